import Testing

@testable import TemplateEngine

private struct Tree: TemplateRecord {
    var name: String
    var note: String?
    var children: [Tree] = []

    static let schema = RecordSchema<Self>("Tree", doc: "A tree.") {
        Field("name", "Its name.") { $0.name }
        Field("note", "A remark.") { $0.note }
        Field("children", "What hangs below it.") { $0.children }
        Field("size", "How many children.") { $0.children.count }
    }
}

@Suite struct RecordSchemaTests {
    @Test func typesAreThoseOfTheGetters() {
        let types = Tree.schema.type.fields.map { "\($0.name): \($0.type.description)" }
        #expect(types == ["name: string", "note: string?", "children: [Tree]", "size: int"])
    }

    @Test func recordsHoldTheValuesInTheOrderOfTheFields() throws {
        let record = Tree(name: "a", children: [Tree(name: "b", note: "x")]).templateRecord
        guard case .string("a") = record.values[0], case .none = record.values[1],
            case .list(let children) = record.values[2],
            case .record(let child) = try #require(children.first), case .string("x")? = child["note"]
        else {
            Issue.record("unexpected values: \(record.values)")
            return
        }
        #expect(child.type === Tree.schema.type)
    }
}
