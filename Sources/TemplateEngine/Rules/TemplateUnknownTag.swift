import Diagnostics

extension Rule {
    static let templateUnknownTag = Rule(
        id: "templateUnknownTag",
        summary: "A block tag begins with one of the known words",
        explanation: """
            The tags are if, elif, else, endif, for, endfor, include, set, macro, endmacro, call, filter, \
            endfilter, raw, endraw, break and continue.
            """,
        wrong: "{% if doc %}a{% elseif isAsync %}b{% endif %}",
        right: "{% if doc %}a{% elif isAsync %}b{% endif %}")
}

extension Diagnostic {
    static func templateUnknownTag(_ word: String, _ location: SourceLocation) -> Diagnostic {
        let meant = Keyword.elsewhere[word] ?? nearest(to: word, in: Keyword.allCases.map(\.rawValue))
        return Diagnostic(
            .templateUnknownTag, "there is no tag '\(word)'", meant: meant, insteadOf: word, at: location,
            otherwise: "the tags are \(Keyword.allCases.filter { !$0.isPart }.map(\.rawValue).joined(separator: ", "))")
    }
}
