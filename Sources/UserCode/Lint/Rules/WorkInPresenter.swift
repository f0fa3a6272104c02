import Diagnostics
import SwiftSource
import ViperModel

/// A check for work in presenters that belongs in interactors or services. It reads classes and specs.
enum WorkInPresenter: LintRule {
    static let rule = Rule(
        id: "workInPresenter", severity: .warning, isAdjustable: true,
        summary: "Presenter does an interactor's work",
        explanation: """
            A presenter decides what is shown and which screen comes next. If the presenter itself fetches, stores, \
            waits or uses shared instances, tests cannot replace this work. Let the interactor do the work with a \
            service, which tests mock. The interactor then reports the result to its output.
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
        lint.modules.flatMap { index, module -> [Diagnostic] in
            let type = lint.className(of: .presenter, in: module)
            let uses = lint.code(of: .presenter, in: index).all.flatMap(uses)
            return uses.unique(by: \.name).filter { !lint.ownTypes.contains($0.name) }.map { name, location in
                Diagnostic(
                    rule, "'\(type)' uses '\(name)'", at: location,
                    notes: ["let the interactor do this work, with a service that tests can replace"])
            }
        }
    }

    private static func uses(in code: LintContext.Code) -> [(name: String, location: SourceLocation)] {
        code.uses.compactMap { use in
            if types.contains(use.name) {
                // `DispatchQueue.main.async` calls a view on the main queue, and no code waits for its result.
                let isOnMain = (1...4).map { code.text(use.index + $0) } == [".", "main", ".", "async"]
                return isOnMain ? nil : (use.name, code.location(use))
            }
            // `Session.shared`, `Task.detached`.
            let type = code.text(use.index - 2)
            let isShared = use.name == "shared" && type.first?.isUppercase == true && !types.contains(type)
            guard isShared || (use.name == "detached" && type == "Task"), code.text(use.index - 1) == ".",
                !isDefaultValue(code, use)
            else { return nil }
            let range = code.tokens[use.index - 2].range.lowerBound..<code.tokens[use.index].range.upperBound
            return ("\(type).\(use.name)", SourceLocation(code.source, range))
        }
    }

    /// Returns whether the use is the default value of a parameter, which tests can replace:
    /// `init(log: any Log = Logger.shared)`. A condition looks similar, but starts with `let`.
    private static func isDefaultValue(_ code: LintContext.Code, _ use: UsedName) -> Bool {
        code.text(use.index - 3) == "=" && [",", ")"].contains(code.text(use.index + 1))
            && !["let", "var"].contains(code.text(use.index - 5))
    }

    private static let types: Set = [
        "URLSession", "UserDefaults", "FileManager", "DispatchQueue", "Timer", "NotificationCenter",
    ]
}
