import Diagnostics

extension Rule {
    package static let expectedName = Rule(
        id: "expectedName",
        summary: "A declaration's keyword and a parameter need a name",
        explanation: """
            After func, var, let, struct and the like stands a name. A keyword becomes a name in backticks.
            """,
        wrong: "func (id: Int)\nvar default: Int { get }",
        right: "func select(id: Int)\nvar `default`: Int { get }")
}

extension Diagnostic {
    /// `thing` names what the name is for: `a function`, `a parameter`.
    static func expectedName(of thing: String, found: FoundToken, at location: SourceLocation) -> Diagnostic {
        let diagnostic = Diagnostic(
            .expectedName, "expected the name of \(thing), found \(found.description)", at: location)
        guard case .reservedWord(let word) = found else {
            return diagnostic.adding(note: "write a name here")
        }
        var mended = diagnostic
        mended.fixIts = [FixIt("put '\(word)' in backticks", range: location.range, replacement: "`\(word)`")]
        return mended
    }
}

extension Diagnostic {
    fileprivate func adding(note: String) -> Diagnostic {
        var copy = self
        copy.notes.append(Note(note))
        return copy
    }
}
