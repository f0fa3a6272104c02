import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A member of a mock: what it keeps, and how a call is handed on.
package struct MockMemberRecord: TemplateRecord {
    private let mocked: MockedMember
    /// The requirement with a name for every parameter.
    private let implemented: Requirement
    /// Names of types that only a call knows, so that the mock cannot name them: generic parameters, and `Self`.
    private let generics: Set<String>
    /// Nil where nothing is returned.
    private let result: TypeSyntax?
    private let isAsync: Bool
    private let throwing: Effects.Throwing
    /// False where its error is generic: no closure could throw it.
    private let canBeReplaced: Bool
    private let role: String
    private let place: MockPlace
    private let signature: SignatureText
    /// Swift's `Error`, as generated code names it.
    private let error: String
    private let kept: Kept<[MockArgumentRecord]>
    private let handed: Kept<[HandedArgumentRecord]>
    /// What it returns until a test says otherwise; nil where nothing is known to return.
    private let value: String?

    init(
        _ member: MockedMember, role: String, place: MockPlace, catalog: TypeCatalog, signature: SignatureText,
        error: String
    ) {
        mocked = member
        self.error = error
        self.role = role
        self.place = place
        self.signature = signature
        var implemented = member.requirement
        if var function = implemented.function, function.hasUnnamedParameters {
            function.parameters = member.parameters
            implemented.kind = .function(function)
        }
        self.implemented = implemented
        let named = implemented.genericNames
        let generics = named.isEmpty ? Self.selfAlone : named.union(Self.selfAlone)
        self.generics = generics
        result = implemented.resultType
        let effects = implemented.effects
        isAsync = effects.isAsync
        if case .typed(let type) = effects.throwing, type.mentions(generics) {
            throwing = .rethrows
            canBeReplaced = false
        } else {
            throwing = effects.throwing
            canBeReplaced = true
        }
        kept = Kept(
            member.kept.map { index in
                let parameter = member.parameters[index]
                return MockArgumentRecord(name: parameter.name.name, type: parameter.keptType(generics: generics))
            })
        handed = Kept(
            member.parameters.compactMap { parameter in
                parameter.passed(generics: generics).map {
                    HandedArgumentRecord(type: $0, argument: parameter.passedArgument)
                }
            })
        value = result.flatMap { $0.mentions(generics) ? nil : catalog.mockDefault(of: $0) }
    }

    private static let selfAlone: Set = ["Self"]

    /// It is read without waiting or failing.
    var isProperty: Bool { implemented.variable?.type != nil && implemented.effects == Effects() }

    private var accessor: String {
        implemented.isVariable ? "get" + Effects(isAsync: isAsync, throwing: throwing).text : ""
    }

    private var isGeneric: Bool { result.map { $0.mentions(generics) } ?? false }

    /// The type that a returned value is cast to, where the mock cannot name it; without the `?`.
    private var cast: (type: String, isOptional: Bool)? {
        guard let result, isGeneric else { return nil }
        if case .optional(let wrapped) = result.shape { return (wrapped.text, true) }
        return (result.text, false)
    }

    private var returnType: String {
        guard let result else { return "" }
        if isGeneric { return "Any?" }
        return value == nil ? result.optionalText : result.storedText
    }

    private var throwableErrorType: String {
        switch throwing {
        case .never, .rethrows: ""
        case .any: "(any \(error))?"
        case .typed(let type): type.optionalText
        }
    }

    package static let schema = RecordSchema<Self>("MockMember", doc: "A member of a mock.") {
        Field("name", "What the names of its properties begin with: `showError`.") { $0.mocked.base }
        Field("signature", "What stands before the `{`.") { $0.signature.implementation($0.implemented) }
        Field("accessor", "Of a property: `get async throws`; or nothing.") { $0.accessor }
        Field("logEntry", "What the call log says: `view.show(error:)`.") { "\($0.role).\($0.mocked.logKey)" }
        Field("isStatic", "It is static.") { $0.implemented.isStatic }
        Field("isNonisolated", "It runs anywhere, and its mock does not.") {
            !$0.place.attribute.isEmpty && $0.implemented.leavesActor
        }
        Field("isUnsafe", "What it keeps is on no actor, and behind no lock.") { member in
            !member.place.attribute.isEmpty && member.implemented.leavesActor
                || member.implemented.isStatic && member.place.attribute.isEmpty
        }
        Field("isSettable", "Of a property: it has a `set`.") { $0.implemented.isSettable }
        Field("kept", "The arguments that are kept: all but closures that may not escape, and packs.") { $0.kept }
        Field("received", "The property that keeps what arrived last: `showErrorReceivedMessage`; or nothing.") {
            $0.mocked.received ?? ""
        }
        Field("copied", "The names of parameters that are owned or borrowed, and so are copied.") { member in
            member.mocked.parameters.filter(\.isOwned).map(\.name.name.escapedName)
        }
        Field("handed", "The arguments that a closure is handed.") { $0.handed }
        Field("canBeReplaced", "A closure can take its place.") { $0.canBeReplaced }
        Field("closureAttribute", "Before the closure's type: `@Sendable `, with a space, or nothing.") { member in
            if member.place.isLocked { return "@Sendable " }
            return member.place.attribute.isEmpty || member.implemented.leavesActor ? "" : member.place.attribute + " "
        }
        Field("closureEffects", "` async throws`, with a space before it, or nothing.") { member in
            let throwing = member.throwing == .rethrows ? Effects.Throwing.never : member.throwing
            return Effects(isAsync: member.isAsync, throwing: throwing).text
        }
        Field("closureResult", "What the closure returns: `Void`, `[Post]`.") { member in
            member.result.map { member.isGeneric ? "Any?" : $0.closureResultText } ?? "Void"
        }
        Field("effects", "Before a call of the closure: `try await `, with a space, or nothing.") { member in
            let isThrowing = member.throwing != .never && member.throwing != .rethrows
            return (isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        }
        Field("throwableErrorType", "The type of the error that it can be told to throw, or nothing.") {
            $0.throwableErrorType
        }
        Field("returnType", "The type of what it is told to return, or nothing.") { $0.returnType }
        Field("value", "What it returns until a test says otherwise, or nothing.") { $0.value ?? "" }
        Field("cast", "The type that is returned where the mock cannot name it, or nothing.") { $0.cast?.type ?? "" }
        Field("isCastOptional", "The cast may give nil.") { $0.cast?.isOptional ?? false }
        Field("underlying", "What stands behind a property: `underlyingTitle`.") { $0.mocked.underlying }
    }
}

/// An argument that a mock keeps.
package struct MockArgumentRecord: TemplateRecord {
    let name: String
    let type: (text: String, optional: String)

    package static let schema = RecordSchema<Self>("MockArgument", doc: "An argument that a mock keeps.") {
        Field("name", "The parameter's name.") { $0.name }
        Field("type", "The type by which it is kept.") { $0.type.text }
        Field("optionalType", "The same, optional.") { $0.type.optional }
    }
}

/// An argument that a mock's closure is handed.
package struct HandedArgumentRecord: TemplateRecord {
    let type: String
    let argument: String

    package static let schema = RecordSchema<Self>(
        "HandedArgument", doc: "An argument that a mock's closure is handed."
    ) {
        Field("type", "Its type in the closure.") { $0.type }
        Field("argument", "The expression: `id`, `&text`.") { $0.argument }
    }
}

extension Parameter {
    /// The type of a property that keeps an argument: `Any` where a mock cannot name it.
    fileprivate func keptType(generics: Set<String>) -> (text: String, optional: String) {
        guard let type else { return ("Any", "Any?") }
        if isVariadic {
            let element = type.mentions(generics) ? type.erased : type.storedText
            return ("[\(element)]", "[\(element)]?")
        }
        guard type.mentions(generics) else { return (type.storedText, type.optionalText) }
        return (type.erased, "Any?")
    }

    /// The type of a closure's parameter; nil where a closure cannot be handed the argument.
    fileprivate func passed(generics: Set<String>) -> String? {
        guard let type else { return nil }
        if case .pack = type.shape { return nil }
        if isVariadic { return keptType(generics: generics).text }
        guard type.mentions(generics) else { return type.closureParameterText }
        // Not even `Any` holds a generic closure that may not escape, nor can it be changed in place.
        switch type.shape {
        case .function: return nil
        case .attributed(let specifiers, let attributes, let inner):
            if specifiers.contains("inout") { return nil }
            if case .function = inner.shape, !attributes.contains(where: { $0.name == "escaping" }) { return nil }
            return type.erased
        default: return type.erased
        }
    }

    fileprivate var passedArgument: String { (type?.isInout == true ? "&" : "") + name.name.escapedName }

    /// Taken over or borrowed: it is copied before a closure or a property may have it.
    var isOwned: Bool {
        guard case .attributed(let specifiers, _, _) = type?.shape else { return false }
        return specifiers.contains("consuming") || specifiers.contains("borrowing")
    }
}

extension TypeSyntax {
    /// What holds a value whose type a mock cannot name.
    fileprivate var erased: String { wrapped == nil ? "Any" : "Any?" }
}
