import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// What the specs said before, as far as the generated files on disk tell: there is no other record of it.
struct GeneratedRecord: Sendable {
    /// A member that a class had to have.
    struct Member: Sendable {
        let requirement: Requirement
        /// The generated implementation; nil where a person had to write one.
        var body: Body?
    }

    /// A body that came from a spec.
    struct Body: Sendable {
        let source: SourceFile
        /// The generated member.
        let declaration: DeclarationOutline
        /// The range of the body with its braces.
        let range: Range<Int>
        /// Whether the file is as viper-gen wrote it.
        let isIntact: Bool
    }

    /// What a protocol inherited and asked for.
    private struct Contract {
        var inherited: [String] = []
        var requirements: [Requirement] = []
    }

    /// The protocols that a class conformed to, and the members that were generated for it.
    private struct Conformance {
        var protocols: [String] = []
        var bodies: [(Requirement, Body)] = []
    }

    /// Types that conformed to something by a generated file that was edited by hand since.
    private(set) var editedTypes: Set<String> = []
    /// The structs and enums of the specs as they were, by name.
    private(set) var types: [String: FormerType] = [:]
    private var contracts: [String: Contract] = [:]
    private var conformances: [String: Conformance] = [:]
    /// The types of properties as written, by the class and then by the property.
    private var properties: [String: [String: String]] = [:]

    /// `files` as found on disk, generated Swift all of them.
    init(_ files: [SourceFile]) {
        for file in files.map({ ReadFile($0) }) { addDeclarations(of: file) }
    }

    var protocols: Set<String> { Set(contracts.keys) }

    /// A file and what it declares; no declarations where viper-gen did not write it.
    private struct ReadFile: Sendable {
        var source: SourceFile
        var isIntact = false
        var declarations: [DeclarationOutline] = []

        init(_ file: SourceFile) {
            source = file
            switch GeneratedHeader.state(of: file.bytes) {
            case .intact: isIntact = true
            case .edited: break
            case .conflicted:
                // Without these lines, one side of a conflict follows the other.
                source = source.removingLines(where: ConflictSearch.isMark)
            case .unmanaged: return
            }
            if source.contains(Self.placeInSpec, in: source.bytes.indices) {
                source = source.removingLines { $0.drop(while: \.isBlank).starts(with: Self.placeInSpec) }
            }
            declarations = Outline.read(source).outline.declarations
        }

        /// A line that says where a body stands in its spec: a body that leaves its spec takes none along.
        private static let placeInSpec = Array("#sourceLocation(".utf8)
    }

    private mutating func addDeclarations(of file: ReadFile) {
        for type in file.declarations {
            let name = type.name.name
            let inherited = type.inherited.map(\.text)
            if [.struct, .enum].contains(type.kind) { types[name] = FormerType(type, in: file.source) }
            switch type.kind {
            case .protocol:
                addProtocol(
                    name, inherits: inherited,
                    asksFor: type.members.filter { $0.kind != .associatedtype }.compactMap(\.requirement))
                notePropertyTypes(of: type)
            case .struct: notePropertyTypes(of: type)
            case .extension where !inherited.isEmpty:
                if !file.isIntact { editedTypes.insert(name) }
                let bodies = type.members.compactMap { member -> (Requirement, Body)? in
                    guard let requirement = member.requirement, let range = member.bodyRange else { return nil }
                    return (
                        requirement,
                        Body(source: file.source, declaration: member, range: range, isIntact: file.isIntact)
                    )
                }
                addConformance(of: name, to: inherited, with: bodies)
            default: break
            }
        }
    }

    /// Adds what a protocol inherits and asks for.
    mutating func addProtocol(_ name: String, inherits inherited: [String], asksFor requirements: [Requirement]) {
        contracts[name, default: Contract()].inherited += inherited
        contracts[name, default: Contract()].requirements += requirements
    }

    /// Adds the protocols of a class, and the members of them that were generated.
    mutating func addConformance(of name: String, to protocols: [String], with bodies: [(Requirement, Body)] = []) {
        conformances[name, default: Conformance()].protocols += protocols
        conformances[name, default: Conformance()].bodies += bodies
    }

    private mutating func notePropertyTypes(of type: DeclarationOutline) {
        for case .variable(let variable)? in type.members.map(\.requirement?.kind) {
            properties[type.name.name, default: [:]][variable.name.name] = variable.type?.text
        }
    }

    /// The text of the type that a property of a generated type had.
    func type(of property: String, in type: String) -> String? { properties[type]?[property] }

    /// Types that a generated file made conform to something, such as the classes of modules.
    var conformingTypes: Set<String> { Set(conformances.keys) }

    /// What a class had to have, and what of it was generated; nil where the files say nothing of the class.
    func members(of type: String) -> [Member]? {
        guard let conformance = conformances[type] else { return nil }
        let bodies = Dictionary(firstOf: conformance.bodies.map { ($0.0.signatureKey, $0.1) })
        return requirements(of: conformance.protocols).map { requirement in
            Member(requirement: requirement, body: bodies[requirement.signatureKey])
        }
    }

    /// The names of the helpers that were generated for a class.
    func helperNames(of type: String) -> Set<String> {
        let helpers = (conformances[type]?.bodies ?? []).filter { $0.0.modifiers.contains("private") }
        return Set(helpers.map(\.0.baseName))
    }

    /// The protocols that a class had to conform to.
    func protocols(of type: String) -> [String] { conformances[type]?.protocols ?? [] }

    /// Whether a member of a class was generated from a body in the spec.
    func hasBody(of type: String) -> Bool { members(of: type)?.contains { $0.body != nil } ?? false }

    /// What protocols asked for, with those that they inherited.
    func requirements(of protocols: [String]) -> [Requirement] {
        var seen: Set<String> = []
        var requirements: [Requirement] = []
        var unvisited = protocols
        var visited: Set<String> = []
        while let name = unvisited.popLast() {
            guard visited.insert(name).inserted, let contract = contracts[name] else { continue }
            unvisited += contract.inherited
            requirements += contract.requirements.filter { seen.insert($0.protocolKey).inserted }
        }
        return requirements
    }

    /// The verbs that the app's navigation had beside those that its template writes; nil where its protocol has not changed.
    func verbs(of navigation: SyncedClass) -> [Member]? {
        let requirements = requirements(of: navigation.wanted.inherited.map(\.text))
        if requirements.isEmpty { return nil }
        let asked = Set(navigation.members.map(\.signatureKey))
        let written = navigation.rendered.members.keys.filter { !asked.contains($0) }
        return requirements.filter { !written.contains($0.signatureKey) }.map { Member(requirement: $0, body: nil) }
    }

    /// Whether what conformed to a protocol were actors.
    func isActor(_ name: String) -> Bool { contracts[name]?.inherited.contains("Actor") ?? false }
}

extension SourceFile {
    /// The file without some of its lines.
    fileprivate func removingLines(where isLeftOut: (ArraySlice<UInt8>) -> Bool) -> SourceFile {
        SourceFile(path: path, bytes: bytes[...].lines.filter { !isLeftOut($0) }.flatMap(\.self))
    }
}
