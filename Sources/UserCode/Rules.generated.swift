// The rules of UserCode, found in its sources. Do not edit, except to delete the line of a deleted rule.
// `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

import Diagnostics

extension Rule {
    package static let ofLint: [Rule] = [
        DisabledTest.rule,
        DuplicateConformance.rule,
        .entityInView,
        FrameworkImport.rule,
        HeldStrongly.rule,
        .interactorBoundary,
        LeftoverClass.rule,
        LeftoverMember.rule,
        LongBody.rule,
        MissingDependency.rule,
        .moduleBoundary,
        .openedPastRouter,
        .partByClass,
        .serviceInPresenter,
        SignatureDrift.rule,
        StrongClosure.rule,
        .uiType,
        UndeclaredMember.rule,
        UnopenedModule.rule,
        .unsentEvent,
        .unsentOutput,
        .untakenRoute,
        .unusedMember,
        UnusedState.rule,
        UnwrittenStub.rule,
        .viewBoundary,
        WorkInPresenter.rule,
    ]

    package static let ofSync: [Rule] = [
        .bodyInEditedFile,
        .declaredTwice,
        .duplicateImplementation,
        .editedGeneratedFile,
        .fileInOldFolder,
        .filesWithoutModule,
        .missingFile,
        .missingInClass,
        .otherKit,
        .outdatedFile,
        .outdatedUserFile,
        .privateHelper,
        .staleFile,
        .storedPropertyMismatch,
    ]

    package static let ofUserCode: [Rule] = ofLint + ofSync
}

/// The rules that `check` applies.
let lintRules: [any LintRule.Type] = [
    Boundaries.self,
    DisabledTest.self,
    DuplicateConformance.self,
    ExpectedUses.self,
    FrameworkImport.self,
    HeldStrongly.self,
    LeftoverClass.self,
    LeftoverMember.self,
    LongBody.self,
    MissingDependency.self,
    SignatureDrift.self,
    StrongClosure.self,
    UndeclaredMember.self,
    UnopenedModule.self,
    UnusedMember.self,
    UnusedState.self,
    UnwrittenStub.self,
    ViewBoundary.self,
    WorkInPresenter.self,
]
