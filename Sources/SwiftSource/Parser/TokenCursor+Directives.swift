/// Parses and checks directives, which begin with `#`, in strict parsing.
extension TokenCursor {
    /// Parses `#if`, `#elseif`, `#else`, `#endif` or `#sourceLocation`, up to the line's end.
    mutating func checkDirective() {
        let directive = advance()
        switch text(of: directive) {
        case "#if":
            let asksForVersion = parseDirectiveCondition()
            endDirective()
            if asksForVersion { checkEndOfUnchecked() }
            conditions.append(Condition(asksForVersion: asksForVersion))
        case "#elseif":
            refuseAfterElse(directive)
            let asksForVersion = parseDirectiveCondition()
            endDirective()
            if asksForVersion, !conditions.isEmpty {
                checkEndOfUnchecked()
                conditions[conditions.count - 1].asksForVersion = true
            }
        case "#else":
            refuseAfterElse(directive)
            endDirective()
            if !conditions.isEmpty { conditions[conditions.count - 1].hasElse = true }
        case "#endif":
            endDirective()
            _ = conditions.popLast()
        default:
            if at(punctuation: Ascii.openParen) { skipBalanced() }
            endDirective()
        }
    }

    /// Checks that the `#else` or `#endif` of a condition for another version of Swift has a line for itself. Swift skips the text
    /// before it, on whatever line it stands.
    private mutating func checkEndOfUnchecked() {
        var open = 0
        for token in tokens[index...] where token.kind == .pound {
            switch text(of: token) {
            case "#if": open += 1
            case "#endif" where open > 0: open -= 1
            case "#else" where open == 0, "#endif" where open == 0:
                let saved = mark()
                while head.range.lowerBound < token.range.upperBound, !isAtEnd { advance() }
                let hasMore = !head.startsLine && !isAtEnd
                let rest = head.range
                reset(to: saved)
                if hasMore { refuse("a '#' directive has its line for itself", "begin a new line", at: rest) }
                return
            default: break
            }
        }
    }

    private mutating func refuseAfterElse(_ directive: Token) {
        if conditions.last?.hasElse ?? false {
            refuse("nothing is left for this after '#else'", "move it before the '#else'", at: directive.range)
        }
    }

    private mutating func endDirective() {
        guard !isUnchecked, !head.startsLine, !isAtEnd else { return }
        refuse("a '#' directive has its line for itself, found @", "begin a new line")
        while !head.startsLine, !isAtEnd { advance() }
    }

    /// Parses the condition of `#if`, and tells whether it asks for the version of Swift.
    private mutating func parseDirectiveCondition() -> Bool {
        var asksForVersion = parseConditionOperand()
        // Swift's parser lets a single assignment pass.
        let isAssignment = at("=") && !head.startsLine
        if isAssignment {
            advance()
            _ = parseConditionOperand()
            asksForVersion = false
        }
        while head.kind == .op, !head.startsLine, fixity == .infix {
            let isOr = at("||")
            if isAssignment || (!isOr && !at("&&")) {
                refuse("conditions are joined by '&&' and '||', found @", "write one of them")
                return asksForVersion
            }
            advance()
            let next = parseConditionOperand()
            asksForVersion = isOr ? asksForVersion && next : asksForVersion || next
        }
        return asksForVersion
    }

    /// Parses an operand of `&&` and `||`, and tells whether it asks for the version of Swift.
    private mutating func parseConditionOperand() -> Bool {
        // Swift's parser takes any expression here first.
        while !head.startsLine, keyword == .try || keyword == .await, peek(1).kind == .identifier, !peek(1).startsLine {
            advance()
        }
        var isOperation = false
        while head.kind == .op, !head.startsLine, fixity == .prefix {
            isOperation = isOperation || !at("!")
            advance()
        }
        if head.startsLine || isAtEnd {
            refuse("the condition is not complete", "write what is asked for", at: lastEnd..<lastEnd)
            return false
        }
        if let opening = take(punctuation: Ascii.openParen) {
            let asksForVersion = parseDirectiveCondition()
            close(opening, with: Ascii.closeParen)
            return asksForVersion
        }
        if at("!"), !peek(1).startsLine {
            refuse("'!' stands apart from what it negates", "delete the space after it")
            return false
        }
        let isDirective = ["#if", "#elseif", "#else", "#endif"].contains(where: at)
        guard head.kind != .op, !isDirective, !at(punctuation: Ascii.colon), !at(punctuation: Ascii.comma),
            !isReservedWord || keyword == .true || keyword == .false
        else {
            refuse("expected a condition, found @", "write one, such as 'DEBUG' or 'os(iOS)'")
            return false
        }
        let word = skipConditionName()
        skipGenericArguments()
        guard at(punctuation: Ascii.openParen), !head.startsLine else { return false }
        _ = parseArguments(closing: Ascii.closeParen)
        guard !isOperation else { return false }
        return word == "swift" || word == "compiler" || word == "_compiler_version"
    }

    /// Skips the name of a condition with its members and postfix operators, and gives its first word.
    private mutating func skipConditionName() -> String {
        take(punctuation: Ascii.dot)
        let operand = advance()
        checkLiteral(operand)
        while !head.startsLine {
            if at(punctuation: Ascii.dot) {
                advance()
            } else if head.kind != .op || !(fixity == .postfix || ((at("?") || at("!")) && isLeftBound(head))) {
                break
            }
            advance()
        }
        return text(of: operand)
    }

    /// Parses `#warning("…")` or `#error("…")`, and reports `#line`.
    mutating func checkMessageDirective() {
        let directive = advance()
        if text(of: directive) == "#line" {
            return refuse("Swift has no '#line' directive", "write '#sourceLocation(file:line:)'", at: directive.range)
        }
        guard !head.startsLine, take(punctuation: Ascii.openParen) != nil, head.kind == .string else {
            return refuse("expected a text in parentheses, found @", "write it in quotes")
        }
        if text(of: directive) == "#error" { refuse("'#error' stops the compiler", "delete it", at: directive.range) }
        checkLiteral(advance())
        if take(punctuation: Ascii.closeParen) == nil { refuse("expected ')', found @", "write it after the text") }
        endDirective()
    }
}
