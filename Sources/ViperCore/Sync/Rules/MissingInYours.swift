import Diagnostics
import SwiftSource

extension Rule {
    package static let missingInYours = Rule(
        id: "missingInYours",
        summary: "A file of yours has what the spec leaves to it",
        explanation: """
            What the spec asks of a file that is yours is added to it, and only there: a stub, a property, a parameter of an \
            initialiser, a new signature around your body. That was not done here, for it cannot be told where it belongs: there \
            are two declarations of the class, it stands in '#if', several overloads changed at once, or a comment would be lost. \
            The text to add is shown; the compiler does not accept the module without it. A member that stands in another file of \
            the app's target counts.
            """,
        wrong: "#if DEBUG\nfinal class ListPresenter { … }   // which lacks didSelect(id:)\n#endif",
        right: "func didSelect(id: Int) { … }   // in ListPresenter")
}

extension Diagnostic {
    /// `text` is what to add at `end`.
    static func missingInYours(
        _ names: [String], in type: String, at location: SourceLocation, text: String, end: Int, notes: [Note]
    ) -> Diagnostic {
        let quoted = names.map { "'\($0)'" }
        let list = ([quoted.dropLast().joined(separator: ", ")] + quoted.suffix(1)).filter { !$0.isEmpty }
        return Diagnostic(
            .missingInYours, "'\(type)' lacks \(list.joined(separator: " and "))", at: location, notes: notes,
            fixIts: [FixIt("add to '\(type)'", range: end..<end, replacement: text)])
    }

    static func missingTypeInYours(_ type: String, file: SourceFile, text: String) -> Diagnostic {
        let end = file.bytes.count
        return Diagnostic(
            .missingInYours, "nothing declares '\(type)'", at: SourceLocation(file, 0..<0),
            fixIts: [FixIt("add it", range: end..<end, replacement: text)])
    }
}
