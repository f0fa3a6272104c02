import SwiftSource

/// The names and keys that identify members.
extension Requirement {
    /// The base name: `show` of `func show(error:)`, the name of a property; empty for other requirements.
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
        return function.parameters.reduce(into: function.name.name + "(") { $0 += ($1.label?.name ?? "_") + ":" } + ")"
    }

    /// Whether the member is declared to run off the actor of its class: `nonisolated`, or `@concurrent`.
    package var leavesActor: Bool {
        modifiers.contains { $0.name == "nonisolated" } || attributes.contains { $0.name == "concurrent" }
    }

    /// A key that is equal for declarations that conflict in Swift: static or not, name, labels, types, result and
    /// `async`.
    package var signatureKey: String {
        var key = (isStatic ? "static " : "") + baseName
        guard case .function(let function) = kind else { return key }
        key += "<"
        for (index, generic) in function.genericParameters.enumerated() {
            key += (index > 0 ? "," : "") + generic.name.name + ":"
            key += generic.constraint?.text.withoutInsignificantSpaces ?? ""
        }
        key += ">("
        for (index, parameter) in function.parameters.enumerated() {
            if index > 0 { key += "," }
            key += parameter.label?.name ?? "_"
            key += ":"
            key += parameter.type?.text.withoutInsignificantSpaces ?? ""
            if parameter.isVariadic { key += "..." }
        }
        key += function.effects.isAsync ? ")async->" : ")->"
        key += function.resultText.withoutInsignificantSpaces
        key += function.whereClause?.name.withoutInsignificantSpaces ?? ""
        return key
    }
}

extension FunctionSyntax {
    /// The result type; nil if it returns nothing.
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
        if utf8.allSatisfy({ !$0.isWhiteSpace }) { return self }
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
