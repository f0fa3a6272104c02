import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The change of a member's signature to the signature in the spec. Only the parts that differ are replaced; the text
/// around them stays.
struct SignatureUpdate {
    let file: UserFile
    let declaration: DeclarationOutline
    let rendered: RenderedType
    let wanted: DeclarationOutline

    /// The reason why a signature is not edited.
    enum UpdateBlocker: String, Error {
        case comment = "the signature to replace contains a comment"
        case value = "the default value of a parameter would be lost"
        case accessors = "its accessors differ from those in the spec"
        case untyped = "its type is inferred"
        case kind = "one of the declarations is a property, the other is a function"
        case unclosed = "its parentheses are not closed"
        case joint = "its 'let' or 'var' declares other properties, too"
    }

    private var source: SourceFile { file.source }
    private var base: String { source.indentation(at: declaration.range.lowerBound) }

    /// Returns the edits that make the signature match a requirement.
    func edits(as new: Requirement) throws(UpdateBlocker) -> SourceEdits {
        var edits = SourceEdits(source)
        switch (declaration.requirement?.kind, wanted.requirement?.kind) {
        case (.function(let own)?, .function(let other)?): try changeFunction(own, as: other, &edits)
        case (.variable(let own)?, .variable(let other)?):
            try changeProperty(own, as: other, new.variable?.accessors, &edits)
        default: throw .kind
        }
        addAttributes(&edits)
        return edits
    }

    // MARK: Functions

    private func changeFunction(
        _ own: FunctionSyntax, as other: FunctionSyntax, _ edits: inout SourceEdits
    ) throws(UpdateBlocker) {
        guard let parts = FunctionParts(own, declaration, in: source),
            let wantedParts = FunctionParts(other, wanted, in: rendered.source)
        else { throw .unclosed }
        try replace(parts.generics, by: wantedParts.generics, &edits)
        try replaceParameters(own, other, parts.clause, wantedParts.clause, &edits)
        try replace(parts.tail, by: wantedParts.tail, &edits)
        replaceStatic(own, &edits)
    }

    /// Replaces a part of the signature with the same part of the rendered signature, if their tokens differ.
    private func replace(
        _ range: Range<Int>, by wantedRange: Range<Int>, _ edits: inout SourceEdits
    ) throws(UpdateBlocker) {
        let (mine, theirs) = (TokenText(source, range), TokenText(rendered.source, wantedRange))
        guard mine.tokens != theirs.tokens else { return }
        if mine.hasComments { throw .comment }
        edits.replace(range, by: rendered.text(wantedRange, base: base, style: file.style))
    }

    private func replaceParameters(
        _ own: FunctionSyntax, _ other: FunctionSyntax, _ clause: Range<Int>, _ wantedClause: Range<Int>,
        _ edits: inout SourceEdits
    ) throws(UpdateBlocker) {
        let texts = parameterTexts(own, other)
        let differing = zip(own.parameters, texts).filter { mine, text in
            TokenText(source, mine.range).tokens != TokenText(SourceFile(path: "", text: text)).tokens
        }
        if own.parameters.count == texts.count {
            if differing.isEmpty { return }
            let isBrokenUp = source.text(clause).contains(where: \.isNewline)
            if isBrokenUp || TokenText(source, clause).hasComments || fits(differing, in: clause) {
                return try replaceEach(differing, &edits)
            }
        }
        if TokenText(source, clause).hasComments { throw .comment }
        if own.parameters.contains(where: { $0.defaultValue != nil }) { throw .value }
        edits.replace(clause, by: text(wantedClause, of: other, with: texts, base: base, style: file.style))
    }

    /// Replaces single parameters, so that the line breaks and comments between them stay.
    private func replaceEach(_ differing: [(Parameter, String)], _ edits: inout SourceEdits) throws(UpdateBlocker) {
        for (mine, text) in differing {
            if TokenText(source, mine.range).hasComments { throw .comment }
            if mine.defaultValue != nil { throw .value }
            edits.replace(mine.range, by: text)
        }
    }

    /// Returns the text of a range of the rendered function with its parameters replaced.
    private func text(
        _ range: Range<Int>, of function: FunctionSyntax, with parameters: [String], base: String, style: FileStyle
    ) -> String {
        var edits = SourceEdits(rendered.source)
        for (parameter, text) in zip(function.parameters, parameters) { edits.replace(parameter.range, by: text) }
        let source = SourceFile(path: "", bytes: edits.result)
        let edited = RenderedType(source: source, unit: rendered.unit, outline: rendered.outline)
        let growth = source.bytes.count - rendered.source.bytes.count
        return edited.text(range.lowerBound..<range.upperBound + growth, base: base, style: style)
    }

    /// Returns the names that the body uses for the spec's parameters, in order. An entry is nil if the name in the
    /// spec can be used.
    private func keptNames(_ own: FunctionSyntax, _ other: FunctionSyntax) -> [Identifier?] {
        let words = Set(declaration.bodyRange.map { TokenText(source, $0).tokens } ?? [])
        let namesInSpec = Set(other.parameters.map(\.name.name))
        return other.parameters.enumerated().map { index, theirs in
            guard let name = formerParameter(of: own, for: theirs, at: index, of: other)?.name,
                !namesInSpec.contains(name.name),
                words.contains(source.text(name.range)) || words.contains(name.name)
            else { return nil }
            return name
        }
    }

    /// Returns the texts of the spec's parameters. If your body uses another name for a parameter, the name stays.
    private func parameterTexts(_ own: FunctionSyntax, _ other: FunctionSyntax) -> [String] {
        zip(other.parameters, keptNames(own, other)).map { theirs, kept in
            guard let kept else { return rendered.source.text(theirs.range) }
            let written = source.text(kept.range)
            let label = theirs.label.map { rendered.source.text($0.range) } ?? "_"
            let head = theirs.attributes.map(\.text) + (label == written ? [label] : [label, written])
            return head.joined(separator: " ")
                + rendered.source.text(theirs.name.range.upperBound..<theirs.range.upperBound)
        }
    }

    /// Returns the signature for a body that moves from the spec to the class.
    ///
    /// - Returns: `text` is the signature, with the parameter names that the body uses. `lost` are the parameter names
    ///   that the signature no longer has.
    func signatureOfMovedBody(base: String, style: FileStyle) -> (text: String, lost: Set<String>) {
        guard
            case (.function(let own)?, .function(let other)?) = (
                declaration.requirement?.kind, wanted.requirement?.kind
            )
        else { return (rendered.signature(wanted, base: base, style: style), []) }
        let head = wanted.range.lowerBound..<(wanted.bodyRange?.lowerBound ?? wanted.range.upperBound)
        let text = text(head, of: other, with: parameterTexts(own, other), base: base, style: style).trimmed
        let names = zip(other.parameters, keptNames(own, other)).map { $1?.name ?? $0.name.name }
        return (text, Set(own.parameters.map(\.name.name)).subtracting(names))
    }

    /// Returns the existing parameter that corresponds to a parameter of the spec. It has the same label, or else the
    /// same name, type or position.
    private func formerParameter(
        of own: FunctionSyntax, for theirs: Parameter, at index: Int, of other: FunctionSyntax
    ) -> Parameter? {
        let same = own.parameters.filter { $0.label?.name == theirs.label?.name }
        let isOnly = same.count == 1 && other.parameters.count { $0.label?.name == theirs.label?.name } == 1
        if isOnly { return same[0] }
        if let like = same.first(where: { $0.isLike(theirs) }) { return like }
        guard own.parameters.count == other.parameters.count else { return nil }
        let label = own.parameters[index].label?.name
        return other.parameters.contains { $0.label?.name == label } ? nil : own.parameters[index]
    }

    /// Returns whether the line with the new parameters is within the limit.
    private func fits(_ differing: [(Parameter, String)], in clause: Range<Int>) -> Bool {
        let line = source.lineRange(around: clause.lowerBound)
        let grown = differing.reduce(0) { $0 + $1.1.count - source.text($1.0.range).count }
        return source.text(line).count + grown <= Layout.limit
    }

    /// Adds or removes `static` to match the spec.
    private func replaceStatic(_ own: FunctionSyntax, _ edits: inout SourceEdits) {
        let shouldBe = wanted.modifiers.contains("static")
        if let word = declaration.modifiers.first(where: { ["static", "class"].contains($0.name) }) {
            let blanks = source.bytes[word.range.upperBound...].prefix { $0 == 0x20 }.count
            if !shouldBe { edits.remove(word.range.lowerBound..<word.range.upperBound + blanks) }
        } else if shouldBe {
            let head = Lexer.tokens(of: source, in: declaration.range.lowerBound..<own.name.range.lowerBound)
            let keyword = head.last { source.text($0.range) == "func" }
            if let keyword { edits.insert("static ", at: keyword.range.lowerBound) }
        }
    }

    // MARK: Properties

    private func changeProperty(
        _ own: VariableSyntax, as other: VariableSyntax, _ accessors: VariableSyntax.Accessors?,
        _ edits: inout SourceEdits
    ) throws(UpdateBlocker) {
        let words = declaration.bodyRange.map { Set(TokenText(source, $0).tokens) }
        if accessors?.isSettable == true, own.keyword.name == "let" || words?.contains("set") == false {
            throw .accessors
        }
        let effects = accessors?.getEffects ?? Effects()
        let getter = declaration.bodyRange.map { TokenText(source, $0).tokens.dropFirst().prefix(3) } ?? []
        if getter.first == "get",
            getter.contains("async") && !effects.isAsync || getter.contains("throws") && !effects.isThrowing
        {
            throw .accessors
        }
        guard let type = own.type, let newType = other.type else { throw .untyped }
        guard !type.isSpelled(as: newType.text) else { return }
        if declaration.isJoint { throw .joint }
        if TokenText(source, type.range).hasComments { throw .comment }
        edits.replace(type.range, by: newType.text)
    }

    // MARK: Attributes

    /// Adds the attributes that only the spec has: `@discardableResult`.
    private func addAttributes(_ edits: inout SourceEdits) {
        let present = Set(declaration.attributes.map(\.name))
        for attribute in wanted.attributes where !present.contains(attribute.name) {
            edits.insert(attribute.text + file.style.lineEnd + base, at: declaration.range.lowerBound)
        }
    }
}

/// The ranges of the parts of a function's signature.
struct FunctionParts {
    /// The range between the name and the parameters.
    let generics: Range<Int>
    /// The range of the clause with its parentheses.
    let clause: Range<Int>
    /// The range of `async throws -> Result where …`, possibly empty, with the space before it.
    let tail: Range<Int>

    /// Finds the ranges; nil if the parentheses are not closed.
    init?(_ function: FunctionSyntax, _ declaration: DeclarationOutline, in source: SourceFile) {
        let nameEnd = function.name.range.upperBound
        let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
        let last = function.genericParameters.last
        let from = last.map { $0.constraint?.range.upperBound ?? $0.name.range.upperBound } ?? nameEnd
        guard let clause = ParameterClause.range(of: function.parameters, from: from, to: end, in: source) else {
            return nil
        }
        self.clause = clause
        generics = nameEnd..<max(nameEnd, clause.lowerBound)
        let tokens = Lexer.tokens(of: source, in: clause.upperBound..<max(end, clause.upperBound)).dropLast()
        // The range includes the space before it, so that both can be added and removed together.
        tail = clause.upperBound..<(tokens.last?.range.upperBound ?? clause.upperBound)
    }
}

/// The parameter clause of a function or an initializer.
enum ParameterClause {
    /// Returns the range of the first parentheses after `start`; nil if they are not closed after all of the
    /// parameters.
    static func range(of parameters: [Parameter], from start: Int, to end: Int, in source: SourceFile) -> Range<Int>? {
        let parametersEnd = parameters.last?.range.upperBound ?? start
        var depth = 0
        var opening: Int?
        for token in Lexer.tokens(of: source, in: start..<max(start, end)) {
            switch token.kind {
            case .punctuation(ASCII.openParen):
                if depth == 0, opening == nil { opening = token.range.lowerBound }
                depth += 1
            case .punctuation(ASCII.closeParen):
                depth -= 1
                if depth == 0, let opening {
                    return token.range.lowerBound < parametersEnd ? nil : opening..<token.range.upperBound
                }
            default: break
            }
        }
        return nil
    }
}

extension Parameter {
    /// Returns whether another parameter has the same name or type. This distinguishes parameters without labels.
    fileprivate func isLike(_ other: Parameter) -> Bool {
        name.name == other.name.name
            || type?.text.withoutInsignificantSpaces == other.type?.text.withoutInsignificantSpaces
    }
}
