// The rules of HandWritten, found in its sources. Do not edit: `RECORD_RULES=1 swift test --filter RuleRegistryTests`
// makes this file anew. Where a rule is deleted, delete its line too.

import Diagnostics

extension Rule {
    package static let ofLint: [Rule] = lintRules.map { $0.rule }

    package static let ofSync: [Rule] = [
        .bodyInEditedFile,
        .declaredTwice,
        .differsInYours,
        .editedGeneratedFile,
        .filesWithoutModule,
        .leftBehind,
        .missingFile,
        .missingInYours,
        .otherKit,
        .outdatedFile,
        .outdatedYours,
        .privateHelper,
        .staleFile,
        .writtenTwice,
    ]

    package static let ofHandWritten: [Rule] = ofLint + ofSync
}

/// The rules that `check` applies.
let lintRules: [any LintRule.Type] = [
    ConformanceTwice.self,
    DisabledTest.self,
    EntityInView.self,
    FrameworkImport.self,
    HeldStrongly.self,
    InteractorBoundary.self,
    LeftoverClass.self,
    LeftoverMember.self,
    LongBody.self,
    MissingDependency.self,
    ModuleBoundary.self,
    OpenedPastRouter.self,
    PartByClass.self,
    ServiceInPresenter.self,
    SignatureDrift.self,
    StrongClosure.self,
    UIType.self,
    UndeclaredMember.self,
    UnopenedModule.self,
    UnsentEvent.self,
    UnsentOutput.self,
    UntakenRoute.self,
    UnusedMember.self,
    UnusedState.self,
    UnwrittenStub.self,
    ViewBoundary.self,
    WorkInPresenter.self,
]
