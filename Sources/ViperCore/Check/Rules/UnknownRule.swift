import Diagnostics
import SwiftSource

extension Rule {
    package static let unknownRule = Rule(
        id: "unknownRule",
        summary: "'rules' in App.viper names rules by their ID",
        explanation: "The ID stands in brackets at the end of each message: viper-gen explain ID tells what it means.",
        wrong: "app Todo { rules { entitiesInView off } }",
        right: "app Todo { rules { entityInView off } }")
}

extension Diagnostic {
    static func unknownRule(
        _ name: Identifier, known: some Sequence<String>, in source: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownRule, "there is no rule '\(name.name)'", at: SourceLocation(source, name.range))
        if let candidate = nearest(to: name.name, in: known) {
            diagnostic.fixIts = [
                FixIt("replace '\(name.name)' by '\(candidate)'", range: name.range, replacement: candidate)
            ]
        } else {
            diagnostic.notes = [Note("the rules are those in brackets at the end of a message: [entityInView]")]
        }
        return diagnostic
    }
}
