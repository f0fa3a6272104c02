// The rules of TemplateEngine, found in its sources. Do not edit, except to delete the line of a deleted rule.
// `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

import Diagnostics

extension Rule {
    package static let ofTemplateEngine: [Rule] = [
        .templateAbsent,
        .templateArguments,
        .templateDepth,
        .templateDuplicateMacro,
        .templateHiddenName,
        .templateMalformedTag,
        .templateNesting,
        .templateStrayTag,
        .templateType,
        .templateUnclosedBlock,
        .templateUnclosedTag,
        .templateUnknownFile,
        .templateUnknownFilter,
        .templateUnknownMacro,
        .templateUnknownMember,
        .templateUnknownName,
        .templateUnknownTag,
    ]
}
