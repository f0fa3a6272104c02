/// A JSON value. Objects keep the order of their keys.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object(KeyValues)

    /// The keys and values of an object, in order.
    package struct KeyValues: Sendable, Hashable, ExpressibleByDictionaryLiteral {
        private(set) var keys: [String] = []
        private(set) var values: [JSONValue] = []

        package init(dictionaryLiteral elements: (String, JSONValue)...) {
            for (key, value) in elements { append(key, value) }
        }

        /// Appends a key with its value.
        package mutating func append(_ key: String, _ value: JSONValue) {
            keys.append(key)
            values.append(value)
        }
    }

    /// The JSON text on one line, without spaces.
    package var text: String { text(indent: nil) }

    /// The JSON text with indented lines, one line for each element.
    package var indentedText: String { text(indent: 0) }

    private func text(indent: Int?) -> String {
        var text = ""
        append(to: &text, indent: indent)
        return text
    }

    /// Appends the JSON text of the value. `indent` is the current level of indentation; nil writes everything on one
    /// line.
    private func append(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .int(let int): text += String(int)
        case .string(let string): text += Self.quoted(string)
        case .array(let values):
            Self.append(values.count, between: "[", "]", to: &text, indent: indent) { text, index, indent in
                values[index].append(to: &text, indent: indent)
            }
        case .object(let object):
            Self.append(object.keys.count, between: "{", "}", to: &text, indent: indent) { text, index, indent in
                text += Self.quoted(object.keys[index]) + (indent == nil ? ":" : ": ")
                object.values[index].append(to: &text, indent: indent)
            }
        }
    }

    /// Appends an array or an object with its brackets. `append` writes the element at an index.
    private static func append(
        _ count: Int, between open: String, _ close: String, to text: inout String, indent: Int?,
        each append: (inout String, _ index: Int, _ indent: Int?) -> Void
    ) {
        let inner = indent.map { $0 + 1 }
        text += open
        for index in 0..<count {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            append(&text, index, inner)
        }
        if let indent, count > 0 { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    /// Returns a JSON string literal. It escapes the characters that JSON forbids, and also the characters that a
    /// terminal would interpret. So the literal has no line break and is safe to print.
    package static func quoted(_ string: String) -> String {
        let escaped = string.replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case " "..."~": nil
            default: scalar.isControl ? String(scalar).utf16.map { "\\u" + $0.hexadecimal(4) }.joined() : nil
            }
        }
        return "\"" + escaped + "\""
    }
}
