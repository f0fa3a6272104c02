import Diagnostics
import SwiftSource
import ViperModel

/// A check that members of classes have the signatures of the spec's members with the same name and labels.
enum SignatureDrift: LintRule {
    static let rule = Rule(
        id: "signatureDrift", isAdjustable: true, summary: "Signature differs from the spec",
        explanation: """
            The class has a member with this name and these labels, but its type, 'async' or 'throws' differs from the \
            generated protocol. So the class does not conform to the protocol, and the compiler reports the error in \
            another file. Change the member in the class. Or change the spec: 'viper-gen generate' then updates the \
            class. A class may omit 'async' and 'throws'. Types that have an alias are not compared.
            """,
        wrong: "final class ListInteractor {\n    func load() async { output?.didLoad() }\n}",
        right: "final class ListInteractor {\n    func load() { output?.didLoad() }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lazy var aliases = aliases(in: lint)
        return Dictionary(grouping: lint.ownParts, by: \.owner).flatMap { owner, parts -> [Diagnostic] in
            let asked = lint.program.modules[owner.module].sections(of: owner.part).flatMap(\.allMembers)
            let written = parts.flatMap { part in
                part.declaration.members.compactMap { member in member.requirement.map { (part, $0) } }
            }
            let byName = Dictionary(grouping: written) { $0.1.fullName }
            return Dictionary(grouping: asked, by: \.fullName).compactMap { name, members -> Diagnostic? in
                // If there are several overloads, it is unknown which one implements the member.
                guard let sameName = byName[name], sameName.count == 1, let (part, own) = sameName.first,
                    members.count == 1, let member = members.first, case .handWritten = member.implementation,
                    own.isStatic == member.requirement.isStatic,
                    let drift = SignatureMismatch.between(own, and: member.requirement),
                    drift.types.allSatisfy({ $0.names.isDisjoint(with: aliases) })
                else { return nil }
                let text = member.source.text(member.requirement.range)
                return Diagnostic(
                    rule, "'\(part.name).\(own.fullName)' \(drift.what), but the spec declares '\(text)'",
                    at: part.location(drift.range),
                    notes: [.init("declared here; change the class or the spec", at: member.nameLocation)])
            }
        }
    }

    /// Returns the names of all type aliases. A type with an alias is not compared, because the spec may use the other
    /// name.
    private static func aliases(in lint: LintContext) -> Set<String> {
        func aliases(_ declarations: [DeclarationOutline]) -> [String] {
            declarations.flatMap { ($0.kind == .typealias ? [$0.name.name] : []) + aliases($0.members) }
        }
        let specified = (lint.program.data + lint.program.externalTypes).map(\.outline)
        return Set(aliases(lint.files.flatMap(\.outline.declarations) + specified))
    }
}

/// A difference between a member and its declaration in the spec.
private struct SignatureMismatch {
    /// The text of the difference for the message.
    let what: String
    /// The range of the difference in the class.
    let range: Range<Int>
    var types: [TypeSyntax] = []

    /// Returns the difference; nil if there is none.
    static func between(_ own: Requirement, and spec: Requirement) -> SignatureMismatch? {
        switch (own.kind, spec.kind) {
        case (.function(let own), .function(let spec)): ofFunctions(own, spec)
        case (.variable(let own), .variable(let spec)): ofProperties(own, spec)
        default: nil
        }
    }

    private static func ofFunctions(_ own: FunctionSyntax, _ spec: FunctionSyntax) -> SignatureMismatch? {
        let name = own.name.range
        if own.effects.isAsync, !spec.effects.isAsync {
            return SignatureMismatch(what: "is 'async'", range: name)
        }
        if own.effects.isThrowing, !spec.effects.isThrowing, own.effects.throwing != .rethrows {
            return SignatureMismatch(what: "throws", range: name)
        }
        guard own.genericParameters.isEmpty, spec.genericParameters.isEmpty else { return nil }
        for (own, spec) in zip(own.parameters, spec.parameters) {
            if let drift = ofTypes(own.type, spec.type, "takes") { return drift }
        }
        switch (own.returned, spec.returned) {
        case (nil, let type?): return SignatureMismatch(what: "returns nothing", range: name, types: [type])
        case (let type?, nil):
            return SignatureMismatch(what: "returns '\(type.text)'", range: type.range, types: [type])
        default: return ofTypes(own.result, spec.result, "returns")
        }
    }

    private static func ofProperties(_ own: VariableSyntax, _ spec: VariableSyntax) -> SignatureMismatch? {
        if own.keyword.name == "let", spec.accessors?.isSettable == true {
            return SignatureMismatch(what: "cannot be set", range: own.name.range)
        }
        guard let drift = ofTypes(own.knownType, spec.type, "is") else { return nil }
        return own.type == nil ? SignatureMismatch(what: drift.what, range: own.name.range, types: drift.types) : drift
    }

    private static func ofTypes(_ own: TypeSyntax?, _ spec: TypeSyntax?, _ verb: String) -> SignatureMismatch? {
        guard let own, let spec, !own.hasOpaquePart, !spec.hasOpaquePart, own.canonical != spec.canonical else {
            return nil
        }
        return SignatureMismatch(what: "\(verb) '\(own.text)'", range: own.range, types: [own, spec])
    }
}

extension TypeSyntax {
    /// The spelling of the type for comparisons. It is the same for `any P` and `P`, for `[Int]` and `Array<Int>`, and
    /// for `Swift.Int` and `Int`.
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
