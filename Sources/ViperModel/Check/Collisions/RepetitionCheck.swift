import Diagnostics
import SwiftSource
import ViperSpec

/// Checks that in a type every name stands for one thing, and that parameters and generic parameters have names of their own.
struct RepetitionCheck {
    private var diagnostics: [Diagnostic] = []

    static func findings(_ program: Program) -> [Diagnostic] {
        var check = RepetitionCheck()
        check.checkTypes(program.data + program.externalTypes)
        let ofModules = program.modules.mapInParallel { module in
            var check = RepetitionCheck()
            for section in module.allSections { check.checkSignatures(of: section.members) }
            return check.diagnostics
        }
        check.diagnostics += ofModules.flatMap(\.self)
        for section in program.externalModules.flatMap(\.optional.all) {
            check.checkSignatures(of: section.members)
        }
        for service in program.services {
            var names = DeclaredNames(owner: "service '\(service.name)'")
            for member in service.members { names.addRequirement(member.requirement, in: member.source) }
            check.diagnostics += names.diagnostics
            check.checkSignatures(of: service.members)
        }
        return check.diagnostics
    }

    // MARK: Types

    /// Checks types, with members that extensions add; an extension with a `where` clause counts as a type of its own.
    private mutating func checkTypes(_ types: [DataType]) {
        var namesByType: [String: DeclaredNames] = [:]
        var order: [String] = []
        var declared: Set<String> = []
        for type in types where type.kind != .typealias {
            // A type that is declared twice is reported elsewhere, and its members are not compared with those of the first.
            let isApart =
                type.kind == .extension
                ? type.outline.whereClause != nil : !declared.insert(type.name).inserted
            // A requirement and its default implementation in an extension are two things.
            let key = (type.kind == .protocol ? "protocol " : "") + (isApart ? "\(order.count) " : "") + type.name
            if namesByType[key] == nil { order.append(key) }
            checkMembers(
                of: type.outline, in: type.source, path: type.name,
                into: &namesByType[key, default: DeclaredNames(owner: "\(type.kind.rawValue) '\(type.name)'")])
        }
        for key in order { diagnostics += namesByType[key]?.diagnostics ?? [] }
        for type in types where type.kind == .typealias {
            checkGenerics(type.outline.genericParameters, in: type.source)
        }
    }

    private mutating func checkMembers(
        of outline: DeclarationOutline, in source: SourceFile, path: String, into names: inout DeclaredNames
    ) {
        checkGenerics(outline.genericParameters, in: source)
        for member in outline.members where !member.isConditional {
            names.addDeclaration(member, in: source)
            switch member.kind {
            case .struct, .enum, .class, .actor, .protocol:
                let nestedPath = "\(path).\(member.name.name)"
                var nested = DeclaredNames(owner: "\(member.kind.rawValue) '\(nestedPath)'")
                checkMembers(of: member, in: source, path: nestedPath, into: &nested)
                diagnostics += nested.diagnostics
            case .case: checkNames(member.parameters.compactMap(\.label), in: source)
            default: checkSignature(of: member, in: source)
            }
        }
    }

    // MARK: Parameters

    private mutating func checkSignature(of outline: DeclarationOutline, in source: SourceFile) {
        if let function = outline.requirement?.function {
            checkFunction(function, in: source)
        } else {
            checkGenerics(outline.genericParameters, in: source)
            checkNames(outline.parameters.map(\.name), in: source)
            for parameter in outline.parameters { checkTuples(parameter.type, in: source) }
        }
        if let variable = outline.requirement?.variable { checkTuples(variable.type, in: source) }
    }

    private mutating func checkSignatures(of members: [Member]) {
        for member in members {
            switch member.requirement.kind {
            case .function(let function): checkFunction(function, in: member.source)
            case .variable(let variable): checkTuples(variable.type, in: member.source)
            case .associatedType, .other: break
            }
        }
    }

    private mutating func checkFunction(_ function: FunctionSyntax, in source: SourceFile) {
        checkGenerics(function.genericParameters, in: source)
        if function.parameters.count > 1 { checkNames(function.parameters.map(\.name), in: source) }
        for parameter in function.parameters { checkTuples(parameter.type, in: source) }
        checkTuples(function.result, in: source)
    }

    private mutating func checkGenerics(_ parameters: [GenericParameter], in source: SourceFile) {
        if parameters.count > 1 { checkNames(parameters.map(\.name), in: source) }
    }

    private mutating func checkNames(_ names: [Identifier], in source: SourceFile) {
        var firstByName: [String: Identifier] = [:]
        for name in names where name.name != "_" && !name.name.isEmpty {
            if let first = firstByName[name.name] {
                diagnostics.append(
                    .duplicateParameter(
                        name.name, at: SourceLocation(source, name.range), first: SourceLocation(source, first.range)))
            } else {
                firstByName[name.name] = name
            }
        }
    }

    /// Reports labels that stand twice in a tuple.
    private mutating func checkTuples(_ type: TypeSyntax?, in source: SourceFile) {
        guard let type else { return }
        if case .tuple(let elements) = type.shape {
            var labels: Set<String> = []
            for label in elements.compactMap(\.label) where !labels.insert(label).inserted {
                diagnostics.append(.duplicateParameter(label, at: SourceLocation(source, type.range), first: nil))
            }
        }
        for part in type.parts { checkTuples(part, in: source) }
    }
}

extension Rule {
    static let duplicateParameter = Rule(
        id: "duplicateParameter",
        summary: "Parameters, inputs, assembly lines, initialiser names and state have names of their own",
        explanation: """
            Inputs become properties of the value that opens the module, assembly lines are constants beside them, and what a \
            section takes in parentheses is stored in its class beside its state. Each name stands for one of them, and so does \
            each parameter of a function, a type or an enum's case, and each label of a tuple.
            """,
        wrong: "module User(id: Int, id: String) { presenter(id) {} }",
        right: "module User(id: Int, name: String) { presenter(id, name) {} }")
}

extension Diagnostic {
    static func duplicateParameter(_ name: String, at location: SourceLocation, first: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .duplicateParameter, "the name '\(name)' is taken", at: location,
            notes: [
                first.map { Note("it is first given here; rename one of the two", at: $0) }
                    ?? Note("rename one of the two")
            ])
    }
}
