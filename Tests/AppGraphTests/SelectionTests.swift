import AppGraph
import Testing

@Suite struct SelectionTests {
    /// A chain, a way around it, and a module that nothing opens.
    private let map = AppMap(
        title: "App",
        modules: ["A", "B", "C", "D", "E", "F"].map {
            MapModule(name: $0, folder: $0 < "D" ? ["Shop"] : ["Shop", "Deep"])
        },
        routes: [("A", "B"), ("B", "C"), ("C", "D"), ("A", "E"), ("E", "D"), ("D", "A")].map {
            MapRoute(from: $0.0, to: $0.1, member: "open\($0.1)()", kind: "push")
        }, root: "A")

    private func names(_ change: (inout MapSelection) -> Void) -> String {
        var selection = MapSelection()
        change(&selection)
        return map.selected(selection).modules.map(\.name).joined()
    }

    @Test func allIsShownWhereNothingIsSaid() { #expect(names { _ in } == "ABCDEF") }

    @Test func aModuleIsShownWithWhatIsAroundIt() {
        #expect(names { $0.modules = ["B"] } == "ABC")
        #expect(names { ($0.modules, $0.depth) = (["B"], 2) } == "ABCD")
        #expect(names { ($0.modules, $0.depth) = (["E"], 1) } == "ADE")
        #expect(names { ($0.modules, $0.depth) = (["F"], 9) } == "F")
        #expect(names { ($0.modules, $0.depth) = (["C"], 0) } == "C")
    }

    @Test func namesAndFoldersAreCutOut() {
        #expect(names { $0.only = ["Shop/Deep"] } == "DEF")
        #expect(names { $0.only = ["S*"] } == "ABCDEF")
        #expect(names { $0.only = ["A", "*p"] } == "ABCDEF")
        #expect(names { $0.only = ["B*", "C"] } == "BC")
        #expect(names { $0.only = ["X"] }.isEmpty)
    }

    @Test func waysLeadFromOneModuleToAnother() {
        #expect(names { $0.routeQuery = .init(from: "A", to: "D") } == "ABCDE")
        #expect(names { $0.routeQuery = .init(from: "C", to: "A") } == "ACD")
        #expect(names { $0.routeQuery = .init(from: "A", to: "F") } == "AF")
    }

    @Test func foldersAreBoxes() {
        let outer = map.folded(to: 1)
        #expect(outer.modules.map(\.name) == ["Shop/"] && outer.routes.isEmpty && outer.root == "Shop/")
        #expect(outer.modules[0].inputs == ["6 modules"])
        #expect(SVGMap.document(outer, grouping: .flat).contains(">6 modules, 6 routes<"))
        let inner = map.folded(to: 2)
        #expect(inner.modules.map(\.name) == ["A", "B", "C", "Shop/Deep/"] && inner.root == "A")
        #expect(inner.modules[3].folder == ["Shop"])
        let routes = inner.routes.map { "\($0.from) \($0.member) \($0.to)" }
        #expect(
            routes == [
                "A openB() B", "A openE() Shop/Deep/", "B openC() C", "C openD() Shop/Deep/", "Shop/Deep/ openA() A",
            ])
        #expect(map.folded(to: 3) == map)
        var wide = map
        wide.routes.append(MapRoute(from: "A", to: "D", member: "openD()", kind: "present"))
        let two = wide.folded(to: 2).routes.first { $0.from == "A" && $0.to == "Shop/Deep/" }
        #expect(two?.member == "2 routes" && two?.kind == "")
    }

    @Test func routesOfOtherModulesAreGone() {
        var selection = MapSelection()
        selection.only = ["A", "B"]
        #expect(map.selected(selection).routes.map(\.member) == ["openB()"])
        #expect(map.selected(selection).root == "A")
    }

    /// A part that the root cannot reach without what is cut is no finding.
    @Test func aPartSaysWhatTheWholeMapFound() {
        var selection = MapSelection()
        selection.only = ["A", "D", "F"]
        let findings = map.selected(selection).findings
        #expect(findings.map(\.kind) == [.unreachable, .cycle])
        #expect(findings.map(\.modules) == [["F"], ["A", "D"]])
    }

    @Test func whatIsWorthALookIsMarked() {
        let svg = SVGMap.document(map, grouping: .flat)
        #expect(svg.components(separatedBy: "class=\"mark\"").count == 1 + 6 + 2)
        #expect(svg.contains("<title>F is unreachable from A</title>"))
        #expect(svg.contains("F is unreachable from A.") && svg.contains(">in a navigation cycle<"))
        #expect(!svg.contains(">opens more than") && !svg.contains("quiet\""))
    }

    @Test func whatIsWorthALookIsFound() {
        #expect(map.findings.map(\.kind) == [.unreachable, .cycle])
        #expect(map.findings.map(\.modules) == [["F"], ["A", "B", "C", "D", "E"]])
        var wide = map
        wide.routes += (0..<9).map { MapRoute(from: "F", to: "X\($0)", member: "open()", kind: "push") }
        wide.modules = wide.modules.map { module in
            var module = module
            module.dependencies = ["store: any Store"]
            return module
        }
        #expect(wide.findings.map(\.kind) == [.fanOut, .unreachable, .cycle, .sharedService])
        #expect(wide.findings.last?.text == "store: any Store is used by 6 of 6 modules")
    }
}
