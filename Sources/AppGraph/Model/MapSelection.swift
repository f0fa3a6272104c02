/// A selection of a part of a map.
package struct MapSelection: Sendable, Hashable {
    /// The modules that are shown with their neighbors; empty to show all.
    package var modules: [String] = []
    /// The maximum number of routes between these modules and others that are shown.
    package var depth = 1
    /// Patterns of names and folders to show, in which `*` matches any characters; empty to show all.
    package var only: [String] = []
    /// The two modules whose connecting routes are shown; nil to show all.
    package var way: RouteQuery?

    /// A search for the chains of routes from one module to another.
    package struct RouteQuery: Sendable, Hashable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package init() {}
}

extension AppMap {
    /// The direction in which routes are followed.
    enum RouteDirection { case opens, isOpened }

    /// Returns the selected part of the map.
    package func selected(_ selection: MapSelection) -> AppMap {
        var map = self
        if !selection.only.isEmpty {
            map = map.keeping { module in selection.only.contains { module.matches($0) } }
        }
        if let way = selection.way { map = map.ways(way) }
        if !selection.modules.isEmpty {
            let near = [RouteDirection.opens, .isOpened].flatMap { following in
                map.steps(from: selection.modules, following).filter { $0.value <= selection.depth }.keys
            }
            let names = Set(near)
            map = map.keeping { names.contains($0.name) }
        }
        return map
    }

    /// Returns the number of routes on the shortest path from one of the modules to each reachable one.
    func steps(from starts: [String], _ following: RouteDirection) -> [String: Int] {
        var next: [String: [String]] = [:]
        for route in routes {
            let (from, to) = following == .opens ? (route.from, route.to) : (route.to, route.from)
            next[from, default: []].append(to)
        }
        var steps = Dictionary(firstOf: starts.map { ($0, 0) })
        var queue = starts
        var index = 0
        while index < queue.count {
            for name in next[queue[index]] ?? [] where steps[name] == nil {
                steps[name] = (steps[queue[index]] ?? 0) + 1
                queue.append(name)
            }
            index += 1
        }
        return steps
    }

    /// The number of additional routes in a path that is shown besides the shortest.
    private static let detour = 2

    /// Returns the modules and routes on the paths that are not much longer than the shortest.
    private func ways(_ way: MapSelection.RouteQuery) -> AppMap {
        let (before, after) = (steps(from: [way.from], .opens), steps(from: [way.to], .isOpened))
        guard let shortest = before[way.to] else { return keeping { $0.name == way.from || $0.name == way.to } }
        let longest = shortest + Self.detour
        var map = keeping { module in
            before[module.name].flatMap { start in after[module.name].map { start + $0 <= longest } } ?? false
        }
        map.routes = map.routes.filter { route in
            before[route.from].flatMap { start in after[route.to].map { start + 1 + $0 <= longest } } ?? false
        }
        return map
    }

    /// Returns some of the modules, and the routes between them.
    private func keeping(_ isKept: (MapModule) -> Bool) -> AppMap {
        let modules = modules.filter(isKept)
        let names = Set(modules.map(\.name))
        var map = AppMap(
            title: title, modules: modules, routes: routes.filter { names.contains($0.from) && names.contains($0.to) },
            root: root.flatMap { names.contains($0) ? $0 : nil })
        map.findingsOfWhole = findings(about: names)
        return map
    }
}

extension MapModule {
    /// The paths of its folders, outermost first: `Shop`, `Shop/Cart`.
    package var folders: [String] { folder.indices.map { folder[...$0].joined(separator: "/") } }

    /// Returns whether a pattern matches its name or one of its folders.
    package func matches(_ pattern: String) -> Bool {
        let pattern = StarPattern(pattern)
        return ([name] + folders).contains { pattern.matches($0) }
    }
}
