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
            let lines = section.split(separator: "\n")
            if section.hasPrefix("#") {
                for row in lines.map({ $0.split(separator: " | ") }) where row.count > 1 {
                    for template in row[0].split(separator: "`") where template.hasSuffix(".stencil") {
                        rootNames[String(template)] = row[1]
                    }
                }
                continue
            }
            let name = String(section.prefix { $0 != "\n" })
            let fields = lines.compactMap { line -> RecordType.Field? in
                let words = line.split(separator: " ", maxSplits: 3)
                guard words.count > 2, words[0] == "-" else { return nil }
                return RecordType.Field(
                    name: words[1].filter { $0 != "`" }, type: records.type(words[2].dropLast()), doc: "")
            }
            records.byName[name] = RecordType(name, doc: "", fields: fields)
        }
        for (template, text) in rootNames {
            let link = text.hasSuffix(" |") ? text.dropLast(2) : text
            if case .record(let record) = records.type(link) { roots[template] = record }
        }
    }
}
