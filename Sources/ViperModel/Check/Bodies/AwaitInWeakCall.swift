import Diagnostics
import SwiftSource

extension Rule {
    static let awaitInWeakCall = Rule(
        id: "awaitInWeakCall", severity: .warning, isAdjustable: true,
        summary: "'await' in an argument of an optional-chained call",
        explanation: """
            In 'view?.show(await interactor.save())' nothing is saved if the view is nil: Swift does not evaluate the \
            arguments of an optional-chained call on nil. Await the value first, then call the view.
            """,
        wrong: """
            module A {
                view { func show(_ name: String) }
                presenter { func didTap() async { view?.show(await interactor.name()) } }
                interactor { func name() async -> String }
            }
            """,
        right: """
            module A {
                view { func show(_ name: String) }
                presenter { func didTap() async { let name = await interactor.name(); view?.show(name) } }
                interactor { func name() async -> String }
            }
            """)
}

extension Diagnostic {
    static func awaitInWeakCall(_ reference: Reference, at range: Range<Int>, in source: SourceFile) -> Diagnostic {
        let role = reference.name.name
        var diagnostic = Diagnostic(
            .awaitInWeakCall, "'await' is not evaluated if '\(role)' is nil", at: SourceLocation(source, range))
        if let fixIt = hoisting(range, outOf: reference.statement, in: source) {
            diagnostic.fixIts = [fixIt]
        } else {
            diagnostic.notes = ["await first: 'let value = await …', then call '\(role)?.'"]
        }
        return diagnostic
    }

    /// Puts `let name = await …` before the statement; nil for a loop, which waits each time.
    private static func hoisting(_ waiting: Range<Int>, outOf statement: Range<Int>, in source: SourceFile) -> FixIt? {
        guard statement.lowerBound <= waiting.lowerBound, waiting.upperBound <= statement.upperBound else { return nil }
        let keyword = source.text(statement.lowerBound..<min(statement.upperBound, statement.lowerBound + 6))
        guard !keyword.hasPrefix("while"), !keyword.hasPrefix("repeat"), !keyword.hasPrefix("for") else { return nil }
        let start = source.startOfTry(before: waiting.lowerBound, after: statement.lowerBound) ?? waiting.lowerBound
        let expression = start..<waiting.upperBound
        let name = source.resultName(of: waiting)
        let separator =
            source.startsLine(statement.lowerBound)
            ? "\n" + source.indentation(at: statement.lowerBound) : "; "
        // Up to the line's end, so that no half of a statement is shown.
        let end = min(statement.upperBound, source.lineRange(around: expression.upperBound).upperBound)
        let text =
            "let \(name) = " + source.text(expression) + separator
            + source.text(statement.lowerBound..<expression.lowerBound) + name
            + source.text(expression.upperBound..<end)
        return FixIt("await before the call", range: statement.lowerBound..<end, replacement: text)
    }
}

extension SourceFile {
    /// Where a `try` begins that stands right before an `await`.
    fileprivate func startOfTry(before offset: Int, after start: Int) -> Int? {
        var end = offset
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return end - 3 >= start && text(end - 3..<end) == "try" ? end - 3 : nil
    }

    /// A name for what is waited for: `posts` for `await interactor.posts()`.
    fileprivate func resultName(of range: Range<Int>) -> String {
        let tokens = Lexer.tokens(of: self, in: range)
        let beforeCall = tokens.prefix { $0.kind != .punctuation(Ascii.openParen) }
        guard let last = beforeCall.last(where: { $0.kind == .identifier }) else { return "value" }
        let name = text(last.range)
        return name.isReservedWord || name == "await" ? "value" : name
    }
}
