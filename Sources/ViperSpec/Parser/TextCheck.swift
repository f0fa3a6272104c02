import Diagnostics
import SwiftSource

/// What is checked of a spec's bytes before its tokens are looked at.
enum TextCheck {
    /// A finding for which the file cannot be read at all: its size, or bytes that are no text.
    static func refusal(of file: SourceFile) -> Diagnostic? {
        if file.bytes.count > SpecLimits.fileSize { return .fileTooLarge(file) }
        if !file.isPlainText, let offset = firstNonText(in: file.bytes) { return .notText(at: offset, in: file) }
        return ConflictSearch.first(in: file).map(Diagnostic.conflictMarkers)
    }

    /// The offset of the first zero byte or byte that is no UTF-8.
    private static func firstNonText(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0 { return index }
            guard byte >= 0x80 else {
                index += 1
                continue
            }
            guard let length = sequenceLength(bytes, at: index) else { return index }
            index += length
        }
        return nil
    }

    /// The length of the scalar that begins at `index`, beyond ASCII; nil where it is malformed.
    private static func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int? {
        func isTail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && range.contains(bytes[index + offset])
        }
        switch bytes[index] {
        case 0xC2...0xDF: return isTail(1) ? 2 : nil
        case 0xE0: return isTail(1, 0xA0...0xBF) && isTail(2) ? 3 : nil
        case 0xED: return isTail(1, 0x80...0x9F) && isTail(2) ? 3 : nil
        case 0xE1...0xEF: return isTail(1) && isTail(2) ? 3 : nil
        case 0xF0: return isTail(1, 0x90...0xBF) && isTail(2) && isTail(3) ? 4 : nil
        case 0xF1...0xF3: return isTail(1) && isTail(2) && isTail(3) ? 4 : nil
        case 0xF4: return isTail(1, 0x80...0x8F) && isTail(2) && isTail(3) ? 4 : nil
        default: return nil
        }
    }

    /// Control characters, bidirectional marks and line separators anywhere in the text, at most a few of them; those in
    /// `reported`, which are places of findings that stand already, are left out.
    static func hiddenCharacters(in file: SourceFile, reported: [Range<Int>]) -> [Diagnostic] {
        if file.isPlainText { return [] }
        var findings: [Diagnostic] = []
        let bytes = file.bytes
        var index = 0
        while index < bytes.count, findings.count < SpecLimits.hiddenCharacters {
            if bytes[index].isPlainText {
                index += 1
                continue
            }
            guard let (scalar, length) = hiddenScalar(bytes, at: index) else {
                index += 1
                continue
            }
            let range = index..<index + length
            if !reported.contains(where: { $0.overlaps(range) }) {
                findings.append(.hiddenCharacter(scalar, at: range, in: file))
            }
            index += length
        }
        return findings
    }

    private static func hiddenScalar(_ bytes: [UInt8], at index: Int) -> (Unicode.Scalar, length: Int)? {
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        switch bytes[index] {
        case 0x0D:
            return byte(1) == 0x0A ? nil : ("\r", 1)
        case 0x09, 0x0A:
            return nil
        case 0x00..<0x20, 0x7F:
            return (Unicode.Scalar(bytes[index]), 1)
        case 0xC2 where (0x80...0x9F).contains(byte(1)):
            return (Unicode.Scalar(byte(1)), 2)
        case 0xD8 where byte(1) == 0x9C:
            return ("\u{061C}", 2)
        case 0xE2 where byte(1) == 0x80 && ([0x8E, 0x8F].contains(byte(2)) || (0xA8...0xAE).contains(byte(2))):
            return Unicode.Scalar(UInt32(0x2000) + UInt32(byte(2) & 0x3F)).map { ($0, 3) }
        case 0xE2 where byte(1) == 0x81 && (0xA6...0xA9).contains(byte(2)):
            return Unicode.Scalar(UInt32(0x2040) + UInt32(byte(2) & 0x3F)).map { ($0, 3) }
        default:
            return nil
        }
    }
}

extension Rule {
    static let fileTooLarge = Rule(
        id: "fileTooLarge", summary: "A spec is at most 8 MiB",
        explanation: """
            A spec states the shape of a module on one screen. A larger file is something else that ended up with the ending \
            .viper; it is not read.
            """,
        wrong: "(a file of 9 MiB)",
        right: "module TodoList {}")

    static let hiddenCharacter = Rule(
        id: "hiddenCharacter",
        summary: "Control and bidirectional characters stand nowhere in a spec, not even in comments and strings",
        explanation: """
            Characters that cannot be seen, or that turn the direction of the text around them, make a spec read differently \
            from what it says; and comments and strings are carried into generated code. Write \\u{…} where a string needs one.
            """,
        wrong: "// \u{202E}eteled\nmodule TodoList {}",
        right: "// deleted\nmodule TodoList {}")

    static let notText = Rule(
        id: "notText", summary: "A spec is UTF-8 text",
        explanation: """
            The file holds a zero byte or bytes that are no UTF-8: it is a binary file, or text in another encoding. Save it as \
            UTF-8. Nothing in it was read.
            """,
        wrong: "(a picture, or text in UTF-16 or Latin-1)",
        right: "module Café {}")
}

extension Diagnostic {
    static func fileTooLarge(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .fileTooLarge, "this file has \(file.bytes.count) bytes; a spec has at most \(SpecLimits.fileSize)",
            at: SourceLocation(file, 0..<0),
            notes: [Note("split it: the specs of a project see each other's declarations")])
    }

    static func hiddenCharacter(_ scalar: Unicode.Scalar, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let what = scalar == "\r" ? "a carriage return without a line feed" : "the character U+\(padded)"
        return Diagnostic(
            .hiddenCharacter, "\(what) cannot stand in a spec", at: SourceLocation(file, range),
            notes: [Note("in a string, write it as \\u{\(digits)}")],
            fixIts: [FixIt("delete it", range: range, replacement: "")])
    }

    static func notText(at offset: Int, in file: SourceFile) -> Diagnostic {
        let byte = String(file.bytes[offset], radix: 16, uppercase: true)
        return Diagnostic(
            .notText, "the byte 0x\(byte.count < 2 ? "0" : "")\(byte) is no UTF-8 text; the file was not read",
            at: SourceLocation(file, offset..<offset + 1),
            notes: [Note("save the file as UTF-8")])
    }
}
