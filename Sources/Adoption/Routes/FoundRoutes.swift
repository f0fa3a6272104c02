import Diagnostics
import ViperModel
import ViperSpec

/// The ways from module to module in Swift that was written by hand: a class of one names, in a member, what makes the other.
/// What could be meant otherwise is left out.
package struct FoundRoutes: Sendable {
    /// What a module is known by in Swift.
    package struct Module: Sendable {
        package let name: String
        /// The classes of its parts.
        let classes: Set<String>
        /// The types that make it, where that is known before its code is read.
        let makers: Set<String>
        /// The protocol by which it reports to the module that opened it.
        let delegate: String?

        package init(name: String, classes: Set<String>, makers: Set<String> = [], delegate: String?) {
            self.name = name
            self.classes = classes
            self.makers = makers
            self.delegate = delegate
        }
    }

    /// A way from a module to another.
    package struct Route: Sendable, Hashable {
        package let from: String
        package let to: String
        /// The member that opens the other module: `openDetail(of:)`.
        package let member: String
        /// How the other module is opened: `push`, `present`; `open` where the code does not tell.
        package let kind: String
        /// A class of the module that opens the other one conforms to its delegate protocol.
        package let isAnswered: Bool
    }

    /// By the modules' order, then by their members', each once.
    package private(set) var routes: [Route] = []

    /// The module of each class; a class of several modules is left out.
    private let owners: [String: String]
    /// The module that each type makes.
    private var makers: [String: String] = [:]
    /// The module that each member makes, by the member's name, where its type makes several modules.
    private var makingMembers: [String: String] = [:]

    /// For each module the protocols that its classes conform to.
    private var protocols: [String: Set<String>] = [:]
    private let delegates: [String: String]

    /// Looks for ways between modules of an app, in the code of these files.
    package init(of modules: [Module], in files: [SwiftFacts], _ sources: [SourceFile]) {
        delegates = Dictionary(
            firstOf: modules.compactMap { module in module.delegate.map { (module.name, $0) } })
        owners = Self.unambiguous(modules.flatMap { module in module.classes.map { ($0, module.name) } })
        for type in files.flatMap(\.types) {
            if let module = owners[type.name] { protocols[module, default: []].formUnion(type.inherited) }
        }
        let code = sources.mapInParallel { MemberCode.members(of: $0) }.flatMap(\.self)
        findMakers(in: code, known: modules.flatMap { module in module.makers.map { ($0, module.name) } })
        let found = Dictionary(grouping: routes(in: code), by: \.from)
        routes = modules.flatMap { (found[$0.name] ?? []).unique }
    }

    /// The files in which ways may be: those that declare a class of a module, and those that make two.
    package static func paths(of modules: [Module], in files: [SwiftFacts]) -> [String] {
        let classes = modules.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
        return files.filter { file in
            file.types.contains { classes.contains($0.name) } || file.made.intersection(classes).count > 1
        }.map(\.path)
    }

    /// Of pairs of a word and a module, the module of each word that stands with one module alone.
    private static func unambiguous(_ pairs: [(String, String)]) -> [String: String] {
        Dictionary(grouping: pairs, by: \.0).compactMapValues { said in
            Set(said.map(\.1)).count == 1 ? said.first?.1 : nil
        }
    }

    // MARK: Who makes modules

    /// A type makes the module of which it makes two classes. Where it makes several modules, its members do, one each.
    private mutating func findMakers(in code: [MemberCode], known: [(String, String)]) {
        var (types, members): ([(String, String)], [(String, String)]) = (known, [])
        for (type, code) in Dictionary(grouping: code, by: { $0.types[0] }) {
            let made = modules(madeIn: code)
            if made.count == 1 {
                types += made.map { (type, $0) }
            } else {
                for member in code { members += modules(madeIn: [member]).map { (member.baseName, $0) } }
            }
        }
        // What is one module's own does not make another one, whoever names it.
        makers = Self.unambiguous(types).filter { owners[$0.key] ?? $0.value == $0.value }
        makingMembers = Self.unambiguous(members).filter { $0.key.lowercased().contains($0.value.lowercased()) }
    }

    private func modules(madeIn code: [MemberCode]) -> [String] {
        let made = Set(code.flatMap(\.words).filter(\.isCalled).map(\.text))
        return Dictionary(grouping: made.compactMap { owners[$0] }, by: \.self).filter { $0.value.count > 1 }.keys
            .sorted()
    }

    // MARK: Ways

    private func routes(in code: [MemberCode]) -> [Route] {
        let stored = Dictionary(grouping: code.filter(\.isStored), by: { $0.types[0] })
        return code.filter { !$0.isStored }.flatMap { member -> [Route] in
            // What makes a module may make another one as a part of it; what else it makes is no screen of its own.
            if let from = member.types.lazy.compactMap({ makers[$0] }).first {
                return ways(from: from, by: member) { makers[$0.text] }
            }
            guard let from = member.types.lazy.compactMap({ owners[$0] }).first else { return [] }
            let held = Self.unambiguous(
                (stored[member.types[0]] ?? []).flatMap { property in
                    property.words.compactMap { word in module(namedBy: word).map { (property.baseName, $0) } }
                })
            return ways(from: from, by: member) { module(namedBy: $0) ?? held[$0.text] }
        }
    }

    private func ways(
        from module: String, by member: MemberCode, to opened: (MemberCode.Word) -> String?
    ) -> [Route] {
        member.words.compactMap(opened).filter { $0 != module }.unique.map {
            Route(
                from: module, to: $0, member: member.name, kind: Self.kind(of: member),
                isAnswered: delegates[$0].map { protocols[module]?.contains($0) == true } ?? false)
        }
    }

    /// Which module a word of some code is for: by what makes it, or by a class of its router.
    private func module(namedBy word: MemberCode.Word) -> String? {
        if let module = makers[word.text] { return module }
        if let module = owners[word.text], word.isCalled || ProtocolRole(word.text)?.kind == .router { return module }
        return word.isCalled ? makingMembers[word.text] : nil
    }

    /// How a member opens a module; `open` where its code has no verb for that, or several.
    private static func kind(of member: MemberCode) -> String {
        let kinds = Set(member.words.compactMap { verbs[$0.text] })
        return kinds.count == 1 ? kinds.first ?? "open" : "open"
    }

    private static let verbs = [
        "push": "push", "pushViewController": "push", "present": "present", "show": "show", "setRoot": "setRoot",
        "setViewControllers": "setRoot", "rootViewController": "setRoot", "addChild": "embed",
    ]
}

extension FoundRoutes.Module {
    /// What classes of the module itself conform to: a delegate is somebody else.
    private static let classKinds: Set<SectionKind> = [.view, .presenter, .interactor, .router]

    /// Modules that were recognised, with the classes that are called as their routers are.
    package static func recognised(_ modules: [FoundModule], in files: [SwiftFacts]) -> [FoundRoutes.Module] {
        let named = files.flatMap(\.types).compactMap { type in ProtocolRole(type.name).map { (role: $0, type.name) } }
        let routers = Dictionary(grouping: named.filter { $0.role.kind == .router }, by: \.role.module)
        return modules.map { module in
            let types = module.parts.filter { classKinds.contains($0.kind) }.compactMap(\.type)
            let others = (routers[module.name] ?? []).map(\.1)
            return FoundRoutes.Module(
                name: module.name, classes: Set(types + others),
                delegate: module.parts.first { $0.kind == .delegate }?.fact.name)
        }
    }
}
