import Diagnostics
import SwiftSource

extension Diagnostic {
    /// No run suggests more names than anybody corrects at once.
    static let suggestionLimit = 50

    /// Adds a fix-it for a misspelt name, or else a note that lists what there is.
    func suggesting(_ name: Identifier, among candidates: some Sequence<String>) -> Diagnostic {
        let sorted = candidates.sorted()
        let listed = sorted.prefix(20).map { "'\($0)'" }.joined(separator: ", ") + (sorted.count > 20 ? ", …" : "")
        return meaning(
            nearest(to: name.name, in: sorted)?.escapedName, insteadOf: name.name, at: name.range,
            otherwise: sorted.isEmpty ? nil : "expected one of: \(listed)")
    }
}
