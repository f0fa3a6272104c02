import Diagnostics
import SwiftSource

extension Diagnostic {
    /// No run suggests more names than anybody corrects at once.
    static let suggestionLimit = 50

    /// Adds a fix-it for a misspelt name, or else a note that lists what there is.
    func suggesting(_ name: Identifier, among candidates: some Sequence<String>) -> Diagnostic {
        let sorted = candidates.sorted()
        var diagnostic = self
        if let candidate = nearest(to: name.name, in: sorted) {
            diagnostic.fixIts.append(
                .init(
                    "replace '\(name.name)' with '\(candidate)'", range: name.range, replacement: candidate.escapedName)
            )
        } else if !sorted.isEmpty {
            let listed = sorted.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
            diagnostic.notes.append("expected one of: \(listed)\(sorted.count > 20 ? ", …" : "")")
        }
        return diagnostic
    }
}
