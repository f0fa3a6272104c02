import AppGraph
import TestSupport
import Testing

@Suite struct LayoutTests {
    /// A map to lay out.
    struct Subject: Sendable, Hashable, CustomTestStringConvertible {
        enum Kind { case features, tangle }

        let kind: Kind
        let count: Int
        var grouping = MapPicture.Grouping.flat

        var map: AppMap { kind == .features ? .synthetic(count, seed: 7) : .tangle(count) }
        var testDescription: String { "\(count) modules, \(kind), \(grouping)" }
    }

    /// The quick tests leave out the largest, which take longer than all others.
    static let features = ([2, 10, 40] + (TestTier.gate.isRunning ? [100, 1_000] : [])).map {
        Subject(kind: .features, count: $0)
    }
    static let tangles = [10, 40].map { Subject(kind: .tangle, count: $0) }
    static let grouped = ([10, 40] + (TestTier.gate.isRunning ? [100] : [])).map {
        Subject(kind: .features, count: $0, grouping: .folders)
    }
    static let subjects = features + tangles + grouped

    /// Each map is laid out once, for all tests, when the first of them runs.
    private static let pictures = Dictionary(
        uniqueKeysWithValues: subjects.map { ($0, MapPicture($0.map, grouping: $0.grouping)) })

    private func picture(of subject: Subject) throws -> MapPicture { try #require(Self.pictures[subject]) }

    @Test(arguments: subjects)
    func boxesAndLabelsStandClear(_ subject: Subject) throws {
        let picture = try picture(of: subject)
        #expect(picture.boxes.count == subject.count)
        #expect(picture.links.allSatisfy { $0.labelFrame != nil })
        #expect(picture.faults == [])
    }

    @Test(arguments: subjects)
    func linesLeadFromBoxToBox(_ subject: Subject) throws {
        let picture = try picture(of: subject)
        let frames = Dictionary(
            uniqueKeysWithValues: zip(subject.map.modules.map(\.name), picture.boxes.map(\.frame)))
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
    func linesCrossAtMostTwiceAsOftenAsWithGraphviz(subjects: [Subject], crossingsOfDot: [Int]) throws {
        for (subject, crossings) in zip(subjects, crossingsOfDot) {
            #expect(try picture(of: subject).crossings <= 2 * crossings, "\(subject.testDescription)")
        }
    }

    /// What the layout counts is what is seen: two lines cross where their points say so.
    @Test(arguments: subjects.filter { $0.count <= 100 })
    func crossingsAreCountedAsTheyAreDrawn(_ subject: Subject) throws {
        let picture = try picture(of: subject)
        let pieces = picture.links.enumerated().flatMap { number, link in
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
        #expect(abs(pairs.count - picture.crossings) <= picture.crossings / 20)
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
