import Diagnostics
import SwiftSource
import ViperModel

extension LintContext {
    /// A class of a module, or an extension of it; in an app of functions and streams, the function that makes the part.
    final class Part: Sendable {
        let owner: ModuleClass
        let module: Module
        let file: WrittenFile
        let declaration: DeclarationOutline
        /// The tokens of the declaration, which nearly every rule asks for.
        let tokens: ArraySlice<Token>

        init(_ owner: ModuleClass, of program: Program, in file: WrittenFile, _ declaration: DeclarationOutline) {
            self.owner = owner
            module = program.modules[owner.module]
            self.file = file
            self.declaration = declaration
            tokens = file.tokens(in: declaration.range)
        }

        var name: String { declaration.name.name }
        var source: SourceFile { file.source }

        /// The tokens between the braces of a body in it.
        func tokens(inside body: Range<Int>) -> ArraySlice<Token> {
            let inner = body.inner
            let start = tokens.partitioningIndex { $0.range.lowerBound >= inner.lowerBound }
            return tokens[start...].prefix { $0.range.lowerBound < inner.upperBound }
        }

        /// The location of a range of its file.
        func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(source, range) }
    }

    /// All code of a part: its class with its extensions, and its bodies in the spec.
    struct PartCode {
        let parts: [Part]
        let bodies: [Body]
        /// The names that the class uses.
        let used: CodeNames
        /// The types of modules among these names: those of their insides, and what opens them.
        let typesOfModules: [String]
        /// The names that the bodies use.
        let usedInSpec: CodeNames

        init(_ parts: [Part] = [], _ bodies: [Body] = [], typesOfModules types: Set<String> = []) {
            self.parts = parts
            self.bodies = bodies
            used = parts.reduce(into: CodeNames()) { $0.addNames(in: $1.tokens, of: $1.source) }
            typesOfModules = used.all.filter(types.contains)
            usedInSpec = bodies.reduce(into: CodeNames()) { $0.addNames(inBody: $1) }
        }

        /// The names that it uses, in its class and in its spec.
        var usedAnywhere: [CodeNames] { [used, usedInSpec] }

        /// Whether its class is there without stubs: what it does not call now is forgotten, and not still to be written.
        var isWritten: Bool {
            !parts.isEmpty && parts.allSatisfy { part in !part.declaration.members.contains(where: part.isStub) }
        }

        /// The code as far as it uses any of some names: the class, its extensions and the bodies in the spec.
        func using(_ names: Set<String>) -> [Code] {
            let ofClass = used.containsAny(of: names) ? parts.map { Code(source: $0.source, tokens: $0.tokens) } : []
            guard usedInSpec.containsAny(of: names) else { return ofClass }
            return ofClass
                + bodies.map { body in
                    Code(source: body.source, tokens: Lexer.tokens(of: body.source, in: body.range).dropLast())
                }
        }
    }

    /// Code of a part: its class, an extension of it, or a body in the spec.
    struct Code {
        let source: SourceFile
        let tokens: ArraySlice<Token>

        func text(_ token: Token) -> String { source.text(token.range).withoutBackticks }
    }
}

extension LintContext.Part {
    /// Whether a member's body says that it is not written yet, or holds nothing but a comment that says so.
    func isStub(_ member: DeclarationOutline) -> Bool {
        guard member.kind == .function || member.kind == .variable, let body = member.bodyRange else { return false }
        return source.isUnwritten(body, tokens(inside: body))
    }
}

extension SourceFile {
    /// Whether a body, whose tokens these are, says that it is not written yet, or holds nothing but a comment that says so.
    func isUnwritten(_ body: Range<Int>, _ tokens: ArraySlice<Token>) -> Bool {
        if tokens.isEmpty { return contains(Array("// TODO:".utf8), in: body) }
        let end = UnwrittenMember.ending.utf8
        return tokens.contains { token in
            token.kind == .string && token.range.count > end.count
                && bytes[token.range].suffix(end.count).elementsEqual(end)
        }
    }
}
