import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A member of a mock: the properties that record its calls, and the closure that replaces it.
package struct MockMemberRecord: TemplateRecord {
    private let mocked: MockedMember
    /// The requirement with a name for every parameter.
    private let implemented: Requirement
    /// The types that a mock cannot name, because only a call determines them: generic parameters and `Self`.
    private let generics: Set<String>
    /// The type of the result; nil for `Void`.
    private let result: TypeSyntax?
    private let isAsync: Bool
    private let throwing: Effects.ThrowsSpecifier
    /// Whether a closure can replace the member. False for a generic error type, which no closure could throw.
    private let canBeReplaced: Bool
    private let role: String
    private let place: MockLocation
    private let signature: SignatureText
    /// The name of `Swift.Error` in generated code.
    private let error: String
    private let kept: [MockArgumentRecord]
    private let handed: [ForwardedArgumentRecord]
    /// The default result; nil if no default is known for the type.
    private let value: String?

    init(
        _ member: MockedMember, role: String, place: MockLocation, catalog: TypeCatalog, signature: SignatureText,
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
        let generics = implemented.genericNames.union(["Self"])
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
        kept = member.kept.map { index in
            let parameter = member.parameters[index]
            return MockArgumentRecord(name: parameter.name.name, type: parameter.keptType(generics: generics))
        }
        handed = member.parameters.compactMap { parameter in
            parameter.passed(generics: generics).map {
                ForwardedArgumentRecord(type: $0, argument: parameter.passedArgument)
            }
        }
        value = result.flatMap { $0.mentions(generics) ? nil : catalog.mockDefault(of: $0) }
    }

    /// Whether the member is a property without effects.
    var isProperty: Bool { implemented.variable?.type != nil && implemented.effects == Effects() }

    private var accessor: String {
        implemented.isVariable ? "get" + Effects(isAsync: isAsync, throwing: throwing).text : ""
    }

    private var isGeneric: Bool { result.map { $0.mentions(generics) } ?? false }

    /// The type, without `?`, to which the mock casts a generic result; nil for any other result.
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
        Field("name", "The prefix of the mock's properties for this member: `showError`.") { $0.mocked.base }
        Field("signature", "The declaration up to the `{`.") { $0.signature.implementation($0.implemented) }
        Field("accessor", "The accessor of a property, `get async throws`; empty for a function.") { $0.accessor }
        Field("logEntry", "The entry in the call log: `view.show(error:)`.") { "\($0.role).\($0.mocked.logKey)" }
        Field("isStatic", "Whether the member is static.") { $0.implemented.isStatic }
        Field("isNonisolated", "Whether the member is nonisolated, but the mock is isolated.") {
            !$0.place.attribute.isEmpty && $0.implemented.leavesActor
        }
        Field("isUnsafe", "Whether neither isolation nor a lock protects the recorded values.") { member in
            !member.place.attribute.isEmpty && member.implemented.leavesActor
                || member.implemented.isStatic && member.place.attribute.isEmpty
        }
        Field("isSettable", "Whether the member is a property with `set`.") { $0.implemented.isSettable }
        Field("kept", "The recorded arguments: all except nonescaping closures and parameter packs.") { $0.kept }
        Field("received", "The property with the last received arguments, `showErrorReceivedMessage`, or empty.") {
            $0.mocked.received ?? ""
        }
        Field("copied", "The names of `consuming` and `borrowing` parameters, which the mock copies.") { member in
            member.mocked.parameters.filter(\.isOwned).map(\.name.name.escapedName)
        }
        Field("handed", "The arguments that the mock passes to the closure.") { $0.handed }
        Field("canBeReplaced", "Whether a test can implement the member with a closure: `showErrorClosure = { … }`.") {
            $0.canBeReplaced
        }
        Field("closureAttribute", "The closure's attribute: `@Sendable `, with a trailing space, or empty.") { member in
            if member.place.isLocked { return "@Sendable " }
            return member.place.attribute.isEmpty || member.implemented.leavesActor ? "" : member.place.attribute + " "
        }
        Field("closureEffects", "The closure's effects, ` async throws`, with a leading space, or empty.") { member in
            let throwing = member.throwing == .rethrows ? Effects.ThrowsSpecifier.never : member.throwing
            return Effects(isAsync: member.isAsync, throwing: throwing).text
        }
        Field("closureResult", "The type of the closure's result: `Void`, `[Post]`.") { member in
            member.result.map { member.isGeneric ? "Any?" : $0.closureResultText } ?? "Void"
        }
        Field("effects", "The keywords before a call of the closure: `try await `, with a trailing space, or empty.") {
            member in
            let isThrowing = member.throwing != .never && member.throwing != .rethrows
            return (isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        }
        Field("throwableErrorType", "The type of the error that the member can throw, or empty.") {
            $0.throwableErrorType
        }
        Field("returnType", "The type of the property with the result, or empty.") { $0.returnType }
        Field("value", "The default result, or empty.") { $0.value ?? "" }
        Field("cast", "The type to which the mock casts a generic result, or empty.") { $0.cast?.type ?? "" }
        Field("isCastOptional", "Whether the cast gives an optional.") { $0.cast?.isOptional ?? false }
        Field("underlying", "For a property, the mock's stored property with the value: `underlyingTitle`.") {
            $0.mocked.underlying
        }
    }
}

/// An argument that a mock records.
package struct MockArgumentRecord: TemplateRecord {
    let name: String
    let type: (text: String, optional: String)

    package static let schema = RecordSchema<Self>("MockArgument", doc: "An argument that a mock records.") {
        Field("name", "The parameter's name.") { $0.name }
        Field("type", "The type of the recorded value.") { $0.type.text }
        Field("optionalType", "The optional type of the recorded value.") { $0.type.optional }
    }
}

/// An argument that a mock passes to its closure.
package struct ForwardedArgumentRecord: TemplateRecord {
    let type: String
    let argument: String

    package static let schema = RecordSchema<Self>(
        "HandedArgument", doc: "An argument that a mock passes to its closure."
    ) {
        Field("type", "The parameter's type in the closure.") { $0.type }
        Field("argument", "The argument: `id`, `&text`.") { $0.argument }
    }
}

extension Parameter {
    /// Returns the type of a property that records an argument: `Any` for an argument of generic type.
    fileprivate func keptType(generics: Set<String>) -> (text: String, optional: String) {
        guard let type else { return ("Any", "Any?") }
        if isVariadic {
            let element = type.mentions(generics) ? type.erased : type.storedText
            return ("[\(element)]", "[\(element)]?")
        }
        guard type.mentions(generics) else { return (type.storedText, type.optionalText) }
        return (type.erased, "Any?")
    }

    /// Returns the type of the parameter in the mock's closure, or nil if the mock cannot pass the argument to a
    /// closure.
    fileprivate func passed(generics: Set<String>) -> String? {
        guard let type else { return nil }
        if case .pack = type.shape { return nil }
        if isVariadic { return keptType(generics: generics).text }
        guard type.mentions(generics) else { return type.closureParameterText }
        // `Any` cannot hold a nonescaping closure, and cannot stand for a generic `inout` argument.
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

    /// Whether the parameter is `consuming` or `borrowing`, so that its argument is copied before it is stored or
    /// passed on.
    var isOwned: Bool {
        guard case .attributed(let specifiers, _, _) = type?.shape else { return false }
        return specifiers.contains("consuming") || specifiers.contains("borrowing")
    }
}

extension TypeSyntax {
    /// The type of a property for a value of generic type.
    fileprivate var erased: String { wrapped == nil ? "Any" : "Any?" }
}
