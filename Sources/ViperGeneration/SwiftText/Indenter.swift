import SwiftSource
import ViperModel

/// Converts rendered text from four spaces per level to the project's indentation.
package struct Indenter: Sendable {
    private let unit: [UInt8]
    /// Whether the project's indentation is four spaces.
    private let isStandard: Bool

    package init(_ indentation: AppSettings.Indentation) {
        unit = Array(indentation.text.utf8)
        isStandard = indentation == .spaces(Self.width)
    }

    private static let width = 4

    /// Stands for a space in the indentation of text from a spec, which `indented(_:)` does not convert. The character
    /// is from a private use area.
    private static let foreignSpace: Unicode.Scalar = "\u{10FFFD}"
    private static let foreignSpaceBytes = Array(String(foreignSpace).utf8)

    /// Returns text from a spec, prepared so that `indented(_:)` keeps the leading spaces of all lines after the first.
    /// A leading tab becomes one level, unless the text has a multiline string literal, which may contain the tab.
    package func protected(_ text: String) -> String {
        let hasLevels = text.utf8.contains(ASCII.tab) && !text.contains("\"\"\"")
        guard !isStandard || hasLevels, text.utf8.contains(ASCII.lineFeed) else { return text }
        var result = String.UnicodeScalarView()
        var isAtStart = false
        for scalar in text.unicodeScalars {
            isAtStart = scalar == "\n" || (isAtStart && (scalar == " " || scalar == "\t"))
            switch scalar {
            case " " where isAtStart && !isStandard: result.append(Self.foreignSpace)
            case "\t" where isAtStart && hasLevels: result += String(repeating: " ", count: Self.width).unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns the text with the project's indentation.
    package func indented(_ bytes: [UInt8]) -> [UInt8] {
        guard !isStandard else { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            index = appendIndentation(of: bytes, at: index, to: &result)
            while index < bytes.count {
                result.append(bytes[index])
                index += 1
                if bytes[index - 1] == 0x0A { break }
            }
        }
        return result
    }

    /// Appends a line's converted indentation, and returns the position after it.
    private func appendIndentation(of bytes: [UInt8], at start: Int, to result: inout [UInt8]) -> Int {
        var index = start
        var spaces = 0
        while index < bytes.count, bytes[index] == 0x20 {
            spaces += 1
            index += 1
        }
        for _ in 0..<(spaces / Self.width) { result += unit }
        for _ in 0..<(spaces % Self.width) { result.append(0x20) }
        while bytes[index...].starts(with: Self.foreignSpaceBytes) {
            result.append(0x20)
            index += Self.foreignSpaceBytes.count
        }
        return index
    }
}
