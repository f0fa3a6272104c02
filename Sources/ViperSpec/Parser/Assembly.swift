import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses `let name: Type = value` or `guard let name = value`, starting at the keyword.
    mutating func parseAssembly(_ prefix: DeclarationHead) -> AssemblyDeclaration? {
        refuse(prefix, on: "an assembly binding")
        let (binding, isGuard) = parseBinding()
        guard cursor.atName, isOnSameLine else {
            reportMissingName(of: "an assembly binding", after: binding)
            skipAssemblyLine()
            return nil
        }
        let isReserved = cursor.isReservedWord
        let name = takeWord()
        check(name, of: "an assembly binding", isReserved: isReserved)
        let type = cursor.parseTypeAnnotation()
        guard cursor.takeOperator("=") != nil else {
            refuseLineWithoutValue(name)
            return nil
        }
        let start = cursor.head.range.lowerBound
        let expression = cursor.parseExpression()
        let value = span(from: start)
        guard !value.isEmpty else {
            refuseLineWithoutValue(name)
            return nil
        }
        let range = span(from: prefix.start)
        if cursor.at("else") { refuseElse() }
        endLine()
        return AssemblyDeclaration(
            isGuard: isGuard, name: name, type: type, value: Identifier(source.text(value), value),
            expression: expression, range: range)
    }

    /// Parses `let` or `guard let`, and reports a mistaken `var` in place of `let`. Returns the `let` or `var`.
    private mutating func parseBinding() -> (binding: Identifier, isGuard: Bool) {
        let keyword = takeWord()
        let isGuard = keyword.name == "guard"
        var binding = keyword
        if isGuard {
            if ["let", "var"].contains(word.name), atWord {
                binding = takeWord()
            } else {
                report(
                    .assemblyShape, "missing 'let' after 'guard'", at: keyword.range,
                    fixIts: [.insert(" let", at: keyword.range.upperBound)])
            }
        }
        if binding.name == "var" {
            report(
                .assemblyShape, "assembly binding must use 'let', not 'var'", at: binding.range,
                notes: ["for state, declare a 'var' in a section: 'presenter { var count = 0 }'"],
                fixIts: [.replace(binding, by: "let")])
        }
        return (binding, isGuard)
    }

    private mutating func refuseElse() {
        let start = cursor.advance().range.lowerBound
        var isPlainReturn = false
        if at(ASCII.openBrace) {
            let braces = cursor.head.range.lowerBound
            cursor.skipBalanced()
            let words = Lexer.tokens(of: source, in: span(from: braces)).map { source.text($0.range) }
                .filter { !$0.isEmpty }
            isPlainReturn = [["{", "return", "}"], ["{", "return", "nil", "}"]].contains(words)
        }
        let range = start..<cursor.lastEnd
        report(
            .assemblyShape, "'guard' in a module cannot have 'else'",
            at: range,
            notes: isPlainReturn
                ? [] : ["remove 'else' and its braces: if the guard fails, the module is not opened"],
            fixIts: isPlainReturn ? [.delete(withBlanksBefore(range))] : [])
    }

    private mutating func refuseLineWithoutValue(_ name: Identifier) {
        report(
            .assemblyShape, "assembly binding '\(name.name)' has no value", at: name.range,
            notes: ["write '= value', or make it an input: 'module Name(\(name.name): Type)'"])
        skipAssemblyLine()
    }

    private mutating func skipAssemblyLine() {
        if !atLineEnd { skip(until: \.atLineEnd) }
    }
}

extension Rule {
    static let assemblyShape = Rule(
        id: "assemblyShape", summary: "Malformed assembly binding",
        explanation: """
            Write 'let name = value' or 'guard let name = value'. An assembly binding gives a name a value when the \
            module is opened. 'var' is not allowed because nothing can change the value. 'else' is not allowed: if a \
            'guard' fails, the module is not opened.
            """,
        wrong: "module Wallet {\n    guard let currency = Currency.current else { return nil }\n}",
        right: "module Wallet {\n    guard let currency = Currency.current\n}")
}
