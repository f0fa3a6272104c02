import Diagnostics
import SwiftSource

/// Checks of a spec's bytes, made before parsing.
enum TextCheck {
    /// Returns an error if the file cannot be parsed: it is too large, is not UTF-8 text, or contains merge conflict
    /// markers.
    static func refusal(of file: SourceFile) -> Diagnostic? {
        if file.bytes.count > SpecLimits.fileSize {
            return Diagnostic(
                .fileTooLarge, "file has \(file.bytes.count) bytes; the limit is \(SpecLimits.fileSize)",
                at: SourceLocation(file, 0..<0),
                notes: ["split it into several specs; they can use each other's declarations"])
        }
        if !file.isPlainText, let offset = firstNonText(in: file.bytes) {
            let byte = file.bytes[offset].hexadecimal(2, uppercase: true)
            return Diagnostic(
                .notText, "byte 0x\(byte) is not UTF-8 text",
                at: SourceLocation(file, offset..<offset + 1), notes: ["save the file as UTF-8"])
        }
        return ConflictSearch.first(in: file).map(Diagnostic.conflictMarkers)
    }

    /// Returns the offset of the first byte that is zero or not UTF-8.
    private static func firstNonText(in bytes: [UInt8]) -> Int? {
        [bytes.firstIndex(of: 0), UTF8Decoding.firstMalformed(in: bytes)].compactMap(\.self).min()
    }

    /// Returns an error for each control character, bidirectional mark and line separator, up to a limit.
    ///
    /// - Parameter reported: The ranges of errors that were already reported.
    static func hiddenCharacters(in file: SourceFile, reported: [Range<Int>]) -> [Diagnostic] {
        if file.isPlainText { return [] }
        var findings: [Diagnostic] = []
        var end = 0
        for scalar in file.text(file.bytes.indices).unicodeScalars where findings.count < SpecLimits.hiddenCharacters {
            let range = end..<end + UTF8.width(scalar)
            end = range.upperBound
            let endsLine = scalar == "\r" && end < file.bytes.count && file.bytes[end] == 0x0A
            if isHidden(scalar), !endsLine, !reported.contains(where: { $0.overlaps(range) }) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let padded = scalar.value.hexadecimal(4, uppercase: true)
                let what = scalar == "\r" ? "carriage return without a line feed" : "character U+\(padded)"
                findings.report(
                    .hiddenCharacter, "\(what) is not allowed in a spec", at: SourceLocation(file, range),
                    notes: ["in a string, write it as \\u{\(digits)}"], fixIts: [.delete(range)])
            }
        }
        return findings
    }

    /// Returns whether a spec may not contain the character because it is invisible. Tabs, line feeds and a byte
    /// order mark are allowed.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isInvisible && !["\t", "\n", "\u{FEFF}"].contains(scalar)
    }
}

extension Rule {
    static let fileTooLarge = Rule(
        id: "fileTooLarge", summary: "Spec is larger than 8 MiB",
        explanation: """
            A spec shows the structure of a module on one screen. A file of this size is probably something else with \
            the extension .viper. It was not read.
            """,
        wrong: "(a file of 9 MiB)",
        right: "module TodoList {}")

    static let hiddenCharacter = Rule(
        id: "hiddenCharacter",
        summary: "Invisible or bidirectional control character",
        explanation: """
            Invisible characters, and characters that change the text direction, make a spec look different from its \
            content. This is true in comments and strings too, which viper-gen copies into generated code. Delete the \
            character. In a string, write \\u{…}.
            """,
        wrong: "// \u{202E}eteled\nmodule TodoList {}",
        right: "// deleted\nmodule TodoList {}")

    static let notText = Rule(
        id: "notText", summary: "Spec is not UTF-8 text",
        explanation: """
            The file contains a zero byte or bytes that are not UTF-8: it is a binary file or has another encoding. It \
            was not read. Save it as UTF-8.
            """,
        wrong: "(a picture, or text in UTF-16 or Latin-1)",
        right: "module Café {}")
}
