import AppGraph
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Names and comments that want to be more than text.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct HostileTextTests {
    private static let hostile =
        "</script><img src=x onerror=alert(1)>\"'&]]>;#end\\\u{202E}\u{0}\n```style(a:[b]) classDef(a:)[b]"

    private let map = AppMap(
        title: hostile,
        modules: [
            MapModule(
                name: hostile, folder: [hostile], place: hostile, summary: hostile, inputs: [hostile],
                dependencies: [hostile],
                parts: [MapPart(.view, protocolName: hostile, members: [.init(hostile, .generated)])],
                bodies: [
                    FlowBody(
                        owner: .presenter, member: hostile, caller: .view,
                        paths: [
                            .init(condition: hostile, calls: [.init(.other(hostile), hostile)]),
                            .init(condition: "", calls: [], unknownReason: hostile),
                        ])
                ]), MapModule(name: "B", origin: .handWritten),
        ],
        routes: [MapRoute(from: hostile, to: "B", member: hostile, kind: hostile, results: [hostile])], root: hostile)

    private var diagram: SequenceDiagram {
        get throws { try #require(SequenceDiagram(of: Self.hostile, in: map.modules[0])) }
    }

    @Test func picturesAreWellFormedAndHoldNoOtherElement() throws {
        let svgs = [
            SVGMap.document(map, grouping: .folders), SVGSequence.document(try diagram),
            SVGModule.document(map.modules[0], of: map),
        ]
        for svg in svgs {
            let reader = ElementReader()
            let parser = XMLParser(data: Data(svg.utf8))
            parser.delegate = reader
            #expect(parser.parse())
            #expect(
                reader.elements.isSubset(of: ["svg", "title", "desc", "style", "g", "rect", "text", "tspan", "path"]))
            #expect(!svg.contains("\u{202E}"))
        }
    }

    @Test func aPageHasItsOwnScriptsAndNoOther() {
        let page = MapPage.document(map, grouping: .folders)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img"))
        #expect(!page.contains("\u{202E}") && !page.contains("\u{0}"))
        #expect(!page.contains("\\u202e") && !page.contains("\\u0000"))
    }

    @Test func dataIsReadAsItWas() throws {
        let value = try JSONSerialization.jsonObject(with: Data(JSONMap.text(map).utf8)) as? NSDictionary
        #expect(value?["app"] as? String == Self.hostile)
        #expect(try JSONSerialization.jsonObject(with: Data(JSONFlow.text(diagram).utf8)) is NSDictionary)
    }

    @Test func otherToolsGetOneLineForEach() throws {
        let (charts, dots) = (
            [Mermaid.map(map, grouping: .folders), Mermaid.inside(map.modules[0]), Mermaid.flow(try diagram)],
            [Dot.map(map, grouping: .folders), Dot.inside(map.modules[0])]
        )
        for text in charts + dots {
            #expect(!text.contains("\u{202E}") && !text.contains("\u{0}") && !text.contains("\n```"))
        }
        for chart in charts { #expect(MermaidText(chart).faults == []) }
        for line in dots.joined().replacing("\\\\", with: "").replacing("\\\"", with: "").split(separator: "\n") {
            #expect(line.count { $0 == "\"" }.isMultiple(of: 2), "\(line)")
        }
    }
}

/// The names of all elements of a document.
private final class ElementReader: NSObject, XMLParserDelegate {
    private(set) var elements: Set<String> = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.insert(name)
    }
}
