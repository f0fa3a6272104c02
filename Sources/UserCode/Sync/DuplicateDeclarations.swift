import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// A check for user-owned types that have the name of a generated type. The compiler would report them in a generated
/// file, which must not be edited.
package struct DuplicateDeclarations {
    private let app: AppSettings
    /// The names that user-owned files declare and that generated files may declare, too.
    private let names: Set<String>
    private let written: [UserFile]

    /// Finds the names that user-owned files declare and that generated files may declare, too.
    package init(_ program: Program, _ written: [UserFile]) {
        app = program.app
        self.written = written
        // Classes and tests that viper-gen creates once are declared in user-owned files only.
        let classes = ModuleClass.all(of: program).keys
        let declared = Set(written.flatMap(\.headings).filter { !$0.isExtension }.map(\.name))
            .subtracting(classes).subtracting(classes.map(program.app.naming.tests))
        names = declared.intersection(program.emittedNames.filter { $0.origin != .external }.map(\.name))
    }

    /// Returns the findings on types that are also declared in rendered files.
    package func findings(in files: [RenderedFile]) -> [Diagnostic] {
        if names.isEmpty { return [] }
        var findings: [Diagnostic] = []
        for folder in [app.sources, app.testing] {
            let writtenPlaces = places(in: written.filter { $0.source.path.isBelow(folder) }.map(\.source))
            if writtenPlaces.isEmpty { continue }
            let generatedPlaces = places(
                in: files.filter { $0.owner == .generated && $0.path.isBelow(folder) }.map(\.sourceFile))
            findings += writtenPlaces.flatMap { name, places in
                places.compactMap { place in
                    generatedPlaces[name].map { .declaredTwice(name, at: place, and: $0[0], app.naming) }
                }
            }
        }
        return findings.sortedByPlace()
    }

    /// Returns the locations at which files declare each of the names, without private declarations.
    private func places(in files: [SourceFile]) -> [String: [SourceLocation]] {
        let search = WordSearch(names)
        let found = files.map { source -> [(String, SourceLocation)] in
            guard search.isFound(in: source) else { return [] }
            return OutlineParser.read(source).outline.declarations.filter { declaration in
                declaration.kind != .extension && names.contains(declaration.name.name) && !declaration.isConditional
                    && !declaration.isPrivate
            }.map { ($0.name.name, SourceLocation(source, $0.name.range)) }
        }
        return Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1) }
    }
}

extension Rule {
    static let declaredTwice = Rule(
        id: "declaredTwice", isAdjustable: true, summary: "Your type has the name of a generated type",
        explanation: """
            A type in your code has the name of a type that viper-gen generates in the same target. The generated type \
            is a protocol, a mock, a destination ('DetailModule'), 'Navigation' or 'Destination'. The compiler reports \
            a redeclaration or an ambiguous use. Rename your type, or delete it if it is a copy.
            """,
        wrong: "protocol Navigation {}   // in Routing.swift, which is yours",
        right: "protocol Routing {}")
}

extension Diagnostic {
    fileprivate static func declaredTwice(
        _ name: String, at place: SourceLocation, and generated: SourceLocation, _ naming: Naming
    ) -> Diagnostic {
        let type =
            Naming.AppType.allCases.first { naming.name(of: $0) == name }
            ?? (name == naming.navigationClass ? .navigation : nil)
        let setting = type.map { type -> Diagnostic.Note in
            let word = SwiftName.lowerFirst(type.rawValue)
            return .init(
                "or rename the generated type in App.viper: 'naming { \(word) \"Viper\(type.rawValue)\" }'")
        }
        return Diagnostic(
            .declaredTwice, "'\(name)' is also declared in generated Swift", at: place,
            notes: [.init("generated here; rename or delete your own type", at: generated)]
                + [setting].compactMap(\.self))
    }
}
