import Diagnostics

/// Renders the syntax tree of a template.
struct TemplateRenderer {
    /// The maximum number of blocks, includes and macros around an include or a call of a macro.
    static let maximumDepth = 80

    let root: Record
    private let library: TemplateLibrary
    private let margin: Margin
    /// The file of the template or macro that is being rendered.
    private(set) var file: SourceFile
    private(set) var scope = Scope<Value>()
    private var output = Output()
    private var depth = 0

    /// Returns the text of a template that is rendered with the fields of `root`.
    static func text(
        of template: TemplateSyntax, for root: Record, in library: TemplateLibrary, _ margin: Margin
    ) throws(RenderError) -> [UInt8] {
        var renderer = TemplateRenderer(root: root, library: library, margin: margin, file: template.file)
        _ = try renderer.render(template.body)
        return renderer.output.bytes
    }

    private init(root: Record, library: TemplateLibrary, margin: Margin, file: SourceFile) {
        (self.root, self.library, self.margin, self.file) = (root, library, margin, file)
    }

    /// Renders nodes. Returns `break` or `continue` if such a tag ends the loop around the nodes.
    private mutating func render(_ nodes: [Node]) throws(RenderError) -> Node.LoopExit? {
        depth += 1
        defer { depth -= 1 }
        for node in nodes {
            if let leave = try render(node) { return leave }
        }
        return nil
    }

    /// Renders the nodes of a block. Then removes the names that the block declared.
    private mutating func renderBlock(_ nodes: [Node]) throws(RenderError) -> Node.LoopExit? {
        let count = scope.variables.count
        defer { scope.endBlock(count) }
        return try render(nodes)
    }

    private mutating func render(_ node: Node) throws(RenderError) -> Node.LoopExit? {
        switch node {
        case .text(let range): output.append(file.bytes[range])
        case .value(let expression, let placement):
            let text = try self.text(try present(expression), expression.range)
            let outer = begin(placement)
            output.append(text)
            if let outer { output.endBlock(outer) }
        case .conditional(let branches, let otherwise):
            for branch in branches where try value(branch.condition).isTrue { return try renderBlock(branch.body) }
            return try renderBlock(otherwise ?? [])
        case .loop(let loop): return try render(loop)
        case .include(let include): try render(include)
        case .call(let call): try render(call)
        case .set(let name, let expression): scope.set(name.text, try value(expression))
        case .filter(let calls, let body, let range): return try renderFiltered(body, calls, range)
        case .layout(let layout, let body, _):
            let (text, leave) = try captured(body)
            if !text.isEmpty { output.append(layout.lines(of: text, indentedBy: output.columns, within: margin)[...]) }
            return leave
        case .leave(let leave, _): return leave
        }
        return nil
    }

    // MARK: Text

    private func text(_ value: Value, _ range: Range<Int>) throws(RenderError) -> String {
        guard let text = value.printed else { throw typeError(value, range) }
        return text
    }

    /// Starts an indented block in the output if a tag is alone on its line. Returns the argument for `endBlock`, or
    /// nil if no block was started.
    private mutating func begin(_ placement: Placement) -> Int? {
        guard case .block(let indentation, let spaces, _) = placement else { return nil }
        return output.beginBlock(file.bytes[indentation], spaces: file.bytes[spaces])
    }

    /// Renders a block, and returns its text instead of adding it to the output.
    private mutating func captured(_ body: [Node]) throws(RenderError) -> (text: [UInt8], leave: Node.LoopExit?) {
        var other = output.inner
        swap(&output, &other)
        let leave = try renderBlock(body)
        swap(&output, &other)
        return (other.bytes, leave)
    }

    private mutating func renderFiltered(
        _ body: [Node], _ calls: [FilterCall], _ range: Range<Int>
    ) throws(RenderError) -> Node.LoopExit? {
        let (text, leave) = try captured(body)
        var value = Value.string(String(decoding: text, as: UTF8.self))
        for call in calls { value = try filtered(value, call, range) }
        output.append(try self.text(value, range))
        return leave
    }

    // MARK: Loops

    private mutating func render(_ loop: Node.Loop) throws(RenderError) -> Node.LoopExit? {
        let value = try present(loop.sequence)
        guard case .list(let elements) = value else { throw typeError(value, loop.sequence.range) }
        let places = try places(in: elements, of: loop)
        if places.isEmpty { return try renderBlock(loop.otherwise ?? []) }
        for (index, place) in places.enumerated() {
            let count = scope.variables.count
            defer { scope.endBlock(count) }
            declareElement(elements, at: place, of: loop)
            scope.declare("forloop", LoopPosition(index: index, count: places.count).templateValue)
            if try render(loop.body) == .break { break }
        }
        return nil
    }

    /// Returns the indices of the elements for which the condition after `where` is true.
    private mutating func places(in elements: [Value], of loop: Node.Loop) throws(RenderError) -> [Int] {
        guard let condition = loop.filter else { return Array(elements.indices) }
        var places: [Int] = []
        for place in elements.indices {
            let count = scope.variables.count
            defer { scope.endBlock(count) }
            declareElement(elements, at: place, of: loop)
            if try self.value(condition).isTrue { places.append(place) }
        }
        return places
    }

    private mutating func declareElement(_ elements: [Value], at place: Int, of loop: Node.Loop) {
        scope.declare(loop.value.text, elements[place])
        if let key = loop.key { scope.declare(key.text, .int(place)) }
    }

    // MARK: Includes and macros

    /// Renders an included template. It can use the names of the including template and the names after `with`.
    private mutating func render(_ include: Node.Include) throws(RenderError) {
        guard let template = library.templates[include.template.text] else {
            throw RenderError(.templateUnknownFile(include.template.text, known: [], place(include.template.range)))
        }
        var names = scope.inherited
        for argument in include.arguments { names.declare(argument.name.text, try value(argument.value)) }
        try render(template.body, of: template.file, names, include.placement, include.range)
    }

    /// Renders a macro. It can use its parameters and the fields of the root record.
    private mutating func render(_ call: Node.MacroCall) throws(RenderError) {
        guard let macro = library.macros[call.macro.text] else {
            throw RenderError(.templateUnknownMacro(call.macro.text, known: [], place(call.macro.range)))
        }
        var names = Scope<Value>()
        for (index, parameter) in macro.syntax.parameters.enumerated() {
            if let argument = call.argument(index, parameter.name.text) {
                names.declare(parameter.name.text, try value(argument))
            } else if let literal = parameter.defaultValue {
                names.declare(parameter.name.text, literal.value)
            }
        }
        try render(macro.syntax.body, of: macro.file, names, call.placement, call.range)
    }

    private mutating func render(
        _ body: [Node], of file: SourceFile, _ names: Scope<Value>, _ placement: Placement, _ range: Range<Int>
    ) throws(RenderError) {
        guard depth < Self.maximumDepth else { throw RenderError(.templateDepth(place(range))) }
        let outerBlock = begin(placement)
        let written = output.bytes.count
        let (outerFile, outerScope) = (self.file, scope)
        (self.file, scope) = (file, names)
        _ = try render(body)
        (self.file, scope) = (outerFile, outerScope)
        guard case .block(_, _, let endsLine) = placement, let outerBlock else { return }
        output.endBlock(outerBlock)
        if endsLine, output.bytes.count > written { output.endLine() }
    }

    // MARK: Errors

    func place(_ range: Range<Int>) -> SourceLocation { SourceLocation(file, range) }

    /// Returns an error about a value of the wrong type. `TemplateChecker` reports such errors before rendering, except
    /// in built-in templates, and for records that do not match their schema.
    func typeError(_ value: Value, _ range: Range<Int>) -> RenderError {
        RenderError(
            Diagnostic(
                .templateType, "cannot use '\(file.text(range))' here: it is \(value.withArticle)",
                at: place(range)))
    }
}

extension Node.MacroCall {
    /// Returns the argument for a parameter, by its position or its name.
    func argument(_ index: Int, _ name: String) -> TemplateExpression? {
        index < positional.count ? positional[index] : named.first { $0.name.text == name }?.value
    }
}

extension Value {
    fileprivate var withArticle: String {
        switch self {
        case .string: "a string"
        case .int: "an int"
        case .bool: "a bool"
        case .list: "a list"
        case .record(let record): ValueType.record(record.type).withArticle
        case .none: "absent"
        }
    }
}
