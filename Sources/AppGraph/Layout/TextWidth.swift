import Diagnostics

/// How wide texts are, without a font: close enough for boxes and labels to have room for them. Characters are measured in
/// hundredths of the font's size.
enum TextWidth {
    /// The width in a monospaced font.
    static func code(_ text: String, size: Int) -> Int { pixels(hundredths: cells(text) * 62, size: size) }

    private static func pixels(hundredths: Int, size: Int) -> Int { (hundredths * size + 99) / 100 }

    /// The width in the system's font, at its boldest.
    static func words(_ text: String, size: Int) -> Int {
        let hundredths = text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar {
            case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", " ", "t", "f", "r": sum + 40
            case "m", "w", "M", "W", "@": sum + 95
            case "A"..."Z": sum + 74
            default: sum + (isWide(scalar) ? 105 : 63)
            }
        }
        return pixels(hundredths: hundredths, size: size)
    }

    /// A text that has its middle cut out where it takes more than `limit` columns of a terminal.
    static func shortened(_ text: String, to limit: Int) -> String {
        guard cells(text) > limit else { return text }
        let characters = Array(text)
        let half = max(1, min(characters.count, limit) / 2 - 1)
        return String(characters.prefix(half)) + "…" + String(characters.suffix(half))
    }

    /// How many columns of a terminal a text takes.
    private static func cells(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    /// Whether a scalar takes two columns: it is of an East Asian script, or an emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isEastAsianWide || scalar.value >= 0x1F000
    }
}
