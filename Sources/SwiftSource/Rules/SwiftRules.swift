import Diagnostics

/// The rules that reading Swift text reports under, by ID.
package enum SwiftRules {
    package static let all: [Rule] = [
        .conflictMarkers, .expectedDeclaration, .expectedName, .expectedToken, .expectedType, .expectedValue,
        .invalidCharacter, .nestedTooDeeply, .unbalancedBrackets, .unbalancedCondition,
        .unterminatedComment, .unterminatedName, .unterminatedString,
    ]
}
