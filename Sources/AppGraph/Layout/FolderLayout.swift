/// A layout of a map with folders, inner ones first. The inside of a folder is a level, and its lines to the outside
/// end at its border. In the level around it, the folder is a box with these ends as ports.
struct FolderLayout {
    /// A link with an end in a folder.
    struct LocalLink {
        enum Border { case left, right }

        /// The number of the link in the picture.
        var number: Int
        /// The border at which it leaves the folder; nil if both ends are inside.
        var border: Border?
    }

    /// A link of a level. Its ends are items, or nil for the border.
    struct PlacedLink {
        var local: LocalLink
        var left: Int?
        var right: Int?
        /// Whether it points from right to left. This is false for a link that leaves the folder.
        var pointsLeft: Bool
    }

    /// A module or folder of a level, by its number in the picture.
    enum Child: Hashable {
        case module(Int)
        case folder(Int)
    }

    /// The layout of a level, with the modules, folders and links of its items.
    struct LaidOutLevel {
        var children: [Child]
        var links: [PlacedLink]
        var layout: LevelLayout
        /// The number of crossings in this level and in all those inside it.
        var crossings: Int
    }

    static let padding = 24
    static let header = 44

    /// The picture, to which folders are added.
    private(set) var picture: MapPicture
    /// The modules at the ends of each link.
    private let pairs: [(from: Int, to: Int)]
    /// The module that is opened first.
    private let root: Int?
    /// The number of steps that a link must lead back toward the start to point left.
    private let tolerance: Int
    /// The inside of each folder, by the folder's number in the picture.
    private(set) var levels: [Int: LaidOutLevel] = [:]
    /// The child of the current level that is or contains each module; -1 for modules that were not reached yet.
    private var childOf: [Int]

    init(picture: MapPicture, pairs: [(from: Int, to: Int)], root: Int?, tolerance: Int) {
        self.picture = picture
        self.pairs = pairs
        self.root = root
        self.tolerance = tolerance
        childOf = [Int](repeating: -1, count: picture.boxes.count)
    }

    mutating func layOut(_ tree: FolderTree) -> LaidOutLevel {
        layOut(tree, links: pairs.indices.map { LocalLink(number: $0, border: nil) })
    }

    /// Lays out the inside of a folder. `links` are all links with an end in it.
    private mutating func layOut(_ tree: FolderTree, links: [LocalLink]) -> LaidOutLevel {
        let children = addChildren(of: tree)
        let inside = Set(tree.allModules)
        func child(_ module: Int) -> Int? { inside.contains(module) ? childOf[module] : nil }
        let connections = links.map { link in
            Connection(link: link, from: child(pairs[link.number].from), to: child(pairs[link.number].to))
        }
        let enclosed = connections.filter { $0.from == $0.to }
        let placed = placed(
            connections.filter { $0.from != $0.to }, among: children.count, root: root.flatMap(child))

        var items: [Level.Item] = tree.modules.map { .init(size: boxSize($0, links)) }
        var crossings = 0
        for (index, folder) in zip(tree.modules.count..., tree.folders) {
            let inside = enclosed.filter { $0.from == index }.map { LocalLink(number: $0.link.number, border: nil) }
            let leaving = placed.filter { $0.left == index || $0.right == index }.map {
                LocalLink(number: $0.local.number, border: $0.left == index ? .right : .left)
            }
            let level = layOut(folder, links: inside + leaving)
            if case .folder(let number) = children[index] { levels[number] = level }
            crossings += level.crossings
            items.append(item(level, title: folder.path.last ?? "", links: placed))
        }
        let layout = Level(items: items, links: placed.map(levelLink)).laidOut()
        return LaidOutLevel(
            children: children, links: placed, layout: layout, crossings: crossings + layout.crossings)
    }

    /// Returns the children of a folder, modules first. Records for each module in or below the folder which child
    /// contains it.
    private mutating func addChildren(of tree: FolderTree) -> [Child] {
        let first = picture.folders.count
        picture.folders += tree.folders.map {
            MapPicture.Folder(path: $0.path, frame: Frame(x: 0, y: 0, size: .zero), count: $0.allModules.count)
        }
        for (index, module) in tree.modules.enumerated() { childOf[module] = index }
        for (index, folder) in zip(tree.modules.count..., tree.folders) {
            for module in folder.allModules { childOf[module] = index }
        }
        return tree.modules.map(Child.module) + tree.folders.indices.map { .folder(first + $0) }
    }

    /// A link with the children of a level at its ends; nil for an end outside of the level.
    private struct Connection {
        var link: LocalLink
        var from: Int?
        var to: Int?
    }

    /// Returns the links with their left and right ends. `root` is the item that contains the root module.
    private func placed(_ connections: [Connection], among items: Int, root: Int?) -> [PlacedLink] {
        let inner = connections.compactMap { connection in
            connection.from.flatMap { from in connection.to.map { (number: connection.link.number, from: from, to: $0) }
            }
        }
        let directions = LinkDirections.pointingLeft(
            items: items, links: inner.map { (from: $0.from, to: $0.to) }, first: root, tolerance: tolerance)
        let pointsLeft = Set(zip(inner, directions).compactMap { link, pointsLeft in pointsLeft ? link.number : nil })
        return connections.map { connection in
            let (link, from, to) = (connection.link, connection.from, connection.to)
            return switch link.border {
            case .left: PlacedLink(local: link, left: nil, right: from ?? to, pointsLeft: false)
            case .right: PlacedLink(local: link, left: from ?? to, right: nil, pointsLeft: false)
            case nil where pointsLeft.contains(link.number):
                PlacedLink(local: link, left: to, right: from, pointsLeft: true)
            case nil: PlacedLink(local: link, left: from, right: to, pointsLeft: false)
            }
        }
    }

    private func levelLink(_ link: PlacedLink) -> Level.Link {
        let label = picture.links[link.local.number].label
        return Level.Link(
            left: link.left, right: link.right, label: link.local.border == nil ? label.size : .zero,
            labelAbove: label.above, isLabelledRight: link.pointsLeft, hasResults: !label.results.isEmpty)
    }

    // MARK: Items

    /// Returns the size of a module's box, with room for its lines.
    private func boxSize(_ module: Int, _ links: [LocalLink]) -> Size {
        var size = picture.boxes[module].frame.size
        let outgoing = links.filter { pairs[$0.number].from == module }
        let incoming = links.filter { pairs[$0.number].to == module }
        let ports = max(room(for: outgoing), room(for: incoming)) - LayoutMetrics.betweenPorts
        size.height = max(size.height, min(LayoutMetrics.highestBox, 2 * LayoutMetrics.corner + ports))
        return size
    }

    private func room(for links: [LocalLink]) -> Int {
        links.reduce(0) { $0 + LayoutMetrics.portDistance(hasResults: !picture.links[$1.number].label.results.isEmpty) }
    }

    /// Returns a folder, whose inside is laid out, as an item of the level around it. `links` are the links of that
    /// level.
    private func item(_ inside: LaidOutLevel, title: String, links: [PlacedLink]) -> Level.Item {
        let width = max(inside.layout.size.width, TextWidth.words(title, size: 13) + 60)
        var item = Level.Item(
            size: Size(
                width: width + 2 * Self.padding, height: inside.layout.size.height + Self.header + Self.padding))
        let indices = Dictionary(firstOf: zip(links.map(\.local.number), 0...))
        for (runs, link) in zip(inside.layout.runs, inside.links) {
            guard let border = link.local.border, let index = indices[link.local.number] else { continue }
            let run = border == .left ? runs.first : runs.last
            item.ports[index] = Self.header + (run?.y ?? 0)
        }
        return item
    }
}
