import Diagnostics
import SwiftSource

extension Diagnostic {
    /// No run suggests more names than anybody corrects at once.
    static let suggestionLimit = 50

    /// Adds a fix-it for a misspelled name, a note where that is less certain, or else a note that lists what there is.
    func suggesting(_ name: Identifier, among candidates: some Sequence<String>) -> Diagnostic {
        let sorted = candidates.sorted()
        var diagnostic = self
        let candidate = nearest(to: name.name, in: sorted)
        if let candidate, !isOneEdit(from: name.name, to: candidate) {
            diagnostic.notes.append("did you mean '\(candidate)'?")
        } else if let candidate {
            diagnostic.fixIts.append(
                .init("replace '\(name.name)' by '\(candidate)'", range: name.range, replacement: candidate.escapedName)
            )
        } else if !sorted.isEmpty {
            let listed = sorted.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
            diagnostic.notes.append("there is: \(listed)\(sorted.count > 20 ? ", …" : "")")
        }
        return diagnostic
    }
}
