import Diagnostics

/// The names that `naming` gives to the parts of one module are apart from each other, whatever the module is called.
struct NamingCheck {
    private let settings: AppSettings
    private let places: NamingPlaces
    private var diagnostics: [Diagnostic] = []

    static func findings(_ settings: AppSettings, _ places: NamingPlaces) -> [Diagnostic] {
        var check = NamingCheck(settings: settings, places: places)
        check.checkTypes()
        check.checkFiles()
        check.checkProperties()
        return check.diagnostics
    }

    private init(settings: AppSettings, places: NamingPlaces) {
        self.settings = settings
        self.places = places
    }

    private var naming: Naming { settings.naming }

    /// A name, whose it is, and where the project says so.
    private struct Claim {
        let name: String
        let part: NamingPart
        let kind: NamingPart.Name
        /// What is made of it, such as a mock; nothing for itself.
        var made = ""

        var description: String {
            let own = "the \(kind.rawValue) of '\(part.rawValue)'"
            return made.isEmpty ? own : "\(made) of \(own)"
        }
    }

    /// A later claim on a name that is taken is reported where the project makes it.
    private mutating func compare(_ claims: [Claim], ignoringCase: Bool = false) {
        var taken: [String: Claim] = [:]
        for claim in claims {
            let key = ignoringCase ? claim.name.lowercased() : claim.name
            guard let first = taken[key] else {
                taken[key] = claim
                continue
            }
            diagnostics.report(
                .namingCollision,
                "\(first.description) and \(claim.description) would both be called '\(claim.name.replacing(Self.sample, with: NamePattern.module))'",
                at: places[claim.part, claim.kind] ?? places[first.part, first.kind] ?? places.setting,
                notes: ["give one of them another name"])
        }
    }

    /// A module's name that is no part of any name that somebody would write.
    private static let sample = "SampleModule"

    // MARK: Types

    private mutating func checkTypes() {
        let sections = NamingPart.sections.map { part, kind in
            Claim(name: naming.protocolName(kind, module: Self.sample), part: part, kind: .protocol)
        }
        let dependencies = Claim(name: naming.dependencies(Self.sample), part: .dependencies, kind: .protocol)
        let protocols = sections + [dependencies]
        let destination = Claim(name: naming.destination(Self.sample), part: .module, kind: .class)
        let classes = self.classes
        let tests = classes.dropFirst().flatMap { claim in
            [naming.flowTests(of: claim.name), naming.testCase(of: claim.name), naming.tests(of: claim.name)].map {
                Claim(name: $0, part: claim.part, kind: claim.kind, made: "the tests")
            }
        }
        let mocks = protocols.map { claim in
            Claim(name: naming.mock(claim.name), part: claim.part, kind: claim.kind, made: "the mock")
        }
        let screen = naming.screenView(Self.sample, kit: settings.kit).map {
            [Claim(name: $0, part: .view, kind: .class, made: "what is seen")]
        }
        compare(protocols + classes + (screen ?? []) + [destination] + mocks + tests)
    }

    /// The classes of a module, the view's first.
    private var classes: [Claim] {
        [
            Claim(name: naming.viewClass(Self.sample, kit: settings.kit), part: .view, kind: .class),
            Claim(name: naming.presenterClass(Self.sample), part: .presenter, kind: .class),
            Claim(name: naming.interactorClass(Self.sample), part: .interactor, kind: .class),
            Claim(name: naming.routerClass(Self.sample), part: .router, kind: .class),
        ]
    }

    private mutating func checkFiles() {
        let classes = self.classes.map(\.name)
        compare(
            [
                Claim(name: naming.viewFile(Self.sample, kit: settings.kit), part: .view, kind: .file),
                Claim(name: naming.presenterFile(Self.sample), part: .presenter, kind: .file),
                Claim(name: naming.interactorFile(Self.sample), part: .interactor, kind: .file),
                Claim(name: naming.routerFile(Self.sample), part: .router, kind: .file),
            ].filter { claim in
                // Files that are called like their classes collide where these do.
                places[claim.part, .file] != nil || classes.count { $0 == claim.name } < 2
            }, ignoringCase: true)
    }

    // MARK: Properties

    /// Tests keep the class itself, by its part's name, beside what it holds.
    private mutating func checkProperties() {
        let held: [NamingPart] = [.view, .interactor, .router, .delegate]
        compare(
            [Claim(name: "presenter", part: .presenter, kind: .class)]
                + held.map { Claim(name: property(of: $0), part: $0, kind: .property) })
        compare([
            Claim(name: "interactor", part: .interactor, kind: .class),
            Claim(name: property(of: .output), part: .output, kind: .property),
        ])
        let presenter = property(of: .presenter)
        if let inherited = settings.kit.inherited, inherited.properties.contains(presenter) {
            diagnostics.report(
                .namingCollision,
                "a view cannot hold its presenter as '\(presenter)', which '\(inherited.type)' already has",
                at: places[.presenter, .property] ?? places.setting,
                notes: ["choose another property of 'presenter'"])
        }
    }

    private func property(of part: NamingPart) -> String {
        let kind = NamingPart.sections.first { $0.part == part }?.kind
        return kind.map { naming[$0].property } ?? ""
    }
}

extension Rule {
    static let namingCollision = Rule(
        id: "namingCollision", summary: "'naming' gives each part of a module names of its own",
        explanation: """
            Two types of a module cannot have one name, nor two of its files, nor two properties of one class: a presenter \
            holds its view, its interactor, its router and its delegate. What collides with a name in a spec, or with that of \
            another module, is reported there.
            """,
        wrong: "app Todo { naming { router { class \"{module}Module\" } } }",
        right: "app Todo { naming { router { class \"{module}Wireframe\" } } }")
}
