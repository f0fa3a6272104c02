import AppGraph
import Testing

@Suite struct LayoutTests {
    /// A map that is laid out once, for all tests.
    struct Laid: Sendable, CustomTestStringConvertible {
        let map: AppMap
        let picture: MapPicture
        let testDescription: String

        init(_ count: Int, _ grouping: MapPicture.Grouping) {
            map = .synthetic(count, seed: 7)
            picture = MapPicture(map, grouping: grouping)
            testDescription = "\(count) modules, \(grouping)"
        }
    }

    static let laid: [Laid] =
        [2, 10, 40, 100, 1_000].map { Laid($0, .flat) } + [10, 40, 100].map { Laid($0, .folders) }

    @Test(arguments: laid)
    func boxesAndLabelsStandClear(_ laid: Laid) {
        let picture = laid.picture
        let frames = picture.boxes.map(\.frame) + picture.links.compactMap(\.labelFrame)
        #expect(picture.boxes.count == laid.map.modules.count)
        #expect(frames.count == picture.boxes.count + picture.links.count)
        #expect(Obstacles(frames).overlaps == 0)
        #expect(frames.allSatisfy { $0.x >= 0 && $0.y >= 0 })
        #expect(frames.allSatisfy { $0.right <= picture.size.width && $0.bottom <= picture.size.height })
    }

    @Test(arguments: laid)
    func noLineRunsThroughABoxOrALabel(_ laid: Laid) {
        let picture = laid.picture
        let obstacles = Obstacles(picture.boxes.map(\.frame) + picture.links.compactMap(\.labelFrame))
        for link in picture.links {
            let met = link.points.flatMap { obstacles.around($0.x, $0.y) }.filter { $0 != link.labelFrame }
            #expect(met.isEmpty, "\(link.from) to \(link.to)")
        }
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

    /// Graphviz 2.42.2 was asked for the same graphs once, with `dot -v`: 0, 8 and 81 crossings.
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

    @Test(arguments: [10: 0, 40: 8, 100: 81])
    func linesCrossAtMostTwiceAsOftenAsWithGraphviz(count: Int, crossingsOfDot: Int) throws {
        let laid = try #require(Self.laid.first { $0.map.modules.count == count && $0.picture.folders.isEmpty })
        #expect(laid.picture.crossings <= 2 * crossingsOfDot)
    }

    @Test(arguments: [MapPicture.Grouping.flat, .folders])
    func theSameMapGivesTheSameBytes(grouping: MapPicture.Grouping) {
        let map = AppMap.synthetic(24, seed: 1)
        #expect(SVGMap.document(map, grouping: grouping) == SVGMap.document(map, grouping: grouping))
        #expect(MapPage.document(map, grouping: grouping) == MapPage.document(map, grouping: grouping))
    }
}
