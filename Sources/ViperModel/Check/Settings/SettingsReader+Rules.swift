import Diagnostics
import SwiftSource
import ViperSpec

extension SettingsReader {
    /// Reads `rules { … }`, the severities of rules.
    mutating func readRules(_ setting: SettingDeclaration) {
        if let value = setting.values.first?.identifier {
            refuseShape(of: "rules", takes: "rules in braces: { entityInView error }", at: value)
        }
        for nested in setting.nested {
            let id = Rule.currentID(of: nested.name.name)
            if id != nested.name.name {
                diagnostics.append(
                    .renamedRule(nested.name.name, at: location(nested.name.range), range: nested.name.range))
            }
            guard let rule = rules()[id] else {
                diagnostics.append(unknownRule(nested))
                continue
            }
            guard let value = onlyValue(of: nested, takes: "'error', 'warning' or 'off'") else { continue }
            let severity = Severity(rawValue: value.name)
            guard severity != nil || value.name == "off" else {
                refuse(value, of: nested.name.name, known: ["error", "warning", "off"])
                continue
            }
            guard rule.isAdjustable || severity == .error else {
                diagnostics.report(
                    .fixedSeverity, "severity of '\(rule.id)' cannot be changed", at: location(nested.name.range),
                    notes: ["delete this line; 'viper-gen explain ID' says whether a rule is adjustable"])
                continue
            }
            // 'off' is stored as nil. A rule without an entry keeps its default severity.
            settings.severities.updateValue(severity, forKey: rule.id)
        }
    }

    /// Returns an error for an unknown rule ID. If viper-gen had this rule before, a fix-it deletes the line.
    private func unknownRule(_ setting: SettingDeclaration) -> Diagnostic {
        let name = setting.name
        var finding = Diagnostic(.unknownSetting, "unknown rule '\(name.name)'", at: location(name.range))
        if let advice = Rule.adviceOnRemovedRule(name.name) {
            finding.notes = [.init(advice)]
            finding.fixIts = [.delete(source.wholeLines(of: setting.range), "remove the line")]
            return finding
        }
        return finding.meaning(
            nearest(to: name.name, in: rules().keys), insteadOf: name,
            otherwise:
                "each finding ends with the ID of its rule, such as [entityInView]; write the ID without brackets")
    }
}

extension Rule {
    static let fixedSeverity = Rule(
        id: "fixedSeverity", summary: "Severity of this rule cannot be changed",
        explanation: """
            Style and boundary rules can be made warnings or switched off in App.viper. The rule in this line \
            reports code that could not compile, or two things with the same name, so it is always an error. Delete \
            the line.
            """,
        wrong: "app Todo { rules { duplicateName off } }",
        right: "app Todo { rules { entityInView off } }")
}

extension Rule {
    package static let renamedRule = Rule(
        id: "renamedRule", severity: .warning, isAdjustable: true, summary: "Old ID of a renamed rule",
        explanation: """
            The rule has a new ID. viper-gen still accepts the old ID in App.viper, in suppression comments and in the \
            baseline. Replace the old ID with the new one.
            """,
        wrong: "app Todo { rules { conformanceTwice off } }",
        right: "app Todo { rules { duplicateConformance off } }")
}

extension Diagnostic {
    /// Returns a warning for the old ID of a rule, with a fix-it that replaces the ID in `range`.
    package static func renamedRule(_ old: String, at location: SourceLocation, range: Range<Int>) -> Diagnostic {
        let new = Rule.currentID(of: old)
        return Diagnostic(
            .renamedRule, "rule '\(old)' was renamed to '\(new)'", at: location,
            fixIts: [FixIt("replace '\(old)' with '\(new)'", range: range, replacement: new)])
    }
}

extension AppSettings {
    /// Returns the findings with the severities in `rules { … }`, without findings of rules that are off.
    package func adjusted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !severities.isEmpty else { return diagnostics }
        return diagnostics.compactMap { diagnostic in
            guard let severity = severities[diagnostic.rule.id] else { return diagnostic }
            guard let severity else { return nil }
            var adjusted = diagnostic
            adjusted.severity = severity
            return adjusted
        }
    }
}
