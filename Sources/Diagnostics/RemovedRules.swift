extension Rule {
    /// The removed rules by ID, each with the rule that reports the same now.
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

    /// The IDs of rules that reported errors of the compiler in generated code.
    private static let leftToCompiler: Set<String> = [
        "misplacedProperty", "parameterTypeDiffers", "partLeft", "recursiveType", "sharedState", "templateName",
        "templateOutput", "valueInherited",
    ]

    /// Returns advice about the ID of a removed rule; nil if there was no such rule.
    package static func adviceOnRemovedRule(_ id: String) -> String? {
        if leftToCompiler.contains(id) {
            return "the rule '\(id)' was removed, because the compiler reports the same; delete its ID"
        }
        guard let successor = removed[id] else { return nil }
        guard let successor else { return "the rule '\(id)' was removed; delete its ID" }
        return "the rule '\(id)' was removed; '\(successor)' reports the same"
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

    /// Returns the current ID of a rule, which may have been renamed.
    package static func currentID(of id: String) -> String { renamed[id] ?? id }
}
