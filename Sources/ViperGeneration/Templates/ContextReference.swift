import TemplateEngine
import ViperModel

/// The reference of all data that templates see, made from the record schemas: `Templates/CONTEXT.md`.
package struct ContextReference: Sendable {
    /// A record type whose fields are the top-level names in some templates, and the names of these templates.
    package struct Root: Sendable {
        let templates: String
        let type: RecordType

        package init(_ templates: String, _ type: RecordType) {
            self.templates = templates
            self.type = type
        }
    }

    private let roots: [Root]

    /// Creates the reference of all generated files' templates and of `others`.
    package init(besides others: [Root]) {
        var byType: [RecordType: [String]] = [:]
        for template in FileTemplate.allCases { byType[template.root, default: []].append("`\(template.rawValue)`") }
        for template in Kit.builtIn.flatMap(\.supportTemplates) {
            byType[SupportRecord.schema.type, default: []].append("`\(template)`")
        }
        byType[TemplateHead.Subject.module.root, default: []].append("your own template with a header `{# file: … #}`")
        byType[TemplateHead.Subject.app.root, default: []].append("your own template whose header says `for: app`")
        let types = FileTemplate.allCases.map(\.root) + TemplateHead.Subject.allCases.map(\.root)
        roots = types.unique.map { Root((byType[$0] ?? []).joined(separator: ", "), $0) } + others
    }

    /// The page in Markdown.
    package var text: String {
        let types = reached()
        let heading = """
            # What templates see

            This page lists the values that each template can use. `viper-gen context` prints the page, and `viper-gen context \
            MODULE` prints the values of a module. A type in brackets is a list. A value of a type with `?` can be absent: test \
            the value before you print it or use its members. Templates are in `Templates/`. In the table, `kit/` stands for the \
            folder of the UI kit, such as `uikit/`.

            | template | sees |
            |---|---|

            """
        let table = roots.map { "| \($0.templates) | \(link($0.type)) |\n" }.joined()
        return heading + table + types.map(section(of:)).joined()
    }

    /// Returns all record types in the order of their first mention.
    private func reached() -> [RecordType] {
        var types: [RecordType] = []
        var seen: Set<RecordType> = []
        var queue = roots.map(\.type)[...]
        while let type = queue.popFirst() {
            guard seen.insert(type).inserted else { continue }
            types.append(type)
            queue += type.fields.compactMap { $0.type.record }
        }
        return types
    }

    private func section(of type: RecordType) -> String {
        let rows = type.fields.map { "- `\($0.name)` \(text(of: $0.type)): \($0.doc)\n" }
        return "\n## \(type.name)\n\(type.doc)\n" + rows.joined()
    }

    private func text(of type: ValueType) -> String {
        switch type {
        case .string, .int, .bool: type.description
        case .list(let element): "[" + text(of: element) + "]"
        case .optional(let wrapped): text(of: wrapped) + "?"
        case .record(let record): link(record)
        }
    }

    private func link(_ type: RecordType) -> String { "[\(type.name)](#\(type.name.lowercased()))" }
}

extension ValueType {
    /// The type of the record that the value is or contains; nil if there is none.
    fileprivate var record: RecordType? {
        switch self {
        case .string, .int, .bool: nil
        case .list(let element): element.record
        case .optional(let wrapped): wrapped.record
        case .record(let record): record
        }
    }
}
