import Diagnostics

/// What can be told of a template without types: that the files, macros and filters that it names exist and get as many
/// arguments as they take. Macros and includes that are never used are checked here as well.
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
            .templateArguments(
                "the filter '\(call.name.text)' takes \(Self.countText(counts)), not \(call.arguments.count)",
                place(call.range), notes: filter.usage.map { [Diagnostic.Note("for instance '\($0)'")] } ?? [])
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
            return .templateArguments(
                "'\(argument.name.text)' is given twice", place(argument.name.range),
                notes: [Diagnostic.Note("remove one of them")])
        }
    }

    private func check(_ call: Node.MacroCall) -> [Diagnostic] {
        guard let macro = library.macros[call.macro.text] else {
            // Its definition may be what could not be understood.
            guard library.broken.isEmpty else { return [] }
            return [
                .templateUnknownMacro(call.macro.text, known: library.macros.keys.sorted(), place(call.macro.range))
            ]
        }
        var findings = checkRepetitions(call.named)
        let parameters = macro.syntax.parameters
        let definition = Diagnostic.Note(
            "it is defined here", at: SourceLocation(macro.file, macro.syntax.name.range))
        if call.positional.count > parameters.count {
            findings.append(
                .templateArguments(
                    "the macro '\(call.macro.text)' takes at most \(parameters.count) arguments, not \(call.positional.count)",
                    place(call.positional[parameters.count].range), notes: [definition]))
        }
        let taken = parameters.prefix(call.positional.count).map(\.name.text)
        for argument in call.named {
            if taken.contains(argument.name.text) {
                findings.append(
                    .templateArguments(
                        "'\(argument.name.text)' is given by position already", place(argument.name.range),
                        notes: [definition]))
            } else if !parameters.contains(where: { $0.name.text == argument.name.text }) {
                findings.append(.templateUnknownArgument(argument.name, of: macro.syntax, in: file))
            }
        }
        let missing = parameters.dropFirst(call.positional.count).filter { parameter in
            parameter.defaultValue == nil && !call.named.contains { $0.name.text == parameter.name.text }
        }
        if !missing.isEmpty {
            let names = missing.map { "'\($0.name.text)'" }.joined(separator: ", ")
            findings.append(
                .templateArguments(
                    "the macro '\(call.macro.text)' is called without \(names)", place(call.range), notes: [definition])
            )
        }
        return findings
    }
}
