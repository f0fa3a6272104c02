import SwiftSource
import ViperSpec

/// What a mock keeps for each member: names, types, values and calls.
struct MockWriter {
    let mock: String
    let role: String
    let style: MockStyle
    let signature: SignatureText
    let defaults: MockDefaults

    /// A property that is read without waiting or failing; nil for anything else.
    func property(_ member: MockedMember) -> MockPropertyContext? {
        guard case .variable(let variable) = member.requirement.kind, let type = variable.type,
            variable.accessors.map({ $0.getEffects == Effects() }) ?? true
        else { return nil }
        let value = defaults.value(of: type)
        let isSettable = variable.accessors?.isSettable ?? false
        return MockPropertyContext(
            signature: signature.implementation(member.requirement), storage: storage(member),
            underlying: member.underlying, underlyingType: value == nil ? type.optionalText : type.storedText,
            defaultValue: value ?? "", failure: failure(member.underlying),
            logEntry: isSettable && !member.requirement.isStatic ? "\(role).\(member.setterLogKey)".literal : "",
            isStatic: member.requirement.isStatic)
    }

    func function(_ member: MockedMember) -> MockFunctionContext {
        let call = Call(member)
        let received = Received(member, generics: call.generics)
        let result = returned(call)
        let throwing = throwableError(call)
        return MockFunctionContext(
            signature: signature.implementation(call.implemented), accessor: call.accessor, storage: storage(member),
            computed: computed(member),
            logEntry: call.isStatic ? "" : "\(role).\(member.logKey)".literal, callsCount: member.callsCount,
            called: member.called, received: member.received ?? "", receivedType: received.type,
            receivedOptionalType: received.optionalType, receivedInvocations: member.receivedInvocations,
            receivedValue: received.value, throwableError: throwing == nil ? "" : member.throwableError,
            throwableErrorType: throwing ?? "", closure: call.canBeReplaced ? member.closure : "",
            closureType: closureType(call),
            closureCall: call.passed.isEmpty ? "()" : "(" + call.passed.map(\.argument).joined(separator: ", ") + ")",
            effects: call.effects, returnValue: result == nil ? "" : member.returnValue,
            returnType: result?.type ?? "", returnDefault: result?.value ?? "", returnCast: result?.cast ?? "",
            returnsOptional: result?.isOptional ?? false, result: member.base + "Result",
            failure: result == nil ? "" : failure(member.returnValue), copies: call.copies, isStatic: call.isStatic)
    }

    private func failure(_ property: String) -> String {
        "fatalError(\("\(mock).\(property) is not set".literal))"
    }

    // MARK: Storage

    private func isNonisolated(_ member: MockedMember) -> Bool {
        guard case .isolated(let attribute) = style, !attribute.isEmpty else { return false }
        return member.requirement.modifiers.contains { $0.name == "nonisolated" }
    }

    private func storage(_ member: MockedMember) -> String {
        let isStatic = member.requirement.isStatic
        let isUnsafe = isNonisolated(member) || (isStatic && style.attribute.isEmpty)
        return (isUnsafe ? "nonisolated(unsafe) " : "") + (isStatic ? "static " : "")
    }

    private func computed(_ member: MockedMember) -> String {
        (isNonisolated(member) ? "nonisolated " : "") + (member.requirement.isStatic ? "static " : "")
    }

    // MARK: Results

    private struct Returned {
        var type: String
        var value: String?
        var cast: String?
        var isOptional: Bool
    }

    private func returned(_ call: Call) -> Returned? {
        guard let result = call.result else { return nil }
        if result.mentions(call.generics) {
            if case .optional(let wrapped) = result.shape {
                return Returned(type: "Any?", value: nil, cast: wrapped.text, isOptional: true)
            }
            return Returned(type: "Any?", value: nil, cast: result.text, isOptional: false)
        }
        let value = defaults.value(of: result)
        return Returned(
            type: value == nil ? result.optionalText : result.storedText, value: value, cast: nil, isOptional: false)
    }

    private func throwableError(_ call: Call) -> String? {
        switch call.throwing {
        case .never, .rethrows: nil
        case .any: "(any Error)?"
        case .typed(let type): type.optionalText
        }
    }

    private func closureType(_ call: Call) -> String {
        let attribute =
            switch style {
            case .locked, .actor: "@Sendable "
            case .isolated(let attribute):
                attribute.isEmpty || call.isNonisolated ? "" : attribute + " "
            }
        let throwing = call.throwing == .rethrows ? Effects.Throwing.never : call.throwing
        let effects = Effects(isAsync: call.isAsync, throwing: throwing).text
        let result = call.result.map { $0.mentions(call.generics) ? "Any?" : $0.closureResultText } ?? "Void"
        return String { text in
            text.put("(")
            text.put(attribute)
            text.put("(")
            for index in call.passed.indices {
                if index > 0 { text.put(", ") }
                text.put(call.passed[index].type)
            }
            text.put(")")
            text.put(effects)
            text.put(" -> ")
            text.put(result)
            text.put(")?")
        }
    }
}

/// A call as a mock receives it and hands it on.
private struct Call {
    /// With a name for every parameter.
    var implemented: Requirement
    var accessor = ""
    var generics = Self.own
    var passed: [(type: String, argument: String)] = []
    /// Nil where nothing is returned.
    var result: TypeSyntax?
    var isAsync: Bool
    var throwing: Effects.Throwing
    var copies: [String] = []
    /// False where its error is generic: no closure could throw it.
    var canBeReplaced = true

    private static let own: Set = ["Self"]

    var isStatic: Bool { implemented.isStatic }
    var isNonisolated: Bool { implemented.modifiers.contains { $0.name == "nonisolated" } }

    var effects: String {
        switch throwing {
        case .never, .rethrows: isAsync ? "await " : ""
        case .any, .typed: isAsync ? "try await " : "try "
        }
    }

    init(_ member: MockedMember) {
        implemented = member.requirement
        switch member.requirement.kind {
        case .function(var function):
            if function.hasUnnamedParameters {
                function.parameters = member.parameters
                implemented.kind = .function(function)
            }
            isAsync = function.effects.isAsync
            throwing = function.effects.throwing
            for parameter in function.genericParameters { generics.insert(parameter.name.name) }
            result = function.resultText == "Void" ? nil : function.result
            for parameter in member.parameters {
                if let type = parameter.passed(generics: generics) { passed.append((type, parameter.passedArgument)) }
                if parameter.isOwned {
                    let name = parameter.name.name.escapedName
                    copies.append("let \(name) = copy \(name)")
                }
            }
        case .variable(let variable):
            let effects = variable.accessors?.getEffects ?? Effects()
            isAsync = effects.isAsync
            throwing = effects.throwing
            accessor = "get" + effects.text
            result = variable.type
        case .associatedType, .other:
            isAsync = false
            throwing = .never
        }
        if case .typed(let type) = throwing, type.mentions(generics) {
            throwing = .rethrows
            canBeReplaced = false
        }
    }
}

/// What a mock keeps of a call's arguments.
private struct Received {
    var type = ""
    var optionalType = ""
    var value = ""

    init(_ member: MockedMember, generics: Set<String>) {
        if member.kept.count == 1 {
            let parameter = member.parameters[member.kept[0]]
            (type, optionalType) = parameter.keptType(generics: generics)
            value = parameter.name.name.escapedName
        } else if member.kept.count > 1 {
            let kept = member.kept.map { member.parameters[$0] }
            let names = kept.map(\.name.name.escapedName)
            let types = kept.map { $0.keptType(generics: generics).text }
            type = "(" + zip(names, types).map { $0 + ": " + $1 }.joined(separator: ", ") + ")"
            optionalType = type + "?"
            value = "(" + names.joined(separator: ", ") + ")"
        }
    }
}

extension Parameter {
    /// The type of a property that keeps an argument: `Any` where a mock cannot name it.
    fileprivate func keptType(generics: Set<String>) -> (text: String, optional: String) {
        guard let type else { return ("Any", "Any?") }
        if isVariadic {
            let element = type.mentions(generics) ? "Any" : type.storedText
            return ("[\(element)]", "[\(element)]?")
        }
        return type.mentions(generics) ? ("Any", "Any?") : (type.storedText, type.optionalText)
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
            return "Any"
        default: return "Any"
        }
    }

    fileprivate var passedArgument: String {
        (type?.isInout == true ? "&" : "") + name.name.escapedName
    }

    /// Taken over or borrowed: it is copied before a closure or a property may have it.
    fileprivate var isOwned: Bool {
        guard case .attributed(let specifiers, _, _) = type?.shape else { return false }
        return specifiers.contains("consuming") || specifiers.contains("borrowing")
    }
}
