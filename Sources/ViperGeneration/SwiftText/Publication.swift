import Diagnostics
import SwiftSource
import ViperModel

/// The access levels of generated declarations. All have the app's `access`. A `public module` also has a door, which is public:
/// its destination, interface and delegate, what `build` takes and returns, and every type of the specs that these name.
struct Publication: Sendable {
    /// The access level of all declarations: `package `, with a space, or nothing.
    let everything: String
    private let door: Set<String>

    init(_ program: Program) {
        let modules = program.modules.filter(\.isPublic).map(\.name)
        let hasDoor = !modules.isEmpty || program.externalModules.contains(where: \.isPublic)
        // In this style streams and functions are parameters of one another, so the door is everything.
        let isPublic = program.app.access == .public || hasDoor && program.app.style == .reactive
        everything = isPublic ? "public " : program.app.access == .package ? "package " : ""
        door = hasDoor && !isPublic ? Self.door(of: program) : []
    }

    /// Before the declaration of a type: `public `, with a space, or nothing.
    func access(of type: String) -> String { door.contains(type) ? "public " : everything }

    /// The names that `build` has in its signature whatever the module is.
    private static let support = ["AppDependencies", "Screen"]

    private static func door(of program: Program) -> Set<String> {
        let naming = program.app.naming
        var mentioned = Mentions(program)
        mentioned.reach(support + program.modules.map { naming.dependencies($0.name) })
        for dependency in program.dependencies { mentioned.reach(dependency.type.names) }
        for module in program.modules where module.isPublic {
            mentioned.reach([naming.destination(module.name)])
            mentioned.reach(module.inputs.flatMap(\.type.names))
            mentioned.reach([module.interface, module.delegate].compactMap(\.self).map { $0.protocolName })
        }
        for module in program.externalModules where module.isPublic {
            mentioned.reach([naming.destination(module.name)])
            mentioned.reach(module.inputs.flatMap(\.type.names))
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
        for service in program.shared.flatMap(\.services) {
            add(service.name, service.members, service.inherited, in: service.location.file)
        }
        for section in program.modules.flatMap({ [$0.interface, $0.delegate] }).compactMap(\.self) {
            add(section.protocolName, section.members, section.inherited, in: section.location.file)
        }
    }

    mutating func reach(_ names: some Sequence<String>) {
        var waiting = names.filter { reached.insert($0).inserted }
        while let name = waiting.popLast() {
            for text in texts[name] ?? [] {
                let tokens = Lexer.tokens(of: text.file, in: text.range).filter { $0.kind == .identifier }
                let next = tokens.map { text.file.text($0.range) }.filter { texts[$0] != nil }
                waiting += next.filter { reached.insert($0).inserted }
            }
        }
    }
}
