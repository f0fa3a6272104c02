/// Writes strings and comments as Xcode does.
enum PropertyListText {
    /// Returns a string as it is written in a project file, with quotes if Xcode adds them.
    static func string(_ text: String) -> String {
        let isWord = text.utf8.allSatisfy { $0.isWordByte && $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
        if isWord, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Returns the ID of an object and the comment that Xcode adds: `8A01… /* App.swift */`.
    static func reference(_ id: String, _ comment: String) -> String {
        comment.isEmpty ? string(id) : "\(string(id)) /* \(comment.replacing("*/", with: "* /")) */"
    }
}
