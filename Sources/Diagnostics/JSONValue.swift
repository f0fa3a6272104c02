/// A value of JSON, for what machines read. The order of an object's keys is kept.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object(KeyValues)

    /// Keys with their values, in order.
    package struct KeyValues: Sendable, Hashable, ExpressibleByDictionaryLiteral {
        private(set) var keys: [String] = []
        private(set) var values: [JSONValue] = []

        package init(dictionaryLiteral elements: (String, JSONValue)...) {
            for (key, value) in elements { append(key, value) }
        }

        package mutating func append(_ key: String, _ value: JSONValue) {
            keys.append(key)
            values.append(value)
        }
    }

    /// The text of the value on one line, without blanks.
    package var text: String { text(indent: nil) }

    /// The text of the value for people, an element a line.
    package var indentedText: String { text(indent: 0) }

    /// `indent` is the level of the line that the value begins on; nil where there are no lines.
    private func text(indent: Int?) -> String {
        switch self {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .int(let int): String(int)
        case .string(let string): Self.quoted(string)
        case .array(let values):
            "[" + Self.joined(values.map { $0.text(indent: indent.map { $0 + 1 }) }, indent) + "]"
        case .object(let object):
            "{"
                + Self.joined(
                    zip(object.keys, object.values).map { key, value in
                        Self.quoted(key) + (indent == nil ? ":" : ": ") + value.text(indent: indent.map { $0 + 1 })
                    }, indent) + "}"
        }
    }

    private static func joined(_ texts: [String], _ indent: Int?) -> String {
        guard let indent, !texts.isEmpty else { return texts.joined(separator: ",") }
        let blanks = String(repeating: "  ", count: indent)
        return texts.map { "\n  " + blanks + $0 }.joined(separator: ",") + "\n" + blanks
    }

    /// A string with its quotes. Characters that a terminal would obey or reorder its line by are escaped as well as those that
    /// JSON forbids, so the text is safe to look at and has no line break.
    package static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case " "..."~": text.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    for unit in String(scalar).utf16 { text += "\\u" + fourDigits(unit) }
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text + "\""
    }

    private static func fourDigits(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
