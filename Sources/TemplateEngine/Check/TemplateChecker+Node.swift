import Diagnostics

/// Checks tags.
extension TemplateChecker {
    mutating func check(_ nodes: [Node]) {
        for node in nodes { check(node) }
    }

    private mutating func check(_ node: Node) {
        switch node {
        case .text, .leave: break
        case .value(let expression, _):
            if let type = type(of: expression), !type.isScalar {
                report(.templateNotText(type, place(expression.range)))
            }
        case .conditional(let branches, let otherwise):
            for branch in branches {
                _ = type(of: branch.condition)
                checkBlock { $0.check(branch.body) }
            }
            checkBlock { $0.check(otherwise ?? []) }
        case .loop(let loop): check(loop)
        case .include(let include): check(include)
        case .call(let call): check(call)
        case .set(let name, let value): checkSet(name, value)
        case .filter(let calls, let body, let range): checkFilter(calls, body, range)
        case .layout(_, let body, _): checkBlock { $0.check(body) }
        }
    }

    private mutating func checkSet(_ name: Name, _ value: TemplateExpression) {
        let type = type(of: value)
        let existing = scope.variable(name.text)
        if existing?.origin == .set {
            if let type, let wanted = existing?.content, type != wanted {
                reportType(
                    "cannot set '\(name.text)' to \(type.withArticle): '\(name.text)' is \(wanted.withArticle)",
                    value.range,
                    ["use another name for the new value"])
            }
            return
        }
        if blockDepth > 0 {
            let isField = existing == nil && current.use.root?.slot(of: name.text) != nil
            if isField || existing?.origin == .given { report(.templateHiddenName(name.text, place(name.range))) }
            endedNames[name.text] = name.range
        }
        scope.set(name.text, type)
    }

    private mutating func checkFilter(_ calls: [FilterCall], _ body: [Node], _ range: Range<Int>) {
        checkBlock { $0.check(body) }
        var type: ValueType? = .string
        for call in calls { type = self.type(of: call, appliedTo: type, range) }
    }

    private mutating func check(_ loop: Node.Loop) {
        let sequence = type(of: loop.sequence)
        let element = elementType(of: sequence, loop.sequence.range)
        checkBlock { checker in
            checker.scope.declare(loop.value.text, element)
            if let key = loop.key { checker.scope.declare(key.text, .int) }
            if let condition = loop.filter { _ = checker.type(of: condition) }
            checker.scope.declare("forloop", LoopPosition.templateType)
            checker.check(loop.body)
        }
        checkBlock { $0.check(loop.otherwise ?? []) }
    }

    private mutating func elementType(of sequence: ValueType?, _ range: Range<Int>) -> ValueType? {
        guard let sequence else { return nil }
        if case .list(let element) = sequence { return element.present }
        reportType("'\(current.file.text(range))' is \(sequence.withArticle), not a list", range)
        return nil
    }

    // MARK: Includes and macros

    private mutating func check(_ include: Node.Include) {
        var names: [String: TemplateUse.Variable] = [:]
        for variable in scope.variables {
            names[variable.name] = .init(type: variable.content, origin: .inherited)
        }
        checkRepetitions(include.arguments)
        for argument in include.arguments {
            names[argument.name.text] = .init(type: type(of: argument.value), origin: .given)
        }
        let name = include.template.text
        guard library.templates[name] != nil else {
            report(.templateUnknownFile(name, known: library.templates.keys.sorted(), place(include.template.range)))
            return
        }
        addInclude(of: name)
        add(.template(name), names, at: include.range)
    }

    private mutating func check(_ call: Node.MacroCall) {
        for argument in call.positional + call.named.map(\.value) { _ = type(of: argument) }
        checkRepetitions(call.named)
        guard let macro = library.macros[call.macro.text] else {
            // A template with syntax errors may define the macro.
            guard library.broken.isEmpty else { return }
            report(.templateUnknownMacro(call.macro.text, known: library.macros.keys.sorted(), place(call.macro.range)))
            return
        }
        guard checkArguments(of: call, macro) else { return }
        var names: [String: TemplateUse.Variable] = [:]
        for (index, parameter) in macro.syntax.parameters.enumerated() {
            let name = parameter.name.text
            let type = call.argument(index, name).map { self.type(of: $0) } ?? parameter.defaultValue?.type
            names[name] = .init(type: type, origin: .given)
        }
        add(.macro(call.macro.text), names, at: call.range)
    }

    private mutating func checkRepetitions(_ arguments: [Node.NamedArgument]) {
        var seen: Set<String> = []
        for argument in arguments where !seen.insert(argument.name.text).inserted {
            report(
                Diagnostic(
                    .templateArguments, "duplicate argument '\(argument.name.text)'", at: place(argument.name.range),
                    notes: ["remove one of them"]))
        }
    }

    /// Reports errors in the arguments of a call. Returns true if there are no errors.
    private mutating func checkArguments(of call: Node.MacroCall, _ macro: TemplateLibrary.Macro) -> Bool {
        let name = call.macro.text
        let parameters = macro.syntax.parameters
        var faults: [Diagnostic] = []
        func fault(_ message: String, _ range: Range<Int>) {
            let definition = Diagnostic.Note(
                "defined here", at: SourceLocation(macro.file, macro.syntax.name.range))
            faults.append(Diagnostic(.templateArguments, message, at: place(range), notes: [definition]))
        }
        if call.positional.count > parameters.count {
            fault(
                "macro '\(name)' takes at most \(parameters.count) arguments, not \(call.positional.count)",
                call.positional[parameters.count].range)
        }
        let taken = parameters.prefix(call.positional.count).map(\.name.text)
        for argument in call.named.map(\.name) {
            if taken.contains(argument.text) {
                fault("argument '\(argument.text)' is already passed by position", argument.range)
            } else if !parameters.contains(where: { $0.name.text == argument.text }) {
                faults.append(
                    .templateUnknownParameter(
                        argument.text, of: name, known: parameters.map(\.name.text), place(argument.range)))
            }
        }
        let missing = parameters.dropFirst(call.positional.count).filter { parameter in
            parameter.defaultValue == nil && !call.named.contains { $0.name.text == parameter.name.text }
        }
        if !missing.isEmpty {
            let names = missing.map { "'\($0.name.text)'" }.joined(separator: ", ")
            fault("missing \(names) in call of macro '\(name)'", call.range)
        }
        for fault in faults { report(fault) }
        return faults.isEmpty
    }
}
