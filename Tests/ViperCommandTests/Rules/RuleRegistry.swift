import Foundation
import Testing

/// The registry of a target's rules, made from its sources: Swift cannot find declarations at run time.
struct RuleRegistry: CustomTestStringConvertible {
    static let all = [
        "SwiftSource", "TemplateEngine", "ViperSpec", "ViperModel", "ViperGeneration", "UserCode", "Adoption",
        "ViperCommand",
    ].map(RuleRegistry.init)

    let target: String

    /// A rule as the sources declare it.
    struct Entry {
        let id: String
        /// How the registry names the rule: `.weakRole`, or `LongBody.rule`.
        let expression: String
        /// The type that declares it with its check; nil where an extension of `Rule` does.
        let lintRule: String?
        /// The folder of the target that the rule is declared in; empty where it is none.
        let folder: String
    }

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    private var folder: URL { Self.sources.appending(path: target) }
    var file: URL { folder.appending(path: "Rules.generated.swift") }
    var testDescription: String { target }

    /// The rules that the target's files declare, by ID.
    func entries() throws -> [Entry] {
        try texts().flatMap { try entries(in: $0.path, $0.text) }.sorted { $0.id < $1.id }
    }

    private func texts() throws -> [(path: String, text: String)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }

    /// A rule that the registry cannot name.
    private struct MisplacedRule: Error, CustomStringConvertible {
        let description: String
    }

    private func entries(in path: String, _ text: String) throws -> [Entry] {
        let folder = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
        let lintRule = text.firstMatch(of: /\benum (\w+): LintRule\b/).map { String($0.1) }
        return try text.matches(of: /static let (\w+) = Rule\(\s*id: "(\w+)"/).map { match in
            let isLintRule = match.1 == "rule"
            let types = text[..<match.range.lowerBound].matches(of: /(?m)^(?:package )?(?:extension|enum|struct) (\w+)/)
            guard types.last.map({ String($0.1) }) == (isLintRule ? lintRule : "Rule") else {
                throw MisplacedRule(
                    description: """
                        Sources/\(target)/\(path): write 'static let rule = Rule(id: "\(match.2)", …)' in an 'enum' that \
                        conforms to 'LintRule', or 'static let \(match.2) = Rule(…)' in 'extension Rule'
                        """)
            }
            return Entry(
                id: String(match.2), expression: isLintRule ? "\(lintRule ?? "").rule" : ".\(match.1)",
                lintRule: isLintRule ? lintRule : nil, folder: folder)
        }
    }

    /// The types that check hand-written Swift, each for its own rule or for those of a table.
    func lintRules() throws -> [String] {
        try texts().flatMap { $0.text.matches(of: /\benum (\w+): LintRule\b/).map { String($0.1) } }.sorted()
    }

    /// The registry's file: a list for the target, for those of its folders where it has several, and for the lint
    /// rules.
    func text() throws -> String {
        let entries = try entries()
        let folders = ["ViperModel", "UserCode"].contains(target) ? Set(entries.map(\.folder)).sorted() : []
        var lists: [String] = folders.map { folder in
            list("of\(folder)", entries.filter { $0.folder == folder }.map(\.expression))
        }
        if folders.isEmpty {
            lists.append(list("of\(target)", entries.map(\.expression)))
        } else {
            let sum = folders.map { "of\($0)" }.joined(separator: " + ")
            lists.append("    package static let of\(target): [Rule] = \(sum)\n")
        }
        let lintRules = try lintRules().map { "    \($0).self,\n" }.joined()
        return """
            // The rules of \(target), found in its sources. Do not edit, except to delete the line of a deleted rule.
            // `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

            import Diagnostics

            extension Rule {
            \(lists.joined(separator: "\n"))}
            \(lintRules.isEmpty ? "" : "\n/// The rules that `check` applies.\nlet lintRules: [any LintRule.Type] = [\n\(lintRules)]\n")
            """
    }

    private func list(_ name: String, _ expressions: [String]) -> String {
        "    package static let \(name): [Rule] = [\n" + expressions.map { "        \($0),\n" }.joined() + "    ]\n"
    }
}
