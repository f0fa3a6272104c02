import SwiftSource
import ViperModel

/// Brings rendered text from four spaces a level to the project's indentation.
package struct Indenter: Sendable {
    private let unit: [UInt8]
    /// Text is rendered as it is to be.
    private let isStandard: Bool

    package init(_ indentation: AppSettings.Indentation) {
        unit = Array(indentation.text.utf8)
        isStandard = indentation == .spaces(Self.width)
    }

    private static let width = 4

    /// Text from a spec keeps its own indentation inside: this marks a space that is not viper-gen's. It is for private
    /// use, and stands at the start of lines alone.
    private static let foreignSpace: Unicode.Scalar = "\u{10FFFD}"
    private static let foreignSpaceBytes = Array(String(foreignSpace).utf8)

    /// The lines of a text below its first, their white space marked as somebody else's. A tab is a level, but for texts with
    /// strings of several lines, whose value it may be.
    package func protected(_ text: String) -> String {
        let hasLevels = text.utf8.contains(Ascii.tab) && !text.contains("\"\"\"")
        guard !isStandard || hasLevels, text.utf8.contains(Ascii.lineFeed) else { return text }
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

    /// The text with each level indented as the app wants it.
    package func indented(_ bytes: [UInt8]) -> [UInt8] {
        guard !isStandard else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
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

    /// Appends the white space that a line begins with; returns where its text does.
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
