import Diagnostics
import SwiftSource

extension Rule {
    package static let unwrittenStub = Rule(
        id: "unwrittenStub",
        severity: .warning,
        summary: "A stub is written before it is needed",
        explanation: """
            viper-gen left the member for you to write, and it is still as it was: it does nothing, or ends the program. Write it, \
            give it a body in the spec, or, where it is meant to do nothing, delete the TODO comment.
            """,
        wrong: "final class ListInteractor {\n    func load() {\n        // TODO: load()\n    }\n}",
        right: "final class ListInteractor {\n    func load() {\n        output?.didLoad()\n    }\n}")
}

extension Diagnostic {
    static func unwrittenStub(_ member: String, of type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unwrittenStub, "'\(member)' of '\(type)' is not written yet", at: location,
            notes: [Note("write it here, or give it a body in the spec")])
    }
}

extension Diagnostic {
    static func unwrittenFixture(of type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unwrittenStub, "the fixture of '\(type)' is not written yet, and tests that need one are disabled",
            at: location, notes: [Note("return a value, and take '\(type)' out of 'Fixtures.unwritten'")])
    }
}

/// Looks for members that are still as viper-gen wrote them.
enum UnwrittenStubCheck {
    @Sendable static func findings(_ lint: LintContext) -> [Diagnostic] {
        let stubs = lint.ownParts.flatMap { part in
            part.declaration.members.compactMap { member -> Diagnostic? in
                guard lint.code.isStub(member, of: part) else { return nil }
                return .unwrittenStub(
                    member.requirement?.fullName ?? member.name.name, of: part.declaration.name.name,
                    at: lint.code.location(member.name.range, in: part))
            }
        }
        return stubs + lint.fixtureFiles.flatMap(fixtures)
    }

    /// All modules share them.
    private static func fixtures(in file: WrittenFile) -> [Diagnostic] {
        let source = file.source
        return file.outline.declarations.flatMap { type in
            type.members.compactMap { member in
                guard member.kind == .function, member.name.name == "fixture", let body = member.bodyRange,
                    source.isUnwritten(body, file.tokens(inside: body))
                else { return nil }
                return .unwrittenFixture(of: type.name.name, at: SourceLocation(source, member.name.range))
            }
        }
    }
}

extension LintContext {
    /// The class is there, and none of its members is a stub: what it does not do, it will not do.
    func isWritten(_ role: WrittenCode.Role, in module: Int) -> Bool {
        let parts = parts(of: role, in: module)
        return !parts.isEmpty
            && parts.allSatisfy { part in !part.declaration.members.contains { code.isStub($0, of: part) } }
    }
}

extension WrittenCode {
    /// The body says that it is not written yet, or holds nothing but a comment that says so.
    func isStub(_ member: DeclarationOutline, of part: Part) -> Bool {
        guard member.kind == .function || member.kind == .variable, let body = member.bodyRange else { return false }
        return source(of: part).isUnwritten(body, tokens(inside: body, of: part))
    }
}

/// What stands in a body that is not written yet.
private enum Stub {
    static let comment = Array("// TODO:".utf8)
    /// Of the text with which it ends the program.
    static let end = Array("is not written yet\"".utf8)
}

extension SourceFile {
    /// The body, whose tokens these are, says that it is not written yet, or holds nothing but a comment that says so.
    func isUnwritten(_ body: Range<Int>, _ tokens: ArraySlice<Token>) -> Bool {
        if tokens.isEmpty { return contains(Stub.comment, in: body) }
        return tokens.contains { token in
            token.kind == .string && token.range.count > Stub.end.count
                && bytes[token.range].suffix(Stub.end.count).elementsEqual(Stub.end)
        }
    }
}
