import Foundation
import TestSupport
import Testing

/// Two branches that each add a member to the same module, merged with plain git.
@Suite(.enabled(if: Git.isThere, "needs git"), .enabled(if: TestTier.gate.isRunning)) struct MergeTests {
    private let folder: Folder
    private let git: Git

    init() throws {
        folder = try Folder()
        git = Git(folder: folder["Demo"])
        #expect(try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        try git("init", "--quiet", "--initial-branch=main")
        try git("add", "--all")
        try git("commit", "--quiet", "--message=start")
    }

    private func generate() throws -> Tool.Result {
        try Tool.built.run(["generate", "--path", "Demo"], in: folder.url)
    }

    /// A branch on which the spec has a member more, and everything is generated.
    private func branch(_ name: String, adding member: String, after line: String) throws {
        try git("switch", "--quiet", "--create", name, "main")
        let spec = try folder.text("Demo/Specs/TodoList.viper")
        let changed = spec.replacing(line, with: line + "\n        " + member)
        #expect(changed != spec)
        try folder.write("Demo/Specs/TodoList.viper", changed)
        let result = try generate()
        #expect(result.code == 0, "\(result.errors)")
        try git("add", "--all")
        try git("commit", "--quiet", "--message=\(name)")
    }

    private static let presenterLine = "func viewDidLoad() { interactor.load() }"
    private static let routerLine = "func close() { navigation.dismiss() }"

    /// What comes out where there never was a merge.
    private func expectAsGeneratedAnew() throws {
        let merged = try folder.files(below: "Demo").filter { !$0.key.hasPrefix(".git/") }
        try folder.write("anew/Demo/App.viper", folder.text("Demo/App.viper"))
        try folder.write("anew/Demo/Specs/TodoList.viper", folder.text("Demo/Specs/TodoList.viper"))
        #expect(try Tool.built.run(["generate", "--path", "anew/Demo"], in: folder.url).code == 0)
        let anew = try folder.files(below: "anew/Demo").filter { $0.key.hasSuffix(".generated.swift") }
        #expect(anew.count == 5)
        #expect(merged.filter { $0.key.hasSuffix(".generated.swift") } == anew)
        for (path, bytes) in merged {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("<<<<<<<") && !text.contains(">>>>>>>"), "\(path)")
        }
    }

    @Test func generatePutsRightWhatTheMergeLeft() throws {
        try branch("one", adding: "func didTapOne() { router.close() }", after: Self.presenterLine)
        try branch("two", adding: "func leave() { navigation.pop() }", after: Self.routerLine)
        try git("merge", "--quiet", "one", mayFail: true)
        let result = try generate()
        #expect(result.code == 0, "\(result.errors)")
        try expectAsGeneratedAnew()
        try git("add", "--all")
        try git("commit", "--quiet", "--message=merged")
        #expect(try generate().output.contains(" 0 files written"))
    }

    @Test func aConflictInTheSpecIsOneFinding() throws {
        try branch("one", adding: "func didTapOne() { router.close() }", after: Self.presenterLine)
        try branch("two", adding: "func didTapTwo() { router.close() }", after: Self.presenterLine)
        try git("merge", "--quiet", "one", mayFail: true)
        let conflicted = try folder.text("Demo/Specs/TodoList.viper")
        #expect(conflicted.contains("<<<<<<<"))
        let before = try folder.snapshot(of: "Demo/Sources")
        let refused = try generate()
        #expect(refused.code == 2)
        #expect(refused.errors.split(separator: "\n").count { $0.contains(": error: ") } == 1, "\(refused.errors)")
        #expect(refused.errors.contains("[conflictMarkers]"), "\(refused.errors)")
        #expect(try folder.snapshot(of: "Demo/Sources") == before)

        let lines = conflicted.split(separator: "\n", omittingEmptySubsequences: false)
        let resolved = lines.filter { line in !["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } }
        try folder.write("Demo/Specs/TodoList.viper", resolved.joined(separator: "\n"))
        let result = try generate()
        #expect(result.code == 0, "\(result.errors)")
        try expectAsGeneratedAnew()
    }

    /// What the spec said before is in the generated file alone, and a class between two versions cannot follow it: nothing is
    /// written until it is one again, and then it follows.
    @Test func aConflictInAClassKeepsTheRecordOfItsSpec() throws {
        let path = "Demo/Sources/Demo/TodoList/TodoListPresenter.swift"
        let whole = try folder.text(path)
        try folder.write(path, "<<<<<<< one\n=======\n>>>>>>> two\n" + whole)
        let spec = "Demo/Specs/TodoList.viper"
        try folder.write(
            spec,
            try folder.text(spec).replacingOccurrences(
                of: "router {", with: "router {\n        func open(_ number: Int)"))
        let before = try folder.snapshot(of: "Demo")
        let refused = try generate()
        #expect(refused.code == 3)
        #expect(refused.errors.contains("TodoListPresenter.swift:1:1: error: unresolved merge conflict"))
        #expect(try folder.snapshot(of: "Demo") == before)

        try folder.write(path, whole)
        #expect(try generate().code == 0)
        #expect(try folder.text("Demo/Sources/Demo/TodoList/TodoListRouter.swift").contains("func open(_ number: Int)"))
    }

    /// Each adds a spec with a service, a screen that is there already and a module that needs both a service and a protocol of
    /// the app's own, all of them neighbors of what the other one adds, and a member to a module that was there. Git has the
    /// attributes that `new` writes.
    @Test(arguments: [("Archive", "Books"), ("Books", "Archive"), ("StakingRewards", "StakingSetup")])
    func branchesThatAddNeighborsMerge(_ one: String, _ two: String) throws {
        try folder.write("Demo/Specs/Detail.viper", "module Detail {\n    presenter { func didLoad() }\n}\n")
        try folder.write(
            "Demo/Sources/Demo/Sharing.swift",
            [one, two].sorted().map { "protocol \($0)Sharing: Sendable {\n    func share() async\n}\n" }.joined(
                separator: "\n"))
        #expect(try generate().code == 0)
        try git("add", "--all")
        try git("commit", "--quiet", "--message=detail")
        try grow("one", by: one, adding: "func didTapOne() { router.close() }", to: "TodoList", Self.presenterLine)
        try grow("two", by: two, adding: "func didTapTwo()", to: "Detail", "presenter { func didLoad()")
        // Any conflict is thrown.
        try git("merge", "--quiet", "--no-edit", "one")
        // The list of dependencies may have both lines the other way round.
        #expect(try generate().code == 0)
        #expect(try generate().output.contains(" 0 files written"))
        let check = try Tool.built.run(["check", "--path", "Demo"], in: folder.url)
        #expect(check.code == 0, "\(check.errors)")
        for name in [one, two] {
            let dependencies = try folder.text("Demo/Sources/Demo/App+Dependencies.generated.swift")
            #expect(dependencies.contains("    & \(name)Dependencies\n"))
            let mock = try folder.text("Demo/Tests/DemoTests/\(name)Sharing+Mock.generated.swift")
            #expect(mock.contains("class \(name)SharingMock: \(name)Sharing"))
        }
    }

    private func grow(
        _ branch: String, by module: String, adding member: String, to other: String, _ line: String
    ) throws {
        try git("switch", "--quiet", "--create", branch, "main")
        let spec = try folder.text("Demo/Specs/\(other).viper")
        let changed = spec.replacing(line, with: line + "\n        " + member)
        #expect(changed != spec)
        try folder.write("Demo/Specs/\(other).viper", changed)
        let name = module.lowercased()
        try folder.write(
            "Demo/Specs/\(module).viper",
            """
            service \(module)Store {
                func load() async throws -> [String]
            }

            external module \(module)Picker {
                nil

                delegate { func \(name)DidPick(_ text: String) }
            }

            module \(module) {
                presenter {
                    func didLoad() async { await interactor.load() }
                    func didTapPick() { router.pick(delegate: self) }
                }
                interactor(\(name): any \(module)Store, \(name)Sharing: any \(module)Sharing) {
                    func load() async { await \(name)Sharing.share() }
                }
                router {
                    func pick(delegate: any \(module)PickerDelegate) {
                        navigation.push(\(module)PickerModule(delegate: delegate))
                    }
                }
                on \(module)Picker { func \(name)DidPick(_ text: String) {} }
            }

            """)
        try folder.write(
            "Demo/Sources/Demo/CompositionRoot+\(module).swift",
            """
            extension CompositionRoot {
                var \(name): any \(module)Store { fatalError("later") }
                var \(name)Sharing: any \(module)Sharing { fatalError("later") }
            }

            """)
        let result = try generate()
        #expect(result.code == 0, "\(result.errors)")
        try git("add", "--all")
        try git("commit", "--quiet", "--message=\(branch)")
    }

    /// As in a repository whose `.gitattributes` lacks the line: git writes its markers into generated files.
    @Test func markersInGeneratedFilesAreNoHandEdit() throws {
        try FileManager.default.removeItem(at: folder["Demo/.gitattributes"])
        try git("commit", "--quiet", "--all", "--message=no attributes")
        try branch("one", adding: "func didTapOne() { router.close() }", after: Self.presenterLine)
        try branch("two", adding: "func leave() { navigation.pop() }", after: Self.routerLine)
        try git("merge", "--quiet", "one", mayFail: true)
        let path = "Demo/Sources/Demo/TodoList/TodoList.generated.swift"
        #expect(try folder.text(path).contains("<<<<<<<"))
        let result = try generate()
        #expect(result.code == 0, "\(result.errors)")
        try expectAsGeneratedAnew()
    }
}
