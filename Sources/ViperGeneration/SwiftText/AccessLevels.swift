import Diagnostics
import SwiftSource
import ViperModel

/// The access levels of generated declarations: all have the one that `access` in `App.viper` sets. Of a `public module`, what is
/// needed to open it from another target is public in any case: its destination, interface and delegate, what `build` takes and
/// returns, and every type of the specs that the declarations of these name.
struct AccessLevels: Sendable {
    /// What stands before most declarations: `package `, with a space, or nothing.
    let usual: String
    /// The names of the types that are public whatever the usual level is.
    private let publicTypes: Set<String>

    init(_ program: Program) {
        let hasPublicModule = program.opened.contains(where: \.isPublic)
        // In the style of functions and streams all types are parameters of one another, so that all are public.
        let isPublic = program.app.access == .public || hasPublicModule && program.app.style == .reactive
        usual = isPublic ? "public " : program.app.access == .package ? "package " : ""
        publicTypes = hasPublicModule && !isPublic ? Self.publicTypes(of: program) : []
    }

    /// What stands before the declaration of a type.
    func level(of type: String) -> String { publicTypes.contains(type) ? "public " : usual }

    private static func publicTypes(of program: Program) -> Set<String> {
        let naming = program.app.naming
        var mentioned = Mentions(program)
        // These stand in the signature of `build` whatever the module is.
        mentioned.reach(
            [naming.name(of: .appDependencies), naming.name(of: .screen)]
                + program.modules.map { naming.dependencies($0.name) })
        for dependency in program.dependencies { mentioned.reach(dependency.type.names) }
        for module in program.opened where module.isPublic {
            mentioned.reach([naming.destination(module.name)])
            mentioned.reach(module.inputs.flatMap(\.type.names))
        }
        for module in program.modules where module.isPublic {
            mentioned.reach(module.optional.all.filter(\.kind.isSeenByOthers).map { $0.protocolName })
        }
        return mentioned.reached
    }
}

/// The types that some names lead to: those that their declarations mention, those that these mention, and so on.
private struct Mentions {
    private(set) var reached: Set<String> = []
    /// The texts in which mentions are looked for: the declarations of each type, by its name.
    private var texts: [String: [SourceLocation]] = [:]

    init(_ program: Program) {
        func add(_ name: String, _ members: [Member], _ inherited: [TypeSyntax], in source: SourceFile) {
            let ranges = members.map(\.location) + inherited.map { SourceLocation(source, $0.range) }
            texts[name, default: []] += ranges
        }
        for type in program.data { texts[type.name, default: []].append(SourceLocation(type.source, type.range)) }
        for service in program.services {
            add(service.name, service.members, service.inherited, in: service.location.file)
        }
        for section in program.modules.flatMap(\.optional.all).filter(\.kind.isSeenByOthers) {
            add(section.protocolName, section.members, section.inherited, in: section.location.file)
        }
    }

    mutating func reach(_ names: some Sequence<String>) {
        reached.formUnion(
            Set(names).subtracting(reached).closed { name in
                (texts[name] ?? []).flatMap { text in
                    let tokens = Lexer.tokens(of: text.file, in: text.range).filter { $0.kind == .identifier }
                    return tokens.map { text.file.text($0.range) }.filter { texts[$0] != nil && !reached.contains($0) }
                }
            })
    }
}
