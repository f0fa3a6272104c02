// The rules of TemplateEngine, found in its sources. Do not edit: `RECORD_RULES=1 swift test --filter RuleRegistryTests`
// regenerates this file. If you delete a rule, delete its line too.

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
