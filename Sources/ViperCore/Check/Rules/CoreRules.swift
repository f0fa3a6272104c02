import Diagnostics
import TemplateEngine

/// The rules of programs: what a spec says must fit together, and what is generated from it must compile.
package enum CoreRules {
    package static let all: [Rule] = [
        .actorSection, .conflictingMembers, .delegateMemberDiffers, .dependencyConflict, .duplicateMember,
        .duplicateName,
        .duplicateParameter, .duplicateSection, .duplicateSetting, .fixedSeverity, .inheritanceCycle, .invalidTarget,
        .isolatedInteractor, .misplacedApp, .missingDelegateMembers, .moduleNamedApp, .noDelegate,
        .requiresNewerVersion,
        .settingNotAvailable, .settingShape, .storedTwice, .testsWithoutMocks, .twoBodies, .unknownDelegateMember,
        .unknownModule, .unknownParameter, .unknownProtocol, .unknownRule, .unknownSetting, .unknownSettingValue,
        .unmockableProtocol, .unpairedOutput, .unsafePath, .untypedAssembly, .unusedInput, .usedBeforeAssembled,
    ]

    /// All rules that `rules { … }` in App.viper may name.
    static let everyRule: [Rule] = all + TemplateRules.all

    /// IDs of the rules whose severity may be lowered: without them what is generated still compiles, or the compiler says why
    /// not.
    package static let adjustable: Set<String> = ["unusedInput"]
}
