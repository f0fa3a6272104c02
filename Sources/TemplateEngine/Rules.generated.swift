// The rules of TemplateEngine, found in its sources. Do not edit: `RECORD_RULES=1 swift test --filter RuleRegistryTests`
// makes this file anew. Where a rule is deleted, delete its line too.

import Diagnostics

extension Rule {
    package static let ofTemplateEngine: [Rule] = [
        .templateAbsent,
        .templateArguments,
        .templateCharacter,
        .templateComparisonChain,
        .templateContext,
        .templateDepth,
        .templateDuplicateFile,
        .templateDuplicateMacro,
        .templateDuplicateParameter,
        .templateEndlessRecursion,
        .templateEscape,
        .templateHiddenName,
        .templateMacroInBlock,
        .templateMalformedTag,
        .templateNesting,
        .templateNotText,
        .templateNumber,
        .templateOutputSize,
        .templateReservedName,
        .templateSteps,
        .templateStrayTag,
        .templateTagEnd,
        .templateType,
        .templateUnclosedBlock,
        .templateUnclosedString,
        .templateUnclosedTag,
        .templateUnknownFile,
        .templateUnknownFilter,
        .templateUnknownMacro,
        .templateUnknownMember,
        .templateUnknownName,
        .templateUnknownTag,
        .templateVariants,
    ]
}
