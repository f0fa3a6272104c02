import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// What the generated files on disk say about the specs as they were before: there is no other record of it.
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
        /// The range of the declaration with its braces.
        let range: Range<Int>
        /// The file is as it was written.
        let isIntact: Bool
    }

    private struct Contract {
        var inherited: [String] = []
        var requirements: [Requirement] = []
    }

    private struct Conformance {
        var protocols: [String] = []
        var bodies: [(Requirement, Body)] = []
    }

    private var contracts: [String: Contract] = [:]
    private var conformances: [String: Conformance] = [:]
    /// The types of properties as written, by the class and then by the property.
    private var properties: [String: [String: String]] = [:]

    /// `files` as found on disk, generated Swift all of them.
    init(_ files: [SourceFile]) { add(files) }

    /// The names of all protocols.
    var protocols: Set<String> { Set(contracts.keys) }

    /// Adds what further files say.
    mutating func add(_ files: [SourceFile]) {
        for file in files.mapInParallel({ ReadFile($0) }) { add(file) }
    }

    /// A file and what it declares; nothing where it is not viper-gen's.
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
                source = SourceFile(path: file.path, bytes: ConflictSides.both(of: file.bytes))
            case .unmanaged: return
            }
            declarations = Outline.parse(source).outline.declarations
        }
    }

    private mutating func add(_ file: ReadFile) {
        for type in file.declarations {
            let name = type.name.name
            let inherited = type.inherited.map(\.text)
            switch type.kind {
            case .protocol:
                contracts[name, default: Contract()].inherited += inherited
                contracts[name, default: Contract()].requirements += type.members.compactMap(\.requirement)
                note(type)
            case .struct: note(type)
            case .extension where !inherited.isEmpty:
                conformances[name, default: Conformance()].protocols += inherited
                conformances[name, default: Conformance()].bodies += type.members.compactMap { member in
                    guard let requirement = member.requirement, let range = member.bodyRange else { return nil }
                    return (requirement, Body(source: file.source, range: range, isIntact: file.isIntact))
                }
            default: break
            }
        }
    }

    private mutating func note(_ type: DeclarationOutline) {
        for case .variable(let variable)? in type.members.map(\.requirement?.kind) {
            properties[type.name.name, default: [:]][variable.name.name] = variable.type?.text
        }
    }

    /// The type that a property of a generated type had.
    func type(of property: String, in type: String) -> String? { properties[type]?[property] }

    /// Types that got a conformance, classes of modules among them.
    var conformingTypes: Set<String> { Set(conformances.keys) }

    /// What a class had to have, and what of it was generated; nil where the files say nothing of the class.
    func members(of type: String) -> [Member]? {
        guard let conformance = conformances[type] else { return nil }
        return requirements(of: conformance.protocols).map { requirement in
            let body = conformance.bodies.first { $0.0.signatureKey == requirement.signatureKey }
            return Member(requirement: requirement, body: body?.1)
        }
    }

    /// What some protocols asked for, and those that they inherit.
    func requirements(of protocols: [String]) -> [Requirement] {
        var seen: Set<String> = []
        var requirements: [Requirement] = []
        var open = protocols
        var visited: Set<String> = []
        while let name = open.popLast() {
            guard visited.insert(name).inserted, let contract = contracts[name] else { continue }
            open += contract.inherited
            requirements += contract.requirements.filter { seen.insert($0.protocolKey).inserted }
        }
        return requirements
    }

    /// Instances of what conformed to the protocol were actors.
    func isActor(_ name: String) -> Bool { contracts[name]?.inherited.contains("Actor") ?? false }
}
