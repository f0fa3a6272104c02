// The rules of ViperGeneration, found in its sources. Do not edit: `RECORD_RULES=1 swift test --filter RuleRegistryTests`
// makes this file anew. Where a rule is deleted, delete its line too.

import Diagnostics

extension Rule {
    package static let ofViperGeneration: [Rule] = [
        .templateHead,
        .templatePath,
        .unusedTemplate,
    ]
}
