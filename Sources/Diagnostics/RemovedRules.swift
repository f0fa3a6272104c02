extension Rule {
    /// The rules that viper-gen had once, by ID, each with the rule that reports the same today, if there is one.
    private static let removed: [String: String?] = [
        "cleanSwift": nil,
        "templateCharacter": "templateMalformedTag",
        "templateComparisonChain": "templateMalformedTag",
        "templateContext": "templateType",
        "templateDuplicateParameter": "templateMalformedTag",
        "templateEndlessRecursion": "templateDepth",
        "templateEscape": "templateMalformedTag",
        "templateMacroInBlock": "templateStrayTag",
        "templateNotText": "templateType",
        "templateNumber": "templateMalformedTag",
        "templateOutputSize": nil,
        "templateReservedName": "templateMalformedTag",
        "templateSteps": nil,
        "templateTagEnd": "templateMalformedTag",
        "templateUnclosedString": "templateMalformedTag",
        "templateVariants": nil,
    ]

    /// The IDs of rules that reported what the compiler reports of the generated code.
    private static let leftToCompiler: Set<String> = [
        "misplacedProperty", "parameterTypeDiffers", "partLeft", "recursiveType", "sharedState", "valueInherited",
    ]

    /// What to do about an ID that no rule has, if it was the ID of a rule; nil if it never was one.
    package static func adviceOnRemovedRule(_ id: String) -> String? {
        if leftToCompiler.contains(id) {
            return "the rule '\(id)' was removed, because the compiler reports the same; delete its ID"
        }
        guard let successor = removed[id] else { return nil }
        guard let successor else { return "the rule '\(id)' was removed; delete its ID" }
        return "the rule '\(id)' was removed; '\(successor)' reports the same"
    }
}
