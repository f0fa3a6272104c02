import Diagnostics
import ViperCore

/// All that the commands report.
package enum CommandRules {
    package static let all: [Rule] = [
        .changedMeanwhile, .diskFailure, .fileInTheWay, .interruptedRun, .moduleInUse, .moduleNotDeclared, .noSpecs,
        .refusedPath, .unformattedSpec, .unmovableBody,
    ]
}
