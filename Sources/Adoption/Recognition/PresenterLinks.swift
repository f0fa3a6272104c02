import ViperSpec

/// A presenter, found by the protocols that tie it to its view and its interactor, whatever they are called.
struct PresenterLinks: Sendable {
    /// The presenter's class.
    let presenter: String
    private(set) var links: [Link] = []

    /// A protocol whose part in the module is seen from who holds it, and who conforms to it.
    struct Link: Sendable {
        let kind: SectionKind
        let name: String
        /// Who conforms to it.
        let type: String
        let evidence: String
        /// The property by which it is held; nil where a base class keeps it.
        let property: String?
        /// The presenter's property of an interactor, or of the interactor that this is the output of.
        var interactor: String?
    }

    /// Nil for a type that no view is tied to both ways.
    init?(_ presenter: String, in app: AppStructure) {
        self.presenter = presenter
        guard !app.isView(presenter) else { return nil }
        let own = app.conformances(of: presenter)
        guard !own.isEmpty else { return nil }
        let held = app.held(by: presenter)
        for (name, property) in held where !own.contains(name) {
            for type in app.conformers(of: name) where type != presenter && app.isView(type) {
                guard let back = app.held(by: type).first(where: { own.contains($0.name) }) else { continue }
                add(
                    .view, name, type, property,
                    "'\(presenter)' holds it \(property.words), and the view '\(type)' conforms to it")
                add(
                    .presenter, back.name, presenter, back.property,
                    "'\(type)' holds it \(back.property.words), and '\(presenter)' conforms to it")
                break
            }
        }
        guard links.count(where: { $0.kind == .view }) == 1 else { return nil }
        let tied = Set(links.map(\.name))
        for (name, property) in held where !own.contains(name) && !tied.contains(name) {
            let types = app.conformers(of: name).filter { $0 != presenter && !app.isView($0) }
            addWorker(name, property, types, own, app)
        }
    }

    private mutating func addWorker(
        _ name: String, _ property: TypeFact.Held, _ types: [String], _ own: Set<String>, _ app: AppStructure
    ) {
        let named = ProtocolRole(name)?.kind
        let holding = "'\(presenter)' holds it \(property.words)"
        for type in types {
            let back = app.held(by: type).first { own.contains($0.name) && $0.property.property != "" }
            if named == .router || (named == nil && ProtocolRole(type)?.kind == .router) {
                return add(.router, name, type, property, "\(holding), and '\(type)' conforms to it")
            }
            if let back, named == .interactor || (named == nil && !Self.isHelper(name) && !Self.isHelper(type)) {
                add(
                    .interactor, name, type, property, "\(holding), and '\(type)', which conforms to it, answers",
                    property.property)
                return add(
                    .output, back.name, presenter, back.property,
                    "'\(type)' holds it \(back.property.words), and '\(presenter)' conforms to it", property.property)
            }
            if named == .interactor || (named == nil && ProtocolRole(type)?.kind == .interactor) {
                return add(
                    .interactor, name, type, property, "\(holding), and '\(type)' conforms to it", property.property)
            }
            if named == nil, app.holdsScreen(type) {
                return add(
                    .router, name, type, property, "\(holding), and '\(type)', which conforms to it, holds a screen")
            }
        }
    }

    /// Its name says that it is something else than the interactor, whoever answers whom.
    private static func isHelper(_ name: String) -> Bool {
        name.contains("ViewModel")
            || helpers.contains { name.hasSuffix($0) || name.hasSuffix($0 + "Protocol") || name.hasSuffix($0 + "Type") }
    }

    private static let helpers = [
        "DataSource", "Factory", "Formatter", "Machine", "Manager", "Provider", "Service", "State",
    ]

    private mutating func add(
        _ kind: SectionKind, _ name: String, _ type: String, _ held: TypeFact.Held, _ evidence: String,
        _ interactor: String? = nil
    ) {
        let property = held.property.isEmpty ? nil : held.property
        links.append(
            Link(kind: kind, name: name, type: type, evidence: evidence, property: property, interactor: interactor))
    }

    /// More than a view and somebody whom it tells: a table's source is tied to its view alike.
    var isCertain: Bool {
        links.contains { $0.kind == .output } || ProtocolRole(presenter)?.kind == .presenter
            || links.contains { $0.kind == .presenter && ProtocolRole($0.name)?.kind == .presenter }
    }

    /// What the module is called: what is left of the class's name, or of its protocols', without the words of the part.
    var module: String {
        if let role = ProtocolRole(presenter), role.kind == .presenter { return role.module }
        return links.lazy.compactMap { ProtocolRole($0.name)?.module }.first ?? presenter
    }
}

extension TypeFact.Held {
    /// `weakly as 'view'`.
    fileprivate var words: String {
        property.isEmpty ? "by its base class" : (isWeak ? "weakly " : "") + "as '\(property)'"
    }
}
