import Foundation

extension String {
    /// The text without whitespace at its start and end.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The text in lower case and without accents, for a search that ignores case and accents.
    var searchKey: String {
        // Folding is slow, and not needed for most texts.
        if utf8.allSatisfy({ $0 < 128 }) { return lowercased() }
        return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// The text on one line, with a blank for each line break and other control character.
    var oneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return String(map { $0.unicodeScalars.contains(where: \.isControl) ? " " : $0 })
    }
}

extension Unicode.Scalar {
    /// Whether the character is a control character, such as a line end, tab or escape.
    fileprivate var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
        default: false
        }
    }
}
