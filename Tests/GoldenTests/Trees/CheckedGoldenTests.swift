import Diagnostics
import Foundation
import TestSupport
import Testing
import UserCode
import ViperGeneration
import ViperModel

/// What is generated keeps to the rules that `check` applies.
@Suite("Checked goldens")
struct CheckedGoldenTests {
    @Test("check finds nothing in a golden but what is not implemented", arguments: Golden.all)
    func nothingButStubs(_ golden: Golden) throws {
        let checked = Pipeline.check(try golden.input())
        let project = try golden.project()
        let found = Lint.findings(
            Lint.Input(
                program: try #require(checked.program),
                sources: written(project.sources, in: "Sources/\(project.module)"),
                tests: written(project.tests, in: "Tests/\(project.module)Tests"), modules: nil,
                silenced: checked.silenced))
        let findings = (checked.diagnostics + found).filter { $0.rule.id != "unwrittenStub" }
        #expect(
            findings.map(\.summary) == Self.expected[golden.name] ?? [],
            "mend the golden, or add what it leaves open on purpose to 'CheckedGoldenTests.expected'")
    }

    /// Of what was just written nothing is said but that stubs are to be written; what a spec leaves open is its own affair.
    @Test("check finds nothing in what combinations of settings write")
    func combinations() throws {
        let sample = Combination.sample.filter(\.refusingRules.isEmpty)
        #expect(sample.count > 300)
        let tried = TestSettings.cases(sample, quick: 11, gate: 67)
        let found = tried.map { combination -> [String] in
            guard let specs = try? GeneratedCombination.specs(for: combination) else { return ["\(combination)"] }
            return Self.findings(combination.input(target: "App", specs: specs))
        }
        for (combination, findings) in zip(tried, found) { #expect(findings == [], "\(combination)") }
    }

    @Test("check finds nothing in what random specs write, whatever they import")
    func randomSpecs() {
        let settings = CoveringSet.rows.filter { $0["style"] != CombinedSetting.reactive }
        let verbs = SourceFile(
            path: "Specs/Verbs.viper",
            text: "navigation { func embed(_ module: any Destination, in slot: Int = 0) }\n")
        let count = TestSettings.count(quick: 12, gate: 100, all: 2000)
        let found = (1...count).map { seed -> [String]? in
            let module = RandomModule(seed: UInt64(seed))
            let imports = ["UIKit", "SwiftUI", "Combine", "Kit"].filter { (seed + $0.count) % 3 > 0 }
            let color = "        func paint(_ color: UIColor, _ text: Text, _ kit: KitName)\n"
            let text =
                imports.map { "import \($0)\n" }.joined()
                + module.text.replacing("view {\n", with: "view {\n" + color, maxReplacements: 1)
            let input = settings[seed % settings.count].input(
                target: "App", specs: [SourceFile(path: "Specs/\(module.name).viper", text: text), verbs])
            return Pipeline.check(input).diagnostics.contains { $0.severity == .error } ? nil : Self.findings(input)
        }
        let accepted = found.compactMap(\.self)
        #expect(accepted.count * 2 > count, "too much is refused to prove anything: \(accepted.count)")
        for (seed, findings) in zip(1..., found) { #expect(findings ?? [] == [], "\(seed)") }
    }

    /// The findings that are not about a spec, and all errors.
    private static func findings(_ input: Pipeline.Input) -> [String] {
        let checked = Pipeline.check(input)
        let output = Pipeline.run(input)
        guard let program = checked.program else { return checked.diagnostics.map(\.summary) }
        func written(below folder: String) -> [UserFile] {
            let files = output.files.filter { $0.path.hasPrefix(folder) && $0.owner == .yours }
            return UserFile.read(files.map { SourceFile(path: $0.path, bytes: $0.bytes) }, unit: "    ")
        }
        let found = Lint.findings(
            Lint.Input(
                program: program, sources: written(below: program.app.sources),
                tests: written(below: program.app.testing), modules: nil, silenced: checked.silenced))
        return (checked.diagnostics + found).filter { finding in
            let isOfSpec = finding.location?.file.path.hasSuffix(".viper") ?? false
            return finding.rule.id != "unwrittenStub" && (!isOfSpec || finding.severity == .error)
        }.map(\.summary)
    }

    /// What the specs of goldens break, or leave open, on purpose.
    private static let expected: [String: [String]] = [
        "Assembly": [
            "Specs/Formats.viper: unusedMember: 'ReceiptPresenter' never calls 'interactor.text()'",
            "Specs/Formats.viper: unusedMember: 'StatementPresenter' never calls 'interactor.text()'",
        ],
        "Async": [
            "Specs/Weather.viper: unusedMember: 'WeatherPresenter' never calls 'interactor.isStale()'"
        ],
        "Attributes": [
            "Specs/Player.viper: unusedMember: no interactor calls 'Sound.pause()'",
            "Specs/Player.viper: unusedMember: no interactor calls 'Sound.pause(fade:)'",
            "Specs/Player.viper: unusedMember: 'PlayerPresenter' never calls 'view?.show(subtitle:)'",
            "Specs/Player.viper: untakenRoute: 'PlayerPresenter' never uses 'router.title'",
            "Specs/Player.viper: untakenRoute: 'PlayerPresenter' never calls 'router.close()'",
        ],
        // What no test follows stands in a module of its own, which the root does not lead to.
        "Branches": [
            "Specs/Feed.viper: unusedMember: 'FeedPresenter' never calls 'interactor.total()'",
            "Specs/NotFollowed.viper: unopenedModule: module 'NotFollowed' is never opened",
        ],
        "Hosting": [
            "Specs/Home.viper: unusedMember: 'PreferencesPresenter' never calls 'view?.show(hint:)'",
            "Specs/Home.viper: unusedMember: 'PreferencesPresenter' never calls 'delegate?.preferencesDidChange(isDark:)'",
        ],
        "Imports": [
            "Specs/Clock.viper: unusedMember: no interactor calls 'Clock.wait(until:)'"
        ],
        "Kinds": [
            "Specs/Library.viper: unusedState: 'LibraryInteractor' never uses initializer parameter 'calendar'",
            "Specs/Library.viper: unusedMember: no module calls 'ReaderModuleProtocol.turn(to:)'",
            "Specs/Shared.viper: unusedMember: no interactor calls 'Catalogue.shelves'",
        ],
        "Login": [
            "Specs/Details.viper: unusedMember: 'DetailsPresenter' never calls 'interactor.detailsForUserFetched(result:)'",
            "Specs/Login.viper: longBody: body of 'itemDownloaded(user:)' has 9 lines",
            "Specs/Login.viper: unusedMember: 'LoginPresenter' never calls 'interactor.itemDownloaded(user:)'",
        ],
        "Minimal": [
            "Specs/Minimal.viper: unusedMember: 'OnlyViewPresenter' never calls 'view?.show()'",
            "Specs/Minimal.viper: untakenRoute: 'EmptyPresenter' never calls 'router.openView()'",
            "Specs/Minimal.viper: untakenRoute: 'EmptyPresenter' never calls 'router.openPresenter()'",
            "Specs/Minimal.viper: untakenRoute: 'EmptyPresenter' never calls 'router.openBlank()'",
        ],
        "Names": [
            "Specs/Names.viper: unusedState: 'NamesPresenter' never uses initializer parameter 'kept'",
            "Specs/Names.viper: unusedState: 'NamesPresenter' never uses initializer parameter 'screen'",
            "Specs/Names.viper: unusedState: 'NamesPresenter' never uses initializer parameter 'build'",
            "Specs/Names.viper: unusedState: 'NamesPresenter' never uses initializer parameter 'assemble'",
            "Specs/Names.viper: unusedMember: 'NamesPresenter' never calls 'interactor.store(_:)'",
            "Specs/Names.viper: unusedMember: 'NamesPresenter' never calls 'delegate?.kept()'",
            "Specs/Words.viper: unopenedModule: module 'Words' is never opened",
        ],
        "Overloads": [
            "Specs/Search.viper: unusedMember: 'SearchPresenter' never calls 'view?.show(error:)'"
        ],
        "OwnSwift": [
            "Specs/Transfer.viper: unusedState: 'TransferPresenter' never uses initializer parameter 'account'",
            "Specs/Transfer.viper: unusedState: 'ImportInteractor' never uses initializer parameter 'printer'",
        ],
        // Its classes are laid over a tree that was generated without them.
        "Requirements": [
            "Specs/Chart.viper: unsentEvent: 'ProtocolView' never calls 'presenter.viewDidLoad()'",
            "Specs/Chart.viper: unsentEvent: 'ProtocolView' never calls 'presenter.didTapDay()'",
            "Tests/RequirementsTests/Chart/ChartInteractorTests.swift: disabledTest: test of 'ChartInteractor.load()' is disabled, but the member is implemented",
        ],
        "Swift5": [
            "Specs/Notes.viper: untakenRoute: 'NotesPresenter' never calls 'router.close()'"
        ],
        "SwiftUI": [
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.setActions(_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.setProgress(_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.show(progress:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.update(with:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.reload(_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.showPages(_:_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.onTap(_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.set(default:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.confirm(_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.visit(_:)'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never calls 'view?.hideNothing()'",
            "Specs/Books.viper: unusedMember: 'BookPresenter' never uses 'view?.selection'",
            "Specs/Books.viper: unusedMember: no module calls 'AddModuleProtocol.warn(_:)'",
        ],
        "Terminal": [
            "Specs/Notes.viper: unsentEvent: 'NoteListTerminalView' never calls 'presenter.viewWillLayoutSubviews()'",
            "Specs/Notes.viper: unusedMember: no module calls 'NoteAddModuleProtocol.prefill(_:)'",
            "Tests/NotepadTests/NoteAdd/NoteAddInteractorTests.swift: disabledTest: test of 'NoteAddInteractor.save(_:)' is disabled, but the member is implemented",
            "Tests/NotepadTests/NoteList/NoteListInteractorTests.swift: disabledTest: test of 'NoteListInteractor.add(_:)' is disabled, but the member is implemented",
        ],
        "TodoStoreApp": [
            "Specs/TodoList.viper: unsentOutput: 'TodoListInteractor' never calls 'output?.onError(message:)'"
        ],
        "Unisolated": [
            "Specs/Convert.viper: unopenedModule: module 'Chart' is never opened"
        ],
        "UnisolatedUIKit": [
            "Specs/AccountAdd.viper: unusedMember: 'AccountAddPresenter' never calls 'interactor.suggestion()'"
        ],
        "Upcoming": [
            "Specs/Add.viper: unusedMember: 'AddPresenter' never calls 'view?.setEntryName(_:)'",
            "Specs/Add.viper: unusedMember: 'AddPresenter' never calls 'view?.setEntryDueDate(_:)'",
            "Specs/List.viper: unusedMember: 'ListPresenter' never calls 'view?.reloadEntries()'",
        ],
        "XCTestCases": [
            "Specs/Race.viper: unusedState: 'RacePresenter' never uses initializer parameter 'name'",
            "Specs/Race.viper: unusedState: 'RacePresenter' never uses initializer parameter 'lane'",
            "Specs/Race.viper: unusedMember: 'RacePresenter' never calls 'record.best()'",
            "Specs/Race.viper: unusedMember: 'RacePresenter' never calls 'record.check(_:)'",
            "Specs/Race.viper: unusedMember: 'RacePresenter' never calls 'record.keep(_:)'",
            "Specs/Race.viper: unusedMember: 'RacePresenter' never calls 'record.measure(track:)'",
            "Specs/Race.viper: unusedMember: no module calls 'RaceModuleProtocol.start(_:)'",
        ],
        "XCTestSwift5": [
            "Specs/AccountAdd.viper: unusedMember: 'AccountAddPresenter' never calls 'interactor.suggestion()'"
        ],
    ]

    /// Reads the hand-written files of a target, as they are compiled.
    private func written(_ tree: FileTree, in folder: String) -> [UserFile] {
        let paths = tree.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }
        let files = paths.compactMap { path in
            tree.files[path].map { SourceFile(path: folder + "/" + path, bytes: $0) }
        }
        return UserFile.read(files, unit: "    ")
    }
}

extension Diagnostic {
    fileprivate var summary: String { "\(location?.file.path ?? ""): \(rule.id): \(message)" }
}
