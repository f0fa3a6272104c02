import Diagnostics

extension Rule {
    /// Bytes that are no UTF-8 text.
    package static let notText = Rule(
        id: "notText",
        summary: "A spec is UTF-8 text",
        explanation: """
            The file holds a zero byte or bytes that are no UTF-8: it is a binary file, or text in another encoding. Save it as \
            UTF-8. Nothing in it was read.
            """,
        wrong: "(a picture, or text in UTF-16 or Latin-1)",
        right: "module Café {}")
}

extension Diagnostic {
    static func notText(at offset: Int, in file: SourceFile) -> Diagnostic {
        let byte = String(file.bytes[offset], radix: 16, uppercase: true)
        return Diagnostic(
            .notText, "the byte 0x\(byte.count < 2 ? "0" : "")\(byte) is no UTF-8 text; the file was not read",
            at: SourceLocation(file, offset..<offset + 1),
            notes: [Note("save the file as UTF-8")])
    }
}
