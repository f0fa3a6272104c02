import Diagnostics
import ViperGeneration
import ViperModel
import ViperSpec

/// The modules of an app. They are recognized by the references between types, and by names if references leave a
/// choice.
package struct ModuleRecognition: Sendable {
    /// The modules, sorted by name.
    package private(set) var modules: [RecognizedModule] = []
    /// The diagnostics on types that look like parts of a module but were skipped.
    package private(set) var uncertain: [Diagnostic] = []

    private let app: AppStructure
    /// The roles of the app's protocols according to their names.
    private let roles: [String: ProtocolRole]
    /// The candidates for the parts of each module, by the module's name.
    private var groups: [String: [RecognizedModule.Part]] = [:]
    /// The types with names of presenters, by module.
    private let presenters: [String: [String]]
    /// The types with names of interactors, by module.
    private let interactors: [String: [String]]
    /// The modules whose presenter and view refer to each other.
    private var certain: Set<String> = []
    /// The modules with uncertain parts.
    private var doubted: Set<String> = []

    /// Analyzes the declarations of an app's files.
    package init(_ files: [FileFacts]) {
        app = AppStructure(files)
        let types: [NamedType] = app.names.map { ($0, ProtocolRole($0)) }
        let protocols: [NamedType] = app.protocols.keys.sorted().map { ($0, ProtocolRole($0)) }
        roles = Dictionary(firstOf: protocols.compactMap { name, role in role.map { (name, $0) } })
        // A presenter's protocol may end in 'EventHandler'. A class with such a name may handle any events.
        presenters = Self.names(of: .presenter, in: types.filter { !$0.name.hasSuffix("EventHandler") })
        interactors = Self.names(of: .interactor, in: types)
        addNamed(protocols.map(\.name))
        addTied(types)
        addModules()
        addSharers()
        findMakers(in: files)
    }

    /// A declared name, and the role it suggests.
    private typealias NamedType = (name: String, role: ProtocolRole?)

    /// Returns the names that denote a part of this kind, by module.
    private static func names(of kind: SectionKind, in types: [NamedType]) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for case (let name, let role?) in types where role.kind == kind { names[role.module, default: []].append(name) }
        return names
    }

    /// Adds candidates for the protocols whose names suggest a role.
    private mutating func addNamed(_ names: [String]) {
        for name in names {
            guard let role = role(of: name) else { continue }
            let kind = kindByConformance(of: name, role)
            let evidence = kind == role.kind ? "its name matches" : "presenters conform to it, so it is not the view's"
            groups[role.module, default: []] += (app.protocols[name] ?? []).map {
                RecognizedModule.Part(kind: kind, fact: $0, evidence: [evidence])
            }
        }
    }

    /// Returns the kind according to the protocol's name. If only presenters conform to a protocol with the name of a
    /// view's protocol, it is an output or a presenter's protocol, such as `FeedPresenterOutput`.
    private func kindByConformance(of name: String, _ role: ProtocolRole) -> SectionKind {
        let types = app.conformers(of: name)
        guard role.kind == .view, !types.isEmpty, types.allSatisfy({ ProtocolRole($0)?.kind == .presenter }) else {
            return role.kind
        }
        let holders = app.holders(of: name)
        let isAnswer =
            !holders.contains(where: app.isView) && holders.contains { ProtocolRole($0)?.kind == .interactor }
        return isAnswer ? .output : .presenter
    }

    /// Adds candidates for the protocols that connect presenters with other types.
    private mutating func addTied(_ types: [NamedType]) {
        let (app, called) = (app, Set(groups.keys))
        let presenters = types.map { name, role in
            PresenterLinks(name, role, in: app, called: called)
        }.compactMap(\.self)
        let owners = Self.owners(of: presenters)
        certain = Set(presenters.filter(\.isCertain).map(\.module))
        for links in presenters { add(links, owners) }
    }

    /// Adds the groups of candidates that are modules.
    private mutating func addModules() {
        let bases = bases
        for (name, parts) in groups.sorted(by: { $0.key < $1.key }) {
            // A base of other modules' protocols, such as 'BaseView', is a candidate only if it connects a presenter.
            let ofBases = parts.count { bases.contains($0.fact.name) }
            if certain.contains(name) || ofBases < min(parts.count, 2) { add(name, parts) }
        }
    }

    /// The names of the protocols that protocols of other modules inherit.
    private var bases: Set<String> {
        Set(
            groups.flatMap { module, parts in
                parts.flatMap { $0.fact.declaration.inherited.flatMap(\.protocolNames) }.filter {
                    role(of: $0).map { $0.module != module } ?? false
                }
            })
    }

    /// Returns the role of a protocol according to its name. The module of `IFeedView` is that of `FeedPresenter`.
    private func role(of name: String) -> ProtocolRole? {
        guard var role = roles[name] else { return nil }
        let rest = String(role.module.dropFirst())
        if role.module.hasPrefix("I"), presenters[role.module] == nil, presenters[rest] != nil { role.module = rest }
        return role
    }

    // MARK: Connections

    /// Returns the module of each protocol that connects a presenter. If there are several, it is the module with the
    /// longest name with which the protocol's name begins. If there is none, the protocol is shared, and has no module.
    private static func owners(of presenters: [PresenterLinks]) -> [String: String] {
        var claims: [String: Set<String>] = [:]
        for links in presenters where links.isCertain {
            for link in links.links { claims[link.name, default: []].insert(links.module) }
        }
        var owners: [String: String] = [:]
        for (name, modules) in claims {
            owners[name] =
                modules.count == 1 ? modules.first : modules.filter(name.hasPrefix).max { $0.count < $1.count }
        }
        return owners
    }

    private mutating func add(_ links: PresenterLinks, _ owners: [String: String]) {
        if links.isCertain {
            for link in links.links where owners[link.name] == links.module { add(link, of: links) }
        } else if let link = links.links.first, let type = link.type, let fact = app.protocols[link.name]?.first {
            uncertain.append(
                .uncertainModule(
                    "'\(links.presenter)' and '\(type)' reference each other like a presenter and a view, but there is no other sign of a module",
                    at: fact.place))
        }
    }

    private mutating func add(_ link: PresenterLinks.RoleEvidence, of links: PresenterLinks) {
        let module = links.module
        guard let facts = app.protocols[link.name] else { return }
        let owner = role(of: link.name)?.module
        if let owner, owner != module {
            // The protocol belongs to another module, and this module shares it. If that module has no presenter, its
            // name is a second spelling of this module's name.
            let parts = groups[owner] ?? []
            let others = parts.filter { $0.kind == .presenter && app.conformers(of: $0.fact.name) != [links.presenter] }
            if certain.contains(owner) || !others.isEmpty { return }
            groups[owner] = parts.filter { $0.fact.name != link.name }
        }
        guard let index = groups[module]?.firstIndex(where: { $0.fact.name == link.name }),
            let named = groups[module]?[index]
        else { return groups[module, default: []] += facts.map { link.part($0) } }
        if named.isTied { return }
        if named.kind != link.kind, Self.heart.isSuperset(of: [named.kind, link.kind]), !links.isTurned {
            uncertain.append(
                .uncertainModule(
                    "'\(link.name)' has the name of \(named.kind.withArticle), but is referenced like \(link.kind.withArticle): \(link.evidence)",
                    at: facts[0].place))
            return
        }
        groups[module]?[index] = link.part(named.fact, evidence: named.kind == link.kind ? named.evidence : [])
    }

    // MARK: Modules

    private static let heart = Set(SectionKind.withClass)

    /// Adds the module with the protocols that are named after it, if they form a module, and reports uncertain parts.
    private mutating func add(_ name: String, _ candidates: [RecognizedModule.Part]) {
        let candidates = candidates.filter { !isElsewhere($0, from: name) }
        var parts = candidates
        if isViewAmongViews(name, parts) { return }
        if isCell(parts) {
            doubted.insert(name)
            return
        }
        guard isModule(name, parts) else { return doubt(name, candidates) }
        guard settle(&parts, of: name) else { return }
        let isOne = parts.of(.interactor).count < 2
        let ofModule = SectionKind.withProtocol.flatMap(parts.of).map { part in
            var part = part
            if isOne { part.interactor = nil }
            return part.type == nil ? typed(part, of: name) : part
        }
        modules.append(RecognizedModule(name: name, parts: ofModule))
    }

    /// Returns whether only other views implement the presenter's protocol, so that this is not a module.
    private func isViewAmongViews(_ name: String, _ parts: [RecognizedModule.Part]) -> Bool {
        let tellers = parts.of(.presenter).flatMap { app.conformers(of: $0.fact.name) }
        return Self.heart.intersection(parts.map(\.kind)) == [.view, .presenter] && presenters[name] == nil
            && !tellers.isEmpty && tellers.allSatisfy(app.isView)
    }

    /// Returns whether the parts form a cell with a presenter. It is part of the screens that show it, and not a
    /// screen.
    private func isCell(_ parts: [RecognizedModule.Part]) -> Bool {
        let views = parts.of(.view).flatMap { app.conformers(of: $0.fact.name) }
        return Self.heart.intersection(parts.map(\.kind)).isSubset(of: [.view, .presenter]) && !views.isEmpty
            && views.allSatisfy(app.isCell)
    }

    /// Returns whether there is a presenter, or two parts that belong together.
    private func isModule(_ name: String, _ parts: [RecognizedModule.Part]) -> Bool {
        let heart = Self.heart.intersection(parts.map(\.kind))
        let names = Set(parts.map(\.fact.name))
        // An interactor and a router are not a module without a presenter.
        let isPair =
            heart.count > 1
            && (heart != [.interactor, .router] || presenters.values.joined().contains { holds($0, names) != nil })
        return !name.isEmpty && (isPair || hasPresenter(name, of: parts))
    }

    /// Reports the parts of a group that is not a module. A single view or delegate is not reported, because any app
    /// may have one.
    private mutating func doubt(_ name: String, _ candidates: [RecognizedModule.Part]) {
        for part in candidates where part.kind != .view && Self.heart.contains(part.kind) {
            doubted.insert(name)
            uncertain.append(
                .uncertainModule(
                    "'\(part.fact.name)' has the name of \(part.kind.withArticle), but no other part of its module was found",
                    at: part.fact.place))
        }
    }

    /// Decides which of several protocols of the same kind belongs to the module. Reports the kinds for which this is
    /// unclear. Returns false if such a kind is essential, so that this cannot be a module.
    private mutating func settle(_ parts: inout [RecognizedModule.Part], of name: String) -> Bool {
        for kind in SectionKind.withProtocol {
            let all = parts.of(kind)
            guard all.count > 1 else { continue }
            let several = preferred(all, kind, parts, of: name)
            parts = parts.filter { $0.kind != kind } + several
            if several.count == 1 || Self.areOfSeveralInteractors(several, kind) { continue }
            uncertain.append(
                .uncertainModule(
                    "several protocols could be the \(kind.rawValue) of '\(name)': "
                        + several.map(\.fact.name).joined(separator: ", "), at: several[0].fact.place,
                    notes: several.dropFirst().map { .init("another one", at: $0.fact.place) }))
            doubted.insert(name)
            // If two of them have the same name, there are two modules.
            let isTwice = Set(several.map(\.fact.name)).count < several.count
            if Self.heart.contains(kind) || kind == .output || isTwice { return false }
            // A module needs neither a delegate nor an interface, so these protocols are skipped.
            parts.removeAll { $0.kind == kind }
        }
        return true
    }

    /// Returns the first of the protocols that a type stores; nil if it stores none of them.
    private func holds(_ type: String, _ names: Set<String>) -> ProtocolFact? {
        app.held(by: type).first { names.contains($0.name) }.flatMap { app.protocols[$0.name]?.first }
    }

    /// Returns whether a delegate or interface belongs to another module. This is so if it is declared in another
    /// target, which the module imports, or if it is named like a delegate and the module itself implements it.
    private func isElsewhere(_ part: RecognizedModule.Part, from module: String) -> Bool {
        guard part.kind == .interface || part.kind == .delegate else { return false }
        let types = app.conformers(of: part.fact.name)
        let ofModule = types.filter { ProtocolRole($0)?.module == module }
        if part.kind == .delegate, !part.isTied, !types.isEmpty, ofModule == types { return true }
        return (ofModule + (presenters[module] ?? [])).contains { app.imports(part.fact, for: $0) }
    }

    /// Returns whether these protocols belong to several interactors, one to each, so that the module may have all of
    /// them.
    private static func areOfSeveralInteractors(_ parts: [RecognizedModule.Part], _ kind: SectionKind) -> Bool {
        (kind == .interactor || kind == .output) && Set(parts.compactMap(\.interactor)).count == parts.count
    }

    /// Returns whether a presenter with the module's name stores or implements one of these protocols. The other parts
    /// of such a module may be shared with another module, or may have no protocols.
    private func hasPresenter(_ module: String, of parts: [RecognizedModule.Part]) -> Bool {
        let isTied = certain.contains(module)
        if isTied, parts.contains(where: \.isTied) { return true }
        func names(_ kinds: Set<SectionKind>) -> Set<String> {
            Set(parts.filter { isTied || kinds.contains($0.kind) }.map(\.fact.name))
        }
        let (held, conformed) = (names([.router, .interactor]), names([.output]))
        return (presenters[module] ?? []).contains { type in
            !conformed.isDisjoint(with: app.conformances(of: type))
                || app.held(by: type).contains { held.contains($0.name) }
        }
    }

    /// Adds presenters whose name is not that of a module to the module whose protocols they use. Reports presenters
    /// that use none.
    private mutating func addSharers() {
        var owners: [String: Int] = [:]
        for (index, module) in modules.enumerated() { for part in module.parts { owners[part.fact.name] = index } }
        let typesOfModules = Set(modules.flatMap(\.parts).compactMap(\.type))
        let names = Set(modules.map(\.name)).union(doubted)
        for (module, types) in presenters.sorted(by: { $0.key < $1.key }) where !names.contains(module) {
            for type in types where !typesOfModules.contains(type) {
                let used = app.conformances(of: type).sorted() + app.held(by: type).map(\.name)
                if let owner = used.compactMap({ owners[$0] }).first {
                    modules[owner].sharers.append(type)
                } else if !app.isBase(type), let path = app.path(of: type) {
                    uncertain.append(
                        .uncertainModule(
                            "'\(type)' has the name of a presenter, but no protocol connects it to a view or an interactor",
                            at: .whole(path)))
                }
            }
        }
    }

    /// Returns the preferred ones of several protocols for one part. Those that properties of other parts connect with
    /// the module take precedence, then those that the neighboring part stores, then those named after the module.
    private func preferred(
        _ several: [RecognizedModule.Part], _ kind: SectionKind, _ parts: [RecognizedModule.Part], of module: String
    ) -> [RecognizedModule.Part] {
        let neighbor: SectionKind = kind == .presenter ? .view : kind == .output ? .interactor : .presenter
        let holders = parts.of(neighbor).flatMap { app.conformers(of: $0.fact.name) }
        let held = Set(holders.flatMap { app.held(by: $0) }.map(\.name))
        var left = several
        let tests: [(RecognizedModule.Part) -> Bool] = [
            { $0.isTied }, { held.contains($0.fact.name) }, { ProtocolRole($0.fact.name)?.module == module },
        ]
        for test in tests where !Self.areOfSeveralInteractors(left, kind) {
            let kept = left.filter(test)
            if !kept.isEmpty { left = kept }
        }
        return left
    }

    /// Returns the part with its conforming type, for parts that were recognized only by name.
    private func typed(_ part: RecognizedModule.Part, of module: String) -> RecognizedModule.Part {
        var part = part
        let types = app.conformers(of: part.fact.name)
        part.type = types.first { ProtocolRole($0)?.module == module } ?? types.first
        if let type = part.type { part.evidence.append("'\(type)' conforms to it") }
        return part
    }

    /// Finds the first file that creates two classes of each module, and the type in it that does so.
    private mutating func findMakers(in files: [FileFacts]) {
        var owners: [String: [Int]] = [:]
        for (index, module) in modules.enumerated() {
            for type in Set(module.parts.compactMap(\.type) + module.parts.map(\.fact.name)) {
                owners[type, default: []].append(index)
            }
        }
        for file in files {
            var counts: [Int: Int] = [:]
            for name in file.made { for owner in owners[name] ?? [] { counts[owner, default: 0] += 1 } }
            for (index, count) in counts where count > 1 && modules[index].maker == nil {
                modules[index].maker = file.path
                let name = modules[index].name
                let type = file.types.first { !$0.statics.isEmpty && $0.name.contains(name) && owners[$0.name] == nil }
                modules[index].factory = type.map { ($0.name, $0.statics[0]) }
            }
        }
    }
}

extension [RecognizedModule.Part] {
    fileprivate func of(_ kind: SectionKind) -> [RecognizedModule.Part] { filter { $0.kind == kind } }
}
