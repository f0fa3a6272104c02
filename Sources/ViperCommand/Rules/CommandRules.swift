import Diagnostics

/// All that the commands report.
package enum CommandRules {
    package static let all: [Rule] = [
        .diskFailure, .editedGeneratedFile, .filesWithoutModule, .missingInYours, .moduleInUse, .moduleNotDeclared,
        .noSpecs,
        .refusedPath,
    ]
}
