import Diagnostics
import SwiftSource
import ViperModel

/// Looks for members that are still as viper-gen wrote them.
enum UnwrittenStub: LintRule {
    static let rule = Rule(
        id: "unwrittenStub", severity: .warning, isAdjustable: true, summary: "A stub is written before it is needed",
        explanation: """
            viper-gen left the member for you to write, and it is still as it was: it does nothing, or ends the program. Write it, \
            give it a body in the spec, or, where it is meant to do nothing, delete the TODO comment.
            """,
        wrong: "final class ListInteractor {\n    func load() {\n        // TODO: load()\n    }\n}",
        right: "final class ListInteractor {\n    func load() {\n        output?.didLoad()\n    }\n}")

    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] {
        switch lint.program.app.style {
        case .classes: stubs(lint) + lint.fixtureFiles.flatMap(fixtures)
        case .reactive: lint.ownParts.flatMap { streams(in: $0, lint.code) }
        }
    }

    private static func stubs(_ lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part in
            part.declaration.members.compactMap { member -> Diagnostic? in
                guard lint.code.isStub(member, of: part) else { return nil }
                return finding(
                    member.requirement?.fullName ?? member.name.name, of: part.declaration.name.name,
                    at: lint.code.location(member.name.range, in: part))
            }
        }
    }

    /// Fixtures that nobody has written yet, which all modules share.
    private static func fixtures(in file: WrittenFile) -> [Diagnostic] {
        let source = file.source
        return file.outline.declarations.flatMap { type in
            type.members.compactMap { member in
                guard member.kind == .function, member.name.name == "fixture", let body = member.bodyRange,
                    source.isUnwritten(body, file.tokens(inside: body))
                else { return nil }
                return unwrittenFixture(of: type.name.name, at: SourceLocation(source, member.name.range))
            }
        }
    }

    private static func finding(_ member: String, of type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            rule, "'\(member)' of '\(type)' is not written yet", at: location,
            notes: [Note("write it here, or give it a body in the spec")])
    }

    private static func unwrittenFixture(of type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            rule, "the fixture of '\(type)' is not written yet, and tests that need one are disabled",
            at: location, notes: [Note("return a value, and take '\(type)' out of 'Fixtures.unwritten'")])
    }
}

extension UnwrittenStub {
    /// Functions over streams that are still as viper-gen wrote them: of a presenter and a view case by case, for a `switch`
    /// names them all.
    private static func streams(in part: WrittenCode.Part, _ code: WrittenCode) -> [Diagnostic] {
        switch part.owner.role {
        case .presenter, .view: cases(in: part, code)
        case .interactor: interactor(part, code)
        case .router: []
        }
    }

    /// `case .save:`, a comment that says what is to do, `break`.
    private static func cases(in part: WrittenCode.Part, _ code: WrittenCode) -> [Diagnostic] {
        let source = code.source(of: part)
        let tokens = Array(code.tokens(of: part))
        var findings: [Diagnostic] = []
        var name: Token?
        for (index, token) in tokens.enumerated().dropFirst(2) {
            if tokens[index - 1].kind == .punctuation(UInt8(ascii: ".")), source.text(tokens[index - 2].range) == "case"
            {
                name = token
            }
            let colon = tokens[index - 1]
            guard let told = name, colon.kind == .punctuation(UInt8(ascii: ":")), source.text(token.range) == "break",
                source.text(colon.range.upperBound..<token.range.lowerBound).contains("// TODO:")
            else { continue }
            findings.append(
                Diagnostic(
                    rule,
                    "'\(source.text(told.range).withoutBackticks)' of '\(part.declaration.name.name)' is not written yet",
                    at: SourceLocation(source, told.range), notes: [Note("write what follows from it here")]))
        }
        return findings
    }

    /// A closure that holds nothing but a comment, or says that it is not written yet.
    private static func interactor(_ part: WrittenCode.Part, _ code: WrittenCode) -> [Diagnostic] {
        guard let body = part.declaration.bodyRange else { return [] }
        let source = code.source(of: part)
        let closure = code.tokens(inside: body, of: part).dropFirst().dropLast()
        let head = closure.firstIndex { source.text($0.range) == "in" }
        let statements = head.map { closure[($0 + 1)...] } ?? closure
        guard source.isUnwritten(body, statements) else { return [] }
        return [
            Diagnostic(
                rule, "'\(part.declaration.name.name)' is not written yet",
                at: code.location(part.declaration.name.range, in: part),
                notes: [Note("write it here, or give its member a body in the spec")])
        ]
    }
}
