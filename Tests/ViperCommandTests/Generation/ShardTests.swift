import Foundation
import TestSupport
import Testing

@testable import ViperCommand

@Suite struct ShardTests {
    private static let names = (1...40).map { "Screen\($0)" } + ["TodoList", "TodoAdd", "Ä", "日本"]

    @Test(arguments: 1...9) func everyModuleIsInOnePart(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
        for name in Self.names { #expect(shards.count { $0.holds(name) } == 1, "\(name)") }
        #expect(shards.count(where: \.holdsSharedFiles) == 1)
    }

    /// Names that differ in their last letters are divided all the same.
    @Test(arguments: [2, 3, 4, 8]) func partsAreAboutTheSame(count: Int) throws {
        let names = (0..<1_000).map { "Screen\($0)" }
        for number in 1...count {
            let shard = try #require(Shard("\(number)/\(count)"))
            let share = names.count(where: shard.holds) * count
            #expect((750...1_250).contains(share), "\(number)/\(count)")
        }
    }

    /// On every machine, today and later: results may be kept by part.
    @Test func partsAreTheSameEverywhere() throws {
        let shard = try #require(Shard("2/3"))
        #expect(["TodoList", "TodoAdd", "Settings", "Login"].filter(shard.holds) == ["TodoList", "Settings"])
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2", "/2", "1/"])
    func otherTextIsRefused(text: String) {
        #expect(Shard(text) == nil)
        let run = Run(["generate", "--shard=\(text)"])
        #expect(run.code == .usage && run.errors.contains("expected a part and the number of parts, such as 2/8"))
    }

    @Test func namesAndPartsExcludeEachOther() {
        #expect(Run("check TodoList --shard 1/2").errors.contains("'--shard' cannot be combined with module names."))
    }

    // MARK: All parts are the whole

    private let whole = MemoryFileSystem()
    private let parts = MemoryFileSystem()

    /// Modules that know one another and share something, one that was removed, and code that lags behind.
    private func addProject(to disk: MemoryFileSystem) throws {
        disk.add("App.viper", "app Demo {\n    ui none\n    root Screen1\n}\n")
        disk.add("Specs/Shared.viper", "entity Item { let place: Place }\nservice Store { func items() -> [Item] }\n")
        for number in 1...9 {
            disk.add(
                "Specs/Screen\(number).viper",
                """
                module Screen\(number) {
                    view { func show(_ items: [Item]) }
                    presenter { func didTap() { router.go() } }
                    interactor(store: any Store) { func load() }
                    delegate { func screen\(number)DidEnd() }
                    on Screen\(number % 9 + 1) { func screen\(number % 9 + 1)DidEnd() }
                    router { func go() { navigation.push(Screen\(number % 9 + 1)Module(delegate: presenter)) } }
                }

                """.replacing("(delegate: presenter)", with: "()"))
        }
        disk.add("Specs/Old.viper", "module Old { view { func show() } }\n")
        #expect(Run("generate", on: disk).code == .success)
        try disk.removeFile("/home/me/demo/Specs/Old.viper")
        for number in [2, 5, 7] {
            let spec = try #require(disk.text("Specs/Screen\(number).viper"))
            disk.add(
                "Specs/Screen\(number).viper",
                spec.replacing("didTap()", with: "didTap(at place: Int)").replacing("load()", with: "load(again: Bool)")
            )
        }
        try disk.removeFile("/home/me/demo/Sources/Demo/App+Support.generated.swift")
    }

    private func findings(_ command: String, on disk: MemoryFileSystem) -> Set<String> {
        Set(Run("\(command) --format json", on: disk).output.split(separator: "\n").map(String.init))
    }

    @Test(.enabled(if: TestTier.gate.isRunning), arguments: [1, 2, 4, 11]) func allPartsAreTheWhole(count: Int) throws {
        try addProject(to: whole)
        try addProject(to: parts)
        #expect(whole.snapshot == parts.snapshot)

        let found = findings("check", on: whole)
        #expect(found.count > 20)
        let foundInParts = (1...count).map { findings("check --shard \($0)/\(count)", on: parts) }
        #expect(foundInParts.reduce(into: Set()) { $0.formUnion($1) } == found)
        #expect(whole.snapshot == parts.snapshot)

        #expect(Run("generate", on: whole).code == .success)
        for number in 1...count {
            let run = Run("generate --shard \(number)/\(count)", on: parts)
            #expect(run.code == .success, "\(run.errors)")
        }
        #expect(whole.files == parts.files)
        for file in whole.files { #expect(whole.text(file) == parts.text(file), "\(file)") }
    }

    /// What a module's delegate is asked changes for the modules that open it, which are not named: their files stay.
    @Test func aNamedModuleLeavesTheTestsOfOthers() throws {
        try addProject(to: whole)
        let suite = "Tests/DemoTests/Screen4/Screen4PresenterTests.swift"
        let before = try #require(whole.text(suite))
        #expect(Run("generate Screen5", on: whole).code == .success)
        #expect(whole.text("Tests/DemoTests/Screen5/Screen5InteractorTests.swift")?.contains("load(again:)") == true)
        #expect(whole.text(suite) == before)
    }

    /// A service is no module's: the shard that looks at what modules share says what nobody asks of it.
    @Test func whatIsUnusedOfServicesIsFoundByOneShard() throws {
        for disk in [whole, parts] {
            for name in ["One", "Two"] {
                disk.add(
                    "Specs/\(name).viper",
                    "module \(name) { interactor(clock: any Clock) { func start() { clock.run() } } }\n")
            }
            disk.add("Specs/Clock.viper", "service Clock { func run(); func stop() }\n")
            #expect(Run("generate", on: disk).code == .success)
        }
        let found = findings("check", on: whole).filter { $0.contains("'Clock.stop()'") }
        #expect(found.count == 1)
        let inParts = (1...2).flatMap { findings("check --shard \($0)/2", on: parts) }
        #expect(inParts.filter { $0.contains("'Clock.stop()'") } == Array(found))
    }

    @Test func aPartWithoutModulesDoesNothing() throws {
        try addProject(to: whole)
        let empty = try (2...100).first { number in
            let shard = try #require(Shard("\(number)/100"))
            return !(1...9).contains { shard.holds("Screen\($0)") } && !shard.holds("Old")
        }
        let before = whole.snapshot
        let run = Run("generate --shard \(try #require(empty))/100", on: whole)
        #expect(run.code == .success)
        #expect(run.output == "0 modules: 0 files written, 0 unchanged (0.00 s)\n")
        #expect(whole.snapshot == before)
    }
}
