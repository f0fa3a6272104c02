import Diagnostics

/// The rules that `check` alone applies: what a person wrote keeps to the boundaries, and nothing is unfinished.
package enum LintRules {
    package static let all: [Rule] = [
        .frameworkImport,
        .heldStrongly,
        .interactorBoundary,
        .invalidIgnore,
        .leftoverMember,
        .longBody,
        .moduleBoundary,
        .serviceInPresenter,
        .uiType,
        .unopenedModule,
        .unsentOutput,
        .untakenRoute,
        .unusedIgnore,
        .unwrittenStub,
        .viewBoundary,
    ]
}
