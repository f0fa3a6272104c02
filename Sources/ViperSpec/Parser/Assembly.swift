import Diagnostics
import SwiftSource

extension SpecParser {
    /// `let name: Type = value` or `guard let name = value`, at its keyword.
    mutating func parseAssembly(_ prefix: Prefix) -> AssemblyDeclaration? {
        refuseAttributes(prefix, on: "an assembly line")
        refuseModifiers(prefix.modifiers, "on an assembly line")
        let keyword = takeWord()
        let isGuard = keyword.name == "guard"
        var binding = keyword
        if isGuard {
            if ["let", "var"].contains(word.name), atWord {
                binding = takeWord()
            } else {
                report(.guardWithoutLet(keyword, in: source))
            }
        }
        if binding.name == "var" { report(.assemblyIsLet(binding, in: source)) }
        guard cursor.atName, isOnSameLine else {
            report(.missingName(of: "an assembly line", after: binding, in: source))
            skipAssemblyLine()
            return nil
        }
        let isReserved = cursor.isReservedWord
        let name = takeWord()
        check(name, of: "an assembly line", isReserved: isReserved)
        let type = cursor.take(punctuation: .colon) != nil ? cursor.parseType() : nil
        guard cursor.takeOperator("=") != nil else {
            report(.assemblyWithoutValue(name, in: source))
            skipAssemblyLine()
            return nil
        }
        let start = cursor.head.range.lowerBound
        let expression = cursor.parseExpression()
        let value = start..<max(start, cursor.lastEnd)
        guard !value.isEmpty else {
            report(.assemblyWithoutValue(name, in: source))
            skipAssemblyLine()
            return nil
        }
        let range = prefix.start..<max(prefix.start, cursor.lastEnd)
        if cursor.at("else") { refuseElse() }
        endLine()
        return AssemblyDeclaration(
            isGuard: isGuard, name: name, type: type, value: Identifier(source.text(value), value),
            expression: expression, range: range)
    }

    private mutating func refuseElse() {
        let start = cursor.advance().range.lowerBound
        if at(.openBrace) { cursor.skipBalanced() }
        let range = start..<cursor.lastEnd
        report(.assemblyElse(at: range, edit: withBlanksBefore(range), in: source))
    }

    private mutating func skipAssemblyLine() {
        if isAtEnd || !isOnSameLine || at(.semicolon) || at(.closeBrace) { return }
        skip { !$0.isOnSameLine || $0.at(.semicolon) || $0.at(.closeBrace) }
    }
}
