import Diagnostics
import SwiftSource

/// Finds types of members and inputs that classes and mocks cannot store: `~Copyable`, `Self`, `sending`.
enum MemberTypeCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        let sections =
            program.modules.flatMap(\.allSections) + program.externalModules.flatMap(\.optional.all)
            + [program.navigation].compactMap(\.self)
        let members = sections.flatMap(\.members) + program.services.flatMap(\.members)
        let ofMembers = members.flatMap { member in
            member.requirement.unstorableTypes.map {
                finding($0.type.text, $0.flaw, at: place($0.type, member.source))
            }
        }
        let parameters = sections.flatMap(\.parameters).map { (type: $0.type, place: $0.location) }
        let inputs = program.opened.flatMap(\.inputs).map { (type: $0.type, place: $0.location) }
        let ofValues = (parameters + inputs).filter(\.type.isNoncopyable).map {
            finding($0.type.text, .noncopyable, at: $0.place)
        }
        return ofMembers + ofValues + program.data.flatMap { noncopyableTypes(of: $0.outline, in: $0.source) }
    }

    /// For a protocol, reports noncopyable types of parameters without an ownership specifier. For another type,
    /// reports noncopyable types in the inheritance clause. Nested types count, too.
    private static func noncopyableTypes(of outline: DeclarationOutline, in source: SourceFile) -> [Diagnostic] {
        let types =
            outline.kind == .protocol
            ? outline.members.flatMap(\.parameters).compactMap(\.type).filter { $0.isNoncopyable && !$0.isOwned }
            : outline.inherited.filter(\.isNoncopyable)
        return types.map { finding($0.text, .noncopyable, at: place($0, source)) }
            + outline.members.flatMap { noncopyableTypes(of: $0, in: source) }
    }

    private static func finding(_ type: String, _ flaw: UnstorableType, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.unkeptType, "'\(type)' \(flaw.problem)", at: location, notes: [.init(flaw.way)])
    }

    private static func place(_ type: TypeSyntax, _ source: SourceFile) -> SourceLocation {
        SourceLocation(source, type.range)
    }
}

/// The reason why a class or mock cannot store a type, with advice.
struct UnstorableType {
    let problem: String
    let way: String

    /// A noncopyable type: `~Copyable`, `~Escapable`.
    static let noncopyable = UnstorableType(
        problem: "cannot be copied, so a mock cannot store it",
        way: "remove '~', or move the code that needs '~' to a Swift file")
    /// `Self`, which a final class can use only as a result.
    static let selfType = UnstorableType(
        problem: "is not a type that a class can store",
        way: "write a protocol instead of 'Self', such as 'any TodoStore'")
    /// A `sending` result.
    static let sentResult = UnstorableType(
        problem: "is a 'sending' result, so a mock cannot store it", way: "remove 'sending'")
}

extension Requirement {
    /// The types in the requirement that a class or mock cannot store, with the reasons.
    var unstorableTypes: [(type: TypeSyntax, flaw: UnstorableType)] {
        switch kind {
        case .function(let function):
            var unstorableTypes = function.parameters.compactMap { $0.type?.flaw }
            if let result = function.result {
                // A final class can return `Self` or `Self?`.
                if !(result.bare.wrapped ?? result.bare).isSelf, let flaw = result.flaw { unstorableTypes.append(flaw) }
                if result.specifiers.contains("sending") { unstorableTypes.append((result, .sentResult)) }
            }
            for constraint in function.genericParameters.compactMap(\.constraint) where constraint.isNoncopyable {
                unstorableTypes.append((constraint, .noncopyable))
            }
            return unstorableTypes
        case .variable(let variable): return [variable.type?.flaw].compactMap(\.self)
        case .associatedType, .other: return []
        }
    }
}

extension TypeSyntax {
    fileprivate var flaw: (type: TypeSyntax, flaw: UnstorableType)? {
        if isNoncopyable { return (self, .noncopyable) }
        return mentionsSelf ? (self, .selfType) : nil
    }

    fileprivate var isNoncopyable: Bool {
        if case .suppressed = shape { true } else { parts.contains(where: \.isNoncopyable) }
    }

    /// Whether the type has an ownership specifier, which Swift requires for noncopyable types.
    fileprivate var isOwned: Bool { specifiers.contains(where: ["borrowing", "consuming", "inout"].contains) }

    private var mentionsSelf: Bool { isSelf || parts.contains(where: \.mentionsSelf) }

    fileprivate var isSelf: Bool {
        if case .named(let components) = shape { components.count == 1 && components[0].name == "Self" } else { false }
    }
}

extension Rule {
    static let unkeptType = Rule(
        id: "unkeptType", summary: "Type that classes or mocks cannot store",
        explanation: """
            Parts and mocks are final classes that store their parameters. So specs cannot contain '~Copyable', \
            '~Escapable' or a 'sending' result. They can contain 'Self' only as the whole result of a function. Write \
            code that needs these features in your own Swift, and call the code through a service.
            """,
        wrong: "module A { view { func show(_ other: Self) } }",
        right: "module A { view { func show(_ other: any AViewProtocol) } }")
}
