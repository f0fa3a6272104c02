import Diagnostics
import ViperGeneration
import ViperModel
import ViperSpec

/// The modules that viper-gen recognizes in a hand-written app. References between types decide. Names decide only if
/// references leave a choice.
package struct ModuleRecognition: Sendable {
    /// The modules, sorted by name.
    package private(set) var modules: [RecognizedModule] = []
    /// The findings on types and protocols that look like parts of a module, but were skipped.
    package private(set) var uncertain: [Diagnostic] = []

    private let app: AppStructure
    /// The roles of the app's protocols according to their names.
    private let roles: [String: ProtocolRole]
    /// The candidates for the parts of each module, by the module's name.
    private var groups: [String: [RecognizedModule.Part]] = [:]
    /// The types that are named like presenters, by the module in their name: `FeedPresenter` by `Feed`.
    private let presenters: [String: [String]]
    /// The types that are named like interactors, by the module in their name.
    private let interactors: [String: [String]]
    /// The names of the modules whose presenter is certain, according to `PresenterLinks`.
    private var certain: Set<String> = []
    /// The names of the modules with uncertain parts.
    private var uncertainModules: Set<String> = []

    /// Analyzes the declarations of an app's files.
    package init(_ files: [FileFacts]) {
        app = AppStructure(files)
        let types: [NamedType] = app.names.map { ($0, ProtocolRole($0)) }
        let protocols: [NamedType] = app.protocols.keys.sorted().map { ($0, ProtocolRole($0)) }
        roles = Dictionary(firstOf: protocols.compactMap { name, role in role.map { (name, $0) } })
        // The name of a presenter's protocol may end in 'EventHandler'. A class with such a name may handle any events,
        // so it is not taken for a presenter.
        presenters = Self.names(of: .presenter, in: types.filter { !$0.name.hasSuffix("EventHandler") })
        interactors = Self.names(of: .interactor, in: types)
        addNamed(protocols.map(\.name))
        addTied(types)
        addModules()
        addAdditionalPresenters()
        findMakers(in: files)
    }

    /// A declared name, and the role that it suggests; nil if it suggests none.
    private typealias NamedType = (name: String, role: ProtocolRole?)

    /// Returns the names that suggest a part of this kind, by the module in the name.
    private static func names(of kind: SectionKind, in types: [NamedType]) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for case (let name, let role?) in types where role.kind == kind { names[role.module, default: []].append(name) }
        return names
    }

    /// Adds as candidates the protocols whose names suggest a role.
    private mutating func addNamed(_ names: [String]) {
        for name in names {
            guard let role = role(of: name) else { continue }
            let kind = kindByConformance(of: name, role)
            let evidence =
                kind == role.kind ? "its name matches" : "presenters conform to it, so it is not the view's protocol"
            groups[role.module, default: []] += (app.protocols[name] ?? []).map {
                RecognizedModule.Part(kind: kind, fact: $0, evidence: [evidence])
            }
        }
    }

    /// Returns the kind that the protocol's name suggests, with one correction. A name such as `FeedPresenterOutput`
    /// suggests a view's protocol. If only presenters conform to it, it is the protocol of an output or a presenter.
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

    /// Adds as candidates the protocols that connect presenters with other types.
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
            // A group with two base protocols, such as 'BaseView' and 'BasePresenter', is no module, unless its
            // presenter is certain. The same applies to a single base protocol without other parts.
            let ofBases = parts.count { bases.contains($0.fact.name) }
            if certain.contains(name) || ofBases < min(parts.count, 2) { add(name, parts) }
        }
    }

    /// The names of base protocols: protocols of other modules inherit them.
    private var bases: Set<String> {
        Set(
            groups.flatMap { module, parts in
                parts.flatMap { $0.fact.declaration.inherited.flatMap(\.protocolNames) }.filter {
                    role(of: $0).map { $0.module != module } ?? false
                }
            })
    }

    /// Returns the role of a protocol according to its name. If there is a `FeedPresenter`, but no `IFeedPresenter`,
    /// the module of `IFeedView` is `Feed`.
    private func role(of name: String) -> ProtocolRole? {
        guard var role = roles[name] else { return nil }
        let rest = String(role.module.dropFirst())
        if role.module.hasPrefix("I"), presenters[role.module] == nil, presenters[rest] != nil { role.module = rest }
        return role
    }

    // MARK: Connections

    /// Returns the module of each protocol that connects a presenter with other types. If presenters of several modules
    /// use a protocol, it belongs to the module whose name is a prefix of the protocol's name. The longest such name
    /// wins. If there is none, the protocol is shared, and has no module.
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
            // The protocol is named after another module. If that module has its own presenter, this module only shares
            // the protocol. Otherwise, the other name is a second spelling of this module's name.
            let parts = groups[owner] ?? []
            let others = parts.filter { $0.kind == .presenter && app.conformers(of: $0.fact.name) != [links.presenter] }
            if certain.contains(owner) || !others.isEmpty { return }
            groups[owner] = parts.filter { $0.fact.name != link.name }
        }
        guard let index = groups[module]?.firstIndex(where: { $0.fact.name == link.name }),
            let named = groups[module]?[index]
        else { return groups[module, default: []] += facts.map { link.part($0) } }
        if named.isTied { return }
        if named.kind != link.kind, Self.mainKinds.isSuperset(of: [named.kind, link.kind]), !links.hasSwappedNames {
            uncertain.append(
                .uncertainModule(
                    "'\(link.name)' has the name of \(named.kind.withArticle), but is referenced like \(link.kind.withArticle): \(link.evidence)",
                    at: facts[0].place))
            return
        }
        groups[module]?[index] = link.part(named.fact, evidence: named.kind == link.kind ? named.evidence : [])
    }

    // MARK: Modules

    private static let mainKinds = Set(SectionKind.withClass)

    /// Adds the module `name` if the candidates form a module. Reports uncertain parts.
    private mutating func add(_ name: String, _ candidates: [RecognizedModule.Part]) {
        let candidates = candidates.filter { !isElsewhere($0, from: name) }
        var parts = candidates
        if isViewAmongViews(name, parts) { return }
        if isCell(parts) {
            uncertainModules.insert(name)
            return
        }
        guard isModule(name, parts) else { return reportUncertain(name, candidates) }
        guard settle(&parts, of: name) else { return }
        let isOne = parts.of(.interactor).count < 2
        let ofModule = SectionKind.withProtocol.flatMap(parts.of).map { part in
            var part = part
            if isOne { part.interactor = nil }
            return part.type == nil ? typed(part, of: name) : part
        }
        modules.append(RecognizedModule(name: name, parts: ofModule))
    }

    /// Returns whether the parts are no module, because only views conform to the presenter's protocol.
    private func isViewAmongViews(_ name: String, _ parts: [RecognizedModule.Part]) -> Bool {
        let tellers = parts.of(.presenter).flatMap { app.conformers(of: $0.fact.name) }
        return Self.mainKinds.intersection(parts.map(\.kind)) == [.view, .presenter] && presenters[name] == nil
            && !tellers.isEmpty && tellers.allSatisfy(app.isView)
    }

    /// Returns whether the parts form a cell of a list, with or without a presenter. A cell is part of the screens that
    /// show it, and no module.
    private func isCell(_ parts: [RecognizedModule.Part]) -> Bool {
        let views = parts.of(.view).flatMap { app.conformers(of: $0.fact.name) }
        return Self.mainKinds.intersection(parts.map(\.kind)).isSubset(of: [.view, .presenter]) && !views.isEmpty
            && views.allSatisfy(app.isCell)
    }

    /// Returns whether the parts form a module. They do if there are protocols of two kinds of parts, or if there is
    /// only one protocol and a presenter uses it.
    private func isModule(_ name: String, _ parts: [RecognizedModule.Part]) -> Bool {
        let mainKinds = Self.mainKinds.intersection(parts.map(\.kind))
        let names = Set(parts.map(\.fact.name))
        // An interactor and a router form a module only if a presenter stores one of them.
        let isPair =
            mainKinds.count > 1
            && (mainKinds != [.interactor, .router] || presenters.values.joined().contains { holds($0, names) != nil })
        return !name.isEmpty && (isPair || hasPresenter(name, of: parts))
    }

    /// Reports the parts of a group that is no module. A single view or delegate is not reported, because any app may
    /// have one.
    private mutating func reportUncertain(_ name: String, _ candidates: [RecognizedModule.Part]) {
        for part in candidates where part.kind != .view && Self.mainKinds.contains(part.kind) {
            uncertainModules.insert(name)
            uncertain.append(
                .uncertainModule(
                    "'\(part.fact.name)' has the name of \(part.kind.withArticle), but no other part of its module was found",
                    at: part.fact.place))
        }
    }

    /// Chooses between several protocols of the same kind. Reports each kind for which the choice is unclear. Returns
    /// false if the module cannot be adopted without that kind.
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
                    notes: several.dropFirst().map { .init("another of these protocols", at: $0.fact.place) }))
            uncertainModules.insert(name)
            // If two of the protocols have the same name, there are two modules.
            let isTwice = Set(several.map(\.fact.name)).count < several.count
            if Self.mainKinds.contains(kind) || kind == .output || isTwice { return false }
            // A module needs neither a delegate nor an interface, so these protocols are skipped.
            parts.removeAll { $0.kind == kind }
        }
        return true
    }

    /// Returns the first protocol among `names` that a type stores; nil if it stores none of them.
    private func holds(_ type: String, _ names: Set<String>) -> ProtocolFact? {
        app.storedProtocols(of: type).first { names.contains($0.name) }.flatMap { app.protocols[$0.name]?.first }
    }

    /// Returns whether a delegate or interface belongs to another module. That is so if the module imports the protocol
    /// from another target. A module does not implement its own delegate: the module that opens it does. So if only
    /// types of `module` conform to a delegate, the delegate belongs to a module that `module` opens.
    private func isElsewhere(_ part: RecognizedModule.Part, from module: String) -> Bool {
        guard part.kind == .interface || part.kind == .delegate else { return false }
        let types = app.conformers(of: part.fact.name)
        let ofModule = types.filter { ProtocolRole($0)?.module == module }
        if part.kind == .delegate, !part.isTied, !types.isEmpty, ofModule == types { return true }
        return (ofModule + (presenters[module] ?? [])).contains { app.imports(part.fact, for: $0) }
    }

    /// Returns whether the protocols belong to different interactors, one to each. A module may have all of them.
    private static func areOfSeveralInteractors(_ parts: [RecognizedModule.Part], _ kind: SectionKind) -> Bool {
        (kind == .interactor || kind == .output) && Set(parts.compactMap(\.interactor)).count == parts.count
    }

    /// Returns whether a presenter with the module's name stores one of the parts' protocols, or conforms to one. The
    /// other parts may have no protocol, or may share it with another module.
    private func hasPresenter(_ module: String, of parts: [RecognizedModule.Part]) -> Bool {
        let isTied = certain.contains(module)
        if isTied, parts.contains(where: \.isTied) { return true }
        func names(_ kinds: Set<SectionKind>) -> Set<String> {
            Set(parts.filter { isTied || kinds.contains($0.kind) }.map(\.fact.name))
        }
        let (held, conformed) = (names([.router, .interactor]), names([.output]))
        return (presenters[module] ?? []).contains { type in
            !conformed.isDisjoint(with: app.conformances(of: type))
                || app.storedProtocols(of: type).contains { held.contains($0.name) }
        }
    }

    /// Adds each presenter without a module of its own to the module whose protocols it uses. Reports presenters that
    /// use no module's protocols.
    private mutating func addAdditionalPresenters() {
        var owners: [String: Int] = [:]
        for (index, module) in modules.enumerated() { for part in module.parts { owners[part.fact.name] = index } }
        let typesOfModules = Set(modules.flatMap(\.parts).compactMap(\.type))
        let names = Set(modules.map(\.name)).union(uncertainModules)
        for (module, types) in presenters.sorted(by: { $0.key < $1.key }) where !names.contains(module) {
            for type in types where !typesOfModules.contains(type) {
                let used = app.conformances(of: type).sorted() + app.storedProtocols(of: type).map(\.name)
                if let owner = used.compactMap({ owners[$0] }).first {
                    modules[owner].additionalPresenters.append(type)
                } else if !app.isBase(type), let path = app.path(of: type) {
                    uncertain.append(
                        .uncertainModule(
                            "'\(type)' has the name of a presenter, but no protocol connects it to a view or an interactor",
                            at: .whole(path)))
                }
            }
        }
    }

    /// Returns the best candidates for one part. Prefers protocols for which `isTied` is true. Then prefers protocols
    /// that the part's caller stores, as a view stores its presenter, and then protocols named after the module.
    private func preferred(
        _ several: [RecognizedModule.Part], _ kind: SectionKind, _ parts: [RecognizedModule.Part], of module: String
    ) -> [RecognizedModule.Part] {
        let neighbor: SectionKind = kind == .presenter ? .view : kind == .output ? .interactor : .presenter
        let holders = parts.of(neighbor).flatMap { app.conformers(of: $0.fact.name) }
        let held = Set(holders.flatMap { app.storedProtocols(of: $0) }.map(\.name))
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

    /// Returns `part`, which was recognized only by its name, with the type that conforms to its protocol.
    private func typed(_ part: RecognizedModule.Part, of module: String) -> RecognizedModule.Part {
        var part = part
        let types = app.conformers(of: part.fact.name)
        part.type = types.first { ProtocolRole($0)?.module == module } ?? types.first
        if let type = part.type { part.evidence.append("'\(type)' conforms to it") }
        return part
    }

    /// For each module, finds the first file that creates two of its parts. In that file, also finds a type whose name
    /// contains the module's name, and its static function, which creates the module: `FeedBuilder.build()`.
    private mutating func findMakers(in files: [FileFacts]) {
        var owners: [String: [Int]] = [:]
        for (index, module) in modules.enumerated() {
            for type in Set(module.parts.compactMap(\.type) + module.parts.map(\.fact.name)) {
                owners[type, default: []].append(index)
            }
        }
        for file in files {
            var counts: [Int: Int] = [:]
            for name in file.createdTypes { for owner in owners[name] ?? [] { counts[owner, default: 0] += 1 } }
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
