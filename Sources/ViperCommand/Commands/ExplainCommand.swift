import Adoption
import Diagnostics
import TemplateEngine
import UserCode
import ViperSpec

extension Command {
    static let explain = Command(
        "explain", abstract: "Explain a rule and how to fix its findings.",
        discussion: """
            Each finding ends with the ID of its rule in brackets: 'error: … [unknownName]'. Without an ID, lists all \
            rules.
            """,
        operands: [Operand("id", .atMostOne, help: "Rule ID.", values: .rule)],
        options: .talking,
        action: .run { arguments, session throws(CommandFailure) in
            guard let id = arguments.operands.first else {
                session.printResult(ruleList())
                return .success
            }
            guard let rule = allRules.first(where: { $0.id == Rule.currentID(of: id) }) else {
                if let advice = Rule.adviceOnRemovedRule(id) {
                    throw .invalid("Unknown rule '\(id)': \(advice).")
                }
                throw .invalid("Unknown rule '\(id)'.", meant: nearest(to: id, in: allRules.map(\.id)))
            }
            session.printResult(explanation(of: rule))
            return .success
        })
}

/// The rules of all targets, sorted by ID.
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
