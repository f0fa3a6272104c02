import Diagnostics
import SwiftSource

extension Diagnostic.FixIt {
    /// Writes another word in place of `word`.
    static func replace(_ word: Identifier, by replacement: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            "replace '\(word.name.firstLine)' by '\(replacement)'", range: word.range, replacement: replacement)
    }
}

extension String {
    /// As much of a text from a spec as a message shows: its first line, forty characters at most.
    var firstLine: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 ? line.prefix(39) + "…" : String(line)
    }
}
