/// The picture of a module's parts: a card for each protocol, with arrows for calls. The view and the delegate are on
/// the left, the presenter is in the middle, and the interactors and the router are on the right.
package struct ModulePicture: Sendable {
    /// A box with the name and the members of a protocol.
    package struct ProtocolCard: Sendable {
        package var title: String
        package var protocolName: String
        package var members: [MapPart.Member]
        /// Whether another module implements the protocol.
        package var isOutside: Bool
        package var frame = Frame(x: 0, y: 0, size: .zero)
        fileprivate var part: MapPart
        fileprivate var column: Int
    }

    /// An arrow from one card to another.
    package struct Line: Sendable {
        /// The indices of the calling card and the called card.
        package var from: Int
        package var to: Int
        package var runs: [Interval]
        /// Whether the arrowhead is at the left end.
        package var pointsLeft: Bool
    }

    package private(set) var size = Size.zero
    package private(set) var cards: [ProtocolCard] = []
    package private(set) var lines: [Line] = []

    private static let columns: [[MapPart.Role]] = [
        [.view, .delegate], [.presenter, .output, .interface], [.router, .interactor],
    ]

    static let (header, lineHeight) = (48, 18)
    private static let (gap, between) = (84, 24)

    package init(_ module: MapModule) {
        for (column, roles) in Self.columns.enumerated() {
            for role in roles {
                cards += module.parts.filter { $0.role == role }.map { ProtocolCard($0, column: column) }
            }
        }
        place()
        lines = lines(between: calls(in: module))
    }

    /// A call from one card to another, by their indices.
    private typealias Call = (from: Int, to: Int)

    /// Returns all calls that VIPER allows between the parts of the module.
    private func calls(in module: MapModule) -> [Call] {
        func card(_ role: MapPart.Role, _ name: String? = nil) -> Int? {
            cards.firstIndex { $0.part.role == role && $0.part.name == name }
        }
        let names = module.parts.filter { $0.role == .interactor }.map(\.name)
        let pairs =
            [(card(.view), card(.presenter)), (card(.presenter), card(.view)), (card(.presenter), card(.delegate))]
            + [(card(.delegate), card(.interface))]
            + Self.columns[2].filter { $0 != .interactor }.map { (card(.presenter), card($0)) }
            + names.flatMap { name in
                let interactor = card(.interactor, name)
                return [(card(.presenter), interactor), (interactor, card(.output, name))]
            }
        return pairs.compactMap { from, to in from.flatMap { from in to.map { (from: from, to: $0) } } }
    }

    /// Places the columns from left to right, and the cards of each column from top to bottom.
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

    private func lines(between calls: [Call]) -> [Line] {
        let ends = calls.map { call in
            cards[call.from].column < cards[call.to].column
                ? (left: call.from, right: call.to) : (left: call.to, right: call.from)
        }
        return calls.indices.map { call in
            let (left, right) = (cards[ends[call].left].frame, cards[ends[call].right].frame)
            let leaving = calls.indices.filter { ends[$0].left == ends[call].left }
            let arriving = calls.indices.filter { ends[$0].right == ends[call].right }
            let start = port(of: call, among: leaving, at: left) { ends[$0].right }
            let end = port(of: call, among: arriving, at: right) { ends[$0].left }
            return Line(
                from: calls[call].from, to: calls[call].to,
                runs: [Interval(left.right, left.right, y: start), Interval(right.x, right.x, y: end)],
                pointsLeft: calls[call].to == ends[call].left)
        }
    }

    /// Returns the height at which a call's line meets one side of a card. The first line is near the title; many lines
    /// are closer together. `calls` are all calls with a line to this side. The lines are in the order of the cards at
    /// their other ends.
    private func port(of call: Int, among calls: [Int], at frame: Frame, _ otherEnd: (Int) -> Int) -> Int {
        let sorted = calls.sorted { (cards[otherEnd($0)].frame.y, $0) < (cards[otherEnd($1)].frame.y, $1) }
        return frame.y + 16
            + (sorted.firstIndex(of: call) ?? 0) * min(15, (frame.size.height - 32) / max(1, calls.count - 1))
    }
}

extension ModulePicture.ProtocolCard {
    fileprivate init(_ part: MapPart, column: Int) {
        self.init(
            title: part.title, protocolName: TextWidth.shortened(part.protocolName, to: 44),
            members: part.members.map { .init(TextWidth.shortened($0.name, to: 44), $0.origin) },
            isOutside: part.role == .delegate, part: part, column: column)
    }

    /// The card's text in formats such as DOT. `■` marks generated members, `○` members implemented by hand.
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
