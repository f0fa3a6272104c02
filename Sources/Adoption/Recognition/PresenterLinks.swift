import ViperSpec

/// A presenter, with the protocols that connect it with the other parts of its module. These references show that a
/// class is a presenter, whatever its name is.
struct PresenterLinks: Sendable {
    /// The presenter's class.
    let presenter: String
    /// The role of the presenter according to its name; nil if it does not have the name of a presenter.
    private let role: ProtocolRole?
    /// The module in the name of the presenter's protocol, if the class name seems to be misspelled; otherwise nil.
    private var named: String?
    private(set) var links: [RoleEvidence] = []

    private let app: AppStructure
    /// The protocols that the presenter conforms to.
    private let conformances: Set<String>
    /// The other protocols that the presenter's properties store.
    private let storedProtocols: [AppStructure.HeldProtocol]

    /// A protocol, with the part of the module to which it belongs. The types that store the protocol, and the types
    /// that conform to it, show which part it is.
    struct RoleEvidence: Sendable {
        let kind: SectionKind
        let name: String
        /// The type that conforms to the protocol; nil if none was found.
        let type: String?
        let evidence: String
        /// The property that stores the protocol; nil for an interface, or if a generic base class stores the protocol.
        let property: String?
        /// The presenter's property for the interactor that has this protocol or calls this output; nil for other
        /// parts.
        var interactor: String?
    }

    /// Finds the protocols of a presenter. Returns nil unless the type and a view store each other. A type with the
    /// name of a presenter may have an interactor instead of a view.
    ///
    /// `role` is the role that the type's name suggests. `called` are the modules in the names of protocols.
    init?(_ presenter: String, _ role: ProtocolRole?, in app: AppStructure, called: Set<String>) {
        let conformances = app.conformances(of: presenter)
        let role = role?.kind == .presenter ? role : nil
        guard !conformances.isEmpty || role != nil, !app.isView(presenter) else { return nil }
        self.presenter = presenter
        self.role = role
        self.app = app
        self.conformances = conformances
        storedProtocols = app.storedProtocols(of: presenter).filter { !conformances.contains($0.name) }
        for (name, property) in storedProtocols { addView(name, property) }
        dropOtherViews()
        if links.isEmpty, role != nil { addViewsHoldingClass() }
        named = moduleOfProtocol(called)
        let views = links.count { $0.kind == .view }
        guard views == 1 || (views == 0 && role != nil) else { return nil }
        if views == 0 { addProtocolHeldByViewClass() }
        let tied = Set(links.map(\.name))
        for (name, property) in storedProtocols where !tied.contains(name) { addOtherPart(name, property) }
        if views == 0 { addProtocolHeldByView() }
        addInterfaceAndDelegate()
        // Without a view, there must be an output that belongs to the module. Its name starts with the module's name,
        // or no other type conforms to it.
        let isAnswered = links.contains { link in
            link.kind == .output && (link.name.hasPrefix(module) || app.conformers(of: link.name) == [presenter])
        }
        guard views == 1 || isAnswered else { return nil }
    }

    /// Adds a stored protocol as the view's, if a view conforms to it and stores a protocol of the presenter.
    private mutating func addView(_ name: String, _ property: TypeFact.StoredPropertyFact) {
        // A weak property cannot store a struct. So if its name ends in 'view', it may store an adapter of a view that
        // is a struct.
        let isCalledView = role != nil && property.isWeak && property.property.lowercased().hasSuffix("view")
        for type in app.conformers(of: name) where type != presenter && (isCalledView || app.isView(type)) {
            guard let back = app.storedProtocols(of: type).first(where: { conformances.contains($0.name) }) else {
                continue
            }
            let ownView = ownView(of: type, inheriting: name)
            let held = ownView == nil ? "it" : "the inherited protocol '\(name)'"
            add(
                .view, ownView ?? name, type, property,
                "'\(presenter)' references \(held) \(property.words), and the view '\(type)' conforms to it")
            return add(.presenter, back.name, presenter, back.property, by: type)
        }
    }

    /// If the presenter and several views store each other, keeps only the view that is named after the module, if
    /// exactly one is.
    private mutating func dropOtherViews() {
        let views = links.indices.filter { links[$0].kind == .view }
        let called = views.filter { links[$0].name.hasPrefix(module) }
        // Each view's link is followed by the link of the presenter's protocol that the view stores.
        if views.count > 1, called.count == 1 { links = Array(links[called[0]...called[0] + 1]) }
    }

    /// Whether the view's protocol is named like a presenter's, and the presenter's protocol like a view's. Some teams
    /// name the presenter's protocol 'input', and the view's 'output'.
    var hasSwappedNames: Bool {
        func isCalled(_ kind: SectionKind, _ other: SectionKind) -> Bool {
            links.contains { $0.kind == kind && ProtocolRole($0.name)?.kind == other }
        }
        return isCalled(.view, .presenter) && isCalled(.presenter, .view)
    }

    /// Returns the view's own protocol; nil if there is none. It has the module's name, and inherits the protocol that
    /// the presenter stores. The inherited protocol then does not belong to the module.
    private func ownView(of type: String, inheriting parent: String) -> String? {
        guard let role, ProtocolRole(parent) == nil else { return nil }
        let viewRole = ProtocolRole(kind: .view, module: role.module)
        return app.conformances(of: type).filter { ProtocolRole($0) == viewRole && app.inherits($0, parent) }.min()
    }

    /// Adds views that store their presenter by its class instead of a protocol.
    private mutating func addViewsHoldingClass() {
        for (name, property) in storedProtocols {
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

    /// Returns the module in the name of the presenter's protocol, if the class name seems to be misspelled; otherwise
    /// nil. It seems misspelled if no protocol name contains the same module.
    private func moduleOfProtocol(_ called: Set<String>) -> String? {
        guard let role, !called.contains(role.module),
            let name = links.first(where: { $0.kind == .presenter })?.name, app.conformers(of: name) == [presenter],
            let roleInName = ProtocolRole(name), roleInName.kind == .presenter,
            app.path(of: roleInName.module + "Presenter") == nil
        else { return nil }
        return roleInName.module
    }

    /// Adds the presenter's protocol if the presenter stores a view by its class, and this view stores the protocol.
    private mutating func addProtocolHeldByViewClass() {
        for (view, _) in app.viewsHeld(by: presenter) {
            guard let back = app.storedProtocols(of: view).first(where: { conformances.contains($0.name) }) else {
                continue
            }
            return add(.presenter, back.name, presenter, back.property, by: view)
        }
    }

    /// Adds the presenter's protocol if a view with the module's name stores it, but the presenter stores no view. Such
    /// a view is usually a struct, which no type stores.
    private mutating func addProtocolHeldByView() {
        let tied = Set(links.map(\.name))
        for name in conformances.sorted()
        where name.hasPrefix(module) && !tied.contains(name) && ProtocolRole(name) == nil {
            for type in app.names where type.hasPrefix(module) && app.isView(type) {
                guard let held = app.storedProtocols(of: type).first(where: { $0.name == name }) else { continue }
                return add(.presenter, name, presenter, held.property, by: type)
            }
        }
    }

    /// Adds the module's interface and delegate if they are named after the module: `FeedInput` and `FeedOutput`.
    private mutating func addInterfaceAndDelegate() {
        let tied = Set(links.map(\.name))
        func isCalled(_ name: String, _ word: String) -> Bool {
            !tied.contains(name) && [module + word, module + word + "Protocol"].contains(name)
        }
        for name in conformances.sorted() where isCalled(name, "Input") {
            let evidence = "'\(presenter)' conforms to it, and its name matches"
            links.append(RoleEvidence(kind: .interface, name: name, type: presenter, evidence: evidence, property: nil))
        }
        for (name, property) in app.storedProtocols(of: presenter) where property.isWeak && isCalled(name, "Output") {
            let evidence = "'\(presenter)' references it \(property.words), and its name matches"
            links.append(
                RoleEvidence(kind: .delegate, name: name, type: nil, evidence: evidence, property: property.property))
        }
    }

    /// Adds a stored protocol to the links if it belongs to an interactor, a router or a delegate.
    private mutating func addOtherPart(_ name: String, _ property: TypeFact.StoredPropertyFact) {
        let named = ProtocolRole(name)?.kind
        // A protocol that is named after neither a part nor the module counts only if a single type conforms to it.
        guard named != nil || name.hasPrefix(module) || app.conformers(of: name).count == 1 else { return }
        let types = app.conformers(of: name).filter { $0 != presenter && !app.isView($0) }
        let holding = "'\(presenter)' references it \(property.words)"
        let called = types.filter { ProtocolRole($0)?.module == module }
        for type in called + types.filter({ !called.contains($0) }) {
            let back = app.storedProtocols(of: type).first {
                conformances.contains($0.name) && $0.property.property != ""
            }
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
                // The presenter owns an interactor that does not report back. So an object that the presenter
                // references weakly is the module's delegate.
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

    /// Returns whether a router belongs to the module and not to the whole app. Its protocol or type is named after the
    /// module. Or no other type stores it, and it is not named after the app.
    private func isOwnRouter(_ name: String, _ type: String) -> Bool {
        if name.hasPrefix(module) || [ProtocolRole(name), ProtocolRole(type)].contains(where: { $0?.module == module })
        {
            return true
        }
        let others = app.holders(of: name).filter { $0 != presenter && !$0.hasPrefix(module) }
        return others.isEmpty && !["App", "Application"].contains(ProtocolRole(type)?.module)
    }

    /// Returns whether the type may be an interactor that reports back. It must not be a helper, such as a data source,
    /// and not the presenter of another module.
    private static func mayAnswer(_ name: String, _ type: String) -> Bool {
        !isHelper(name) && !isHelper(type) && ProtocolRole(type)?.kind != .presenter
    }

    /// Returns whether the name shows that the type is not an interactor: `FeedDataSource`.
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

    /// Whether the links are certain to show a presenter, and not only a view with a delegate, such as a table with its
    /// data source.
    var isCertain: Bool {
        links.contains { $0.kind == .output } || role != nil
            || links.contains { $0.kind == .presenter && ProtocolRole($0.name)?.kind == .presenter }
    }

    /// The module's name: the name of the class or of its protocol, without the words for the part.
    var module: String {
        if let role { return named ?? role.module }
        return links.lazy.compactMap { ProtocolRole($0.name)?.module }.first ?? presenter
    }
}

extension TypeFact.StoredPropertyFact {
    /// The words for the property in the evidence: `weakly as 'view'`.
    var words: String {
        property.isEmpty ? "through a base class" : (isWeak ? "weakly " : "") + "as '\(property)'"
    }
}

extension PresenterLinks.RoleEvidence {
    /// Returns the part of a module to which the protocol belongs. `evidence` is added to the evidence of the link.
    func part(_ fact: ProtocolFact, evidence: [String] = []) -> RecognizedModule.Part {
        RecognizedModule.Part(
            kind: kind, interactor: interactor, fact: fact, type: type, property: property,
            evidence: [self.evidence] + evidence, isTied: true)
    }
}
