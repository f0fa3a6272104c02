@testable import SwiftSource

/// Syntax as one line of text, for expectations that can be read.
extension CodeBlock {
    var tree: String { "{" + statements.map(\.tree).joined(separator: "; ") + "}" }
}

extension Statement {
    var tree: String {
        switch kind {
        case .expression(let expression): expression.tree
        case .binding(let bindings):
            "let "
                + bindings.map { binding in
                    binding.names.map(\.name).joined(separator: " ") + (binding.value.map { " = \($0.tree)" } ?? "")
                }.joined(separator: ", ")
        case .conditional(let conditional):
            "if \(conditional.conditions.tree) \(conditional.then.tree)"
                + (conditional.otherwise.map { " else \($0.tree)" } ?? "")
        case .guarding(let conditions, let otherwise): "guard \(conditions.tree) else \(otherwise.tree)"
        case .switching(let subject, let cases):
            "switch \(subject.tree) [\(cases.map(\.tree).joined(separator: ", "))]"
        case .doCatch(let block, let catches): "do \(block.tree)" + catches.map { " catch \($0.tree)" }.joined()
        case .loop(let loop):
            "loop"
                + (loop.binds.isEmpty ? "" : " " + loop.binds.map(\.name).joined(separator: " "))
                + (loop.sequence.map { " in \($0.tree)" } ?? "")
                + (loop.conditions.isEmpty ? "" : " while \(loop.conditions.tree)") + " \(loop.body.tree)"
        case .deferred(let block): "defer \(block.tree)"
        case .returning(let value): "return" + (value.map { " \($0.tree)" } ?? "")
        case .throwing(let value): "throw \(value.tree)"
        case .jump: "jump"
        case .function(let name, let parameters, let body):
            "func \(name.name)(\(parameters.map(\.name).joined(separator: " "))) \(body.tree)"
        case .other(let binds, let expressions):
            "other[\(binds.map(\.name).joined(separator: " "))]" + expressions.map { " \($0.tree)" }.joined()
        }
    }
}

extension Statement.Case {
    var tree: String {
        "(\(patterns.map(\.tree).joined(separator: " | ")))"
            + (binds.isEmpty ? "" : " binds \(binds.map(\.name).joined(separator: " "))")
            + expressions.map { " with \($0.tree)" }.joined() + " \(body.tree)"
    }
}

extension [Statement.Condition] {
    var tree: String {
        map { condition in
            switch condition {
            case .expression(let expression): expression.tree
            case .optionalBinding(let name, let value): "let \(name.name)" + (value.map { " = \($0.tree)" } ?? "")
            case .matching(let pattern, let binds, let value):
                "case (\(pattern.tree)) binds \(binds.map(\.name).joined(separator: " ")) = \(value.tree)"
            case .availability: "available"
            }
        }.joined(separator: ", ")
    }
}

extension Expression {
    var tree: String {
        switch kind {
        case .name(let name): name.name
        case .literal: "lit"
        case .interpolation(let parts): "str(\(parts.tree))"
        case .member(let base, let name): "\(base.tree).\(name.name)"
        case .implicitMember(let name): ".\(name.name)"
        case .bound(let name): "let \(name.name)"
        case .call(let callee, let arguments, let closures):
            "\(callee.tree)(\(arguments.tree))" + closures.map { " " + $0.tree }.joined()
        case .subscripted(let base, let arguments): "\(base.tree)[\(arguments.tree)]"
        case .optionalChain(let base): "\(base.tree)?"
        case .forceUnwrap(let base): "\(base.tree)!"
        case .prefix(let mark, let operand): "<\(mark.name) \(operand.tree)>"
        case .effect(let mark, let operand): "<\(mark.name) \(operand.tree)>"
        case .sequence(let operands, let operators):
            "<\(operands.tree) by \(operators.map(\.name).joined(separator: " "))>"
        case .assignment(let target, let mark, let value): "<\(target.tree) \(mark.name) \(value.tree)>"
        case .tuple(let elements): "tuple(\(elements.tree))"
        case .array(let elements): "array(\(elements.tree))"
        case .dictionary(let elements): "dict(\(elements.tree))"
        case .closure(let closure):
            "{"
                + (closure.captures.isEmpty
                    ? "" : "[\(closure.captures.map { "\($0.name.name)=\($0.value.tree)" }.joined(separator: " "))] ")
                + (closure.parameters.isEmpty ? "" : closure.parameters.map(\.name).joined(separator: " ") + " ")
                + "in " + closure.body.statements.map(\.tree).joined(separator: "; ") + "}"
        case .statement(let statement): "(\(statement.tree))"
        case .other(let parts): "other(\(parts.tree))"
        }
    }
}

extension [Expression] {
    var tree: String { map(\.tree).joined(separator: ", ") }
}

extension [Expression.Argument] {
    var tree: String { map(\.tree).joined(separator: ", ") }
}

extension Expression.Argument {
    var tree: String { (label.map { "\($0.name): " } ?? "") + value.tree }
}
