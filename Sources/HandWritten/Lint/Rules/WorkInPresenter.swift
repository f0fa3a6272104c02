import Diagnostics
import SwiftSource
import ViperModel

/// Looks in the code of presenters, in their classes and in the spec, for work that is for interactors and their services.
enum WorkInPresenter: LintRule {
    static let rule = Rule(
        id: "workInPresenter", severity: .warning, isAdjustable: true,
        summary: "A presenter leaves networks, files, clocks and queues to the interactor",
        explanation: """
            A presenter decides what is shown and what comes next. What it fetches, stores, waits for or shares with the \
            whole program by itself no test can replace. Let the interactor do it, with a service that a mock stands in for, \
            and answer through the output.
            """,
        wrong: """
            final class ListPresenter {
                func didTapSave() { UserDefaults.standard.set(true, forKey: "saved") }
            }
            """,
        right: """
            final class ListPresenter {
                func didTapSave() { interactor.load() }
            }
            """)

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let candidates = lint.modules.flatMap { index, module -> [(name: String, finding: Diagnostic)] in
            let type = lint.className(of: .presenter, in: module)
            let code = lint.code(of: .presenter, in: index).using(types.union(members))
            return code.flatMap(uses).unique(by: \.name).map { use in
                let finding = Diagnostic(
                    rule, "'\(type)' works with '\(use.name)'", at: use.location,
                    notes: ["let the interactor do it, with a service that tests can replace"])
                return (use.name, finding)
            }
        }
        guard !candidates.isEmpty else { return [] }
        let appTypes = lint.ownTypes()
        return candidates.filter { !appTypes.contains($0.name) }.map(\.finding)
    }

    private static func uses(in code: LintContext.Code) -> [(name: String, location: SourceLocation)] {
        let tokens = code.tokens
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.kind == .identifier else { return nil }
            let name = code.text(token)
            if types.contains(name) {
                // Who tells a view says so on the main queue, and nothing waits for it.
                let next = tokens[(index + 1)...].prefix(4).map(code.text)
                return next == [".", "main", ".", "async"]
                    ? nil : (name, SourceLocation(code.source, token.range))
            }
            // `Session.shared`, `Task.detached`.
            guard members.contains(name), index >= tokens.startIndex + 2,
                tokens[index - 1].kind == .punctuation(Ascii.dot), tokens[index - 2].kind == .identifier
            else { return nil }
            let type = code.text(tokens[index - 2])
            let isSought =
                name == "detached" ? type == "Task" : type.first?.isUppercase == true && !types.contains(type)
            guard isSought, !isDefaultValue(code, index) else { return nil }
            let range = tokens[index - 2].range.lowerBound..<token.range.upperBound
            return ("\(type).\(name)", SourceLocation(code.source, range))
        }
    }

    /// Whether it is a parameter's default value, for which tests hand over another: `init(log: any Log = Logger.shared)`. A
    /// condition looks alike, but for its `let`.
    private static func isDefaultValue(_ code: LintContext.Code, _ index: Int) -> Bool {
        let before = code.tokens[..<(index - 2)].suffix(3).map(code.text)
        guard before.last == "=", let next = code.tokens[(index + 1)...].first.map(code.text) else { return false }
        return [",", ")"].contains(next) && !["let", "var"].contains(before[0])
    }

    private static let types: Set = [
        "URLSession", "UserDefaults", "FileManager", "DispatchQueue", "Timer", "NotificationCenter",
    ]
    private static let members: Set = ["shared", "detached"]
}
