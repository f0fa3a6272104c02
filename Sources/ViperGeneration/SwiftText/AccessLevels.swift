import Diagnostics
import SwiftSource
import ViperModel

/// The access levels of generated declarations.
///
/// Declarations have the level of the setting `access`. For a `public module`, all declarations that another target
/// needs to open it are public. These are its destination, interface and delegate, the signature of `build`, and each
/// type of the specs in these declarations.
struct AccessLevels: Sendable {
    /// The level of most declarations, with a space after it: `package `. Empty for internal.
    let usual: String
    /// The names of types that are public, even if `usual` is another level.
    private let publicTypes: Set<String>

    init(_ program: Program) {
        let hasPublicModule = program.opened.contains(where: \.isPublic)
        // With `style reactive`, generated types appear in the signatures of each other. If one is public, all must be.
        let isPublic = program.app.access == .public || hasPublicModule && program.app.style == .reactive
        usual = isPublic ? "public " : program.app.access == .package ? "package " : ""
        publicTypes = hasPublicModule && !isPublic ? Self.publicTypes(of: program) : []
    }

    /// Returns the level of a type's declaration.
    func level(of type: String) -> String { publicTypes.contains(type) ? "public " : usual }

    private static func publicTypes(of program: Program) -> Set<String> {
        let naming = program.app.naming
        var mentioned = ReferencedTypes(program)
        // The signature of `build` contains these types for every module.
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

/// The types of the specs that some declarations mention, directly or through the declarations of other types.
private struct ReferencedTypes {
    private(set) var reached: Set<String> = []
    /// The declarations of each type, by its name. They are searched for the names of other types.
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

    /// Adds the types with these names, and all types that their declarations mention.
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
