import Foundation

extension String {
    /// Without white space around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What two texts have in common that differ in case and accents only.
    var searchKey: String {
        // Folding is slow, and most text has nothing to fold.
        if utf8.allSatisfy({ $0 < 128 }) { return lowercased() }
        return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// On one line, without anything that moves a terminal's cursor.
    var oneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return String(map { $0.unicodeScalars.contains(where: \.isControl) ? " " : $0 })
    }
}

extension Unicode.Scalar {
    /// Line ends, tabs, escapes and their like.
    fileprivate var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
        default: false
        }
    }
}
