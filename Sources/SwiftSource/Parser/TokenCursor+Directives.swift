/// Lines that begin with `#`, where text has to be Swift.
extension TokenCursor {
    /// Takes `#if`, `#elseif`, `#else`, `#endif` or `#sourceLocation` with what belongs to it, which ends with the line.
    mutating func checkDirective() {
        let directive = advance()
        switch text(of: directive) {
        case "#if":
            let asksForVersion = parseCondition(of: directive)
            endDirective()
            if asksForVersion { checkEndOfUnchecked() }
            conditions.append(Condition(asksForVersion: asksForVersion))
        case "#elseif":
            refuseAfterElse(directive)
            let asksForVersion = parseCondition(of: directive)
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

    /// Swift passes over what follows, up to the `#else` or `#endif` that belongs to it, wherever on a line that stands.
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

    /// What stands on the line of `#if`; whether it asks for the version of Swift.
    private mutating func parseCondition(of directive: Token) -> Bool {
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

    private mutating func parseConditionOperand() -> Bool {
        // To Swift it is an expression first, whose meaning it judges later.
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
            let asksForVersion = parseCondition(of: opening)
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
        take(punctuation: Ascii.dot)
        let operand = advance()
        checkLiteral(operand)
        let word = text(of: operand)
        while !head.startsLine {
            if at(punctuation: Ascii.dot) {
                advance()
            } else if head.kind != .op || !(fixity == .postfix || ((at("?") || at("!")) && isLeftBound(head))) {
                break
            }
            advance()
        }
        skipGenericArguments()
        guard at(punctuation: Ascii.openParen), !head.startsLine else { return false }
        _ = parseArguments(closing: Ascii.closeParen)
        guard !isOperation else { return false }
        return word == "swift" || word == "compiler" || word == "_compiler_version"
    }

    /// `#warning("…")`
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
