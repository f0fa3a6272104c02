import Diagnostics
import SwiftSource
import ViperModel

/// Compares the signatures of members in classes with those in the spec, where the names agree.
enum SignatureDrift: LintRule {
    static let rule = Rule(
        id: "signatureDrift", isAdjustable: true, summary: "A member of a class has the signature that its spec says",
        explanation: """
            The class has a member of this name and these labels, and another type, 'async' or 'throws' than the protocol \
            that is generated of the spec: the class does not conform, and the compiler says so far from here. Change the \
            member, or the spec, which changes the class along. A class may leave out 'async' and 'throws'; a type that has \
            an alias is not compared.
            """,
        wrong: "final class ListInteractor {\n    func load() async { output?.didLoad() }\n}",
        right: "final class ListInteractor {\n    func load() { output?.didLoad() }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let drifts = Dictionary(grouping: lint.ownParts, by: \.owner).flatMap { owner, parts -> [Drift] in
            let asked = lint.program.modules[owner.module].sections(of: owner.part).flatMap {
                $0.members + $0.inheritedMembers
            }
            let written = parts.flatMap { part in
                part.declaration.members.compactMap { member in member.requirement.map { (part, $0) } }
            }
            let byName = Dictionary(grouping: written) { $0.1.fullName }
            return Dictionary(grouping: asked, by: \.fullName).compactMap { name, members -> Drift? in
                // Of overloads it is not known which is which.
                guard let sameName = byName[name], sameName.count == 1, let (part, requirement) = sameName.first,
                    members.count == 1,
                    case .handWritten = members[0].implementation,
                    requirement.isStatic == members[0].requirement.isStatic
                else { return nil }
                return Drift(requirement, from: members[0], in: part)
            }
        }
        guard !drifts.isEmpty else { return [] }
        let aliases = aliases(in: lint, called: drifts.reduce(into: []) { $0.formUnion($1.types) })
        return drifts.filter { $0.types.isDisjoint(with: aliases) }.map(\.finding)
    }

    /// The names of type aliases, which may stand for the type that the spec says. Only files that hold one of `names` are read.
    private static func aliases(in lint: LintContext, called names: Set<String>) -> Set<String> {
        @Sendable func aliases(_ declarations: [DeclarationOutline]) -> [String] {
            declarations.flatMap { ($0.kind == .typealias ? [$0.name.name] : []) + aliases($0.members) }
        }
        let specified = lint.program.data + lint.program.externalTypes
        let word = Array("typealias".utf8)
        let search = WordSearch(names)
        let declared = lint.files.mapInParallel { file in
            let source = file.source
            return source.contains(word, in: 0..<source.bytes.count) && search.isFound(in: source)
                ? aliases(file.outline.declarations) : []
        }
        return Set(declared.flatMap(\.self) + aliases(specified.map(\.outline)))
    }
}

/// A member that is not what its spec says.
private struct Drift {
    let finding: Diagnostic
    /// The names that stand in the types that differ.
    var types: Set<String> = []

    init?(_ own: Requirement, from member: Member, in part: LintContext.Part) {
        let spec = member.requirement
        let difference: Difference?
        switch (own.kind, spec.kind) {
        case (.function(let own), .function(let spec)): difference = Self.functionDifference(own, spec)
        case (.variable(let own), .variable(let spec)): difference = Self.propertyDifference(own, spec)
        default: difference = nil
        }
        guard let difference else { return nil }
        types = difference.types.reduce(into: []) { $0.formUnion($1.names) }
        let text = member.source.text(spec.range)
        finding = Diagnostic(
            SignatureDrift.rule, "'\(own.fullName)' of '\(part.name)' \(difference.what)",
            at: part.location(difference.range),
            notes: [.init("the spec says '\(text)': change it here, or there", at: member.nameLocation)])
    }

    /// What differs, in the words of a message, where that stands in the class, and the types that are not the same.
    private typealias Difference = (what: String, range: Range<Int>, types: [TypeSyntax])

    private static func functionDifference(_ own: FunctionSyntax, _ spec: FunctionSyntax) -> Difference? {
        if own.effects.isAsync, !spec.effects.isAsync {
            return ("is 'async', and the spec's is not", own.name.range, [])
        }
        if own.effects.isThrowing, !spec.effects.isThrowing, own.effects.throwing != .rethrows {
            return ("throws, and the spec's does not", own.name.range, [])
        }
        guard own.genericParameters.isEmpty, spec.genericParameters.isEmpty else { return nil }
        for (mine, theirs) in zip(own.parameters, spec.parameters) {
            if let difference = typeDifference(mine.type, theirs.type, of: "takes") { return difference }
        }
        switch (own.returned, spec.returned) {
        case (nil, let type?): return ("gives nothing back, not '\(type.text)'", own.name.range, [type])
        case (let type?, nil): return ("gives '\(type.text)', not nothing", type.range, [type])
        default: return typeDifference(own.result, spec.result, of: "gives")
        }
    }

    private static func propertyDifference(_ own: VariableSyntax, _ spec: VariableSyntax) -> Difference? {
        if own.keyword.name == "let", spec.accessors?.isSettable == true {
            return ("cannot be set, and the spec's can", own.name.range, [])
        }
        guard let (what, range, types) = typeDifference(own.knownType, spec.type, of: "is") else { return nil }
        return (what, own.type == nil ? own.name.range : range, types)
    }

    private static func typeDifference(_ own: TypeSyntax?, _ spec: TypeSyntax?, of verb: String) -> Difference? {
        guard let own, let spec, !own.hasOpaquePart, !spec.hasOpaquePart, own.canonical != spec.canonical else {
            return nil
        }
        return ("\(verb) '\(own.text)', not '\(spec.text)'", own.range, [own, spec])
    }
}

extension TypeSyntax {
    /// One spelling for a type that people write in several ways: `any P` or `P`, `[Int]` or `Array<Int>`, `Swift.Int` or `Int`.
    fileprivate var canonical: String {
        switch bare.shape {
        case .named(let components):
            guard let last = components.last else { return "" }
            let arguments = last.arguments.map(\.canonical)
            switch (last.name, arguments.count) {
            case ("Void", 0): return "()"
            case ("Optional", 1): return arguments[0] + "?"
            case ("Array", 1): return "[\(arguments[0])]"
            case ("Dictionary", 2): return "[\(arguments[0]):\(arguments[1])]"
            default: return arguments.isEmpty ? last.name : "\(last.name)<\(arguments.joined(separator: ","))>"
            }
        case .optional(let type), .implicitlyUnwrapped(let type): return type.canonical + "?"
        case .array(let type): return "[\(type.canonical)]"
        case .dictionary(let key, let value): return "[\(key.canonical):\(value.canonical)]"
        case .existential(let type): return type.canonical
        case .tuple(let elements): return "(\(elements.map(\.type.canonical).joined(separator: ",")))"
        case .function(let function):
            let parameters = function.parameters.map(\.type.canonical).joined(separator: ",")
            return "(\(parameters))\(function.effects.text)->\(function.result.canonical)"
        case .composition(let types): return types.map(\.canonical).sorted().joined(separator: "&")
        default: return bare.text.withoutInsignificantSpaces
        }
    }
}
