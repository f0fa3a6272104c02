import AppGraph
import Foundation
import Testing

@Suite struct MapPageTests {
    @Test func itsPolicyKnowsItsProgramAndItsStyle() {
        let page = MapPage.document(.synthetic(4, seed: 1), grouping: .flat)
        for text in [MapPage.script, MapPage.style] {
            let digest = "sha256-" + Data(SHA256.digest(Array(text.utf8))).base64EncodedString()
            #expect(page.contains("'\(digest)'"), "MapPage.swift has to say \(digest)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test func digestsAreThoseOfTheStandard() {
        let digest = SHA256.digest(Array("abc".utf8)).map { String($0, radix: 16) }
        #expect(digest.joined().hasPrefix("ba7816bf8f1cfea414140de5dae2223"))
    }

    @Test func itAsksForNothing() {
        let page = MapPage.document(.synthetic(40, seed: 1), grouping: .folders)
        for word in ["http:", "https:", "src=", "href=", "url(", "@import", "fetch(", "innerHTML", "eval("] {
            #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
        }
    }

    /// What is worth a look is marked on its box, and a spec is shown as it stands.
    @Test func itHasMarksAndSpecs() {
        var map = AppMap.synthetic(4, seed: 1)
        map.modules[0].spec = "module A {\r\n}"
        map.modules.append(MapModule(name: "Lonely"))
        let page = MapPage.document(map, grouping: .flat)
        #expect(page.contains("Lonely is unreachable from Feature0List") && page.contains(#""M-3.5 3.5L3.5 -3.5""#))
        #expect(page.contains(#""module A {","}""#))
    }

    @Test func aThousandModulesAreLessThanTwoMegabytes() {
        var map = AppMap.synthetic(1_000, seed: 2)
        for index in map.modules.indices {
            map.modules[index].spec = (0..<20).map { "    func does\($0)(number\(index): Int)\n" }.joined()
            map.modules[index].summary = "What module number \(index) is for, in one sentence of the usual length."
            map.modules[index].parts = MapPart.Role.allCases.map { role in
                MapPart(
                    role, protocolName: "\(map.modules[index].name)\(role.rawValue)Protocol",
                    members: (0..<5).map { .init("does\($0)(number\(index):)", .generated) })
            }
            map.modules[index].bodies = (0..<5).map { number in
                FlowBody(
                    owner: .presenter, member: "does\(number)(number\(index):)", caller: .view,
                    paths: [.init(calls: [.init(.view, "show(_:)"), .init(.part(.router), "open\(index)()")])])
            }
        }
        #expect(MapPage.document(map, grouping: .flat).utf8.count < 2_000_000)
    }
}
