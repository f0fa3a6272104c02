import Diagnostics
import SwiftSource
import ViperModel

/// A check for stubs that are not implemented.
enum UnwrittenStub: LintRule {
    static let rule = Rule(
        id: "unwrittenStub", severity: .warning, isAdjustable: true, summary: "Stub is not implemented",
        explanation: """
            viper-gen created this member for you to implement, and you have not changed it yet. The member does \
            nothing, or stops the program. Implement the member, or give it a body in the spec (a view's member cannot \
            have a body). If the member should do nothing, delete the TODO comment.
            """,
        wrong: "final class ListInteractor {\n    func load() {\n        // TODO: load()\n    }\n}",
        right: "final class ListInteractor {\n    func load() {\n        output?.didLoad()\n    }\n}")

    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] {
        switch lint.program.app.style {
        case .classes: lint.ownParts.flatMap(stubs) + lint.fixtureFiles.flatMap(unwrittenFixtures)
        case .reactive: lint.ownParts.flatMap(unwrittenStreams)
        }
    }

    private static func stubs(in part: LintContext.Part) -> [Diagnostic] {
        // A view cannot have a body in the spec.
        let way = part.owner.part == .view ? "implement it here" : "implement it here, or give it a body in the spec"
        return part.declaration.members.filter(part.isStub).map { member in
            Diagnostic(
                rule, "'\(part.name).\(member.requirement?.fullName ?? member.name.name)' is not implemented",
                at: part.location(member.name.range),
                notes: [.init(way)])
        }
    }

    /// Returns findings on fixture stubs. All modules share fixtures.
    private static func unwrittenFixtures(in file: UserFile) -> [Diagnostic] {
        file.outline.declarations.flatMap { type in
            type.members.compactMap { member in
                guard member.kind == .function, member.name.name == "fixture", let body = member.bodyRange,
                    file.source.isUnwritten(body, file.tokens(inside: body))
                else { return nil }
                let name = type.name.name
                return Diagnostic(
                    rule, "fixture of '\(name)' is not implemented; tests that need it are disabled",
                    at: SourceLocation(file.source, member.name.range),
                    notes: ["return a value, and remove '\(name)' from 'Fixtures.unwritten'"])
            }
        }
    }

    /// Returns findings on unmodified functions of the style `reactive`. In presenters and views, each case of the
    /// `switch` over events is checked.
    private static func unwrittenStreams(in part: LintContext.Part) -> [Diagnostic] {
        switch part.kind {
        case .presenter, .view: unwrittenCases(in: part)
        case .interactor: unwrittenInteractor(part)
        default: []
        }
    }

    /// Returns findings on cases of a `switch` that contain only a TODO comment and `break`.
    private static func unwrittenCases(in part: LintContext.Part) -> [Diagnostic] {
        let source = part.source
        let sections = part.module.sections(of: part.owner.part)
        let members = sections.flatMap { $0.members + $0.inheritedMembers }.map(\.baseName)
        let tokens = Array(part.code.tokens)
        var findings: [Diagnostic] = []
        var caseName: Range<Int>?
        for (index, token) in tokens.enumerated().dropFirst(2) {
            let before = tokens[index - 1]
            if before.kind == .punctuation(ASCII.dot), source.text(tokens[index - 2].range) == "case" {
                caseName = token.range
            }
            guard let caseName, before.kind == .punctuation(ASCII.colon), source.text(token.range) == "break",
                source.text(before.range.upperBound..<token.range.lowerBound).contains("// TODO:")
            else { continue }
            let name = source.text(caseName).withoutBackticks
            // If members share a base name, the names of their cases contain the labels, too.
            let isThere = members.contains(where: name.hasPrefix)
            let what = isThere ? "is not implemented" : "is not declared in the spec"
            findings.append(
                Diagnostic(
                    rule, "'\(part.name).\(name)' \(what)", at: part.location(caseName),
                    notes: [
                        isThere ? "implement it here" : "delete the case, or use the name that replaced it"
                    ]))
        }
        return findings
    }

    /// Returns a finding if the closure of an interactor is a stub.
    private static func unwrittenInteractor(_ part: LintContext.Part) -> [Diagnostic] {
        guard let body = part.declaration.bodyRange else { return [] }
        let closure = part.tokens(inside: body).dropFirst().dropLast()
        let head = closure.firstIndex { part.source.text($0.range) == "in" }
        let statements = head.map { closure[($0 + 1)...] } ?? closure
        guard part.source.isUnwritten(body, statements) else { return [] }
        return [
            Diagnostic(
                rule, "'\(part.name)' is not implemented", at: part.location(part.declaration.name.range),
                notes: ["implement it here, or give its member a body in the spec"])
        ]
    }
}
