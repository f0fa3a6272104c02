import TemplateEngine

/// Reads the values of a conformance case, from which their types follow:
///
///     name: "Todo"
///     count: 3
///     doc?: "optional and there"
///     note?: absent string
///     tags: empty string
///     members: [Member{ name: "a", isAsync: true }, Member{ name: "b", isAsync: false }]
struct ValuesReader {
    private let text: [Character]
    private var index = 0

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func read(_ text: String) throws -> Record {
        var reader = ValuesReader(text: Array(text))
        return try reader.record(named: "Context", until: nil)
    }

    private init(text: [Character]) { self.text = text }

    private mutating func skipSpace() {
        while index < text.count, text[index].isWhitespace || text[index] == "," { index += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard index < text.count, text[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Character) throws {
        guard take(character) else { throw failure("'\(character)' expected") }
    }

    private func failure(_ message: String) -> Failure {
        Failure(description: "\(message) before '\(String(text[min(index, text.count)...].prefix(20)))'")
    }

    private mutating func word() throws -> String {
        skipSpace()
        let start = index
        while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" { index += 1 }
        guard start < index else { throw failure("a word expected") }
        return String(text[start..<index])
    }

    private mutating func record(named name: String, until end: Character?) throws -> Record {
        var fields: [RecordType.Field] = []
        var values: [Value] = []
        while true {
            skipSpace()
            if let end, take(end) { break }
            if end == nil, index == text.count { break }
            let field = try word()
            let isOptional = take("?")
            try expect(":")
            let (value, type) = try value()
            fields.append(
                RecordType.Field(name: field, type: isOptional ? type.orAbsent : type, doc: "The field \(field)."))
            values.append(value)
        }
        return Record(type: RecordType(name, doc: "A record.", fields: fields), values: values)
    }

    private mutating func value() throws -> (Value, ValueType) {
        skipSpace()
        guard index < text.count else { throw failure("a value expected") }
        if text[index] == "\"" { return (.string(try string()), .string) }
        if take("[") { return try list() }
        if take("{") {
            let record = try record(named: "Record", until: "}")
            return (.record(record), .record(record.type))
        }
        let isNegative = take("-")
        let word = try word()
        if let number = Int((isNegative ? "-" : "") + word) { return (.int(number), .int) }
        switch word {
        case "true": return (.bool(true), .bool)
        case "false": return (.bool(false), .bool)
        case "absent": return (.none, .optional(try type(try self.word())))
        case "empty": return (.list([]), .list(try type(try self.word())))
        default:
            guard take("{") else { throw failure("a value expected after '\(word)'") }
            let record = try record(named: word, until: "}")
            return (.record(record), .record(record.type))
        }
    }

    private func type(_ name: String) throws -> ValueType {
        switch name {
        case "string": .string
        case "int": .int
        case "bool": .bool
        case "strings": .list(.string)
        default: throw failure("a type expected")
        }
    }

    /// The elements are of the first one's type.
    private mutating func list() throws -> (Value, ValueType) {
        var elements: [Value] = []
        var type: ValueType?
        while !take("]") {
            let (value, itsType) = try value()
            if case .record(let record) = value, case .record(let first)? = type {
                guard record.type.fields.map(\.name) == first.fields.map(\.name) else {
                    throw failure("the elements of a list have the same fields")
                }
                elements.append(.record(Record(type: first, values: record.values)))
            } else {
                elements.append(value)
            }
            type = type ?? itsType
        }
        guard let type else { throw failure("'empty string' expected for an empty list") }
        return (.list(elements), .list(type))
    }

    private mutating func string() throws -> String {
        index += 1
        var result = ""
        while index < text.count, text[index] != "\"" {
            if text[index] == "\\", index + 1 < text.count {
                index += 1
                let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0"]
                if text[index] == "u" {
                    index += 1
                    try expect("{")
                    let number = try word()
                    try expect("}")
                    guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
                        throw failure("no scalar: \(number)")
                    }
                    result.unicodeScalars.append(scalar)
                    continue
                }
                result.append(escapes[text[index]] ?? text[index])
            } else {
                result.append(text[index])
            }
            index += 1
        }
        guard index < text.count else { throw failure("'\"' expected") }
        index += 1
        return result
    }
}
