import Foundation

extension String {
    /// Without white space around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What two texts have in common that differ in case, accents and the space around them only.
    var searchKey: String {
        // Folding is slow, and most text has nothing to fold.
        if utf8.allSatisfy({ $0 < 128 }) { return lowercased().trimmed }
        return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).trimmed
    }

    /// On one line, without anything that moves a terminal's cursor.
    var oneLine: String {
        if utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) { return self }
        return String(map { $0.isControl ? " " : $0 })
    }
}

extension Character {
    /// Line ends, tabs, escapes and their like.
    var isControl: Bool {
        isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
