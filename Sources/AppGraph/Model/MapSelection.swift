/// The options that select which modules of a map are shown.
package struct MapSelection: Sendable, Hashable {
    /// The names of modules to show with their neighbors; empty to show all modules.
    package var modules: [String] = []
    /// How far a neighbor may be from one of `modules`, as a number of routes in either direction.
    package var depth = 1
    /// Patterns for the names or folders of modules to show, such as `Todo*`; empty to show all modules.
    package var only: [String] = []
    /// Two modules. Only the paths of routes from the first to the second are shown. Nil to show all routes.
    package var routeQuery: RouteQuery?

    /// The start and the end of paths of routes through the app.
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
            map = map.filtered { module in selection.only.contains { module.matches($0) } }
        }
        if let query = selection.routeQuery { map = map.paths(for: query) }
        if !selection.modules.isEmpty {
            let near = [RouteDirection.opens, .isOpened].flatMap { direction in
                map.distances(from: selection.modules, direction).filter { $0.value <= selection.depth }.keys
            }
            let names = Set(near)
            map = map.filtered { names.contains($0.name) }
        }
        return map
    }

    /// Returns for each reachable module the length of the shortest path to it from any module in `starts`. The length
    /// is the number of routes.
    func distances(from starts: [String], _ direction: RouteDirection) -> [String: Int] {
        var next: [String: [String]] = [:]
        for route in routes {
            let (from, to) = direction == .opens ? (route.from, route.to) : (route.to, route.from)
            next[from, default: []].append(to)
        }
        var distances = Dictionary(firstOf: starts.map { ($0, 0) })
        var queue = starts
        var index = 0
        while index < queue.count {
            for name in next[queue[index]] ?? [] where distances[name] == nil {
                distances[name] = (distances[queue[index]] ?? 0) + 1
                queue.append(name)
            }
            index += 1
        }
        return distances
    }

    /// A path is shown if it has at most this many routes more than the shortest path.
    private static let detour = 2

    /// Returns the modules and routes on all paths that are not much longer than the shortest one.
    private func paths(for query: MapSelection.RouteQuery) -> AppMap {
        let (before, after) = (distances(from: [query.from], .opens), distances(from: [query.to], .isOpened))
        guard let shortest = before[query.to] else { return filtered { $0.name == query.from || $0.name == query.to } }
        let longest = shortest + Self.detour
        var map = filtered { module in
            before[module.name].flatMap { start in after[module.name].map { start + $0 <= longest } } ?? false
        }
        map.routes = map.routes.filter { route in
            before[route.from].flatMap { start in after[route.to].map { start + 1 + $0 <= longest } } ?? false
        }
        return map
    }

    /// Returns a map of the modules for which the predicate is true, and the routes between them.
    private func filtered(_ isKept: (MapModule) -> Bool) -> AppMap {
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
    /// The paths of the folders that contain the module, outermost first: `Shop`, `Shop/Cart`.
    package var folders: [String] { folder.indices.map { folder[...$0].joined(separator: "/") } }

    /// Returns whether a pattern such as `Shop/*` matches the module's name or the path of a folder that contains it.
    package func matches(_ pattern: String) -> Bool {
        let pattern = StarPattern(pattern)
        return ([name] + folders).contains { pattern.matches($0) }
    }
}
