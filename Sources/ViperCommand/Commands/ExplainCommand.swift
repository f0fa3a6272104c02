import Adoption
import Diagnostics
import HandWritten
import TemplateEngine
import ViperSpec

extension Command {
    static let explain = Command(
        "explain", abstract: "Says what a finding means and how to mend it.",
        discussion:
            "Findings end in their ID in brackets: `error: … [unknownName]`. Without an ID, all of them are listed.",
        operands: [Operand("id", .atMostOne, help: "The ID of a finding.", values: .rule)],
        options: .talking,
        action: .run { arguments, session throws(CommandFailure) in
            guard let id = arguments.operands.first else {
                session.answer(ruleList())
                return .success
            }
            guard let rule = allRules.first(where: { $0.id == Rule.currentID(of: id) }) else {
                if let advice = Rule.adviceOnRemovedRule(id) {
                    throw .invalid("No finding has the ID '\(id)': \(advice).")
                }
                throw .invalid("No finding has the ID '\(id)'.", meant: nearest(to: id, in: allRules.map(\.id)))
            }
            session.answer(explanation(of: rule))
            return .success
        })
}

/// Every rule of every target, by ID.
let allRules: [Rule] = (Rule.ofViperCommand + Rule.ofAdoption + Rule.known.values).sorted { $0.id < $1.id }

private func ruleList() -> String {
    let width = allRules.map(\.id.count).max() ?? 0
    return allRules.map { "\($0.id.padded(to: width))  \($0.summary)\n" }.joined()
}

private func explanation(of rule: Rule) -> String {
    let paragraphs = rule.explanation.split(separator: "\n\n").map { wrapped(String($0), indent: 0) }
    let title = "\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)."
    let examples = [("Example:", rule.wrong), ("Fixed:", rule.right)].filter { !$0.1.isEmpty }.map { label, code in
        ([label] + code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }).joined(
            separator: "\n")
    }
    let setting =
        rule.isAdjustable
        ? "Change the severity in App.viper ('rules { \(rule.id) off }'), or suppress one line with "
            + "'// viper-gen:ignore \(rule.id): reason'."
        : "This rule cannot be switched off."
    return ([wrapped(title, indent: 0)] + paragraphs + [wrapped(setting, indent: 0)] + examples).joined(
        separator: "\n\n") + "\n"
}
