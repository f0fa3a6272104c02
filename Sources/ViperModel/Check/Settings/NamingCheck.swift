import Diagnostics
import ViperSpec

/// Checks that `naming` gives the parts of a module different names, whatever the module's name is.
struct NamingCheck {
    private let settings: AppSettings
    private let places: NamingLocations
    private var diagnostics: [Diagnostic] = []

    static func findings(_ settings: AppSettings, _ places: NamingLocations) -> [Diagnostic] {
        var check = NamingCheck(settings: settings, places: places)
        check.checkTypes()
        check.checkFiles()
        check.checkProperties()
        return check.diagnostics
    }

    private var naming: Naming { settings.naming }

    /// A name that `naming` gives to a part's protocol, class or file.
    private struct ClaimedName {
        let name: String
        let part: NamingPart
        let kind: NamingPart.Name

        var description: String { part.isPattern ? "the \(kind.rawValue) of '\(part.word)'" : "'\(part.word)'" }
    }

    /// Reports each name that an earlier element already has, at its location in `App.viper`.
    private mutating func reportCollisions(among claims: [ClaimedName], ignoringCase: Bool = false) {
        var firstByName: [String: ClaimedName] = [:]
        for claim in claims {
            let key = ignoringCase ? claim.name.lowercased() : claim.name
            guard let first = firstByName[key] else {
                firstByName[key] = claim
                continue
            }
            diagnostics.report(
                .namingCollision,
                "\(first.description) and \(claim.description) have the same name '\(claim.name.replacing(Self.sample, with: NamePattern.module))'",
                at: places[claim.part, claim.kind] ?? places[first.part, first.kind] ?? places.setting,
                notes: ["rename one of them"])
        }
    }

    /// A module name that is unlikely to be part of a name in `naming`.
    private static let sample = "SampleModule"

    // MARK: Types

    private mutating func checkTypes() {
        let sections = SectionKind.withProtocol.map { kind in
            ClaimedName(name: naming.protocolName(kind, module: Self.sample), part: .section(kind), kind: .protocol)
        }
        let dependencies = ClaimedName(name: naming.dependencies(Self.sample), part: .dependencies, kind: .protocol)
        let destination = ClaimedName(name: naming.destination(Self.sample), part: .module, kind: .class)
        let ofApp = Naming.AppType.allCases.map { ClaimedName(name: naming.name(of: $0), part: .app($0), kind: .class) }
        reportCollisions(among: sections + [dependencies] + classes + [destination] + ofApp)
    }

    /// The classes of a module, starting with the view's.
    private var classes: [ClaimedName] {
        SectionKind.withClass.map { kind in
            let name = naming.className(kind, Self.sample, kit: settings.kit)
            return ClaimedName(name: name, part: .section(kind), kind: .class)
        }
    }

    private mutating func checkFiles() {
        let classes = self.classes.map(\.name)
        let claims = SectionKind.withClass.map { kind in
            let path = naming.fileName(kind, Self.sample, kit: settings.kit)
            return ClaimedName(name: path.fileName, part: .section(kind), kind: .file)
        }
        // Files with the names of their classes collide only if the classes do. That was already reported.
        reportCollisions(
            among: claims.filter { claim in places[claim.part, .file] != nil || classes.count { $0 == claim.name } < 2
            },
            ignoringCase: true)
    }

    // MARK: Properties

    /// Checks the names of each class's properties. Tests have a property for the class itself, so its name must
    /// differ too.
    private mutating func checkProperties() {
        for kind in [SectionKind.presenter, .interactor] {
            reportCollisions(among: [classItself(kind)] + PartLink.rows(of: kind).map { property($0.section) })
        }
        let presenter = naming.presenter.property
        if let inherited = settings.kit.inherited, inherited.properties.contains(presenter) {
            diagnostics.report(
                .namingCollision,
                "the view's property '\(presenter)' for the presenter is already a member of '\(inherited.type)'",
                at: places[.section(.presenter), .property] ?? places.setting,
                notes: ["choose another name: 'naming { presenter { property … } }'"])
        }
    }

    private func classItself(_ kind: SectionKind) -> ClaimedName {
        ClaimedName(name: kind.rawValue, part: .section(kind), kind: .class)
    }

    private func property(_ kind: SectionKind) -> ClaimedName {
        ClaimedName(name: naming[kind].property, part: .section(kind), kind: .property)
    }
}

extension Rule {
    static let namingCollision = Rule(
        id: "namingCollision", summary: "'naming' gives two things the same name",
        explanation: """
            The types of a module need different names, and so do its files. The properties of a class need different \
            names too: a presenter has a view, an interactor, a router and a delegate. Change one of the names.
            """,
        wrong: "app Todo { naming { router { class \"{module}Module\" } } }",
        right: "app Todo { naming { router { class \"{module}Wireframe\" } } }")
}
