import Diagnostics
import SwiftSource

extension Diagnostic {
    /// Adds a fix-it for a misspelled name, a note where that is less certain, or else a note that lists what there is.
    func suggesting(_ name: Identifier, among candidates: some Sequence<String>) -> Diagnostic {
        let sorted = candidates.sorted()
        // As many as there are settings.
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
