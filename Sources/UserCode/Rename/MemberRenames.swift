import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// The edits that rename a member in one file, which is a Swift file or a spec. Uses with an unclear meaning are not
/// edited.
package struct MemberRenames: Sendable {
    /// The replacements of the old names.
    package internal(set) var edits: SourceEdits
    /// The uses that may mean the member or another member with its name. These uses are not changed.
    package var unclear: [SourceLocation] { locations(unclearRanges) }
    /// The uses of other declarations with the new name, which the renamed member would shadow.
    package var hidden: [SourceLocation] { locations(hiddenRanges) }

    private let member: RenamedMember
    private let source: SourceFile
    private var unclearRanges: [Range<Int>] = []
    private var hiddenRanges: [Range<Int>] = []
    /// The offsets of the names that were examined.
    private var seen: Set<Int> = []

    private init(_ member: RenamedMember, in source: SourceFile) {
        self.member = member
        self.source = source
        edits = SourceEdits(source)
    }

    private func locations(_ ranges: [Range<Int>]) -> [SourceLocation] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.map { SourceLocation(source, $0) }
    }

    /// Creates the renames in a Swift file; nil if the file contains none of the names. `isRelated` returns whether
    /// words are related to the module. If the file's words are not, unclear uses mean another member.
    package init?(_ member: RenamedMember, inSwift source: SourceFile, isRelated: (Set<String>) -> Bool) {
        self.init(member, in: source)
        let (tokens, outline, _) = OutlineParser.read(source)
        let words = source.words(in: tokens)
        let hasLogEntries = tokens.contains { $0.kind == .string && member.logEntries[source.unquoted($0)] != nil }
        guard !words.isDisjoint(with: member.names.union([member.new])) || hasLogEntries else { return nil }
        for declaration in outline.declarations { visit(declaration, of: nil, []) }
        noteUnvisitedNames(in: tokens)
        if !isRelated(words) { unclearRanges = [] }
    }

    /// Creates the renames in a spec.
    ///
    /// - Parameters:
    ///   - owner: Returns the name of the class that implements a section.
    ///   - isIt: Returns whether a declaration in a section declares the member.
    ///   - isRelated: Returns whether the words of the file are related to the module. If not, unclear uses mean
    ///     another member.
    package init(
        _ member: RenamedMember, in spec: SpecFile, owner: (ModuleDeclaration, SectionDeclaration) -> String?,
        isIt: (ModuleDeclaration, SectionDeclaration, MemberDeclaration) -> Bool, isRelated: (Set<String>) -> Bool
    ) {
        self.init(member, in: spec.source)
        let tokens = Lexer.tokens(of: spec.source)
        for data in spec.data { visit(data.outline, of: nil, []) }
        for module in spec.modules {
            for section in module.sections {
                for declared in section.members {
                    if isIt(module, section, declared) { renameDeclaration(declared.requirement) }
                    guard let body = declared.body else { continue }
                    renameUses(
                        in: body.range, of: owner(module, section), declared.requirement.parameters,
                        declared.requirement.function?.genericParameters ?? [])
                }
            }
        }
        noteUnvisitedNames(in: tokens)
        if !isRelated(spec.source.words(in: tokens)) { unclearRanges = [] }
    }

    // MARK: Declarations

    private mutating func visit(_ declaration: DeclarationOutline, of owner: String?, _ outer: [GenericParameter]) {
        let generics =
            outer + declaration.genericParameters + (declaration.requirement?.function?.genericParameters ?? [])
        switch declaration.kind {
        case .struct, .enum, .class, .actor, .protocol, .extension:
            for member in declaration.members { visit(member, of: declaration.typeName, generics) }
        case .function, .variable, .initializer, .subscript, .deinit:
            if let owner { visitMember(declaration, of: owner) }
            if let value = declaration.requirement?.variable?.value {
                renameUses(in: value.range, of: owner, [], generics)
            }
            if let body = declaration.bodyRange {
                renameUses(in: body.inner, of: owner, declaration.parameters, generics)
            }
        case .typealias, .case, .associatedtype, .other: break
        }
    }

    /// Renames a declaration in the type `owner` if it declares the member. In tests, also renames entries of the call
    /// log in its body.
    private mutating func visitMember(_ declaration: DeclarationOutline, of owner: String) {
        if let body = declaration.bodyRange, member.types.isA(owner, member.testCases) { renameLogEntries(in: body) }
        guard let requirement = declaration.requirement, requirement.fullName == member.oldFullName,
            member.isMember(of: owner)
        else { return }
        if let body = declaration.bodyRange, StubBodies.isStub(declaration, of: requirement, in: owner, source) {
            edits.replace(
                body, by: StubBodies.renamed(source.text(body), of: owner, member.oldFullName, to: member.newFullName))
        }
        renameDeclaration(requirement)
    }

    private mutating func renameDeclaration(_ requirement: Requirement) {
        guard let name = requirement.function?.name ?? requirement.variable?.name else { return }
        edits.replace(name.range, by: member.new)
        seen.insert(name.range.lowerBound)
    }

    /// Renames the entries of a test's call log: `"view.show(error:)"`.
    private mutating func renameLogEntries(in body: Range<Int>) {
        for token in Lexer.tokens(of: source, in: body) where token.kind == .string {
            if let new = member.logEntries[source.unquoted(token)] { edits.replace(token.range, by: "\"\(new)\"") }
        }
    }

    // MARK: Uses

    private mutating func renameUses(
        in range: Range<Int>, of owner: String?, _ parameters: [Parameter], _ generics: [GenericParameter]
    ) {
        var locals: [String: String?] = [:]
        for parameter in parameters { locals[parameter.name.name] = .some(parameter.type?.receiver(generics)) }
        var uses = MemberUses(member, in: source, of: owner, locals: locals)
        uses.walk(TokenCursor.block(of: source, in: range))
        for use in uses.found.renamed where seen.insert(use.range.lowerBound).inserted {
            edits.replace(use.range, by: use.name)
        }
        hiddenRanges += uses.found.hidden
        for range in uses.found.unclear where seen.insert(range.lowerBound).inserted { unclearRanges.append(range) }
        seen.formUnion(uses.found.others)
    }

    /// Records names after a dot as unclear if the walk has not visited them. They are in `#if`, local types or key
    /// paths, for example.
    private mutating func noteUnvisitedNames(in tokens: [Token]) {
        let names = member.names
        for (dot, token) in zip(tokens, tokens.dropFirst())
        where dot.kind == .punctuation(ASCII.dot) && !seen.contains(token.range.lowerBound)
            && names.contains(source.text(token.range).withoutBackticks)
        {
            unclearRanges.append(token.range)
        }
    }
}

extension SourceFile {
    /// Returns the words of the text, except those in strings.
    fileprivate func words(in tokens: [Token]) -> Set<String> {
        Set(tokens.lazy.filter { $0.kind != .string }.map { text($0.range).withoutBackticks })
    }

    /// Returns the text of a string literal without its quotation marks.
    fileprivate func unquoted(_ token: Token) -> String { String(text(token.range).dropFirst().dropLast()) }
}
