import Diagnostics
import TestSupport
import Testing
import ViperModel
import ViperSpec

@Suite struct MoveCommandTests {
    private let disk = MemoryFileSystem()
    private let spec = "Specs/TodoList.viper"
    private let presenter = "Sources/Demo/TodoList/TodoListPresenter.swift"

    init() {
        #expect(Run("new TodoList", on: disk).code == .success)
    }

    @Test func movesABodyToSwiftAndBack() throws {
        let before = disk.snapshot
        let run = Run("move TodoList.didLoad swift", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            try #require(disk.text(spec)).contains("    output {\n        func didLoad(_ rows: [TodoListRow])\n    }"))
        #expect(
            try #require(disk.text(presenter)).contains(
                "    func didLoad(_ rows: [TodoListRow]) {\n        if rows.isEmpty {\n            view?.showNoContent()\n"
            ))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))

        let back = Run("move TodoList.didLoad(_:) spec", on: disk)
        #expect(back.code == .success, "\(back.errors)")
        let after = disk.snapshot
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    /// The tests of the body are enabled in the suite of the class, and generated again when the body is the spec's.
    @Test(arguments: ["didLoad", "router.close"], ["swiftTesting", "xctest"])
    func takesTheTestsOfTheBodyAlong(_ member: String, _ framework: String) throws {
        disk.add("App.viper", "app Demo { tests \(framework) }\n")
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot.filter { !$0.key.hasSuffix(".viper") }
        let folder = "Tests/DemoTests/TodoList/"
        let generated = try #require(disk.text(folder + "TodoList.generated.swift"))
        let run = Run("move TodoList.\(member) swift", on: disk)
        #expect(run.code == .success, "\(run.errors)")

        let part = member == "didLoad" ? "Presenter" : "Router"
        let calls =
            part == "Router"
            ? ["        router.close()\n"]
            : ["[TodoListRow] = []", "rows = [TodoListRow.fixture()]"].map {
                "\($0)\n\n        presenter.didLoad(rows)\n"
            }
        let suite = try #require(disk.text(folder + "TodoList\(part)Tests.swift"))
        #expect(suite.contains("final class TodoList\(part)Tests: TodoList\(part)TestCase {"))
        let left = try #require(disk.text(folder + "TodoList.generated.swift"))
        for call in calls { #expect(generated.contains(call) && suite.contains(call) && !left.contains(call)) }
        #expect(!suite.contains(" yet"))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))

        #expect(Run("move TodoList.\(member) spec", on: disk).code == .success)
        #expect(disk.snapshot.filter { !$0.key.hasSuffix(".viper") } == before)
    }

    @Test func aHeadingOfAPersonsStaysInTheClass() throws {
        #expect(Run("move TodoList.didTapClose swift", on: disk).code == .success)
        let text = try #require(disk.text(presenter))
        disk.add(
            presenter, text.replacing("    func didTapClose", with: "    // MARK: - Ways out\n\n    func didTapClose"))
        #expect(Run("move TodoList.didTapClose spec", on: disk).code == .success)
        #expect(disk.text(presenter)?.contains("    // MARK: - Ways out\n") == true)
        #expect(disk.text(presenter)?.contains("func didTapClose") == false)
    }

    /// A presenter and a router often call a thing the same.
    @Test func theSectionTellsTwoFunctionsOfOneNameApart() throws {
        let presenter = "    presenter { func close() { router.close() } }\n"
        disk.add(spec, "module TodoList {\n\(presenter)    router { func close() { navigation.dismiss() } }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        let errors = Run("move TodoList.close swift", on: disk).errors
        #expect(errors.contains("this name: 'TodoList.presenter.close()', 'TodoList.router.close()'."), "\(errors)")
        let run = Run("move TodoList.router.close() swift", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text(spec) == "module TodoList {\n\(presenter)    router { func close() }\n}\n")
    }

    /// Of golden specs: what is generated is the same afterwards, and nothing is left in the classes. One of them says on which
    /// line of its spec each body stands, which changes.
    @Test(arguments: Goldens.tried.filter { !$0.hasPrefix("Reactive") && $0 != "Nested" })
    func thereAndBackLeavesEverythingElse(_ name: String) throws {
        let disk = MemoryFileSystem(files: try Goldens.specs(name))
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot.filter { !$0.key.hasSuffix(".viper") }
        for reference in try movable(in: Goldens.specs(name)).prefix(1) {
            let away = Run("move \(reference) swift", on: disk)
            if away.code == .usage, away.errors.contains("Several functions") { continue }
            if away.code == .refused, away.errors.contains("uses the private") { continue }
            #expect(away.code == .success, "\(reference): \(away.errors)")
            let back = Run("move \(reference) spec", on: disk)
            #expect(back.code == .success, "\(reference): \(back.errors)")
            let after = disk.snapshot
            #expect(before.allSatisfy { after[$0.key] == $0.value }, "\(reference)")
        }
    }

    @Test func refusesWhereModulesAreFunctions() throws {
        let disk = MemoryFileSystem(files: try Goldens.specs("Reactive"))
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        for direction in ["swift", "spec"] {
            let run = Run("move Search.remember \(direction)", on: disk)
            #expect(run.code == .refused)
            #expect(run.errors.contains("modules with 'style reactive' have no classes to move bodies to or from"))
        }
        #expect(disk.snapshot == before)
    }

    /// Functions of modules that have a body in a spec.
    private func movable(in specs: [String: String]) throws -> [String] {
        specs.sorted { $0.key < $1.key }.flatMap { path, text in
            let file = SpecParser.parse(SourceFile(path: path, text: text)).0
            return file.declarations.flatMap { declaration -> [String] in
                guard case .module(let module) = declaration else { return [] }
                return file.members(ofModule: module.name.name).compactMap { member in
                    guard case .function = member.member.requirement.kind, member.member.body != nil else { return nil }
                    return "\(module.name.name).\(member.member.requirement.fullName)"
                }
            }
        }
    }

    @Test func keepsWhatAPersonWroteByteForByte() throws {
        #expect(Run("move TodoList.load swift", on: disk).code == .success)
        let path = "Sources/Demo/TodoList/TodoListInteractor.swift"
        let body =
            "        // mine\n        let text = \"\"\"\n              kept\n            \"\"\"\n        _ = text  ;  output?.didLoad( [] )\n"
        disk.add(path, try #require(disk.text(path)).replacing("        output?.didLoad([])\n", with: body))
        #expect(Run("move TodoList.load spec", on: disk).code == .success)
        let moved = body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        #expect(try #require(disk.text(spec)).contains("        func load() {\n\(moved)\n        }\n"))
        #expect(try #require(disk.text(path)).contains("func load") == false)
    }

    @Test func refusesWhatWouldMeanSomethingElse() throws {
        #expect(Run("move TodoList.didTapClose swift", on: disk).code == .success)
        let text = try #require(disk.text(presenter))
        for (old, new, message) in [
            (
                "func didTapClose() {",
                "private func help() {}\n    func more() { help() }\n\n"
                    + "    func didTapClose() {\n        help()",
                "body uses 'help', which is private"
            ),
            (
                "func didTapClose() {", "@objc func didTapClose() {",
                "'didTapClose()' is '@objc' in the class, but not in the spec"
            ),
            (
                "    func didTapClose() {", "    #if DEBUG\n    #endif\n    let a = 1; func didTapClose() {",
                "is on one line with other code"
            ),
            (
                "    func didTapClose() {", "    /// Closes.\n    /* KEEP */ func didTapClose() {",
                "comment before the body"
            ),
            (
                "    func didTapClose() {", "    /// Closes.\n    // KEEP\n    /// It.\n    func didTapClose() {",
                "comment before the body"
            ),
            (
                "func didTapClose() {", "func didTap() {",
                "'TodoListPresenter' has no member 'didTapClose()' with a body"
            ),
        ] {
            disk.add(presenter, text.replacing(old, with: new))
            let before = disk.snapshot
            let run = Run("move TodoList.didTapClose spec", on: disk)
            #expect(run.code == .refused && run.errors.contains(message), "\(run.errors)")
            #expect(disk.snapshot == before)
        }
        // The boundaries of the spec hold for what comes into it.
        disk.add(presenter, text.replacing("router.close()", with: "navigation.pop()"))
        let run = Run("move TodoList.didTapClose spec", on: disk)
        #expect(run.code == .invalidInput && run.errors.contains("[roleOutOfScope]"), "\(run.errors)")
    }

    @Test func saysWhatCannotMove() {
        let before = disk.snapshot
        #expect(
            Run("move TodoList.didLoad spec", on: disk).errors.contains(
                "'didLoad(_:)' already has its body in the spec"))
        #expect(Run("move TodoList.show swift", on: disk).errors.contains("'show(_:)' has no body in the spec"))
        #expect(Run("move TodoList.show spec", on: disk).errors.contains("'show(_:)' cannot have a body in the spec"))
        #expect(Run("move TodoList.shw spec", on: disk).errors.contains("has no function 'shw'. Did you mean 'show'?"))
        #expect(Run("move TodoLst.show spec", on: disk).errors.contains("Did you mean 'TodoList'?"))
        #expect(Run("move show spec", on: disk).errors.contains("Write MODULE.member"))
        #expect(Run("move TodoList.didLoad class", on: disk).code == .usage)
        #expect(disk.snapshot == before)
        let dry = Run("move TodoList.didLoad swift --dry-run", on: disk)
        #expect(dry.code == .success && dry.output.contains("  ~ Specs/TodoList.viper\n"))
        #expect(disk.snapshot == before)
    }

    @Test func asksForFilesThatAreInLine() throws {
        disk.add(spec, try #require(disk.text(spec)).replacing("view?.show(rows)", with: "view?.show(rows + rows)"))
        let run = Run("move TodoList.didLoad swift", on: disk)
        #expect(run.code == .refused)
        #expect(run.errors.contains("project is out of date with its specs; run 'viper-gen generate' first"))
    }
}
