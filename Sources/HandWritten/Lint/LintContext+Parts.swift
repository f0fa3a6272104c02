import Diagnostics
import SwiftSource
import ViperModel

extension LintContext {
    /// A class of a module, or an extension of it; in an app of functions and streams, the function that makes the part.
    final class Part: Sendable {
        let owner: ModuleClass
        let file: WrittenFile
        let declaration: DeclarationOutline
        /// The tokens of the declaration, which nearly every rule asks for.
        let tokens: ArraySlice<Token>

        init(owner: ModuleClass, file: WrittenFile, declaration: DeclarationOutline) {
            self.owner = owner
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
        /// The names that the class uses.
        let used: CodeNames
        /// The types of modules among these names: those of their insides, and what opens them.
        let typesOfModules: [String]
        /// The names that the bodies use.
        let usedInSpec: CodeNames

        init(_ parts: [Part], _ bodies: [Body], typesOfModules types: Set<String>) {
            self.parts = parts
            used = parts.reduce(into: CodeNames()) { $0.addNames(in: $1.tokens, of: $1.source) }
            typesOfModules = used.all.filter(types.contains)
            usedInSpec = bodies.reduce(into: CodeNames()) { $0.addNames(inBody: $1) }
        }
    }

    /// Code of a part: its class, an extension of it, or a body in the spec.
    struct Code {
        let source: SourceFile
        let tokens: ArraySlice<Token>

        func text(_ token: Token) -> String { source.text(token.range).withoutBackticks }
    }

    /// Whether a part's class is there without stubs: what it does not call now is forgotten, and not still to be written.
    func isWritten(_ part: ModulePart, in module: Int) -> Bool {
        let parts = parts(of: part, in: module)
        return !parts.isEmpty && parts.allSatisfy { part in !part.declaration.members.contains(where: part.isStub) }
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
