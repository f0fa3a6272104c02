// The rules of ViperCommand, found in its sources. Do not edit, except to delete the line of a deleted rule.
// `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

import Diagnostics

extension Rule {
    package static let ofViperCommand: [Rule] = [
        .changedMeanwhile,
        .diskFailure,
        .fileInTheWay,
        .ignoredByGit,
        .interruptedRun,
        .invalidBaseline,
        .moduleInUse,
        .moduleNotDeclared,
        .noSpecs,
        .notInTarget,
        .notReleased,
        .outdatedProject,
        .outputIsNotAPicture,
        .refusedPath,
        .staleBaseline,
        .straySpec,
        .unclearUse,
        .unformattedSpec,
        .unmovableBody,
        .unreadableProject,
    ]
}
