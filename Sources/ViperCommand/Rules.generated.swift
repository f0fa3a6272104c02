// The rules of ViperCommand, found in its sources. Do not edit: `RECORD_RULES=1 swift test --filter RuleRegistryTests`
// regenerates this file. If you delete a rule, delete its line too.

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
