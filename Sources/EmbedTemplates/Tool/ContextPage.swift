import TemplateEngine

/// The page of all names that templates see, read back: what the built-in templates are checked against while the tool is built.
/// Where it is not what the declarations say, the tool takes nothing that comes of it: see `Fingerprint`.
struct ContextPage {
    /// What each template sees, by the template's name.
    private(set) var roots: [String: RecordType] = [:]

    /// All kinds of records. They refer to one another, so a field looks for its type when it is asked, after all are read.
    private final class Records: @unchecked Sendable {
        var byName: [String: RecordType] = [:]

        /// The type that the page writes so: `[Class](#class)?`, `[[Mock](#mock)]`, `[string]`.
        func type(_ text: Substring) -> ValueType {
            if text.last == "?" { return .optional(type(text.dropLast())) }
            if text.last == ")", let end = text.firstIndex(of: "]") {
                return .record(record(String(text[text.index(after: text.startIndex)..<end])))
            }
            if text.first == "[" { return .list(type(text.dropFirst().dropLast())) }
            switch text {
            case "int": return .int
            case "bool": return .bool
            default: return .string
            }
        }

        func record(_ name: String) -> RecordType { byName[name] ?? RecordType(name, doc: "", fields: []) }
    }

    init(_ page: String) {
        let records = Records()
        var rootNames: [String: Substring] = [:]
        for section in page.split(separator: "\n## ") {
            let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
            let cells = rows.map { $0.dropFirst(2).split(separator: " | ", maxSplits: 2) }
            if section.hasPrefix("#") {
                for row in cells where row.count > 1 {
                    for template in row[0].split(separator: "`") where template.hasSuffix(".stencil") {
                        rootNames[String(template)] = row[1]
                    }
                }
                continue
            }
            let name = String(section.prefix { $0 != "\n" })
            let fields = cells.filter { $0.count > 1 }.map { row in
                RecordType.Field(name: row[0].filter { $0 != "`" }, type: records.type(row[1]), doc: "")
            }
            records.byName[name] = RecordType(name, doc: "", fields: fields)
        }
        for (template, text) in rootNames {
            let link = text.hasSuffix(" |") ? text.dropLast(2) : text
            if case .record(let record) = records.type(link) { roots[template] = record }
        }
    }
}
