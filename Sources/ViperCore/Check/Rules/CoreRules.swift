import Diagnostics
import TemplateEngine
import ViperSpec

/// The rules of programs: what a spec says must fit together, and what is generated from it must compile.
package enum CoreRules {
    package static let all: [Rule] = [
        .actorSection,
        .awaitInWeakCall,
        .conflictingMembers,
        .delegateMemberDiffers,
        .dependencyConflict,
        .destinationArguments,
        .duplicateMember,
        .duplicateName,
        .duplicateParameter,
        .duplicateSection,
        .duplicateSetting,
        .entityInView,
        .fileNameCollision,
        .fixedSeverity,
        .incompatibleIsolation,
        .incompatibleStyle,
        .incompleteTests,
        .inheritanceCycle,
        .invalidName,
        .invalidTarget,
        .isolatedInteractor,
        .longFileName,
        .lowercaseType,
        .memberCollision,
        .misplacedApp,
        .missingDelegateMembers,
        .missingOn,
        .missingSection,
        .moduleNamedApp,
        .nameCollision,
        .namingCollision,
        .noDelegate,
        .noInterface,
        .noSuchMember,
        .nonisolatedProtocol,
        .notReactive,
        .notTaken,
        .overlappingFolders,
        .parameterTypeDiffers,
        .recursiveType,
        .renamedPart,
        .requiresNewerVersion,
        .roleOutOfScope,
        .routerIsNoDelegate,
        .selfImport,
        .settingShape,
        .storedTwice,
        .strongRole,
        .twoBodies,
        .unknownDelegateMember,
        .unknownDestination,
        .unknownModule,
        .unknownParameter,
        .unknownProtocol,
        .unknownRule,
        .unknownSetting,
        .unknownSettingValue,
        .unmockableProtocol,
        .unpairedOutput,
        .unsafePath,
        .untypedAssembly,
        .untypedState,
        .unusedInput,
        .usedBeforeAssembled,
        .valueInherited,
        .viewControllerMember,
        .weakRole,
        .wrongLabels,
    ]

    /// All rules that `rules { … }` in App.viper may name.
    package static let everyRule: [Rule] =
        all + LintRules.all + SpecRules.all + SyncRules.all + TemplateRules.all
        + OwnTemplateRules.all

    /// IDs of the rules whose severity may be lowered: without them what is generated still compiles, or the compiler says why
    /// not.
    package static let adjustable: Set<String> = Set(
        [
            "awaitInWeakCall", "entityInView", "noSuchMember", "notTaken", "roleOutOfScope", "templateOutput",
            "unusedInput", "wrongLabels",
        ]
            + (LintRules.all + SyncRules.all).map(\.id))
}
