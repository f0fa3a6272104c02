import Diagnostics

/// Finds modules with bodies that are not generated, because `emit` includes neither `flows` nor `bodies`.
enum UnemittedBodyCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        // With 'style reactive', 'bodies' cannot be generated without 'flows'.
        let isReactive = program.app.style == .reactive
        let generating: AppSettings.EmittedParts = isReactive ? .flows : [.flows, .bodies]
        let (lack, word) = isReactive ? ("no 'flows'", "flows") : ("neither 'flows' nor 'bodies'", "bodies")
        return program.modules.compactMap { module in
            let members = module.parts.flatMap { module.sections(of: $0) }.flatMap(\.implemented)
            guard
                let firstMember = members.min(by: {
                    $0.nameLocation.range.lowerBound < $1.nameLocation.range.lowerBound
                }),
                program.app.emit(of: module).isDisjoint(with: generating)
            else { return nil }
            let emit = module.own.emitLocation
            return Diagnostic(
                .bodyNotEmitted,
                "body of '\(firstMember.fullName)' is not generated: 'emit' has \(lack)",
                at: firstMember.nameLocation,
                notes: [
                    .init("add ', \(word)' to 'emit', or move the bodies to your classes", at: emit)
                ],
                fixIts: emit.map { [.insert(", \(word)", at: $0.range.upperBound)] } ?? [])
        }
    }
}

extension Rule {
    static let bodyNotEmitted = Rule(
        id: "bodyNotEmitted", severity: .warning, isAdjustable: true,
        summary: "Body in a spec is not generated",
        explanation: """
            With 'flows' or 'bodies' in 'emit', viper-gen generates extensions of the classes from the bodies. With \
            'flows', the extensions also declare the conformances of the classes. With 'bodies', your classes declare \
            the conformances. The module emits neither, so the body has no effect, and the class must implement the \
            member. Add 'flows' or 'bodies' to 'emit', or move the body to the class.
            """,
        wrong: """
            module List {
                emit contract, mocks
                presenter { func didTapClose() { router.close() } }
                router { func close() }
            }
            """,
        right: """
            module List {
                emit contract, bodies, mocks
                presenter { func didTapClose() { router.close() } }
                router { func close() }
            }
            """)
}
