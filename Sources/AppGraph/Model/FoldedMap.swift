import Diagnostics

extension AppMap {
    /// Returns a map in which a box replaces each folder at `depth`, together with all modules in the folder. Routes
    /// with the same ends become one route, unless both ends are modules.
    package func folded(to depth: Int) -> AppMap {
        guard modules.contains(where: { $0.folder.count >= depth }) else { return self }
        let boxes = Dictionary(firstOf: modules.map { ($0.name, $0.box(at: depth)) })
        var map = self
        map.root = root.flatMap { boxes[$0] }
        map.modules = foldedModules(at: depth)
        map.routes = foldedRoutes(between: boxes)
        map.countsOfWhole = counts
        map.findingsOfWhole = findings(about: Set(map.modules.map(\.name)))
        return map
    }

    /// Returns the modules outside of these folders, and one module for each of the folders.
    private func foldedModules(at depth: Int) -> [MapModule] {
        Dictionary(grouping: modules) { $0.box(at: depth) }.flatMap { box, modules -> [MapModule] in
            guard let folder = modules.first?.folder, folder.count >= depth else { return modules }
            let count = counted(modules.count, "module")
            return [MapModule(name: box, folder: Array(folder.prefix(depth - 1)), inputs: [count])]
        }.sorted { $0.name < $1.name }
    }

    /// Returns the routes between boxes. Combines the routes with the same ends, unless both ends are modules. Leaves
    /// out the routes inside a folder. `boxes` contains the name of each module's box.
    private func foldedRoutes(between boxes: [String: String]) -> [MapRoute] {
        let lines = Dictionary(grouping: routes) { [boxes[$0.from] ?? $0.from, boxes[$0.to] ?? $0.to] }
        return lines.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { ends, routes -> [MapRoute] in
            let (from, to) = (ends[0], ends[1])
            if routes[0].from == from, routes[0].to == to { return routes }
            if from == to { return [] }
            let member = routes.count == 1 ? routes[0].member : "\(routes.count) routes"
            let kinds = Set(routes.map(\.kind))
            return [MapRoute(from: from, to: to, member: member, kind: kinds.count == 1 ? routes[0].kind : "")]
        }
    }
}

extension MapModule {
    /// Returns the name of the box that shows the module: its own name, or the path of its folder (`Shop/Cart/`).
    fileprivate func box(at depth: Int) -> String {
        folder.count < depth ? name : folder.prefix(depth).joined(separator: "/") + "/"
    }
}
