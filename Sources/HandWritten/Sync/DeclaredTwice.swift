import Diagnostics
import SwiftSource
import ViperModel

/// Looks for types of people that generated Swift declares too. The compiler finds it out in a generated file, which nobody is to
/// edit.
package struct DeclaredTwice {
    private let app: AppSettings
    /// The names that both may declare.
    private let names: Set<String>
    private let written: [WrittenFile]

    /// `written` is the Swift that people own.
    package init(_ program: Program, _ written: [WrittenFile]) {
        app = program.app
        self.written = written
        var own: Set<String> = []
        for file in written { for heading in file.headings where !heading.isExtension { own.insert(heading.name) } }
        // What viper-gen begins, and people own, is theirs alone.
        let classes = ModuleClass.all(of: program)
        own.subtract(classes.keys)
        own.subtract(classes.keys.map(program.app.naming.tests))
        var names: Set<String> = []
        if !own.isEmpty {
            program.forEachEmittedName { emitted in
                if emitted.origin != .external, own.contains(emitted.name) { names.insert(emitted.name) }
            }
        }
        self.names = names
    }

    /// `generated` are the generated files below a folder: few runs ask for them.
    package func findings<Failure>(
        _ generated: (_ folder: String) throws(Failure) -> [SourceFile]
    ) throws(Failure) -> [Diagnostic] {
        if names.isEmpty { return [] }
        var findings: [Diagnostic] = []
        for folder in [app.sources, app.testing] {
            let own = places(in: written.filter { $0.source.path.isBelow(folder) }.map(\.source))
            if own.isEmpty { continue }
            let places = places(in: try generated(folder))
            findings += own.flatMap { name, own in
                own.compactMap { place in
                    places[name].map { .declaredTwice(name, at: place, and: $0[0]) }
                }
            }
        }
        return findings.sortedByPlace()
    }

    /// Where files declare one of the names for others to see.
    private func places(in files: [SourceFile]) -> [String: [SourceLocation]] {
        let search = WordSearch(names)
        let found = files.mapInParallel { source -> [(String, SourceLocation)] in
            guard search.isFound(in: source) else { return [] }
            return Outline.read(source).outline.declarations.filter { declaration in
                declaration.kind != .extension && names.contains(declaration.name.name) && !declaration.isConditional
                    && !declaration.modifiers.contains { ["private", "fileprivate"].contains($0.name) }
            }.map { ($0.name.name, SourceLocation(source, $0.name.range)) }
        }
        return Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1) }
    }
}

extension Rule {
    static let declaredTwice = Rule(
        id: "declaredTwice", isAdjustable: true, summary: "What is generated has a name of its own in your Swift",
        explanation: """
            A type of yours has the name of one that is generated in the same target: of a protocol, a mock, what opens a module \
            ('DetailModule'), or of 'Navigation' and 'Destination', which routers use. The compiler calls either one a \
            redeclaration, or what names it ambiguous. Give yours another name; where it says the same, delete it.
            """,
        wrong: "protocol Navigation {}   // in Routing.swift, which is yours",
        right: "protocol Routing {}")
}

extension Diagnostic {
    fileprivate static func declaredTwice(
        _ name: String, at place: SourceLocation, and generated: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .declaredTwice, "'\(name)' is declared in generated Swift as well", at: place,
            notes: [.init("that is here: give yours another name, or delete it", at: generated)])
    }
}
