import Diagnostics
import SwiftSource
import ViperSpec

/// The custom navigation methods that a spec declares.
enum NavigationVerbs {
    /// The methods that the navigation of every app has.
    private static let builtIn: [Member] = {
        let text = """
            protocol Navigation {
                func push(_ module: Destination); func present(_ module: Destination); func setRoot(_ module: Destination)
                func present(_ module: Destination, in container: Container); func pop(); func popToRoot(); func dismiss()
            }
            """
        let source = SourceFile(path: "", text: text)
        return OutlineParser.read(source).outline.declarations.flatMap { $0.requirements(in: source) }
    }()

    /// Returns an error for each member of `navigation` that is not a function, or that already exists.
    static func findings(_ verbs: UnresolvedService) -> [Diagnostic] {
        let types = verbs.reader.associatedTypes.map { type in
            finding("'\(type.name.name)' is not allowed in 'navigation'", "write a function", type.name.range, verbs)
        }
        return types
            + verbs.reader.members.compactMap { member in
                let (name, range) = (member.requirement.fullName, member.requirement.name.range)
                if member.requirement.isVariable || member.requirement.isStatic {
                    return finding(
                        "'\(name)' is not a function", "write a function: 'func select(tab: Int)'", range, verbs)
                }
                guard builtIn.contains(where: { $0.fullName == name }) else { return nil }
                return finding(
                    "'\(name)' is already a method of the navigation", "remove it, or rename it", range, verbs)
            }
    }

    private static func finding(
        _ message: String, _ way: String, _ range: Range<Int>, _ verbs: UnresolvedService
    ) -> Diagnostic {
        Diagnostic(.navigationVerb, message, at: SourceLocation(verbs.source, range), notes: [.init(way)])
    }

    /// Returns the custom navigation methods as a section. Routers call these methods, and `AppNavigation` implements
    /// them.
    static func sectionOfVerbs(_ verbs: UnresolvedService, _ naming: Naming) -> Section {
        Section(
            kind: .router, documentation: verbs.declaration.documentation?.lines ?? [],
            protocolName: naming.name(of: .navigation), members: verbs.reader.members,
            overloads: verbs.reader.overloads, location: SourceLocation(verbs.source, verbs.declaration.name.range))
    }

    /// Returns the methods of the generated navigation protocol as a section, including custom methods.
    static func section(adding verbs: Section?, _ naming: Naming) -> Section {
        Section(
            kind: .router, protocolName: naming.name(of: .navigation), members: builtIn + (verbs?.members ?? []),
            overloads: verbs?.overloads ?? [], location: .whole(""))
    }
}

extension Rule {
    static let navigationVerb = Rule(
        id: "navigationVerb", summary: "Invalid 'navigation' declaration",
        explanation: """
            Besides push, present, setRoot, pop, popToRoot and dismiss, an app may have custom navigation methods: \
            'navigation { func select(tab: Int) }'. viper-gen adds them to the protocol 'Navigation' and its \
            mock, and you implement them in Navigation.swift. Declare 'navigation' once per app, with functions only.
            """,
        wrong: "navigation { func pop() }",
        right: "navigation { func select(tab: Int) }")
}
