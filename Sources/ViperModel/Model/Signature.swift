import SwiftSource

/// The names and keys that identify members.
extension Requirement {
    /// The base name: `show` for `func show(error:)`, or the name of a property or an associated type. Empty for
    /// other requirements.
    package var baseName: String {
        switch kind {
        case .function(let function): function.name.name
        case .variable(let variable): variable.name.name
        case .associatedType(let type): type.name.name
        case .other: ""
        }
    }

    /// The full name: `show(error:)`, `count`.
    package var fullName: String {
        guard case .function(let function) = kind else { return baseName }
        return function.name.name + "(" + function.parameters.map { ($0.label?.name ?? "_") + ":" }.joined() + ")"
    }

    /// Whether the member declares that it runs off the actor of its class: `nonisolated`, `nonisolated(nonsending)` or
    /// `@concurrent`.
    package var leavesActor: Bool {
        modifiers.contains { $0.name.hasPrefix("nonisolated") } || attributes.contains { $0.name == "concurrent" }
    }

    /// A key that is equal for declarations that conflict in Swift. It consists of `static`, name, labels, types,
    /// result and `async`.
    package var signatureKey: String {
        let name = (isStatic ? "static " : "") + baseName
        guard case .function(let function) = kind else { return name }
        let generics = function.genericParameters.map { $0.name.name + ":" + ($0.constraint?.text ?? "") }
        let parameters = function.parameters.map { parameter in
            (parameter.label?.name ?? "_") + ":" + (parameter.type?.text ?? "") + (parameter.isVariadic ? "..." : "")
        }
        let clause = "<\(generics.joined(separator: ","))>(\(parameters.joined(separator: ",")))"
        let result = (function.effects.isAsync ? "async->" : "->") + function.resultText
        return name + (clause + result + (function.whereClause?.name ?? "")).withoutInsignificantSpaces
    }
}

extension FunctionSyntax {
    /// The result type; nil if the function returns nothing.
    package var returned: TypeSyntax? { result.flatMap { $0.isVoid ? nil : $0 } }

    /// The result type as written; `Void` if there is none, or for `()`.
    package var resultText: String {
        guard let result else { return "Void" }
        return result.text == "()" ? "Void" : result.text
    }
}

extension String {
    /// The text of a type or clause for comparisons, without insignificant white space.
    package var withoutInsignificantSpaces: String {
        var result: [UInt8] = []
        var isAfterSpace = false
        for byte in utf8 {
            if byte.isWhiteSpace {
                isAfterSpace = true
                continue
            }
            if isAfterSpace, let last = result.last, last.isWordByte, byte.isWordByte { result.append(0x20) }
            isAfterSpace = false
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
