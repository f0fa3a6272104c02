import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

extension LintContext {
    /// Code of a part: its class, an extension of it, or a body in the spec.
    struct Code: Sendable {
        let source: SourceFile
        let tokens: ArraySlice<Token>
        /// The names that the code uses, in the order of the text.
        let uses: [UsedName]

        init(source: SourceFile, tokens: ArraySlice<Token>) {
            (self.source, self.tokens) = (source, tokens)
            uses = UsedName.all(in: tokens, of: source)
        }

        init(_ body: Body) {
            self.init(source: body.source, tokens: Lexer.tokens(of: body.source, in: body.range).dropLast())
        }

        /// Returns the text of a token, without backticks; empty if there is no token at the index.
        func text(_ index: Int) -> String {
            tokens.indices.contains(index) ? source.text(tokens[index].range).withoutBackticks : ""
        }

        func location(_ use: UsedName) -> SourceLocation { SourceLocation(source, tokens[use.index].range) }
    }

    /// A class of a module, or an extension of it. With `style reactive`, a function that creates a part.
    final class Part: Sendable {
        let owner: ModuleClass
        let module: Module
        let file: UserFile
        let declaration: DeclarationOutline
        let code: Code

        init(_ owner: ModuleClass, of program: Program, in file: UserFile, _ declaration: DeclarationOutline) {
            self.owner = owner
            module = program.modules[owner.module]
            self.file = file
            self.declaration = declaration
            code = Code(source: file.source, tokens: file.tokens(in: declaration.range))
        }

        var name: String { declaration.name.name }
        var source: SourceFile { file.source }
        var kind: SectionKind { owner.part.kind }

        /// Returns the tokens between the braces of a body of the part.
        func tokens(inside body: Range<Int>) -> ArraySlice<Token> {
            let inner = body.inner
            let start = code.tokens.partitioningIndex { $0.range.lowerBound >= inner.lowerBound }
            return code.tokens[start...].prefix { $0.range.lowerBound < inner.upperBound }
        }

        /// Returns the location of a range in the part's file.
        func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(source, range) }

        /// The statements of each member that has a body.
        var bodies: [(member: DeclarationOutline, block: CodeBlock)] {
            declaration.members.compactMap { member in
                member.bodyRange.map { (member, TokenCursor.block(of: source, in: $0.inner)) }
            }
        }

        /// Returns the uses of the part's own properties `names`.
        func references(to names: Set<String>) -> [Reference] {
            bodies.flatMap { member, block in
                BodyNames.references(in: block, names: names, parameters: member.parameters.map(\.name))
            }
        }

        /// Returns whether a member's body is a stub.
        func isStub(_ member: DeclarationOutline) -> Bool {
            guard member.kind == .function || member.kind == .variable, let body = member.bodyRange else {
                return false
            }
            return source.isUnwritten(body, tokens(inside: body))
        }
    }

    /// All code of a part: its class with its extensions, and its bodies in the spec.
    struct PartCode {
        let parts: [Part]
        let bodies: [Code]
        /// The names that the class and its extensions use.
        let used: NameUsages
        /// The names that the part's bodies in the spec use.
        let usedInSpec: NameUsages

        init(_ parts: [Part] = [], bodies: [Code] = []) {
            self.parts = parts
            self.bodies = bodies
            used = NameUsages(parts.flatMap(\.code.uses))
            usedInSpec = NameUsages(bodies.flatMap(\.uses))
        }

        /// The code of the class, its extensions and the part's bodies in the spec.
        var all: [Code] { parts.map(\.code) + bodies }

        /// The names that the part uses, in its class and in the spec.
        var usedAnywhere: [NameUsages] { [used, usedInSpec] }

        /// Whether the class exists and contains no stubs. Missing calls are reported only then.
        var isWritten: Bool {
            !parts.isEmpty && parts.allSatisfy { part in !part.declaration.members.contains(where: part.isStub) }
        }
    }
}

extension SourceFile {
    /// Returns whether a body is a stub: it calls `fatalError("… is not implemented")` or contains only a TODO comment.
    /// `tokens` are the tokens of the body.
    func isUnwritten(_ body: Range<Int>, _ tokens: ArraySlice<Token>) -> Bool {
        if tokens.isEmpty { return contains(Array("// TODO:".utf8), in: body) }
        return tokens.indices.dropFirst(2).contains { index in
            tokens[index].kind == .string && text(tokens[index - 2].range) == "fatalError"
                && text(tokens[index].range).hasSuffix(StubMarker.ending)
        }
    }
}
