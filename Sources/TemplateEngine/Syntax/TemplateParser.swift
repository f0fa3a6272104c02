import Diagnostics

/// Builds the syntax tree of a template. The parser continues after an error, so that it reports all errors.
struct TemplateParser {
    /// The maximum nesting of blocks.
    static let maximumDepth = 30

    private let file: SourceFile
    private let pieces: [TemplateSegment]
    private var index = 0
    /// The opening tags of the blocks that contain the current position, innermost last.
    private var openTags: [Tag] = []
    private var macros: [MacroSyntax] = []
    private var diagnostics: [Diagnostic]
    /// Whether the parser skipped the rest of the file because blocks were nested too deeply.
    private var hasGivenUp = false

    static func parse(_ source: TemplateSource) -> (syntax: TemplateSyntax, diagnostics: [Diagnostic]) {
        var (pieces, diagnostics) = Scanner.scan(source.file)
        Whitespace(bytes: source.file.bytes).apply(to: &pieces)
        var parser = TemplateParser(file: source.file, pieces: pieces, diagnostics: diagnostics)
        var body = parser.block()
        while let stray = parser.tag() {
            parser.reportStray(stray)
            parser.index += 1
            body += parser.block()
        }
        let syntax = TemplateSyntax(name: source.name, file: source.file, body: body, macros: parser.macros)
        return (syntax, parser.diagnostics)
    }

    private init(file: SourceFile, pieces: [TemplateSegment], diagnostics: [Diagnostic]) {
        (self.file, self.pieces, self.diagnostics) = (file, pieces, diagnostics)
    }

    /// Returns the tag at `index`, or nil if there is text or the end of the file.
    private func tag() -> Tag? {
        guard index < pieces.count, case .tag(let tag) = pieces[index] else { return nil }
        return tag
    }

    /// Parses nodes until a tag that ends or divides a block, such as `endif` or `else`, or until the end of the file.
    /// Does not move past that tag.
    private mutating func block() -> [Node] {
        var nodes: [Node] = []
        while index < pieces.count {
            guard case .tag(let tag) = pieces[index] else {
                if case .text(let range) = pieces[index], !range.isEmpty { nodes.append(.text(range)) }
                index += 1
                continue
            }
            if tag.keyword?.blocks.isEmpty == false { return nodes }
            index += 1
            if let node = node(tag) { nodes.append(node) }
        }
        return nodes
    }

    private mutating func node(_ tag: Tag) -> Node? {
        switch tag.kind {
        case .comment: return nil
        case .value:
            let value = read(tag) { reader in
                let value = reader.expression()
                reader.expectEnd(after: "the expression")
                return value
            }
            return .value(value, tag.placement)
        case .block: return blockTag(tag)
        }
    }

    private mutating func blockTag(_ tag: Tag) -> Node? {
        guard let name = tag.name else {
            read(tag) { $0.fail("a tag's name") }
            return nil
        }
        switch tag.keyword {
        case .if: return nested(tag) { $0.conditional(tag) }
        case .for: return nested(tag) { $0.loop(tag) }
        case .filter: return nested(tag) { $0.filter(tag) }
        case .macro:
            return nested(tag) { parser in
                parser.macro(tag)
                return nil
            }
        case .list: return nested(tag) { $0.layout(.list, tag, end: .endlist) }
        case .wrap: return nested(tag) { $0.layout(.words, tag, end: .endwrap) }
        case .raw: return nested(tag) { $0.raw(tag) }
        case .include: return readTag(tag) { $0.include() }.map { .include($0) }
        case .call: return readTag(tag) { $0.call() }
        case .set: return readTag(tag) { $0.set() }
        case .break: return leave(.break, tag)
        case .continue: return leave(.continue, tag)
        case .elif, .else, .endif, .endfor, .endmacro, .endfilter, .endlist, .endwrap, .endraw: return nil
        case nil:
            if !tag.isBroken { reportUnknownTag(file.text(name), at: name) }
            return nil
        }
    }

    private mutating func reportUnknownTag(_ word: String, at range: Range<Int>) {
        let tags = TemplateKeyword.allCases.filter(\.blocks.isEmpty).map(\.rawValue).joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                .templateUnknownTag, "unknown tag '\(word)'",
                meant: TemplateKeyword.foreignNames[word]
                    ?? nearest(to: word, in: TemplateKeyword.allCases.map(\.rawValue)),
                insteadOf: word, at: SourceLocation(file, range), otherwise: "expected one of \(tags)"))
    }

    /// Parses the tokens of a tag after its keyword.
    private mutating func readTag<Result>(_ tag: Tag, _ body: (inout TagReader) -> Result) -> Result {
        read(tag) { reader in
            reader.index += 1
            return body(&reader)
        }
    }

    /// Parses all tokens of a tag.
    @discardableResult
    private mutating func read<Result>(_ tag: Tag, _ body: (inout TagReader) -> Result) -> Result {
        var reader = TagReader(tag, in: file)
        let result = body(&reader)
        diagnostics += reader.diagnostics
        return result
    }

    /// Parses a block that `tag` opens. If it is nested too deeply, reports an error and skips the rest of the file.
    private mutating func nested(_ tag: Tag, _ body: (inout TemplateParser) -> Node?) -> Node? {
        guard openTags.count < Self.maximumDepth else {
            report(
                .templateNesting, "blocks are nested more than \(Self.maximumDepth) deep", at: tag.range,
                "move the inner part to an include or a macro")
            index = pieces.count
            hasGivenUp = true
            return nil
        }
        openTags.append(tag)
        defer { openTags.removeLast() }
        return body(&self)
    }

    // MARK: Blocks

    private mutating func conditional(_ tag: Tag) -> Node? {
        var condition = condition(of: tag)
        var branches: [Node.Branch] = []
        var otherwise: [Node]?
        while true {
            let (body, terminator) = body(dividedBy: otherwise == nil ? [.elif, .else] : [], end: .endif)
            if otherwise == nil {
                branches.append(Node.Branch(condition: condition, body: body))
            } else {
                otherwise = body
            }
            switch terminator?.keyword {
            case .elif:
                if let terminator { condition = self.condition(of: terminator) }
            case .else: otherwise = []
            default: return .conditional(branches, otherwise: otherwise)
            }
        }
    }

    private mutating func condition(of tag: Tag) -> TemplateExpression {
        readTag(tag) { reader in
            let condition = reader.expression()
            reader.expectEnd(after: "the condition")
            return condition
        }
    }

    private mutating func loop(_ tag: Tag) -> Node? {
        let loop = readTag(tag) { $0.loop() }
        let (body, terminator) = body(dividedBy: [.else], end: .endfor)
        let hasElse = terminator?.keyword == .else
        let otherwise = hasElse ? self.body(end: .endfor).nodes : nil
        guard var loop else { return nil }
        loop.body = body
        loop.otherwise = otherwise
        return .loop(loop)
    }

    private mutating func filter(_ tag: Tag) -> Node? {
        let filters = readTag(tag) { $0.filters() }
        return .filter(filters, body(end: .endfilter).nodes, tag.range)
    }

    /// Parses a block `list` or `wrap`.
    private mutating func layout(_ layout: MarginLayout, _ tag: Tag, end: TemplateKeyword) -> Node? {
        readTag(tag) { $0.expectEnd(after: "the tag's name") }
        return .layout(layout, body(end: end).nodes, tag.range)
    }

    private mutating func macro(_ tag: Tag) {
        if openTags.count > 1 {
            let block = SourceLocation(file, openTags[openTags.count - 2].range)
            report(
                .templateStrayTag, "macro defined inside another block", at: tag.range,
                .init("block starts here", at: block), "move the macro out of the block")
        }
        let macro = readTag(tag) { $0.macro() }
        let body = body(end: .endmacro).nodes
        guard var macro else { return }
        macro.body = body
        macros.append(macro)
    }

    /// Parses a block `raw`. Its content is a single text.
    private mutating func raw(_ tag: Tag) -> Node? {
        readTag(tag) { $0.expectEnd(after: "'raw'") }
        return body(end: .endraw).nodes.first
    }

    private mutating func leave(_ leave: Node.LoopExit, _ tag: Tag) -> Node? {
        readTag(tag) { $0.expectEnd(after: "'\(leave.rawValue)'") }
        if openTags.contains(where: { $0.keyword == .for }) { return .leave(leave, tag.range) }
        if !tag.isBroken { reportStray(leave.rawValue, of: "for", at: tag.range) }
        return nil
    }

    /// Parses the innermost block up to the tag that divides or ends it. Returns the nodes and that tag, and moves past
    /// it. If the tag is missing, reports an error and returns nil for it. Does not move past a tag of an outer block.
    private mutating func body(dividedBy dividers: [TemplateKeyword] = [], end: TemplateKeyword) -> (
        nodes: [Node], terminator: Tag?
    ) {
        var nodes = block()
        while let tag = tag(), let word = tag.keyword {
            if word == end || dividers.contains(word) {
                index += 1
                if word != .elif { readTag(tag) { $0.expectEnd(after: "'\(word.rawValue)'") } }
                return (nodes, tag)
            }
            if openTags.dropLast().compactMap(\.keyword).contains(where: word.blocks.contains) { break }
            reportStray(tag)
            index += 1
            nodes += block()
        }
        if let block = openTags.last, let keyword = block.keyword, !hasGivenUp {
            report(
                .templateUnclosedBlock, "missing '{% \(end.rawValue) %}' after '\(keyword.rawValue)'",
                at: block.range,
                tag().map { .init("write '{% \(end.rawValue) %}' before this tag", at: SourceLocation(file, $0.range)) }
            )
        }
        return (nodes, nil)
    }

    private mutating func reportStray(_ tag: Tag) {
        guard !tag.isBroken, let word = tag.keyword else { return }
        reportStray(word.rawValue, of: word.owner, at: tag.range)
    }

    private mutating func reportStray(_ word: String, of owner: String, at range: Range<Int>) {
        report(
            .templateStrayTag, "'\(word)' outside '\(owner)'", at: range,
            "remove the tag, or open a block with '\(owner)' before it")
    }

    private mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>, _ notes: Diagnostic.Note?...) {
        diagnostics.report(rule, message, at: SourceLocation(file, range), notes: notes.compactMap(\.self))
    }
}
