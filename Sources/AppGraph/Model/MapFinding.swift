import Diagnostics

/// Something on a map that is worth a look.
package struct MapFinding: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A router opens many modules.
        case fanOut
        /// No module opens it, and the app does not start with it.
        case unreachable
        /// Modules that open each other, all around.
        case circle
        /// Most modules ask for it.
        case sharedService
    }

    package var kind: Kind
    /// The modules that it is about, in the map's order.
    package var modules: [String]
    /// What is said of it, in words.
    package var text: String
}

extension AppMap {
    /// More modules than these are many for one router.
    package static let widestFanOut = 8
    /// A service is everybody's where as many modules ask for it, and they are more than half.
    package static let fewestUsers = 5

    /// What is worth a look, in the map's order. Of a part of a map, it is what the whole map says of the modules that are left.
    package var findings: [MapFinding] { findingsOfWhole ?? (fanOuts + unreachable + circles + sharedServices) }

    /// The findings, as far as they are about these modules.
    func findings(about names: Set<String>) -> [MapFinding] {
        findings.compactMap { finding in
            var finding = finding
            finding.modules = finding.modules.filter(names.contains)
            return finding.modules.isEmpty ? nil : finding
        }
    }

    private var fanOuts: [MapFinding] {
        let routes = Dictionary(grouping: routes, by: \.from)
        return modules.compactMap { module in
            let opened = Set((routes[module.name] ?? []).map(\.to)).count
            guard opened > Self.widestFanOut else { return nil }
            return MapFinding(kind: .fanOut, modules: [module.name], text: "\(module.name) opens \(opened) modules")
        }
    }

    private var unreachable: [MapFinding] {
        guard let root, knowsAllRoutes, modules.contains(where: { $0.name == root }) else { return [] }
        let reached = Set(steps(from: [root], .opens).keys)
        return modules.filter { !reached.contains($0.name) }.map {
            MapFinding(kind: .unreachable, modules: [$0.name], text: "no way leads from \(root) to \($0.name)")
        }
    }

    private var circles: [MapFinding] {
        let numbers = Dictionary(firstOf: zip(modules.map(\.name), 0...))
        var opened = [[Int]](repeating: [], count: modules.count)
        for route in routes {
            if let from = numbers[route.from], let to = numbers[route.to] { opened[from].append(to) }
        }
        return opened.circles.filter { $0.count > 1 }.map { circle in
            let modules = circle.map { self.modules[$0].name }
            let named = modules.count > 6 ? modules.prefix(4) + ["\(modules.count - 4) others"] : modules
            return MapFinding(
                kind: .circle, modules: modules, text: "\(named.joined(separator: ", ")) open each other, all around")
        }
    }

    private var sharedServices: [MapFinding] {
        var users: [String: [String]] = [:]
        for module in modules {
            for dependency in module.dependencies { users[dependency, default: []].append(module.name) }
        }
        return users.keys.sorted().compactMap { service in
            guard let users = users[service], users.count >= Self.fewestUsers, 2 * users.count > modules.count else {
                return nil
            }
            return MapFinding(
                kind: .sharedService, modules: users,
                text: "\(users.count) of \(modules.count) modules ask for \(service)")
        }
    }
}
