import Diagnostics
import SwiftSource
import ViperSpec

/// Checks that a part has the member that a body calls.
extension BoundaryCheck {
    /// `parameter` is the one by which the class takes a service; nil for a part.
    mutating func checkMember(
        _ member: Identifier, of reference: Reference, _ callee: Callee, by parameter: InitialiserParameter? = nil,
        from caller: Member, in body: Body
    ) {
        let candidates = callee.callable(member.name)
        // What is inherited or added by an extension is not all known here.
        let isLeftToCompiler =
            callee.isOpen || callee.inheritedMembers.contains { $0.baseName == member.name }
            || names.extensionMembers[callee.protocolName]?.contains(member.name) == true
        guard !candidates.isEmpty else {
            if !isLeftToCompiler {
                let suggestedNames = suggested(callee.callableNames)
                diagnostics.reportWithinLimit(
                    Diagnostic(
                        .noSuchMember, "'\(reference.name.name)' has no member '\(member.name)'",
                        at: SourceLocation(body.source, member.range),
                        notes: suggestedNames.isEmpty ? ["add it to \(callee.owner)"] : []
                    ).suggesting(member, among: suggestedNames))
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
            let shown = forms.prefix(4).joined(separator: " or ")
            diagnostics.report(
                .wrongLabels, "'\(reference.name.name).\(member.name)' takes \(shown), not \(call.labelText)",
                at: SourceLocation(body.source, member.range),
                notes: ["write '\(member.name)\(forms.first ?? "()")', or add an overload to \(callee.owner)"])
        }
    }

    /// Reports a router's function that returns the interface of a module without one.
    mutating func checkResult(of member: Member) {
        guard let function = member.requirement.function, let result = function.result else { return }
        for name in result.mentionedNames {
            if let opened = names.missingInterfaces[name] {
                diagnostics.report(
                    .noInterface, "module '\(opened)' has no 'interface' section, so there is nothing to return",
                    at: SourceLocation(member.source, result.range),
                    notes: ["add 'interface { … }' to '\(opened)', or return nothing"])
            }
        }
    }
}

extension Rule {
    static let noInterface = Rule(
        id: "noInterface", summary: "A router returns the interface of a module that has one",
        explanation: """
            'navigation.push' gives what can be asked of the module that was opened: its 'interface' section's protocol. A \
            module without that section gives nothing.
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
        id: "noSuchMember", isAdjustable: true, summary: "A member that is called on a part stands in its section",
        explanation: """
            Parts know each other by the protocols that their sections become. A member that only the class has cannot be \
            called from outside of it. Where the project's own Swift extends the protocol, switch the rule off in App.viper.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view?.shw() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")

    static let wrongLabels = Rule(
        id: "wrongLabels", isAdjustable: true, summary: "A call to another part has the labels of its member",
        explanation: """
            Number and labels of the arguments have to be those that stand in the section. Types are left to the compiler.
            """,
        wrong: "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(\"No\") } } }",
        right:
            "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(error: \"No\") } } }"
    )
}
