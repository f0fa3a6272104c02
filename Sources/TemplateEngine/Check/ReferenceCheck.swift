import Diagnostics

/// Checks what does not depend on types: that the templates, macros and filters that a template names exist and get as many
/// arguments as they take. Macros that are never called are checked too.
struct ReferenceCheck {
    let library: Library
    let file: SourceFile

    func check(_ template: TemplateSyntax) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let walk = TreeWalk(
            node: { node in
                switch node {
                case .include(let include): findings += check(include)
                case .call(let call): findings += check(call)
                default: break
                }
            },
            filter: { findings += check($0) })
        walk.visit(template.body)
        for macro in template.macros { walk.visit(macro.body) }
        return findings
    }

    private func place(_ range: Range<Int>) -> SourceLocation { SourceLocation(file, range) }

    private func check(_ call: FilterCall) -> [Diagnostic] {
        guard let filter = Filter(rawValue: call.name.text) else {
            return [.templateUnknownFilter(call.name.text, place(call.name.range))]
        }
        let counts = filter.argumentCounts
        guard !counts.contains(call.arguments.count), !call.arguments.contains(where: \.isInvalid) else { return [] }
        return [
            Diagnostic(
                .templateArguments,
                "the filter '\(call.name.text)' takes \(Self.countText(counts)), not \(call.arguments.count)",
                at: place(call.range), notes: filter.usage.map { [Diagnostic.Note("for instance '\($0)'")] } ?? [])
        ]
    }

    private static func countText(_ counts: ClosedRange<Int>) -> String {
        switch (counts.lowerBound, counts.upperBound) {
        case (0, 0): "no arguments"
        case (1, 1): "one argument"
        case (let low, let high) where low == high: "\(low) arguments"
        case (0, 1): "at most one argument"
        case (let low, let high): low == 0 ? "at most \(high) arguments" : "\(low) to \(high) arguments"
        }
    }

    private func check(_ include: Node.Include) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if library.templates[include.template.text] == nil {
            findings.append(
                .templateUnknownFile(
                    include.template.text, known: library.templates.keys.sorted(), place(include.template.range)))
        }
        return findings + checkRepetitions(include.arguments)
    }

    private func checkRepetitions(_ arguments: [Node.NamedArgument]) -> [Diagnostic] {
        var seen: Set<String> = []
        return arguments.compactMap { argument in
            guard !seen.insert(argument.name.text).inserted else { return nil }
            return Diagnostic(
                .templateArguments, "'\(argument.name.text)' is given twice", at: place(argument.name.range),
                notes: ["remove one of them"])
        }
    }

    private func check(_ call: Node.MacroCall) -> [Diagnostic] {
        guard let macro = library.macros[call.macro.text] else {
            // Its definition may stand in a template with syntax errors.
            return library.broken.isEmpty ? [unknownMacro(call.macro)] : []
        }
        let parameters = macro.syntax.parameters
        let definition = Diagnostic.Note(
            "it is defined here", at: SourceLocation(macro.file, macro.syntax.name.range))
        func finding(_ message: String, _ range: Range<Int>) -> Diagnostic {
            Diagnostic(.templateArguments, message, at: place(range), notes: [definition])
        }
        var findings = checkRepetitions(call.named)
        if call.positional.count > parameters.count {
            findings.append(
                finding(
                    "the macro '\(call.macro.text)' takes at most \(parameters.count) arguments, not \(call.positional.count)",
                    call.positional[parameters.count].range))
        }
        let taken = parameters.prefix(call.positional.count).map(\.name.text)
        for name in call.named.map(\.name) {
            if taken.contains(name.text) {
                findings.append(finding("'\(name.text)' is given by position already", name.range))
            } else if !parameters.contains(where: { $0.name.text == name.text }) {
                findings.append(unknownParameter(name, of: macro.syntax))
            }
        }
        let missing = parameters.dropFirst(call.positional.count).filter { parameter in
            parameter.defaultValue == nil && !call.named.contains { $0.name.text == parameter.name.text }
        }
        if missing.isEmpty { return findings }
        let names = missing.map { "'\($0.name.text)'" }.joined(separator: ", ")
        return findings + [finding("the macro '\(call.macro.text)' is called without \(names)", call.range)]
    }

    private func unknownMacro(_ name: Name) -> Diagnostic {
        let macros = library.macros.keys.sorted()
        return Diagnostic(
            .templateUnknownMacro, "there is no macro '\(name.text)'", meant: nearest(to: name.text, in: macros),
            insteadOf: name.text, at: place(name.range),
            otherwise: macros.isEmpty ? "no template defines a macro" : "the macros are \(Diagnostic.list(macros))")
    }

    private func unknownParameter(_ name: Name, of macro: MacroSyntax) -> Diagnostic {
        let parameters = macro.parameters.map(\.name.text)
        return Diagnostic(
            .templateArguments, "the macro '\(macro.name.text)' has no parameter '\(name.text)'",
            meant: nearest(to: name.text, in: parameters), insteadOf: name.text, at: place(name.range),
            otherwise: parameters.isEmpty
                ? "it has no parameters" : "its parameters are \(Diagnostic.list(parameters))")
    }
}

extension Rule {
    static let templateArguments = Rule(
        id: "templateArguments", summary: "Filters, macros and includes get the arguments that they take",
        explanation: """
            A filter's arguments follow its name after ':' and are separated by ','. A macro's follow its name, \
            separated by spaces, first by position, then as name=value; those with a default may be left out. No \
            argument is given twice.
            """,
        wrong: "{{ name|replace:\"a\" }}",
        right: "{{ name|replace:\"a\",\"b\" }}")

    static let templateUnknownFile = Rule(
        id: "templateUnknownFile", summary: "An included template exists",
        explanation: """
            Templates are included by their path below the folder Templates, with '/' and the file's ending. A \
            project's own file and a built-in one are found by the same name.
            """,
        wrong: "{% include \"membre.swift\" %}",
        right: "{% include \"member.swift\" %}")

    static let templateUnknownFilter = Rule(
        id: "templateUnknownFilter", summary: "A filter is one of the known ones",
        explanation: """
            The filters are upperFirst, lowerFirst, camelCase, snakeCase, kebabCase, upper, lower, replace, \
            join, split, count, first, last, sort, unique, reverse, default, indent, trim, lines, hasPrefix, \
            hasSuffix, contains, quoted, comment and identifier.
            """,
        wrong: "{{ name|uperFirst }}",
        right: "{{ name|upperFirst }}")

    static let templateUnknownMacro = Rule(
        id: "templateUnknownMacro", summary: "A called macro exists",
        explanation: "A macro is known in all templates of the set, by the name that stands after 'macro'.",
        wrong: "{% call signatur member %}",
        right: "{% call signature member %}")
}

extension Diagnostic {
    static func templateUnknownFile(_ name: String, known: [String], _ location: SourceLocation?) -> Diagnostic {
        guard let location else { return Diagnostic(.templateUnknownFile, "there is no template '\(name)'", at: nil) }
        let inner = SourceLocation(location.file, location.range.insideQuotes)
        return Diagnostic(
            .templateUnknownFile, "there is no template '\(name)'", meant: nearestPath(to: name, in: known),
            insteadOf: name, at: inner, otherwise: "the templates are \(list(known))")
    }

    /// A path that differs in a letter, or else one that ends in the same file.
    private static func nearestPath(to name: String, in known: [String]) -> String? {
        if let similar = nearest(to: name, in: known) { return similar }
        let file = name.fileName
        return known.first { $0.fileName == file || $0.fileName.hasPrefix(file + ".") }
    }

    static func templateUnknownFilter(_ name: String, _ location: SourceLocation) -> Diagnostic {
        let known = Filter.allCases.map(\.rawValue)
        return Diagnostic(
            .templateUnknownFilter, "there is no filter '\(name)'",
            meant: Filter.elsewhere[name] ?? nearest(to: name, in: known), insteadOf: name, at: location,
            otherwise: "the filters are \(known.joined(separator: ", "))")
    }
}
