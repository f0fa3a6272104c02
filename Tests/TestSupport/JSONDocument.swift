import Foundation

/// A document of JSON as it was read.
package enum JSONDocument: Decodable, Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONDocument])
    case object([String: JSONDocument])

    package init(text: String) throws { self = try JSONDecoder().decode(JSONDocument.self, from: Data(text.utf8)) }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let array = try? value.decode([JSONDocument].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: JSONDocument].self))
        }
    }

    /// The value of an object's key.
    package subscript(key: String) -> JSONDocument? {
        if case .object(let object) = self { object[key] } else { nil }
    }

    /// The name of its type, as schemas say it.
    var type: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Its text; nil where it is none.
    package var string: String? { if case .string(let string) = self { string } else { nil } }

    /// Its elements; none where it is no array.
    package var elements: [JSONDocument] { if case .array(let elements) = self { elements } else { [] } }

    /// Its keys with their values; none where it is no object.
    var members: [String: JSONDocument] { if case .object(let members) = self { members } else { [:] } }
}
