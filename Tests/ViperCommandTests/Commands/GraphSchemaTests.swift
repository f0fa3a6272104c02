import AppGraph
import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// What `graph --format json` writes is what the schema of the documentation says, and no more.
@Suite struct GraphSchemaTests {
    private let schema: JSONSchema

    init() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/viper-gen/viper-gen.docc/GraphData.md")
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json\n")
        schema = try JSONSchema(text: try #require(blocks.last?.components(separatedBy: "```").first))
    }

    @Test(arguments: Goldens.tried)
    func mapsAndFlowsAreAsTheSchemaSays(name: String) throws {
        let map = AppMap(try Goldens.program(name))
        #expect(schema.faults(of: try JSONDocument(text: JSONMap.text(map))) == [])
        for flow in map.flows {
            #expect(schema.faults(of: try JSONDocument(text: JSONFlow.text(flow))) == [], "\(flow.title)")
        }
    }

    /// A map with everything that a map can have, as no golden is.
    private static let full = JSONMap.text(
        AppMap(
            title: "App",
            modules: [
                MapModule(
                    name: "A", folder: ["F"], inputs: ["id: UUID"],
                    parts: [MapPart(.interactor, name: "a", protocolName: "P", members: [.init("m()", .handWritten)])],
                    bodies: [
                        FlowBody(
                            owner: .presenter, member: "m()", caller: .view,
                            paths: [.init(condition: "c", calls: [.init(.view, "v()")], unknownReason: "so")])
                    ])
            ] + (0..<9).map { MapModule(name: "B\($0)") },
            routes: (0..<9).map { MapRoute(from: "A", to: "B\($0)", member: "o()", kind: "push", results: ["r()"]) },
            root: "A"))

    @Test func everythingAtOnceIsAsTheSchemaSays() throws {
        #expect(schema.faults(of: try JSONDocument(text: Self.full)) == [])
    }

    /// What is wrong is found: another key, a key that is gone, another type, and a word that is none.
    @Test(arguments: [
        ("\"when\":", "\"if\":"), ("\"app\":", "\"name\":"), ("\"version\": 1", "\"version\": 2"),
        ("\"unclear\":\"so\"", "\"unclear\":true"), ("\"role\":\"interactor\"", "\"role\":\"model\""),
        ("\"folder\":[\"F\"]", "\"folder\":[null]"),
        ("\"fanOut\"", "\"wide\""), ("\"root\":", "\"more\": 1, \"root\":"),
    ])
    func whatIsWrongIsFound(right: String, wrong: String) throws {
        #expect(Self.full.contains(right))
        #expect(schema.faults(of: try JSONDocument(text: Self.full.replacing(right, with: wrong))) != [])
    }
}
