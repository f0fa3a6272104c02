import Diagnostics
import SwiftSource
import ViperSpec

extension BoundaryCheck {
    /// Checks that a part or service has the called member, with these labels and effects.
    ///
    /// - Parameter parameter: The section parameter that passes the service; nil for a part.
    mutating func checkMember(
        _ member: Identifier, of reference: Reference, _ callee: Callee, by parameter: InitializerParameter? = nil,
        from caller: Member, in body: Body
    ) {
        let candidates = callee.callable(member.name)
        // viper-gen does not know all inherited members and all members in extensions.
        let isLeftToCompiler =
            callee.isOpen || callee.inheritedMembers.contains { $0.baseName == member.name }
            || names.extensionMembers[callee.protocolName]?.contains(member.name) == true
        guard !candidates.isEmpty else {
            if !isLeftToCompiler {
                diagnostics.reportWithinLimit(
                    Diagnostic(
                        .noSuchMember, "'\(reference.name.name)' has no member '\(member.name)'",
                        at: SourceLocation(body.source, member.range),
                        notes: callee.callableNames.isEmpty ? ["declare it in \(callee.owner)"] : []
                    ).suggesting(member, among: callee.callableNames))
            }
            return
        }
        if isLeftToCompiler { return }
        checkChange(member, of: reference, candidates, of: callee, by: parameter, in: body)
        checkEffects(
            of: reference, "\(reference.name.name).\(member.name)", candidates, of: callee, from: caller,
            at: SourceLocation(body.source, member.range))
        guard let call = reference.call else { return }
        if !candidates.contains(where: { $0.function?.fits(call) ?? true }) {
            let forms = candidates.map(\.labelText).unique
            let shown = forms.prefix(4).map { "'\($0)'" }.joined(separator: " or ")
            diagnostics.report(
                .wrongLabels,
                "incorrect argument labels in call to '\(reference.name.name).\(member.name)' (have '\(call.labelText)', expected \(shown))",
                at: SourceLocation(body.source, member.range),
                notes: ["write '\(member.name)\(forms.first ?? "()")', or add an overload to \(callee.owner)"])
        }
    }

    /// Reports a router's function that returns the interface of a module without an `interface` section.
    mutating func checkResult(of member: Member) {
        guard let function = member.requirement.function, let result = function.result else { return }
        for name in result.mentionedNames {
            if let opened = names.missingInterfaces[name] {
                diagnostics.report(
                    .noInterface, "module '\(opened)' has no interface to return",
                    at: SourceLocation(member.source, result.range),
                    notes: ["add 'interface { … }' to '\(opened)', or return nothing"])
            }
        }
    }
}

extension Rule {
    static let noInterface = Rule(
        id: "noInterface", summary: "Router returns the interface of a module that has none",
        explanation: """
            'navigation.push' returns the opened module's interface, the protocol of its 'interface' section. Add that \
            section to the module, or return nothing.
            """,
        wrong: """
            module A { router { func open() -> (any RepoModuleProtocol)? { navigation.push(RepoModule()) } } }
            module Repo {}
            """,
        right: """
            module A { router { func open() -> (any RepoModuleProtocol)? { navigation.push(RepoModule()) } } }
            module Repo { interface { func reload() } }
            """)

    package static let noSuchMember = Rule(
        id: "noSuchMember", isAdjustable: true, summary: "Called member is not declared in the section",
        explanation: """
            Parts use each other through the protocols generated from their sections. Other parts cannot call a member \
            that only the class has. Declare the member in the section. If your own Swift extends the protocol, switch \
            the rule off in App.viper.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view?.shw() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")

    static let wrongLabels = Rule(
        id: "wrongLabels", isAdjustable: true, summary: "Wrong argument labels in a call to another part",
        explanation: """
            The number and the labels of the arguments must match the member in the section. The compiler checks the \
            types.
            """,
        wrong: "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(\"No\") } } }",
        right:
            "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(error: \"No\") } } }"
    )
}
