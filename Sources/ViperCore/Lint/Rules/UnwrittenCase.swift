import Diagnostics
import SwiftSource

extension Diagnostic {
    fileprivate static func unwrittenCase(
        _ name: String, of function: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unwrittenStub, "'\(name)' of '\(function)' is not written yet", at: location,
            notes: [Note("write what follows from it here")])
    }

    fileprivate static func unwrittenInteractor(_ function: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unwrittenStub, "'\(function)' is not written yet", at: location,
            notes: [Note("write it here, or give its member a body in the spec")])
    }
}

/// Looks for functions over streams that are still as viper-gen wrote them: of a presenter and a view case by case, for a
/// `switch` names them all.
enum UnwrittenCaseCheck {
    @Sendable static func findings(_ lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            switch part.owner.role {
            case .presenter, .view: cases(in: part, lint.code)
            case .interactor: interactor(part, lint.code)
            case .router: []
            }
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
                .unwrittenCase(
                    source.text(told.range).withoutBackticks, of: part.declaration.name.name,
                    at: SourceLocation(source, told.range)))
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
            .unwrittenInteractor(part.declaration.name.name, at: code.location(part.declaration.name.range, in: part))
        ]
    }
}
