extension Rule {
    /// The rules that viper-gen had once, by ID, each with the rule that reports the same today, if there is one.
    private static let removed: [String: String?] = [
        "impossibleSwift": nil,
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

    /// What to do about an ID that no rule has, if it was the ID of a rule; nil if it never was one.
    package static func adviceOnRemovedRule(_ id: String) -> String? {
        guard let successor = removed[id] else { return nil }
        guard let successor else { return "the rule '\(id)' was removed; delete its ID" }
        return "the rule '\(id)' was removed; '\(successor)' reports the same"
    }
}
