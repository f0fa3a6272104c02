import Diagnostics
import SwiftSource

/// Balances the brackets of a token list before parsing, so that one missing brace causes only one finding.
///
/// The repair inserts an empty token for a missing bracket, and removes a superfluous bracket. If the numbers of `{`
/// and `}` differ, the indentation determines which brace is wrong. Text belongs to a brace only if it is indented
/// more than the brace's line.
struct BracketRepair {
    private let source: SourceFile
    private let tokens: [Token]
    private var diagnostics: [Diagnostic] = []
    private var output: [Token] = []
    /// The open braces, the innermost last.
    private var braces: [Brace] = []
    private var missingBraces = 0
    private var excessBraces = 0

    /// An open brace: its token, the indentation of its line, and whether the text after it is indented more.
    private struct Brace {
        var token: Int
        var indentation: Int
        var isIndented: Bool
    }

    /// Returns the tokens with balanced brackets. If brackets are nested too deeply, returns only the end-of-file
    /// token.
    ///
    /// - Parameter unreadable: The ranges of unterminated strings and comments.
    static func balanced(
        _ tokens: [Token], of source: SourceFile, unreadable: [Range<Int>]
    ) -> (tokens: [Token], diagnostics: [Diagnostic]) {
        let matching = BracketMatching(tokens)
        if let tooDeep = matching.tooDeep {
            let range = tokens[tooDeep].range
            return (
                [tokens[tokens.count - 1]],
                [
                    Diagnostic(
                        .nestedTooDeeply, "nesting is deeper than \(SpecLimits.nesting) levels",
                        at: SourceLocation(source, range),
                        notes: [
                            "close an earlier bracket that was left open, or give a part of the expression its own name"
                        ])
                ]
            )
        }
        if matching.isBalanced { return (tokens, []) }
        var repair = BracketRepair(source: source, tokens: tokens)
        repair.missingBraces = max(0, matching.braceBalance)
        repair.excessBraces = max(0, -matching.braceBalance)
        repair.run(matching)
        return (repair.output, repair.diagnostics.filter { !Self.follows($0, from: unreadable, in: source) })
    }

    /// Returns whether a finding about a bracket follows from an unterminated string or comment, which was already
    /// reported. Such a string or comment may hide the bracket's partner if it starts on the bracket's line, or extends
    /// to the end of the file.
    ///
    /// - Parameter unreadable: The ranges of unterminated strings and comments, in order.
    private static func follows(_ finding: Diagnostic, from unreadable: [Range<Int>], in source: SourceFile) -> Bool {
        guard let start = finding.location?.range.lowerBound, let last = unreadable.last else { return false }
        if last.lowerBound >= start, last.upperBound >= source.bytes.count { return true }
        let next = unreadable.partitioningIndex { $0.lowerBound >= start }
        guard next < unreadable.count else { return false }
        return !source.bytes[start..<unreadable[next].lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
    }

    // MARK: Writing the balanced list

    private mutating func run(_ matching: BracketMatching) {
        let closers = closersOfGroups(matching.unclosedGroups)
        var (indentation, line) = (0, 0)
        for index in tokens.indices {
            let token = tokens[index]
            if token.startsLine {
                if excessBraces > 0, isHeader(line..<index) { openBrace(of: line..<index, indentation: indentation) }
                line = index
            }
            if token.startsLine || index == 0 { indentation = column(of: token) }
            for opening in closers[index, default: []] { output.append(closing(tokens[opening], before: index)) }
            if token.startsLine { closeOutdentedBraces(at: index, indentation: indentation) }
            switch token.kind {
            case .punctuation(ASCII.openBrace):
                braces.append(
                    Brace(
                        token: index, indentation: indentation, isIndented: isIndented(after: index, than: indentation))
                )
                output.append(token)
            case .punctuation(ASCII.closeBrace):
                takeClosingBrace(at: index, indentation: indentation)
            case .endOfFile:
                while let open = braces.popLast() { reportAndClose(open, before: index) }
                output.append(token)
            default:
                if matching.strayClosers.contains(index) { reportStray(token) } else { output.append(token) }
            }
        }
    }

    /// Returns whether a line is a header without `{`, such as `router`, and the next line is indented more.
    private func isHeader(_ line: Range<Int>) -> Bool {
        let (first, next) = (tokens[line.lowerBound], tokens[line.upperBound])
        guard next.kind == .identifier, !["where", "async", "throws"].contains(source.text(next.range)),
            Self.headers.contains(source.text(first.range)), column(of: next) > column(of: first)
        else { return false }
        var parentheses = 0
        for token in tokens[line] {
            switch token.kind {
            case .punctuation(ASCII.openBrace): return false
            case .punctuation(ASCII.openParen): parentheses += 1
            case .punctuation(ASCII.closeParen): parentheses -= 1
            default: break
            }
        }
        return parentheses == 0
    }

    private static let headers = Set(
        SpecKeyword.topLevel + SpecKeyword.sections + [SpecKeyword.navigation, "public", "func"])

    private mutating func openBrace(of line: Range<Int>, indentation: Int) {
        let end = tokens[line.upperBound - 1].range.upperBound
        let header = tokens[line.lowerBound].range.lowerBound..<end
        diagnostics.reportWithinLimit(
            Diagnostic(
                .missingBraces, "missing '{' after '\(source.text(header))'", at: SourceLocation(source, header),
                fixIts: [.insert(" {", at: end)]))
        excessBraces -= 1
        braces.append(Brace(token: line.lowerBound, indentation: indentation, isIndented: true))
        output.append(
            Token(kind: .punctuation(ASCII.openBrace), range: end..<end, startsLine: false, hasSpaceBefore: true))
    }

    private mutating func takeClosingBrace(at index: Int, indentation: Int) {
        let token = tokens[index]
        if token.startsLine { closeDeeperBraces(before: index, indentation: indentation) }
        let isTooMuch = braces.last.map { token.startsLine && $0.isIndented && $0.indentation < indentation } ?? true
        if braces.isEmpty || (excessBraces > 0 && isTooMuch) {
            excessBraces -= 1
            return reportStray(token)
        }
        braces.removeLast()
        output.append(token)
    }

    /// If closing braces are missing, closes each open brace whose line is indented at least as much as the line of the
    /// token at `index`.
    private mutating func closeOutdentedBraces(at index: Int, indentation: Int) {
        switch tokens[index].kind {
        case .punctuation(ASCII.openBrace), .punctuation(ASCII.closeBrace), .punctuation(ASCII.closeParen),
            .punctuation(ASCII.closeBracket), .pound, .endOfFile:
            return
        default: break
        }
        while missingBraces > 0, let open = braces.last, open.isIndented, indentation <= open.indentation {
            braces.removeLast()
            missingBraces -= 1
            reportAndClose(open, before: index)
        }
    }

    /// If closing braces are missing, closes the open braces that are indented more than a `}` at the start of a
    /// line. The `}` belongs to the brace whose line has the same indentation.
    private mutating func closeDeeperBraces(before index: Int, indentation: Int) {
        guard missingBraces > 0, braces.contains(where: { $0.indentation == indentation }) else { return }
        while missingBraces > 0, let open = braces.last, open.indentation > indentation {
            braces.removeLast()
            missingBraces -= 1
            reportAndClose(open, before: index)
        }
    }

    private mutating func reportAndClose(_ open: Brace, before index: Int) {
        report(unclosed: tokens[open.token])
        output.append(closing(tokens[open.token], before: index))
    }

    private func closing(_ opening: Token, before index: Int) -> Token {
        var kind = Token.Kind.punctuation(ASCII.closeBrace)
        if opening.kind == .punctuation(ASCII.openParen) { kind = .punctuation(ASCII.closeParen) }
        if opening.kind == .punctuation(ASCII.openBracket) { kind = .punctuation(ASCII.closeBracket) }
        // The token is directly after the previous token, so that ranges end where the text ends.
        let place = index > 0 ? tokens[index - 1].range.upperBound : 0
        return Token(kind: kind, range: place..<place, startsLine: false, hasSpaceBefore: false)
    }

    // MARK: Parentheses and brackets

    /// Reports each unclosed `(` and `[`. For the index of each token before which brackets must be closed, returns the
    /// indices of these brackets, the innermost first.
    private mutating func closersOfGroups(_ unclosed: [Int]) -> [Int: [Int]] {
        var closers: [Int: [Int]] = [:]
        for opening in unclosed.reversed() {
            report(unclosed: tokens[opening])
            closers[endOfGroup(opening), default: []].append(opening)
        }
        return closers
    }

    /// Returns the index of the token before which an unclosed `(` or `[` ends. The group ends at the next line that
    /// is not indented more, or at the closing bracket around the group. A parameter list also ends before `{`.
    private func endOfGroup(_ opening: Int) -> Int {
        let line = source.lineRange(around: tokens[opening].range.lowerBound)
        let indentation = indentation(of: line.lowerBound)
        let isParameterClause = opening > 0 && tokens[opening - 1].kind == .identifier && isDeclared(opening - 1)
        var (groups, depth) = (0, 0)
        for index in opening + 1..<tokens.count {
            let token = tokens[index]
            if token.startsLine, column(of: token) <= indentation { return index }
            switch token.kind {
            case .punctuation(ASCII.openBrace) where depth == 0 && isParameterClause: return index
            case .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket):
                if depth == 0 { groups += 1 }
            case .punctuation(ASCII.closeParen), .punctuation(ASCII.closeBracket):
                if depth == 0, groups == 0 { return index }
                if depth == 0 { groups -= 1 }
            case .punctuation(ASCII.openBrace), .interpolationStart: depth += 1
            case .punctuation(ASCII.closeBrace) where depth == 0: return index
            case .interpolationEnd where depth == 0: return index
            case .punctuation(ASCII.closeBrace), .interpolationEnd: depth -= 1
            case .endOfFile: return index
            default: break
            }
        }
        return tokens.count - 1
    }

    /// Returns whether the token at `index` is the name of a function, module or section.
    private func isDeclared(_ index: Int) -> Bool {
        let headers = ["func", "module", "init"] + SpecKeyword.sections
        return [index, index - 1].contains { $0 >= 0 && headers.contains(source.text(tokens[$0].range)) }
    }

    // MARK: Layout

    private func isIndented(after index: Int, than indentation: Int) -> Bool {
        let next = tokens[min(index + 1, tokens.count - 1)]
        return next.startsLine && column(of: next) > indentation
    }

    private func column(of token: Token) -> Int {
        indentation(of: source.lineRange(around: token.range.lowerBound).lowerBound)
    }

    /// Returns the width of the white space at the start of a line. A tab counts as four columns.
    private func indentation(of lineStart: Int) -> Int {
        var width = 0
        for byte in source.bytes[lineStart...] {
            switch byte {
            case 0x20: width += 1
            case 0x09: width += 4
            default: return width
            }
        }
        return width
    }

    // MARK: Reporting

    private mutating func report(unclosed token: Token) {
        let closing = ["(": ")", "[": "]"][source.text(token.range)] ?? "}"
        diagnostics.reportWithinLimit(
            Diagnostic(
                .unbalancedBrackets, "'\(source.text(token.range))' is never closed",
                at: SourceLocation(source, token.range),
                notes: ["add the matching '\(closing)'"]))
    }

    private mutating func reportStray(_ token: Token) {
        diagnostics.reportWithinLimit(
            Diagnostic(
                .unbalancedBrackets, "'\(source.text(token.range))' has no matching bracket",
                at: SourceLocation(source, token.range),
                fixIts: [.delete(token.range)]))
    }
}
