import SwiftSource

/// Which module a hand-written file concerns: where nothing in it can matter to another module, it need not be read again when
/// that one changes.
package struct Territories: Sendable {
    /// Whom a file concerns.
    package enum Concern: Hashable, Sendable {
        /// The module in whose folder it is, and no other.
        case module(String)
        /// Whoever: it has to be read with every module.
        case anybody
        /// A class of one module inherits one of another's.
        case several
    }

    private let folders: Folders
    /// The modules of the classes that a person writes, and of their tests, by name.
    private let owners: [String: String]

    package init(_ program: Program) {
        folders = Folders(program.app, modules: Set(program.modules.map(\.name)))
        var owners: [String: String] = [:]
        for (name, module) in program.partNames() { owners[name] = module }
        self.owners = owners
    }

    /// Of a file as a person has written it.
    package func concern(of file: WrittenFile) -> Concern {
        let module = folders.module(at: file.source.path)
        let inherited = file.headings.lazy.flatMap(\.inherited)
        if inherited.contains(where: { owners[$0].map { $0 != module } ?? false }) { return .several }
        guard let module, file.obstacle == nil, file.headings.allSatisfy({ owners[$0.name] == module }) else {
            return .anybody
        }
        return .module(module)
    }
}

extension Territories {
    /// The folders that modules have below those of the app and its tests.
    package struct Folders: Sendable {
        private let parents: [String]
        private let modules: Set<String>

        package init(_ settings: AppSettings, modules: Set<String>) {
            parents = [settings.sources, settings.testing].map { $0 + "/" }
            self.modules = modules
        }

        /// The module in whose folder a path is.
        package func module(at path: String) -> String? {
            for parent in parents where path.hasPrefix(parent) {
                let rest = path.utf8.dropFirst(parent.utf8.count)
                guard let slash = rest.firstIndex(of: UInt8(ascii: "/")), let name = String(rest[..<slash]) else {
                    continue
                }
                if modules.contains(name) { return name }
            }
            return nil
        }
    }
}

extension Program {
    /// The classes that make up modules, their tests and what else is named after them, each with its module.
    fileprivate func partNames() -> [(name: String, module: String)] {
        modules.mapInParallel { [app] module in
            let names =
                switch app.style {
                case .classes: module.emittedNames(app)
                case .reactive: module.reactiveNames(app)
                }
            return names.filter { if case .part = $0.use { true } else { false } }.map { ($0.name, module.name) }
        }.flatMap(\.self)
    }
}
