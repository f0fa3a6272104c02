import Diagnostics
import ViperModel
import ViperSpec

/// The routes between the modules of a hand-written app. A member of a module's class is a route if it refers to a type
/// that creates another module. Code that could refer to several modules is not a route.
package struct RecognizedRoutes: Sendable {
    /// The names by which Swift code refers to a module.
    package struct Module: Sendable {
        package let name: String
        /// The classes of the module's parts.
        let classes: Set<String>
        /// The protocols of the module's parts. A dependency container may resolve a protocol instead of a class.
        let protocols: Set<String>
        /// The types that are already known to create the module.
        let makers: Set<String>
        /// The protocol by which the module reports to the module that opened it; nil if there is none.
        let delegate: String?

        package init(
            name: String, classes: Set<String>, protocols: Set<String> = [], makers: Set<String> = [],
            delegate: String?
        ) {
            self.name = name
            self.classes = classes
            self.protocols = protocols
            self.makers = makers
            self.delegate = delegate
        }
    }

    /// A route from a module to another.
    package struct Route: Sendable, Hashable {
        package let from: String
        package let to: String
        /// The member that opens the other module: `openDetail(of:)`.
        package let member: String
        /// The way of opening the other module, such as `push` or `present`. It is `open` if the code does not show the
        /// way.
        package let kind: String
        /// Whether a class of the opening module conforms to the delegate protocol of the opened module.
        package let isAnswered: Bool
    }

    /// The routes without repetitions, in the order of the modules, and of the members in each module.
    package private(set) var routes: [Route] = []

    /// The name of the module to which each class belongs. A class of several modules is left out.
    private let owners: [String: String]
    /// The name of the module to which each protocol belongs. A protocol of several modules is left out.
    private let ownersOfProtocols: [String: String]
    /// The name of the module that each type creates. A type that creates several modules is left out.
    private var makers: [String: String] = [:]
    /// The name of the module that a member creates, by the member's name. Contains only members of types that create
    /// several modules.
    private var makingMembers: [String: String] = [:]

    /// The protocols to which a module's classes conform, by the module's name.
    private var protocols: [String: Set<String>] = [:]
    /// The delegate protocols, by the names of the modules that report through them.
    private let delegates: [String: String]

    /// Finds the routes between an app's modules. `files` are the facts about all files of the app. `sources` are the
    /// files whose code may contain routes.
    package init(of modules: [Module], in files: [FileFacts], _ sources: [SourceFile]) {
        delegates = Dictionary(firstOf: modules.compactMap { module in module.delegate.map { (module.name, $0) } })
        owners = Self.unambiguous(modules.flatMap { module in module.classes.map { (word: $0, module: module.name) } })
        ownersOfProtocols = Self.unambiguous(
            modules.flatMap { module in module.protocols.map { (word: $0, module: module.name) } })
        for type in files.flatMap(\.types) {
            if let module = owners[type.name] { protocols[module, default: []].formUnion(type.inherited) }
        }
        let code = sources.map { MemberCode.members(of: $0) }.flatMap(\.self)
        findMakers(in: code, known: modules.flatMap { module in module.makers.map { (word: $0, module: module.name) } })
        let routesByModule = Dictionary(grouping: routes(in: code), by: \.from)
        routes = modules.flatMap { (routesByModule[$0.name] ?? []).unique }
    }

    /// Returns the paths of files that may contain routes. Such a file declares a class of a module, or creates at
    /// least two parts of modules.
    package static func paths(of modules: [Module], in files: [FileFacts]) -> [String] {
        let classes = modules.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
        let parts = modules.reduce(into: classes) { $0.formUnion($1.protocols) }
        return files.filter { file in
            file.types.contains { classes.contains($0.name) } || file.createdTypes.intersection(parts).count > 1
        }.map(\.path)
    }

    /// A word in code, and the name of the module to which it refers.
    private typealias Naming = (word: String, module: String)

    /// Returns the module of each word. Leaves out words that refer to several modules.
    private static func unambiguous(_ pairs: [Naming]) -> [String: String] {
        Dictionary(grouping: pairs, by: \.word).compactMapValues { pairs in
            Set(pairs.map(\.module)).count == 1 ? pairs.first?.module : nil
        }
    }

    // MARK: Types and members that make modules

    /// Finds the types and members that create modules. Code creates a module if it creates at least two of the
    /// module's classes. `known` are the types that are already known to create a module.
    private mutating func findMakers(in code: [MemberCode], known: [Naming]) {
        var (types, members): ([Naming], [Naming]) = (known, [])
        for (type, code) in Dictionary(grouping: code, by: { $0.types[0] }) {
            let made = modulesMade(in: code)
            if made.count == 1 {
                types += made.map { (word: type, module: $0) }
            } else {
                for member in code { members += modulesMade(in: [member]).map { (word: member.baseName, module: $0) } }
            }
        }
        // A class of one module does not create another module.
        makers = Self.unambiguous(types).filter { owners[$0.key] ?? $0.value == $0.value }
        makingMembers = Self.unambiguous(members).filter { $0.key.lowercased().contains($0.value.lowercased()) }
    }

    /// Returns the modules of which the code creates at least two parts. Parts that the code resolves from a container
    /// count too.
    private func modulesMade(in code: [MemberCode]) -> [String] {
        let words = code.flatMap(\.words)
        let made = Set(words.filter { $0.isCalled || $0.isPassedAsType }.map(\.text)).compactMap { owners[$0] }
        let asked = Set(words.filter(\.isPassedAsType).map(\.text)).compactMap { ownersOfProtocols[$0] }
        return Dictionary(grouping: made + asked, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    }

    // MARK: Routes

    private func routes(in code: [MemberCode]) -> [Route] {
        let stored = Dictionary(grouping: code.filter(\.isStored), by: { $0.types[0] })
        return code.filter { !$0.isStored }.flatMap { member -> [Route] in
            // Code that creates a module may also create single classes of another module. Only a reference to the type
            // that creates the other module is a route.
            if let from = member.types.lazy.compactMap({ makers[$0] }).first {
                return routes(from: from, by: member) { makers[$0.text] }
            }
            guard let from = member.types.lazy.compactMap({ owners[$0] }).first else { return [] }
            let held = Self.unambiguous(
                (stored[member.types[0]] ?? []).flatMap { property in
                    property.words.compactMap { word in
                        module(namedBy: word).map { (word: property.baseName, module: $0) }
                    }
                })
            return routes(from: from, by: member) { module(namedBy: $0) ?? held[$0.text] }
        }
    }

    /// Returns the routes of a member of `module`: one to each other module that `opened` finds in the member's words.
    private func routes(
        from module: String, by member: MemberCode, to opened: (MemberCode.Word) -> String?
    ) -> [Route] {
        member.words.compactMap(opened).filter { $0 != module }.unique.map {
            Route(
                from: module, to: $0, member: member.name, kind: Self.kind(of: member),
                isAnswered: delegates[$0].map { protocols[module]?.contains($0) == true } ?? false)
        }
    }

    /// Returns the module to which a word refers; nil if there is none. A type or a called member refers to the module
    /// that it creates. A called class, or the class of a router, refers to its own module.
    private func module(namedBy word: MemberCode.Word) -> String? {
        if let module = makers[word.text] { return module }
        if let module = owners[word.text], word.isCalled || ProtocolRole(word.text)?.kind == .router { return module }
        return word.isCalled ? makingMembers[word.text] : nil
    }

    /// Returns the way in which a member opens a module; `open` if its code shows none, or several.
    private static func kind(of member: MemberCode) -> String {
        let kinds = Set(member.words.compactMap { verbs[$0.text] })
        return kinds.count == 1 ? kinds.first ?? "open" : "open"
    }

    private static let verbs = [
        "push": "push", "pushViewController": "push", "present": "present", "show": "show", "setRoot": "setRoot",
        "setViewControllers": "setRoot", "rootViewController": "setRoot", "addChild": "embed",
    ]
}

extension RecognizedRoutes.Module {
    /// Returns the names of the recognized modules, for the search of routes. Classes that are named like a module's
    /// router belong to the module, even without a protocol.
    package static func recognized(_ modules: [RecognizedModule], in files: [FileFacts]) -> [RecognizedRoutes.Module] {
        let named = files.flatMap(\.types).compactMap { type in
            ProtocolRole(type.name).map { (role: $0, type: type.name) }
        }
        let routers = Dictionary(grouping: named.filter { $0.role.kind == .router }, by: \.role.module)
        return modules.map { module in
            let types = module.parts.filter(\.kind.hasClass).compactMap(\.type)
            let others = (routers[module.name] ?? []).map(\.type)
            return RecognizedRoutes.Module(
                name: module.name, classes: Set(types + others), protocols: Set(module.parts.map(\.fact.name)),
                delegate: module.parts.first { $0.kind == .delegate }?.fact.name)
        }
    }
}
