import Diagnostics
import TemplateEngine
import Testing

/// That a code makes the same template again is tested with all cases of the conformance suite.
@Suite struct ProgramCodeTests {
    private static let root = RecordType(
        "Context", doc: "A context.",
        fields: [
            RecordType.Field(name: "name", type: .string, doc: "A name."),
            RecordType.Field(name: "names", type: .list(.string), doc: "Names."),
        ])
    private let entries = [TemplateEntry("main", root: root)]

    private func sources(_ origin: TemplateSource.Origin = .builtIn, part: String = "part") -> [TemplateSource] {
        let main = #"""
            {% for name in names where name != "\t#\"" %}{% include "part" %}{% endfor %}{{ names|join:", " }}
            """#
        return [("main", "main", main), ("part", part, "é {{ name|upper }}\n")].map { name, path, text in
            TemplateSource(SourceFile(path: path, text: text), name: name, origin: origin)
        }
    }

    private func code() throws -> ProgramCode {
        try #require(TemplateSet(sources: sources(), entries: entries)["main"]).code
    }

    @Test func namesTheTemplatesThatItIsMadeOf() throws {
        #expect(try code().paths == ["main", "part"])
    }

    @Test func isTakenForTemplatesOfTheSamePaths() throws {
        let codes = [try code()]
        let set = try #require(TemplateSet(sources: sources(), entries: entries, codes: codes))
        let values = Record(type: Self.root, values: [.string(""), .list([.string("a"), .string("b")])])
        #expect(String(decoding: try #require(set["main"]).render(values), as: UTF8.self) == "é A\né B\na, b")
        #expect(TemplateSet(sources: sources(part: "other"), entries: entries, codes: codes) == nil)
        #expect(TemplateSet(sources: sources(.project), entries: entries, codes: codes) == nil)
        #expect(TemplateSet(sources: sources(), entries: entries, codes: []) == nil)
    }

    @Test func isNotTakenForOtherRecords() throws {
        let codes = [try code()]
        func isTaken(_ name: String, _ type: ValueType, _ others: [RecordType.Field] = []) -> Bool {
            let fields = [
                RecordType.Field(name: name, type: .string, doc: ""), .init(name: "names", type: type, doc: ""),
            ]
            let root = RecordType("Context", doc: "", fields: fields + others)
            return TemplateSet(sources: sources(), entries: [TemplateEntry("main", root: root)], codes: codes) != nil
        }
        #expect(isTaken("name", .list(.string)))
        #expect(!isTaken("nam", .list(.string)))
        #expect(!isTaken("name", .list(.int)))
        #expect(!isTaken("name", .list(.optional(.string))))
        #expect(!isTaken("name", .list(.string), [RecordType.Field(name: "n", type: .int, doc: "")]))
    }

    @Test func isNotTakenWhereSomethingIsMissingOrTooMuch() throws {
        let code = try code()
        func isTaken(_ numbers: String, _ text: String) -> Bool {
            let damaged = ProgramCode(numbers: numbers, text: text, paths: code.paths)
            return TemplateSet(sources: sources(), entries: entries, codes: [damaged]) != nil
        }
        #expect(isTaken(code.numbers, code.text))
        for length in 0..<code.numbers.utf8.count { #expect(!isTaken(String(code.numbers.prefix(length)), code.text)) }
        #expect(!isTaken(code.numbers + "0", code.text))
        #expect(!isTaken(code.numbers, String(code.text.dropLast())))
        #expect(!isTaken(code.numbers, code.text + " "))
    }

    @Test func aCompilerParsesWhatHasNoCode() throws {
        let compile = TemplateSet.compiler { [] }
        #expect(try #require(compile(sources(), entries)["main"]).code == code())
    }
}
