import AppGraph
import TestSupport
import Testing

@Suite struct ModulePictureTests {
    /// A module with that many interactors, each with an output or without, and with all other parts.
    private static func module(_ interactors: Int) -> MapModule {
        let names: [String?] = interactors == 1 ? [nil] : (0..<interactors).map { "worker\($0)" }
        var parts = MapPart.Role.allCases.filter { $0 != .interactor && $0 != .output }.map { role in
            MapPart(
                role, protocolName: "A\(role.rawValue)Protocol", members: [.init("go(\(role.rawValue):)", .generated)])
        }
        for (number, name) in names.enumerated() {
            parts.append(MapPart(.interactor, name: name, protocolName: "P", members: []))
            if number.isMultiple(of: 2) {
                let members = (0..<9).map { MapPart.Member("did\($0)()", .handWritten) }
                parts.append(MapPart(.output, name: name, protocolName: "O", members: members))
            }
        }
        return MapModule(name: "A", summary: "What it is for, in words.", inputs: ["id: UUID"], parts: parts)
    }

    @Test(arguments: [0, 1, 2, 5, 20])
    func cardsStandClearAndArrowsLeadFromCardToCard(interactors: Int) {
        let picture = ModulePicture(Self.module(interactors))
        let frames = picture.cards.map(\.frame)
        #expect(frames.count == 5 + interactors + (interactors + 1) / 2)
        #expect(Obstacles(frames).overlaps == 0)
        #expect(frames.allSatisfy { $0.right <= picture.size.width && $0.bottom <= picture.size.height })
        // View, delegate, interface and router; in and out of each interactor.
        #expect(picture.lines.count == 5 + interactors + (interactors + 1) / 2)
        for line in picture.lines {
            #expect(line.runs.count == 2 && line.runs[0].end < line.runs[1].start)
            #expect(
                frames.contains {
                    $0.right == line.runs[0].start && $0.y < line.runs[0].y && line.runs[0].y < $0.bottom
                })
            #expect(frames.contains { $0.x == line.runs[1].end && $0.y < line.runs[1].y && line.runs[1].y < $0.bottom })
        }
        let ends = picture.lines.flatMap { [[$0.runs[0].start, $0.runs[0].y], [$0.runs[1].end, $0.runs[1].y]] }
        if interactors < 3 { #expect(Set(ends).count == ends.count) }
    }

    @Test func saysWhatIsGeneratedAndWhatIsNot() {
        let module = Self.module(1)
        let routes = [MapRoute(from: "B", to: "A", member: "openA()", kind: "push")]
        let svg = SVGModule.document(module, of: AppMap(title: "App", modules: [module], routes: routes))
        for text in ["did8(), implemented by hand", "go(view:), generated", "opened by", "inputs", "id: UUID"] {
            #expect(svg.contains(text), "\(text)")
        }
        #expect(!svg.contains("requires"))
        let bare = MapModule(name: "A", parts: [MapPart(.view, protocolName: "V", members: [])])
        let empty = SVGModule.document(bare, of: AppMap(title: "App", modules: [bare], routes: []))
        #expect(!empty.contains("opened") && !empty.contains(">generated<") && !empty.contains(">implemented by hand<"))
    }
}
