import ViperSpec

/// A presenter, found by the protocols that tie it to its view and its interactor, whatever they are called.
struct PresenterLinks: Sendable {
    /// The presenter's class.
    let presenter: String
    /// The role that its name gives it; nil if it is not named like a presenter.
    private let role: ProtocolRole?
    /// The module that its protocol is named after, where its own name seems to be misspelt; otherwise nil.
    private var named: String?
    private(set) var links: [RoleEvidence] = []

    private let app: AppStructure
    /// The protocols that the presenter conforms to.
    private let conformances: Set<String>
    /// The other protocols that it stores.
    private let held: [AppStructure.HeldProtocol]

    /// A protocol whose part in the module follows from the types that store it and conform to it.
    struct RoleEvidence: Sendable {
        let kind: SectionKind
        let name: String
        /// The type that conforms to it; nil if none was found.
        let type: String?
        let evidence: String
        /// The property by which it is stored; nil if a base class keeps it.
        let property: String?
        /// The presenter's property of an interactor, or of the interactor that this is the output of.
        var interactor: String?
    }

    /// Nil for a type that does not store a view which stores it too; a type that is named like a presenter may have an interactor
    /// instead. `called` are the modules that protocols are named after, and `role` is the one that the type's name gives it.
    init?(_ presenter: String, _ role: ProtocolRole?, in app: AppStructure, called: Set<String>) {
        let conformances = app.conformances(of: presenter)
        let role = role?.kind == .presenter ? role : nil
        guard !conformances.isEmpty || role != nil, !app.isView(presenter) else { return nil }
        self.presenter = presenter
        self.role = role
        self.app = app
        self.conformances = conformances
        held = app.held(by: presenter).filter { !conformances.contains($0.name) }
        for (name, property) in held { addView(name, property) }
        dropOtherViews()
        if links.isEmpty, role != nil { addViewsHoldingClass() }
        named = moduleOfProtocol(called)
        let views = links.count { $0.kind == .view }
        guard views == 1 || (views == 0 && role != nil) else { return nil }
        if views == 0 { addProtocolHeldByViewClass() }
        let tied = Set(links.map(\.name))
        for (name, property) in held where !tied.contains(name) { addOtherPart(name, property) }
        if views == 0 { addProtocolHeldByView() }
        addInterfaceAndDelegate()
        // Without a view, the output must belong to the module: by its name, or because no other type conforms to it.
        let isAnswered = links.contains { link in
            link.kind == .output && (link.name.hasPrefix(module) || app.conformers(of: link.name) == [presenter])
        }
        guard views == 1 || isAnswered else { return nil }
    }

    /// Adds a protocol that it stores as the view's, where a view conforms to it and stores the presenter by one of its protocols.
    private mutating func addView(_ name: String, _ property: TypeFact.StoredPropertyFact) {
        // A weak property of such a name may store an adapter before a view that is a structure.
        let isCalledView = role != nil && property.isWeak && property.property.lowercased().hasSuffix("view")
        for type in app.conformers(of: name) where type != presenter && (isCalledView || app.isView(type)) {
            guard let back = app.held(by: type).first(where: { conformances.contains($0.name) }) else { continue }
            let ownView = ownView(of: type, inheriting: name)
            let held = ownView == nil ? "it" : "its parent '\(name)'"
            add(
                .view, ownView ?? name, type, property,
                "'\(presenter)' references \(held) \(property.words), and the view '\(type)' conforms to it")
            return add(.presenter, back.name, presenter, back.property, by: type)
        }
    }

    /// Keeps one of several stored views that all call it: the one named after the module.
    private mutating func dropOtherViews() {
        let views = links.indices.filter { links[$0].kind == .view }
        let called = views.filter { links[$0].name.hasPrefix(module) }
        // The link after each is that of the presenter's protocol which the view stores.
        if views.count > 1, called.count == 1 { links = Array(links[called[0]...called[0] + 1]) }
    }

    /// Whether names and connections contradict each other, twice: some teams name the presenter's protocol 'input', and the view's
    /// 'output'.
    var isTurned: Bool {
        func isCalled(_ kind: SectionKind, _ other: SectionKind) -> Bool {
            links.contains { $0.kind == kind && ProtocolRole($0.name)?.kind == other }
        }
        return isCalled(.view, .presenter) && isCalled(.presenter, .view)
    }

    /// The protocol that is named as the module's view and inherits the one that the presenter stores, which then is no module's
    /// own; nil if there is none.
    private func ownView(of type: String, inheriting parent: String) -> String? {
        guard let role, ProtocolRole(parent) == nil else { return nil }
        let viewRole = ProtocolRole(kind: .view, module: role.module)
        return app.conformances(of: type).filter { ProtocolRole($0) == viewRole && app.inherits($0, parent) }.min()
    }

    /// Adds views that store their presenter by its class and not by a protocol.
    private mutating func addViewsHoldingClass() {
        for (name, property) in held {
            let isCalledSo = ProtocolRole(name)?.kind == .view || property.property.lowercased().hasSuffix("view")
            guard isCalledSo else { continue }
            for type in app.conformers(of: name) where type != presenter && app.isView(type) {
                guard let back = app.property(of: type, naming: presenter) else { continue }
                add(
                    .view, name, type, property,
                    "'\(presenter)' references it \(property.words), and the view '\(type)', which conforms to it, references '\(presenter)' \(back.words)"
                )
                break
            }
        }
    }

    /// The module that the presenter's protocol is named after, where the class's own name seems to be misspelt since nothing else
    /// is called so; otherwise nil.
    private func moduleOfProtocol(_ called: Set<String>) -> String? {
        guard let role, !called.contains(role.module),
            let name = links.first(where: { $0.kind == .presenter })?.name, app.conformers(of: name) == [presenter],
            let told = ProtocolRole(name), told.kind == .presenter, app.path(of: told.module + "Presenter") == nil
        else { return nil }
        return told.module
    }

    /// Adds the presenter's protocol where it stores its view by the class, and the view stores that protocol.
    private mutating func addProtocolHeldByViewClass() {
        for (view, _) in app.viewsHeld(by: presenter) {
            guard let back = app.held(by: view).first(where: { conformances.contains($0.name) }) else { continue }
            return add(.presenter, back.name, presenter, back.property, by: view)
        }
    }

    /// Adds the presenter's protocol if the view is a struct: it stores the presenter, and no type stores it.
    private mutating func addProtocolHeldByView() {
        let tied = Set(links.map(\.name))
        for name in conformances.sorted()
        where name.hasPrefix(module) && !tied.contains(name) && ProtocolRole(name) == nil {
            for type in app.names where type.hasPrefix(module) && app.isView(type) {
                guard let held = app.held(by: type).first(where: { $0.name == name }) else { continue }
                return add(.presenter, name, presenter, held.property, by: type)
            }
        }
    }

    /// Adds the module's interface and delegate where they are called input and output.
    private mutating func addInterfaceAndDelegate() {
        let tied = Set(links.map(\.name))
        func isCalled(_ name: String, _ word: String) -> Bool {
            !tied.contains(name) && [module + word, module + word + "Protocol"].contains(name)
        }
        for name in conformances.sorted() where isCalled(name, "Input") {
            let evidence = "'\(presenter)' conforms to it, and its name matches"
            links.append(RoleEvidence(kind: .interface, name: name, type: presenter, evidence: evidence, property: nil))
        }
        for (name, property) in app.held(by: presenter) where property.isWeak && isCalled(name, "Output") {
            let evidence = "'\(presenter)' references it \(property.words), and its name matches"
            links.append(
                RoleEvidence(kind: .delegate, name: name, type: nil, evidence: evidence, property: property.property))
        }
    }

    /// Adds a protocol that it stores as the interactor's, the router's or the delegate's, if it is one.
    private mutating func addOtherPart(_ name: String, _ property: TypeFact.StoredPropertyFact) {
        let named = ProtocolRole(name)?.kind
        // A protocol without a part's name to which types of other modules conform is no contract.
        guard named != nil || name.hasPrefix(module) || app.conformers(of: name).count == 1 else { return }
        let types = app.conformers(of: name).filter { $0 != presenter && !app.isView($0) }
        let holding = "'\(presenter)' references it \(property.words)"
        let called = types.filter { ProtocolRole($0)?.module == module }
        for type in called + types.filter({ !called.contains($0) }) {
            let back = app.held(by: type).first { conformances.contains($0.name) && $0.property.property != "" }
            if named == .router || (named == nil && ProtocolRole(type)?.kind == .router) {
                guard isOwnRouter(name, type) else { return }
                return add(.router, name, type, property, by: presenter)
            }
            if let back, named == .interactor || (named == nil && Self.mayAnswer(name, type)) {
                add(
                    .interactor, name, type, property, "\(holding), and '\(type)', which conforms to it, reports back",
                    property.property)
                return add(.output, back.name, presenter, back.property, by: type, property.property)
            }
            if named == nil, property.isWeak {
                // An interactor is owned or has an output. An object that a presenter only refers to opened the module.
                guard called.isEmpty, name.hasPrefix(module) else { return }
                return add(.delegate, name, type, property, by: presenter)
            }
            if named == .interactor || (named == nil && ProtocolRole(type)?.kind == .interactor) {
                return add(.interactor, name, type, property, by: presenter, property.property)
            }
            if named == nil, app.holdsScreen(type), !property.property.lowercased().hasSuffix("view") {
                return add(
                    .router, name, type, property,
                    "\(holding), and '\(type)', which conforms to it, references a screen")
            }
        }
    }

    /// Whether a router belongs to the module and not to the whole app: its protocol or type is named after the module, or no other
    /// type stores it and it is not named after the app.
    private func isOwnRouter(_ name: String, _ type: String) -> Bool {
        if name.hasPrefix(module) || [ProtocolRole(name), ProtocolRole(type)].contains(where: { $0?.module == module })
        {
            return true
        }
        let others = app.holders(of: name).filter { $0 != presenter && !$0.hasPrefix(module) }
        return others.isEmpty && !["App", "Application"].contains(ProtocolRole(type)?.module)
    }

    /// Whether it may be an interactor: neither a helper, nor the presenter of another module, which may store this one as well.
    private static func mayAnswer(_ name: String, _ type: String) -> Bool {
        !isHelper(name) && !isHelper(type) && ProtocolRole(type)?.kind != .presenter
    }

    /// Whether its name shows that it is no interactor.
    private static func isHelper(_ name: String) -> Bool {
        name.contains("ViewModel")
            || helpers.contains { name.hasSuffix($0) || name.hasSuffix($0 + "Protocol") || name.hasSuffix($0 + "Type") }
    }

    private static let helpers = [
        "DataSource", "Factory", "Formatter", "Machine", "Manager", "Provider", "Service", "State",
    ]

    private mutating func add(
        _ kind: SectionKind, _ name: String, _ type: String, _ held: TypeFact.StoredPropertyFact, by holder: String,
        _ interactor: String? = nil
    ) {
        add(
            kind, name, type, held, "'\(holder)' references it \(held.words), and '\(type)' conforms to it", interactor)
    }

    private mutating func add(
        _ kind: SectionKind, _ name: String, _ type: String, _ held: TypeFact.StoredPropertyFact, _ evidence: String,
        _ interactor: String? = nil
    ) {
        let property = held.property.isEmpty ? nil : held.property
        links.append(
            RoleEvidence(
                kind: kind, name: name, type: type, evidence: evidence, property: property, interactor: interactor))
    }

    /// Whether it is more than a view with a delegate, such as a table with its data source.
    var isCertain: Bool {
        links.contains { $0.kind == .output } || role != nil
            || links.contains { $0.kind == .presenter && ProtocolRole($0.name)?.kind == .presenter }
    }

    /// The module's name: the class's name, or its protocols', without the words for the part.
    var module: String {
        if let role { return named ?? role.module }
        return links.lazy.compactMap { ProtocolRole($0.name)?.module }.first ?? presenter
    }
}

extension TypeFact.StoredPropertyFact {
    /// `weakly as 'view'`.
    var words: String {
        property.isEmpty ? "by its base class" : (isWeak ? "weakly " : "") + "as '\(property)'"
    }
}

extension PresenterLinks.RoleEvidence {
    /// The part of a module that the link adds for a protocol, with `evidence`.
    func part(_ fact: ProtocolFact, evidence: [String] = []) -> RecognizedModule.Part {
        RecognizedModule.Part(
            kind: kind, interactor: interactor, fact: fact, type: type, property: property,
            evidence: [self.evidence] + evidence, isTied: true)
    }
}
