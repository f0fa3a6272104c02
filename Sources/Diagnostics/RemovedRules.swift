extension Rule {
    /// The IDs of removed rules. Each value is the ID of the rule that reports the same problem now; nil if there is
    /// none.
    private static let removed: [String: String?] = [
        "cleanSwift": nil,
        "impossibleSwift": nil,
        "templateCharacter": "templateMalformedTag",
        "templateComparisonChain": "templateMalformedTag",
        "templateContext": "templateType",
        "templateDuplicateFile": nil,
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

    /// The IDs of rules that were removed because the compiler reports the same problems in generated code.
    private static let leftToCompiler: Set<String> = [
        "misplacedProperty", "parameterTypeDiffers", "partLeft", "recursiveType", "selfImport", "sharedState",
        "templateName", "templateOutput", "usedBeforeAssembled", "valueInherited",
    ]

    /// Returns what to do if `App.viper` or a comment contains `id`, the ID of a removed rule. Returns nil if no
    /// removed rule had this ID.
    package static func adviceOnRemovedRule(_ id: String) -> String? {
        if leftToCompiler.contains(id) {
            return "the rule '\(id)' was removed, because the compiler reports the same errors; delete its ID"
        }
        guard let successor = removed[id] else { return nil }
        guard let successor else { return "the rule '\(id)' was removed; delete its ID" }
        return "the rule '\(id)' was removed; '\(successor)' reports the same findings"
    }

    /// The new IDs of renamed rules by old ID.
    private static let renamed = [
        "appTwice": "duplicateApp",
        "conformanceTwice": "duplicateConformance",
        "differsInYours": "storedPropertyMismatch",
        "leftBehind": "fileInOldFolder",
        "missingInYours": "missingInClass",
        "noDrawing": "outputIsNotAPicture",
        "outdatedYours": "outdatedUserFile",
        "writtenTwice": "duplicateImplementation",
    ]

    /// Returns the current ID of a rule. `id` may be the rule's old ID, if the rule was renamed.
    package static func currentID(of id: String) -> String { renamed[id] ?? id }
}
