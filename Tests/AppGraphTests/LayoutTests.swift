import AppGraph
import TestSupport
import Testing

@Suite struct LayoutTests {
    /// A map that is laid out once, for all tests.
    struct Laid: Sendable, CustomTestStringConvertible {
        let map: AppMap
        let picture: MapPicture
        let testDescription: String

        init(_ map: AppMap, _ name: String, _ grouping: MapPicture.Grouping = .flat) {
            self.map = map
            picture = MapPicture(map, grouping: grouping)
            testDescription = "\(map.modules.count) modules, \(name), \(grouping)"
        }
    }

    /// The quick tests leave out the largest, which takes as long as all others.
    static let features = ([2, 10, 40, 100] + (TestTier.gate.isRunning ? [1_000] : [])).map {
        Laid(.synthetic($0, seed: 7), "features")
    }
    static let tangles = [10, 40].map { Laid(.tangle($0), "tangle") }
    static let grouped = [10, 40, 100].map { Laid(.synthetic($0, seed: 7), "features", .folders) }
    static let laid = features + tangles + grouped

    @Test(arguments: laid)
    func boxesAndLabelsStandClear(_ laid: Laid) {
        #expect(laid.picture.boxes.count == laid.map.modules.count)
        #expect(laid.picture.links.allSatisfy { $0.labelFrame != nil })
        #expect(laid.picture.faults == [])
    }

    @Test(arguments: laid)
    func linesLeadFromBoxToBox(_ laid: Laid) throws {
        let picture = laid.picture
        let frames = Dictionary(uniqueKeysWithValues: zip(laid.map.modules.map(\.name), picture.boxes.map(\.frame)))
        for link in picture.links {
            let runs = link.stretches.flatMap(\.runs)
            let (first, last) = (try #require(runs.first), try #require(runs.last))
            let left = try #require(frames[link.pointsLeft ? link.to : link.from])
            let right = try #require(frames[link.pointsLeft ? link.from : link.to])
            #expect(first.start == left.right && left.y < first.y && first.y < left.bottom)
            #expect(last.end == right.x && right.y < last.y && last.y < right.bottom)
            for (run, next) in zip(runs, runs.dropFirst()) { #expect(run.start <= run.end && run.end <= next.start) }
        }
    }

    @Test func foldersHoldWhatIsInThemAndNothingElse() {
        let map = AppMap.synthetic(100, seed: 5)
        let picture = MapPicture(map, grouping: .folders)
        #expect(!picture.folders.isEmpty)
        for folder in picture.folders {
            for (module, box) in zip(map.modules, picture.boxes) {
                let isIn = module.folder.starts(with: folder.path)
                #expect(folder.frame.overlaps(box.frame) == isIn, "\(module.name) and \(folder.path)")
            }
        }
    }

    /// A long name makes a folder wider than what is in it.
    @Test func linesDoNotEndBeforeTheFramesOfFolders() {
        let map = AppMap(
            title: "App",
            modules: [MapModule(name: "A", folder: [String(repeating: "Long", count: 20)]), MapModule(name: "B")],
            routes: [MapRoute(from: "A", to: "B", member: "openB()", kind: "push")], root: "A")
        let picture = MapPicture(map, grouping: .folders)
        let stretches = picture.links.flatMap(\.stretches).map(\.runs)
        #expect(stretches.count == 2)
        for (left, right) in zip(stretches, stretches.dropFirst()) {
            #expect(left.last?.end == right.first?.start && left.last?.y == right.first?.y)
        }
    }

    /// Graphviz 2.43.0 was asked for the same graphs once. Of flat ones `dot -v` says how often lines cross; with folders, in which
    /// it draws lines otherwise than it counts them, the pairs that cross were counted on its picture.
    @Test(arguments: [
        (features, [0, 0, 6, 70, 8_675]), (tangles, [0, 24]), (grouped, [7, 195, 1_065]),
    ])
    func linesCrossAtMostTwiceAsOftenAsWithGraphviz(laid: [Laid], crossingsOfDot: [Int]) {
        for (laid, crossings) in zip(laid, crossingsOfDot) {
            #expect(laid.picture.crossings <= 2 * crossings, "\(laid.testDescription)")
        }
    }

    /// What the layout counts is what is seen: two lines cross where their points say so.
    @Test(arguments: (features + tangles + grouped).filter { $0.map.modules.count <= 100 })
    func crossingsAreCountedAsTheyAreDrawn(_ laid: Laid) {
        let pieces = laid.picture.links.enumerated().flatMap { number, link in
            zip(link.points, link.points.dropFirst()).filter { $0.x != $1.x || $0.y != $1.y }.map { start, end in
                // Lines through the same point pass it one above the other.
                Piece(number, (4_096 * start.x, 4_096 * start.y + number), (4_096 * end.x, 4_096 * end.y + number))
            }
        }.sorted { $0.start.x < $1.start.x }
        var pairs: Set<[Int]> = []
        for (index, piece) in pieces.enumerated() {
            for other in pieces[(index + 1)...].prefix(while: { $0.start.x < piece.end.x }) where piece.crosses(other) {
                pairs.insert([piece.link, other.link].sorted())
            }
        }
        #expect(abs(pairs.count - laid.picture.crossings) <= laid.picture.crossings / 20)
    }

    /// A straight piece of a link's line.
    private struct Piece {
        let link: Int
        let start, end: (x: Int, y: Int)

        init(_ link: Int, _ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) {
            (self.link, self.start, self.end) = (link, start, end)
        }

        func crosses(_ other: Piece) -> Bool {
            link != other.link && isParted(by: other) && other.isParted(by: self)
        }

        private func isParted(by other: Piece) -> Bool { (side(of: other.start) > 0) != (side(of: other.end) > 0) }

        private func side(of point: (x: Int, y: Int)) -> Int {
            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
    }

    @Test(arguments: [MapPicture.Grouping.flat, .folders])
    func theSameMapGivesTheSameBytes(grouping: MapPicture.Grouping) {
        let map = AppMap.synthetic(24, seed: 1)
        #expect(SVGMap.document(map, grouping: grouping) == SVGMap.document(map, grouping: grouping))
        #expect(MapPage.document(map, grouping: grouping) == MapPage.document(map, grouping: grouping))
    }
}
