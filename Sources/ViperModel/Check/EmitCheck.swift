import Diagnostics

/// Finds modules whose own `emit` setting omits code that another module needs.
enum EmitCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        guard program.modules.contains(where: { $0.own.emit != nil }) else { return [] }
        let byName = Dictionary(firstOf: program.modules.map { ($0.name, $0) })
        return program.modules.flatMap { module in
            let emit = program.app.emit(of: module)
            let others = (module.opens + module.delegations.map(\.module)).reduce(into: [String]()) {
                if !$0.contains($1), $1 != module.name { $0.append($1) }
            }
            return others.compactMap { byName[$0] }.compactMap { other -> Diagnostic? in
                let missing = needs(of: module, emitting: emit, from: other).subtracting(program.app.emit(of: other))
                return missing.isEmpty ? nil : finding(other, missing, for: module)
            }
        }
    }

    /// Returns the code that `other` must emit, because the generated code of `module` uses it.
    private static func needs(
        of module: Module, emitting emit: AppSettings.EmittedParts, from other: Module
    ) -> AppSettings.EmittedParts {
        var needs: AppSettings.EmittedParts = []
        let hasProtocols = other.delegate != nil || other.interface != nil
        if emit.contains(.flows) {
            if module.opens.contains(other.name) { needs.insert(.assembly) }
            if hasProtocols { needs.insert(.contract) }
        }
        if emit.contains(.tests), hasProtocols { needs.insert(.mocks) }
        return needs
    }

    private static func finding(_ other: Module, _ missing: AppSettings.EmittedParts, for module: Module) -> Diagnostic?
    {
        guard let place = other.own.emitLocation else { return nil }
        let words = AppSettings.EmittedParts.words.filter { missing.contains($0.value) }.map(\.key)
        let verb = module.opens.contains(other.name) ? "opens it" : "is its delegate"
        return Diagnostic(
            .emitsTooLittle,
            "'\(other.name)' does not emit \(words.joined(separator: " or ")), but module '\(module.name)' \(verb)",
            at: place,
            notes: [
                .init(
                    "this module needs the missing parts; if you write them yourself, switch the rule off in App.viper",
                    at: module.location)
            ],
            fixIts: [.insert(", " + words.joined(separator: ", "), at: place.range.upperBound)])
    }
}

extension Rule {
    static let emitsTooLittle = Rule(
        id: "emitsTooLittle", isAdjustable: true,
        summary: "'emit' omits a part that is required",
        explanation: """
            A router opens another module with its destination, which 'assembly' generates. All generated code needs \
            the protocols that 'contract' generates. Tests that use the module need the mocks that 'mocks' generates. \
            Add the missing part to 'emit'. If you write the missing code yourself, switch this rule off in App.viper.
            """,
        wrong: """
            module List { router { func open() { navigation.push(DetailModule()) } } }
            module Detail { emit contract, mocks }
            """,
        right: """
            module List { router { func open() { navigation.push(DetailModule()) } } }
            module Detail { emit contract, classes, assembly, mocks }
            """)
}
