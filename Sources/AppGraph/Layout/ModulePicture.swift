/// A module from inside, with a place for everything: a card for each protocol, in three columns, and who calls whom.
/// On the left stands who is shown and told things, in the middle the presenter, on the right who works for it.
package struct ModulePicture: Sendable {
    /// What a part can be called with.
    package struct Card: Sendable {
        package var title: String
        package var protocolName: String
        package var members: [MapPart.Member]
        /// It is another module that has it.
        package var isOutside: Bool
        package var frame = Frame(x: 0, y: 0, size: .zero)
        fileprivate var part: MapPart
        fileprivate var column: Int
    }

    /// An arrow from one card to another.
    package struct Line: Sendable {
        /// The cards, by their numbers.
        package var from: Int
        package var to: Int
        package var runs: [Run]
        package var pointsLeft: Bool
    }

    package private(set) var size = Size.zero
    package private(set) var cards: [Card] = []
    package private(set) var lines: [Line] = []

    static let (header, lineHeight) = (48, 18)
    private static let (gap, between) = (84, 24)

    package init(_ module: MapModule) {
        let columns: [[MapPart.Role]] = [
            [.view, .delegate], [.presenter, .output, .interface], [.router, .interactor],
        ]
        for (column, roles) in columns.enumerated() {
            for role in roles {
                cards += module.parts.filter { $0.role == role }.map { Card($0, column: column) }
            }
        }
        place()
        lines = lines(between: calls(in: module))
    }

    /// Which card's owner calls which card, by their numbers: as VIPER has it.
    private func calls(in module: MapModule) -> [(from: Int, to: Int)] {
        func card(_ role: MapPart.Role, _ name: String? = nil) -> Int? {
            cards.firstIndex { $0.part.role == role && $0.part.name == name }
        }
        let names = module.parts.filter { $0.role == .interactor }.map(\.name)
        let pairs =
            [(card(.view), card(.presenter)), (card(.presenter), card(.view)), (card(.presenter), card(.delegate))]
            + [(card(.delegate), card(.interface)), (card(.presenter), card(.router))]
            + names.flatMap { name in
                let interactor = card(.interactor, name)
                return [(card(.presenter), interactor), (interactor, card(.output, name))]
            }
        return pairs.compactMap { from, to in
            guard let from, let to else { return nil }
            return (from, to)
        }
    }

    /// Columns from the left, cards of one from the top.
    private mutating func place() {
        var x = 0
        for column in 0..<3 {
            let members = cards.indices.filter { cards[$0].column == column }
            let width = members.map { cards[$0].width }.max() ?? 0
            var y = 0
            for index in members {
                cards[index].frame = Frame(x: x, y: y, size: Size(width: width, height: cards[index].height))
                y = cards[index].frame.bottom + Self.between
            }
            size.width = max(size.width, x + width)
            size.height = max(size.height, y - Self.between)
            if width > 0 { x += width + Self.gap }
        }
    }

    // MARK: Lines

    private func lines(between calls: [(from: Int, to: Int)]) -> [Line] {
        let ends = calls.map { cards[$0.from].column < cards[$0.to].column ? ($0.from, $0.to) : ($0.to, $0.from) }
        return calls.indices.map { call in
            let (left, right) = ends[call]
            let leaving = calls.indices.filter { ends[$0].0 == left }
                .sorted { (cards[ends[$0].1].frame.y, $0) < (cards[ends[$1].1].frame.y, $1) }
            let arriving = calls.indices.filter { ends[$0].1 == right }
                .sorted { (cards[ends[$0].0].frame.y, $0) < (cards[ends[$1].0].frame.y, $1) }
            let (start, end) = (cards[left].frame.right, cards[right].frame.x)
            return Line(
                from: calls[call].from, to: calls[call].to,
                runs: [
                    Run(start, start, y: Self.port(leaving.firstIndex(of: call), of: leaving.count, cards[left])),
                    Run(end, end, y: Self.port(arriving.firstIndex(of: call), of: arriving.count, cards[right])),
                ], pointsLeft: calls[call].to == left)
        }
    }

    /// The height at which a line meets its card: near the title, closer to each other where there are many.
    private static func port(_ number: Int?, of count: Int, _ card: Card) -> Int {
        card.frame.y + 16 + (number ?? 0) * min(15, (card.frame.size.height - 32) / max(1, count - 1))
    }
}

extension ModulePicture.Card {
    fileprivate init(_ part: MapPart, column: Int) {
        self.init(
            title: part.title, protocolName: TextWidth.shortened(part.protocolName, to: 44),
            members: part.members.map { .init(TextWidth.shortened($0.name, to: 44), $0.origin) },
            isOutside: part.role == .delegate, part: part, column: column)
    }

    /// What stands on it, for formats that are text: a square before what is generated, a ring before what a person writes.
    var lines: [String] {
        [title, protocolName] + members.map { ($0.origin == .generated ? "■ " : "○ ") + $0.name }
    }

    fileprivate var height: Int {
        ModulePicture.header + (members.isEmpty ? 0 : members.count * ModulePicture.lineHeight + 12)
    }

    fileprivate var width: Int {
        let names = members.map { TextWidth.code($0.name, size: 11) + 16 }
        return (names + [TextWidth.words(title, size: 14), TextWidth.code(protocolName, size: 11)]).reduce(110, max)
            + 32
    }
}
