extension MapPicture {
    /// Whether folders are frames around their modules.
    package enum Grouping: Sendable { case flat, folders }

    /// Lays a map out: of several ways the one that is easiest to read.
    package init(_ map: AppMap, grouping: Grouping = .flat) {
        let numbers = Dictionary(firstOf: zip(map.modules.map(\.name), 0...))
        let pairs = addLinks(of: map, numbers)
        boxes = map.modules.enumerated().map { Box($1, number: $0) }
        let tree = FolderTree(map, grouping)
        let root = map.root.flatMap { numbers[$0] }
        self =
            tolerances(grouping).map { laidOut(tree, pairs, root, tolerance: $0) }.min { $0.effort < $1.effort } ?? self
    }

    /// Adds a link for each pair of modules with routes between them; returns the numbers of their ends.
    private mutating func addLinks(of map: AppMap, _ numbers: [String: Int]) -> [(from: Int, to: Int)] {
        var pairs: [(from: Int, to: Int)] = []
        var known: [[Int]: Int] = [:]
        for route in map.routes where route.from != route.to {
            guard let from = numbers[route.from], let to = numbers[route.to] else { continue }
            let link = known[[from, to], default: links.count]
            if link == links.count {
                known[[from, to]] = link
                pairs.append((from, to))
                links.append(Link(from: route.from, to: route.to))
            }
            links[link].routes.append(route)
        }
        for index in links.indices { links[index].label = LinkLabel(links[index].routes) }
        return pairs
    }

    /// The tolerances that are tried. A narrow map has more crossings, and a wide one is as hard to read; with many links there
    /// is time for one way alone.
    private func tolerances(_ grouping: Grouping) -> [Int] {
        switch grouping {
        case .folders: [2]
        case .flat: links.count <= 250 ? [1, 2, 3, 5, .max] : [0]
        }
    }

    /// How hard the picture is to read, in no unit: more crossings are harder to follow, and a larger picture, of which the
    /// height counts twice, for screens are wide. What is added keeps a map without crossings, or a small one, from hiding the
    /// other: a tenth of its links and 3 crossings, and a height of 400.
    private var effort: Int {
        let tangle = crossings + links.count / 10 + 3
        let extent = size.width + 2 * (size.height + 400)
        return tangle * extent
    }

    /// The map with all parts in their places. `tolerance` is how much nearer to the start a link has to lead for it to point
    /// to the left.
    private func laidOut(
        _ tree: FolderTree, _ pairs: [(from: Int, to: Int)], _ root: Int?, tolerance: Int
    ) -> MapPicture {
        var layout = FolderLayout(picture: self, pairs: pairs, root: root, tolerance: tolerance)
        let level = layout.lay(tree, links: pairs.indices.map { FolderLayout.Passing(link: $0, side: nil) })
        var picture = layout.picture
        picture.crossings = level.crossings
        picture.place(level, in: nil, at: (0, 0), layout.levels)
        picture.size = level.layout.size
        return picture
    }

    /// Moves what is in a folder, or in the whole map, to where the folder is.
    private mutating func place(
        _ level: FolderLayout.Laid, in folder: Int?, at origin: (x: Int, y: Int), _ levels: [Int: FolderLayout.Laid]
    ) {
        for (child, frame) in zip(level.children, level.layout.frames) {
            let frame = frame.moved(origin.x, origin.y)
            switch child {
            case .module(let module): boxes[module].frame = frame
            case .folder(let number):
                folders[number].frame = frame
                guard let inside = levels[number] else { continue }
                let start = (frame.x + FolderLayout.padding, frame.y + FolderLayout.header)
                place(inside, in: number, at: start, levels)
            }
        }
        for (index, passing) in level.links.enumerated() {
            var runs = level.layout.runs[index].map { $0.moved(origin.x, origin.y) }
            // A line to the outside begins or ends at the frame of the folder.
            if passing.side == .left { runs[0].start -= FolderLayout.padding }
            if passing.side == .right, let folder { runs[runs.count - 1].end = folders[folder].frame.right }
            links[passing.link].stretches.append((folder, runs))
            links[passing.link].stretches.sort { ($0.runs.first?.start ?? 0) < ($1.runs.first?.start ?? 0) }
            if passing.side == nil {
                links[passing.link].pointsLeft = level.pointsLeft[index]
                links[passing.link].folder = folder
            }
            if let label = level.layout.labels[index] {
                links[passing.link].labelFrame = label.moved(origin.x, origin.y)
            }
        }
    }
}

extension MapPicture.Box {
    /// The box of a module, as large as its texts.
    fileprivate init(_ module: MapModule, number: Int) {
        self.module = number
        title = TextWidth.shortened(module.name, to: 32)
        let inputs = module.inputs.joined(separator: ", ")
        subtitle = module.origin == .handWritten ? "hand-written" : TextWidth.shortened(inputs, to: 32)
        let width = max(TextWidth.words(title, size: 14), TextWidth.code(subtitle, size: 11)) + 32
        frame = Frame(x: 0, y: 0, size: Size(width: max(96, width), height: subtitle.isEmpty ? 38 : 50))
    }
}
