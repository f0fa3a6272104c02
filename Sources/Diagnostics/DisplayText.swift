/// Returns the text in a form that is safe to print in a terminal. Invisible characters, and characters that move the
/// cursor or change the direction of text, become Swift escapes such as `\u{202E}`.
///
/// Line feeds and tabs are escaped too; `printableLines` keeps them.
package func printable(_ text: some StringProtocol) -> String {
    var text = String(text)
    if text.withUTF8({ $0.allSatisfy { (0x20...0x7E).contains($0) } }) { return text }
    return text.unicodeScalars.map { printable($0) }.joined()
}

/// Returns the text like `printable`, but keeps its line feeds and tabs.
package func printableLines(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return text }
    return text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? String($0) : printable($0) }.joined()
}

/// Returns the scalar, or a Swift escape if the scalar is not safe to print in a terminal.
package func printable(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{200C}", "\u{200D}": String(scalar)  // they join letters and emoji, and do no harm
    case " "..."~": String(scalar)
    default: scalar.isControl ? scalar.unicodeEscape : String(scalar)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is invisible, and may move the cursor, end the line or change the direction of text.
    var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// The escape in Swift literals: `\u{202E}`.
    package var unicodeEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension BinaryInteger {
    /// Returns the number in hexadecimal, with leading zeros up to `count` digits.
    package func hexadecimal(_ count: Int, uppercase: Bool = false) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}

/// Returns how many terminal columns a character takes: 2 for emoji and East Asian wide letters, 0 for a combining
/// mark, otherwise 1.
func displayWidth(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII { return scalars.contains("\u{FE0F}") && scalars.count > 1 ? 2 : 1 }
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || $0.isEastAsianWide }) {
        return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return first == "\u{200C}" || first == "\u{200D}" ? 0 : 1
    }
}

extension Unicode.Scalar {
    /// Whether a terminal shows the scalar two columns wide, like East Asian letters. The check lists Unicode blocks,
    /// because the standard library has no such property.
    package var isEastAsianWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x17000...0x18AFF, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

/// Returns a count with its noun: `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension String {
    /// Returns the text with each scalar replaced by the result of `replacement`. If the result is nil, the scalar
    /// stays.
    package func replacingScalars(by replacement: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let other = replacement(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
        }
    }

    /// Returns the text, filled up with spaces at its end to `count` characters.
    package func padded(to count: Int) -> String { self + String(repeating: " ", count: max(0, count - self.count)) }

    /// Splits the text at spaces and line breaks, and returns the words as lines. A word that would make its line too
    /// long begins a new line.
    package func lines(breaking isTooLong: (String) -> Bool) -> [String] {
        split { $0 == " " || $0 == "\n" }.reduce(into: []) { lines, word in
            if let last = lines.last, case let longer = last + " " + word, !isTooLong(longer) {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
    }

    /// The text with its indefinite article: `a view`, `an interactor`.
    package var withArticle: String { (first.map { "aeiou".contains($0) } == true ? "an " : "a ") + self }
}
