import Diagnostics

/// Estimates the widths of texts without reading a font. Each character counts as some hundredths of the font size.
enum TextWidth {
    /// Returns the width in a monospaced font, in points.
    static func code(_ text: String, size: Int) -> Int { pixels(hundredths: cells(text) * 62, size: size) }

    private static func pixels(hundredths: Int, size: Int) -> Int { (hundredths * size + 99) / 100 }

    /// Returns the width in the bold system font, in points.
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

    /// Returns the text with its middle removed if it is wider than `limit` terminal columns.
    static func shortened(_ text: String, to limit: Int) -> String {
        guard cells(text) > limit else { return text }
        let characters = Array(text)
        let half = max(1, min(characters.count, limit) / 2 - 1)
        return String(characters.prefix(half)) + "…" + String(characters.suffix(half))
    }

    /// Returns the width of a text in terminal columns.
    private static func cells(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    /// Returns whether a scalar is two terminal columns wide: an East Asian letter, or an emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isEastAsianWide || scalar.value >= 0x1F000
    }
}
