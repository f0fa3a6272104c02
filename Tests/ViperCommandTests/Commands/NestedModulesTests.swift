import TestSupport
import Testing

/// Specs in folders, and the Swift of their modules in folders of the same names.
@Suite struct NestedModulesTests {
    private let disk = MemoryFileSystem()

    init() {
        #expect(Run("new Staking/Rewards Staking/Staking Wallet", on: disk).code == .success)
    }

    @Test func newMakesThemWhereTheyBelong() {
        for path in [
            "Specs/Staking/Rewards.viper", "Sources/Demo/Staking/Rewards/RewardsPresenter.swift",
            "Sources/Demo/Staking/Rewards/Rewards.generated.swift", "Sources/Demo/Staking/StakingPresenter.swift",
            "Tests/DemoTests/Staking/Rewards/Rewards.generated.swift", "Sources/Demo/Wallet/WalletPresenter.swift",
        ] {
            #expect(disk.files.contains(path), "\(path)")
        }
        let run = Run("generate", on: disk)
        #expect(run.code == .success && run.output.hasPrefix("3 modules: 0 files written, "), "\(run.output)")
    }

    @Test(arguments: ["a//B", "/B", "../B", "a:b/C", "a/./B"]) func newRefusesWhatIsNoFolder(_ name: String) {
        let run = Run(["new", name], on: disk)
        #expect(run.code == .usage, "\(run.errors)")
        #expect(run.errors.contains("is not a valid module path"), "\(run.errors)")
    }

    /// What is generated follows the spec; what a person wrote stays where it is, and follows the spec there.
    @Test func aSpecThatMovesLeavesYoursWhereItIs() throws {
        let own = "Sources/Demo/Wallet/WalletPresenter.swift"
        disk.add(own, try #require(disk.text(own)) + "\n// mine\n")
        let yours = Set(disk.files.filter { $0.contains("/Wallet/") && !$0.hasSuffix(".generated.swift") })
        disk.add("Specs/Money/Wallet.viper", try #require(disk.text("Specs/Wallet.viper")))
        try disk.removeFile("/home/me/demo/Specs/Wallet.viper")

        let run = Run("generate", on: disk)
        #expect(run.code == .success && !run.errors.contains("warning"), "\(run.errors)")
        #expect(disk.files.contains("Sources/Demo/Money/Wallet/Wallet.generated.swift"))
        #expect(!disk.files.contains("Sources/Demo/Wallet/Wallet.generated.swift"))
        #expect(Set(disk.files.filter { $0.contains("/Wallet/") && !$0.hasSuffix(".generated.swift") }) == yours)
        let again = Run("generate", on: disk)
        #expect(again.output.contains(": 0 files written, "), "\(again.output)")
        let check = Run("check", on: disk)
        #expect(check.code == .success && !check.errors.contains("leftoverClass"), "\(check.errors)")

        let spec = try #require(disk.text("Specs/Money/Wallet.viper"))
        disk.add(
            "Specs/Money/Wallet.viper", spec.replacing("presenter {", with: "presenter {\n        func didSpend()"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(try #require(disk.text(own)).contains("func didSpend() {"))
    }

    @Test func anOuterModuleIsRemovedAlone() {
        let run = Run("remove Staking", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(!disk.files.contains("Sources/Demo/Staking/StakingPresenter.swift"))
        #expect(disk.files.contains("Sources/Demo/Staking/Rewards/RewardsPresenter.swift"))
    }

    @Test func aNestedModuleIsRenamedInItsPlace() throws {
        disk.add("Sources/Demo/Staking/Rewards/RewardsPresenter+More.swift", "extension RewardsPresenter {}\n")
        let run = Run("rename Rewards Prizes", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        for path in [
            "Specs/Staking/Prizes.viper", "Sources/Demo/Staking/Prizes/PrizesPresenter.swift",
            "Sources/Demo/Staking/Prizes/PrizesPresenter+More.swift",
            "Tests/DemoTests/Staking/Prizes/Prizes.generated.swift",
        ] {
            #expect(disk.files.contains(path), "\(path)")
        }
        #expect(!disk.files.contains { $0.contains("Rewards") })
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func anOuterModuleIsRenamedAndTheInnerOneStays() {
        let run = Run("rename Staking Earning", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files.contains("Specs/Staking/Earning.viper"))
        #expect(disk.files.contains("Sources/Demo/Staking/Earning/EarningPresenter.swift"))
        #expect(disk.files.contains("Sources/Demo/Staking/Rewards/RewardsPresenter.swift"))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }
}
