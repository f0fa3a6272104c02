import Diagnostics
import TemplateEngine

/// What templates see, as JSON for people and tools: indented, keys in the order of the context's declaration.
struct JSONText: Sendable {
    private(set) var text = ""

    init(_ record: Record) {
        append(.record(record), indent: 0)
        text += "\n"
    }

    private mutating func append(_ value: Value, indent: Int) {
        switch value {
        case .none: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .int(let int): text += String(int)
        case .string(let string): text += JSONValue.quoted(string)
        case .list(let values):
            append(values, between: "[", "]", indent: indent) { json, value in json.append(value, indent: indent + 1) }
        case .record(let record):
            let fields = zip(record.type.fields, record.values).map { (name: $0.name, value: $1) }
            append(fields, between: "{", "}", indent: indent) { json, field in
                json.text += JSONValue.quoted(field.name)
                json.text += ": "
                json.append(field.value, indent: indent + 1)
            }
        }
    }

    private mutating func append<Element>(
        _ elements: [Element], between open: String, _ close: String, indent: Int,
        each: (inout JSONText, Element) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + blanks(indent + 1)
            each(&self, element)
        }
        text += (elements.isEmpty ? "" : "\n" + blanks(indent)) + close
    }

    private func blanks(_ indent: Int) -> String { String(repeating: "  ", count: indent) }
}
