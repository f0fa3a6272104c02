import Diagnostics
import SwiftSource

extension Rule {
    package static let wrongLabels = Rule(
        id: "wrongLabels",
        summary: "A call to another part has the labels of its member",
        explanation: """
            Number and labels of the arguments have to be those that stand in the section. Types are left to the compiler.
            """,
        wrong: "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(\"No\") } } }",
        right:
            "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(error: \"No\") } } }"
    )
}

extension Diagnostic {
    static func wrongLabels(
        _ call: Reference.Call, member: Identifier, of role: String, candidates: [Requirement], in source: SourceFile
    ) -> Diagnostic {
        var seen: Set<String> = []
        let forms = candidates.map(\.labelText).filter { seen.insert($0).inserted }
        return Diagnostic(
            .wrongLabels,
            "'\(role).\(member.name)' takes \(forms.prefix(4).joined(separator: " or ")), not \(call.labelText)",
            at: SourceLocation(source, member.range),
            notes: [Note("write '\(member.name)\(forms.first ?? "()")', or add an overload to the section")])
    }
}
