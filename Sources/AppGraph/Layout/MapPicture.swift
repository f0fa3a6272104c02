/// A map with a place for everything on it, ready for drawing in any format.
package struct MapPicture: Sendable {
    /// A module's box.
    package struct Box: Sendable {
        /// The module, by its number on the map.
        package var module: Int
        package var frame: Frame
        /// The name, and below it what it is opened with.
        package var title: String
        package var subtitle: String
    }

    /// A folder's frame, around what is in it.
    package struct Folder: Sendable {
        package var path: [String]
        package var frame: Frame
        /// How many modules are in it and below.
        package var count: Int
    }

    /// A line between two modules, for all routes from one to the other.
    package struct Link: Sendable {
        package var from: String
        package var to: String
        package var routes: [MapRoute] = []
        /// The way of the line from the left to the right, in a stretch for each folder that it passes; `folder` is the folder's
        /// number, nil outside of folders.
        package var stretches: [(folder: Int?, runs: [Run])] = []
        /// Whether its arrow is at the left end.
        package var pointsLeft = false
        package var label = LinkLabel([])
        package var labelFrame: Frame?
        /// The folder in which both ends and the label are, by its number.
        package var folder: Int?
    }

    package var size = Size.zero
    package var boxes: [Box] = []
    package var folders: [Folder] = []
    package var links: [Link] = []
    /// How often lines cross.
    package var crossings = 0
}

/// The label of a line: routes above it, results below it.
package struct LinkLabel: Sendable, Hashable {
    /// A route's name, and how it opens.
    package struct Line: Sendable, Hashable {
        package var name: String
        package var kind: String
    }

    package var routes: [Line]
    package var results: [String]

    static let lineHeight = 14
    static let fontSize = 11

    /// The label of routes from one module to another: no more than a few lines.
    init(_ routes: [MapRoute]) {
        let lines = routes.map { Line(name: Self.short($0.member), kind: $0.kind) }
        let results = routes.flatMap(\.results).unique.map(Self.short).unique
        self.routes = lines.count > 3 ? lines.prefix(2) + [Line(name: "+ \(lines.count - 2) more", kind: "")] : lines
        self.results = results.count > 2 ? [results[0], "+ \(results.count - 1) more"] : results
    }

    /// A member's name without its labels.
    private static func short(_ member: String) -> String {
        TextWidth.shortened(String(member.prefix { $0 != "(" }), to: 26)
    }

    var size: Size {
        let widths =
            routes.map { TextWidth.code($0.name + ($0.kind.isEmpty ? "" : " " + $0.kind), size: Self.fontSize) }
            + results.map { TextWidth.code($0, size: Self.fontSize) }
        return Size(width: (widths.max() ?? 0) + 12, height: above + below)
    }

    /// How far it reaches above the line, and below it.
    var above: Int { routes.count * Self.lineHeight + 5 }
    var below: Int { results.isEmpty ? 5 : results.count * Self.lineHeight + 9 }
}
