/// An ID with what Xcode says of it in a comment.
struct Reference: Sendable, Hashable {
    let id: String
    let comment: String

    var text: String { PropertyListText.reference(id, comment) }
}

/// An object that a project is to have.
struct NewObject: Sendable {
    /// The value of a key.
    enum Field: Sendable {
        case string(String)
        case reference(Reference)
        case references([Reference])

        /// Whether a value says this.
        func isSaid(by value: PropertyList?) -> Bool {
            switch self {
            case .string(let text): value?.string == text
            case .reference(let reference): value?.string == reference.id
            case .references(let references): value?.array?.map(\.string) == references.map(\.id)
            }
        }
    }

    let reference: Reference
    let isa: String
    /// In the order of Xcode, which is that of the alphabet.
    let fields: [(key: String, value: Field)]

    /// A file reference or build file, which take a line each; or a group, which takes one for every key.
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

    /// How a project file breaks and indents its lines.
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
