// The rules of HandWritten, found in its sources. Do not edit: `RECORD_RULES=1 swift test --filter RuleRegistryTests`
// makes this file anew. Where a rule is deleted, delete its line too.

import Diagnostics

extension Rule {
    package static let ofLint: [Rule] = [
        EntityInView.rule,
        FrameworkImport.rule,
        HeldStrongly.rule,
        InteractorBoundary.rule,
        LeftoverClass.rule,
        LeftoverMember.rule,
        LongBody.rule,
        ModuleBoundary.rule,
        ServiceInPresenter.rule,
        UIType.rule,
        UnopenedModule.rule,
        UnsentOutput.rule,
        UntakenRoute.rule,
        UnwrittenStub.rule,
        ViewBoundary.rule,
    ]

    package static let ofSync: [Rule] = [
        .bodyInEditedFile,
        .differsInYours,
        .editedGeneratedFile,
        .filesWithoutModule,
        .missingFile,
        .missingInYours,
        .otherKit,
        .outdatedFile,
        .outdatedYours,
        .staleFile,
        .writtenTwice,
    ]

    package static let ofHandWritten: [Rule] = ofLint + ofSync
}

/// The rules that `check` applies.
let lintRules: [any LintRule.Type] = [
    EntityInView.self,
    FrameworkImport.self,
    HeldStrongly.self,
    InteractorBoundary.self,
    LeftoverClass.self,
    LeftoverMember.self,
    LongBody.self,
    ModuleBoundary.self,
    ServiceInPresenter.self,
    UIType.self,
    UnopenedModule.self,
    UnsentOutput.self,
    UntakenRoute.self,
    UnwrittenStub.self,
    ViewBoundary.self,
]
