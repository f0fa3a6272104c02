/// A level divided into columns. Every other column has items, and a link has its own place in each column that it
/// passes. Lines are straight within a column and bend between two columns, so they cannot cross a box or a label.
struct Columns {
    /// An element of a column.
    struct Place {
        enum Kind: Hashable {
            case item(Int)
            /// A link without its label. The link passes through the column, or starts or ends at the border.
            case line(Int)
            /// A link with its label.
            case label(Int)
        }

        var kind: Kind
        var column: Int
        /// The heights above and below the element's middle or line.
        var above: Int
        var below: Int
        var width: Int
    }

    /// A piece of a link between two columns.
    struct Piece {
        var link: Int
        /// The places at its ends.
        var left: Int
        var right: Int
        /// The heights of its ends, relative to the middle of these places.
        var leftPort: Int
        var rightPort: Int
        /// How important it is that the piece is straight.
        var weight: Int
    }

    private(set) var places: [Place] = []
    private(set) var pieces: [Piece] = []
    /// The places of each link, from left to right.
    private(set) var chains: [[Int]]
    /// The pieces on the left and on the right of each place.
    private(set) var before: [[Int]] = []
    private(set) var after: [[Int]] = []
    /// The places of each column, from the top.
    var order: [[Int]]

    init(_ level: Level) {
        let ranks = Ranks.ranks(items: level.items.count, links: level.links)
        // Returns the column of an item: 2, 4 and so on. The first and the last column are those of the borders.
        func column(ofItem item: Int) -> Int { 2 * ranks[item] + 2 }
        let last = 2 * (ranks.max() ?? 0) + 4
        order = [[Int]](repeating: [], count: last + 1)
        chains = [[Int]](repeating: [], count: level.links.count)
        for (index, item) in level.items.enumerated() {
            addPlace(
                Place(
                    kind: .item(index), column: column(ofItem: index), above: item.size.height / 2,
                    below: item.size.height - item.size.height / 2, width: item.size.width))
        }
        for (index, link) in level.links.enumerated() {
            let behindLeft = link.left.map { column(ofItem: $0) + 1 }
            let beforeRight = link.right.map { column(ofItem: $0) - 1 }
            let first = behindLeft ?? 0
            let end = beforeRight ?? last
            let labelled = link.isLabelledRight ? beforeRight : behindLeft
            // Items are the first places, so both have the same numbers.
            var chain = link.left.map { [$0] } ?? []
            for column in first...max(first, end) {
                chain.append(places.count)
                addPlace(place(of: link, index, column, isLabelled: column == labelled && link.label.width > 0))
            }
            if let right = link.right { chain.append(right) }
            chains[index] = chain
            for (left, right) in zip(chain, chain.dropFirst()) { addPiece(of: index, from: left, to: right, in: level) }
        }
    }

    private func place(of link: Level.Link, _ index: Int, _ column: Int, isLabelled: Bool) -> Place {
        isLabelled
            ? Place(
                kind: .label(index), column: column, above: link.labelAbove,
                below: link.label.height - link.labelAbove, width: link.label.width)
            : Place(kind: .line(index), column: column, above: 3, below: 3, width: 0)
    }

    private mutating func addPlace(_ place: Place) {
        order[place.column].append(places.count)
        places.append(place)
        before.append([])
        after.append([])
    }

    private mutating func addPiece(of link: Int, from left: Int, to right: Int, in level: Level) {
        // A bend matters least in a direct link between two items, and most in the middle of a long one.
        let weight =
            switch (places[left].kind, places[right].kind) {
            case (.item, .item): 1
            case (.item, _), (_, .item): 2
            default: 8
            }
        after[left].append(pieces.count)
        before[right].append(pieces.count)
        pieces.append(
            Piece(
                link: link, left: left, right: right, leftPort: port(of: link, at: left, level),
                rightPort: port(of: link, at: right, level), weight: weight))
    }

    private func port(of link: Int, at place: Int, _ level: Level) -> Int {
        guard case .item(let item) = places[place].kind, let port = level.items[item].ports[link] else { return 0 }
        return port - places[place].above
    }
}
