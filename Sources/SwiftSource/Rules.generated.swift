// The rules of SwiftSource, found in its sources. Do not edit, except to delete the line of a deleted rule.
// `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

import Diagnostics

extension Rule {
    package static let ofSwiftSource: [Rule] = [
        .conflictMarkers,
        .expectedDeclaration,
        .expectedName,
        .expectedToken,
        .expectedType,
        .expectedValue,
        .invalidCharacter,
        .nestedTooDeeply,
        .swiftGrammar,
        .unbalancedBrackets,
        .unbalancedCondition,
        .unterminatedComment,
        .unterminatedName,
        .unterminatedString,
    ]
}
