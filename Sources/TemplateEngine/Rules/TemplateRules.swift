import Diagnostics

/// All that the template engine reports.
package enum TemplateRules {
    package static let all: [Rule] = [
        .templateCharacter, .templateNumber, .templateUnclosedString, .templateEscape, .templateUnclosedTag,
        .templateTagEnd, .templateMalformedTag, .templateReservedName, .templateNesting, .templateComparisonChain,
        .templateDuplicateParameter, .templateUnknownTag, .templateMacroInBlock, .templateStrayTag,
        .templateUnclosedBlock, .templateUnknownName, .templateUnknownMember, .templateUnknownFilter,
        .templateUnknownFile, .templateUnknownMacro, .templateArguments, .templateType, .templateAbsent,
        .templateNotText, .templateDuplicateMacro, .templateDuplicateFile, .templateHiddenName,
        .templateEndlessRecursion, .templateVariants, .templateOutputSize, .templateDepth, .templateSteps,
        .templateContext,
    ]
}
