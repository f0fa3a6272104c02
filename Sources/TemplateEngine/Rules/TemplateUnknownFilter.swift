import Diagnostics

extension Rule {
    static let templateUnknownFilter = Rule(
        id: "templateUnknownFilter",
        summary: "A filter is one of the known ones",
        explanation: """
            The filters are upperFirst, lowerFirst, camelCase, snakeCase, kebabCase, upper, lower, replace, \
            join, split, count, first, last, sort, unique, reverse, default, indent, trim, lines, hasPrefix, \
            hasSuffix, contains, quoted, comment and identifier.
            """,
        wrong: "{{ name|uperFirst }}",
        right: "{{ name|upperFirst }}")
}

extension Diagnostic {
    static func templateUnknownFilter(_ name: String, _ location: SourceLocation) -> Diagnostic {
        let known = Filter.allCases.map(\.rawValue)
        return Diagnostic(
            .templateUnknownFilter, "there is no filter '\(name)'",
            meant: Filter.elsewhere[name] ?? nearest(to: name, in: known), insteadOf: name, at: location,
            otherwise: "the filters are \(known.joined(separator: ", "))")
    }
}
