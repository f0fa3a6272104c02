// The rules of ViperGeneration, found in its sources. Do not edit, except to delete the line of a deleted rule.
// `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

import Diagnostics

extension Rule {
    package static let ofViperGeneration: [Rule] = [
        .templateHead,
        .templatePath,
        .unusedTemplate,
    ]
}
