import Diagnostics
import SwiftSource

extension Rule {
    package static let missingInYours = Rule(
        id: "missingInYours",
        severity: .warning,
        summary: "A file of yours has what the spec leaves to it",
        explanation: """
            Files that are yours are written once, where there is none. What the spec asks of them later is yours to add: a \
            member that is new or has another name or other labels, or a dependency, with its property and the initialiser. The \
            text to add is shown; the compiler does not accept the module without it. A member that stands in another file of \
            the app's target counts.
            """,
        wrong: "module List { view { func show(); func hide() } }   // ListViewController has no hide()",
        right: "func hide() { … }   // in ListViewController")
}

extension Diagnostic {
    /// `text` is what to add at `end`; `replaced` is an initialiser that it takes the place of.
    static func missingInYours(
        _ names: [String], in type: String, at location: SourceLocation, text: String, end: Int,
        replaced: SourceLocation?
    ) -> Diagnostic {
        let quoted = names.map { "'\($0)'" }
        let list = ([quoted.dropLast().joined(separator: ", ")] + quoted.suffix(1)).filter { !$0.isEmpty }
        return Diagnostic(
            .missingInYours, "'\(type)' lacks \(list.joined(separator: " and "))", at: location,
            notes: replaced.map { [Note("the new initialiser takes the place of this one", at: $0)] } ?? [],
            fixIts: [FixIt("add to '\(type)'", range: end..<end, replacement: text)])
    }

    static func missingTypeInYours(_ type: String, file: SourceFile, text: String) -> Diagnostic {
        let end = file.bytes.count
        return Diagnostic(
            .missingInYours, "nothing declares '\(type)'", at: SourceLocation(file, 0..<0),
            fixIts: [FixIt("add it", range: end..<end, replacement: text)])
    }
}
