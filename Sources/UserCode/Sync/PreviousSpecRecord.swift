import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// A record of the previous specs, read from the generated files on disk. There is no other record.
struct PreviousSpecRecord: Sendable {
    /// A member that the previous specs required of a class.
    struct Member: Sendable {
        let requirement: Requirement
        /// The generated implementation; nil if the member had to be implemented by hand.
        var body: Body?
    }

    /// A body that was generated from a spec.
    struct Body: Sendable {
        let source: SourceFile
        let declaration: DeclarationOutline
        /// The range of the body with its braces.
        let range: Range<Int>
        /// Whether the generated file is unmodified.
        let isIntact: Bool
    }

    /// The inherited protocols and the requirements of a protocol.
    private struct Contract {
        var inherited: [String] = []
        var requirements: [Requirement] = []
    }

    /// The protocols of a class and the members that were generated for them.
    private struct Conformance {
        var protocols: [String] = []
        var bodies: [(Requirement, Body)] = []
    }

    /// The types with a conformance in a generated file that was edited by hand.
    private(set) var editedTypes: Set<String> = []
    /// The previous structs and enums of the specs, by name.
    private(set) var types: [String: PreviousType] = [:]
    private var contracts: [String: Contract] = [:]
    private var conformances: [String: Conformance] = [:]
    /// The types of properties as text, by the names of the declaring type and of the property.
    private var properties: [String: [String: String]] = [:]

    /// Reads generated Swift files, as found on disk.
    init(_ files: [SourceFile]) {
        for file in files.map({ OutlinedGeneratedFile($0) }) { addDeclarations(of: file) }
    }

    var protocols: Set<String> { Set(contracts.keys) }

    /// A generated file with its declarations. If viper-gen did not create the file, the declarations are left out.
    private struct OutlinedGeneratedFile: Sendable {
        var source: SourceFile
        var isIntact = false
        var declarations: [DeclarationOutline] = []

        init(_ file: SourceFile) {
            source = file
            switch GeneratedHeader.state(of: file.bytes) {
            case .intact: isIntact = true
            case .edited: break
            case .conflicted:
                // Without the markers, the file contains both sides of a conflict.
                source = source.removingLines(where: ConflictSearch.isMark)
            case .unmanaged: return
            }
            if source.contains(Self.placeInSpec, in: source.bytes.indices) {
                source = source.removingLines { $0.drop(while: \.isBlank).starts(with: Self.placeInSpec) }
            }
            declarations = OutlineParser.read(source).outline.declarations
        }

        /// The start of a line that maps a body to its spec. If a body moves to the class, these lines are left out.
        private static let placeInSpec = Array("#sourceLocation(".utf8)
    }

    private mutating func addDeclarations(of file: OutlinedGeneratedFile) {
        for type in file.declarations {
            let name = type.name.name
            let inherited = type.inherited.map(\.text)
            if [.struct, .enum].contains(type.kind) { types[name] = PreviousType(type, in: file.source) }
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

    /// Adds the inherited protocols and the requirements of a protocol.
    mutating func addProtocol(_ name: String, inherits inherited: [String], asksFor requirements: [Requirement]) {
        contracts[name, default: Contract()].inherited += inherited
        contracts[name, default: Contract()].requirements += requirements
    }

    /// Adds the protocols of a class and the members that were generated for them.
    mutating func addConformance(of name: String, to protocols: [String], with bodies: [(Requirement, Body)] = []) {
        conformances[name, default: Conformance()].protocols += protocols
        conformances[name, default: Conformance()].bodies += bodies
    }

    private mutating func notePropertyTypes(of type: DeclarationOutline) {
        for case .variable(let variable)? in type.members.map(\.requirement?.kind) {
            properties[type.name.name, default: [:]][variable.name.name] = variable.type?.text
        }
    }

    /// Returns the previous type of a property in a generated type, as text.
    func type(of property: String, in type: String) -> String? { properties[type]?[property] }

    /// The types with a conformance in a generated file, such as the classes of modules.
    var conformingTypes: Set<String> { Set(conformances.keys) }

    /// Returns the members that the previous specs required of a class, with generated bodies; nil if the files do not
    /// mention the class.
    func members(of type: String) -> [Member]? {
        guard let conformance = conformances[type] else { return nil }
        let bodies = Dictionary(firstOf: conformance.bodies.map { ($0.0.signatureKey, $0.1) })
        return requirements(of: conformance.protocols).map { requirement in
            Member(requirement: requirement, body: bodies[requirement.signatureKey])
        }
    }

    /// Returns the names of the private functions that were generated for a class.
    func helperNames(of type: String) -> Set<String> {
        let helpers = (conformances[type]?.bodies ?? []).filter { $0.0.modifiers.contains("private") }
        return Set(helpers.map(\.0.baseName))
    }

    /// Returns the protocols to which a class had to conform.
    func protocols(of type: String) -> [String] { conformances[type]?.protocols ?? [] }

    /// Returns whether any member of a class was generated from a body in the spec.
    func hasBody(of type: String) -> Bool { members(of: type)?.contains { $0.body != nil } ?? false }

    /// Returns the requirements of protocols, inherited ones included.
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

    /// Returns the members that specs added to the app's navigation protocol, without the members of the template. Nil
    /// if the record does not contain the protocol: records are only read from generated files that change.
    func verbs(of navigation: SyncedClass) -> [Member]? {
        let requirements = requirements(of: navigation.wanted.inherited.map(\.text))
        if requirements.isEmpty { return nil }
        let asked = Set(navigation.members.map(\.signatureKey))
        let written = navigation.rendered.members.keys.filter { !asked.contains($0) }
        return requirements.filter { !written.contains($0.signatureKey) }.map { Member(requirement: $0, body: nil) }
    }

    /// Returns whether a protocol required an actor.
    func isActor(_ name: String) -> Bool { contracts[name]?.inherited.contains("Actor") ?? false }
}

extension SourceFile {
    /// Returns the file without some of its lines.
    fileprivate func removingLines(where isLeftOut: (ArraySlice<UInt8>) -> Bool) -> SourceFile {
        SourceFile(path: path, bytes: bytes[...].lines.filter { !isLeftOut($0) }.flatMap(\.self))
    }
}
