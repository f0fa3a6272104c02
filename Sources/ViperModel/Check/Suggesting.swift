import Diagnostics
import SwiftSource

extension Diagnostic {
    /// Returns the finding with a suggestion for a misspelled name. If a candidate differs in one letter, adds a
    /// fix-it. If a candidate is similar, adds a note. Otherwise, adds a note that lists the candidates.
    func suggesting(_ name: Identifier, among candidates: some Sequence<String>) -> Diagnostic {
        let sorted = candidates.sorted()
        // 24 names are enough to list all settings.
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
