import Diagnostics
import SwiftSource

extension Diagnostic {
    /// Returns the finding with a suggestion for a misspelled name: a fix-it, a note if that is less certain, or else a
    /// note that lists the candidates.
    func suggesting(_ name: Identifier, among candidates: some Sequence<String>) -> Diagnostic {
        let sorted = candidates.sorted()
        // There are 24 settings at most.
        let listed = sorted.prefix(24).map { "'\($0)'" }.joined(separator: ", ") + (sorted.count > 24 ? ", …" : "")
        let candidate = nearest(to: name.name, in: sorted)
        if let candidate, !isOneEdit(from: name.name, to: candidate) {
            var diagnostic = self
            diagnostic.notes.append("did you mean '\(candidate)'?")
            return diagnostic
        }
        return meaning(
            candidate?.escapedName, insteadOf: name.name, at: name.range,
            otherwise: sorted.isEmpty ? nil : "expected one of: \(listed)")
    }
}
