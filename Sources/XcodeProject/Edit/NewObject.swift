/// The ID of an object, and the comment that Xcode writes after it: `8A01… /* App.swift */`.
struct Reference: Sendable, Hashable {
    let id: String
    let comment: String

    var text: String { PropertyListText.reference(id, comment) }
}

/// An object to add to the project.
struct NewObject: Sendable {
    /// The value for a key.
    enum Field: Sendable {
        case string(String)
        case reference(Reference)
        case references([Reference])

        /// Returns whether a parsed value equals this value.
        func isEqual(to value: PropertyList?) -> Bool {
            switch self {
            case .string(let text): value?.string == text
            case .reference(let reference): value?.string == reference.id
            case .references(let references): value?.array?.map(\.string) == references.map(\.id)
            }
        }
    }

    let reference: Reference
    let isa: String
    /// The fields except `isa`, in alphabetical order as in Xcode.
    let fields: [(key: String, value: Field)]

    /// Returns the text of the object. A group has a line for each key; other objects have a single line.
    func text(_ layout: Layout, indent: String) -> String {
        let fields = [("isa", Field.string(isa))] + fields
        guard isa.hasSuffix("Group") else {
            let body = fields.map { "\($0.0) = \(Self.text($0.1, layout, indent: "")); " }.joined()
            return "\(indent)\(reference.text) = {\(body)};\(layout.lineBreak)"
        }
        let inner = indent + layout.level
        let lines = fields.map { "\(inner)\($0.0) = \(Self.text($0.1, layout, indent: inner));\(layout.lineBreak)" }
        return "\(indent)\(reference.text) = {\(layout.lineBreak)\(lines.joined())\(indent)};\(layout.lineBreak)"
    }

    static func text(_ field: Field, _ layout: Layout, indent: String) -> String {
        switch field {
        case .string(let text): return PropertyListText.string(text)
        case .reference(let reference): return reference.text
        case .references(let references):
            let lines = references.map { "\(indent)\(layout.level)\($0.text),\(layout.lineBreak)" }
            return "(\(layout.lineBreak)\(lines.joined())\(indent))"
        }
    }

    /// The line break and the indentation of a project file.
    struct Layout: Sendable {
        let lineBreak: String
        let level: String

        init(_ bytes: [UInt8]) {
            let first = bytes.firstIndex(of: 0x0A)
            lineBreak = first.map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
            level =
                bytes.dropFirst((first ?? 0) + 1).first { $0 != 0x0A && $0 != 0x0D && $0 != 0x7B } == 0x20
                ? "    " : "\t"
        }
    }
}
