import Diagnostics
import SwiftSource
import ViperModel

/// A check that the composition root has a property for each dependency of the modules.
enum MissingDependency: LintRule {
    static let rule = Rule(
        id: "missingDependency", isAdjustable: true, summary: "Composition root lacks a dependency",
        explanation: """
            A section of a module takes a dependency from the composition root, but the composition root has no \
            property with that name. For all missing properties together, the compiler reports only one error, at the \
            conformance. Add the property with the type from the spec. A property in an extension or in a superclass \
            of the project counts too. viper-gen does not check superclasses from other modules.
            """,
        wrong: "final class CompositionRoot: AppDependencies {}",
        right: "final class CompositionRoot: AppDependencies {\n    let store: any Store = FileStore()\n}")

    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let wanted = wanted(of: lint)
        let roots = Set(
            lint.files.flatMap(\.headings).filter { $0.inherited.contains { wanted[$0] != nil } }.map(\.name))
        guard !roots.isEmpty else { return [] }
        let declaring = Dictionary(
            lint.files.flatMap { file in Set(file.headings.map(\.name)).map { ($0, [file]) } }, uniquingKeysWith: +)
        // Reads only files that declare a type with this name.
        func types(_ name: String) -> [(UserFile, DeclarationOutline)] {
            (declaring[name] ?? []).flatMap { file in
                file.outline.declarations.filter { $0.name.name == name }.map { (file, $0) }
            }
        }
        // An extension of a dependency protocol may implement properties for all conforming types.
        let defaults = declaring.keys.filter { wanted[$0] != nil }.flatMap {
            types($0).flatMap { $0.1.members.map(\.name.name) }
        }
        return roots.sorted().flatMap { root -> [Diagnostic] in
            let parts = types(root)
            guard let (file, declaration) = parts.first(where: { ![.extension, .typealias].contains($0.1.kind) }),
                let provided = provided(by: root, types, isKnown: { wanted[$0] != nil })
            else { return [] }
            let asked = parts.flatMap(\.1.inherited).flatMap(\.names).flatMap { wanted[$0] ?? [] }
            let present = provided.union(defaults)
            return asked.unique(by: \.name).filter { !present.contains($0.name) }.map { dependency in
                let property = "'let \(dependency.name): \(dependency.type.text)'"
                return Diagnostic(
                    rule, "'\(root)' has no property '\(dependency.name)'",
                    at: SourceLocation(file.source, declaration.name.range),
                    notes: [
                        .init("add \(property)" + importing(for: dependency, into: file)),
                        .init("required here", at: dependency.location),
                    ])
            }
        }
    }

    /// Returns the end of a note, about an import that the property needs and the file lacks. Empty if no import is
    /// missing.
    private static func importing(for dependency: Dependency, into file: UserFile) -> String {
        let bringing = UserInterface.frameworks.union(["Foundation"])
        let isThere = file.outline.imports.contains { bringing.contains($0.name) }
        if isThere || dependency.type.names.isDisjoint(with: ofFoundation) { return "" }
        return ", and 'import Foundation' to the file"
    }

    /// Returns the required properties of each dependency protocol, by the protocol's name: `ListDependencies` for a
    /// module, `AppDependencies` for the app.
    private static func wanted(of lint: LintContext) -> [String: [Dependency]] {
        var wanted = [lint.naming.name(of: .appDependencies): lint.program.dependencies]
        for (_, module) in lint.modules {
            wanted[lint.naming.dependencies(module.name)] = module.dependencies
        }
        return wanted
    }

    /// Returns the properties of a type and its superclasses; nil if the type may have unknown properties.
    private static func provided(
        by root: String, _ types: (String) -> [(UserFile, DeclarationOutline)], isKnown: (String) -> Bool
    ) -> Set<String>? {
        let all = Set([root]).closed { types($0).flatMap(\.1.inherited).flatMap(\.names) }
        guard all.allSatisfy({ isKnown($0) || harmless.contains($0) || !types($0).isEmpty }) else { return nil }
        let members = all.flatMap(types).flatMap(\.1.members)
        if members.contains(where: { $0.kind == .other }) { return nil }
        return Set(members.filter { $0.kind == .variable }.map(\.name.name))
    }

    /// The types of Foundation on which modules often depend. A file with such a dependency imports Foundation.
    private static let ofFoundation: Set = [
        "Bundle", "Calendar", "Data", "Date", "DateFormatter", "Decimal", "FileManager", "Locale", "JSONDecoder",
        "JSONEncoder", "NotificationCenter", "ProcessInfo", "TimeInterval", "TimeZone", "URL", "URLSession", "UUID",
        "UserDefaults",
    ]

    /// Types that are known to have no property on which a module could depend.
    private static let harmless: Set = ["AnyObject", "NSObject", "Sendable", "ObservableObject"]
}
