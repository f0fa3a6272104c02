import Diagnostics
import Templates
import TestSupport

@testable import UserCode
@testable import ViperGeneration
@testable import ViperModel

/// Hand-written Swift beside specs, with what `check` finds in both.
struct LintedCode {
    /// The text with marks, Swift or a spec.
    let marked: MarkedSource
    let findings: [Diagnostic]

    /// The findings as lines, by mark: see `MarkedSource.describe`.
    var described: [String] { marked.describe(findings) }
    var mended: String { marked.mended(by: findings) }

    /// Swift beside specs that have a module `List` with all sections, a module `Detail` that it opens, and a service `Store`.
    init(
        _ swift: String, path: String = "Sources/Test/List.swift", spec: String = LintedCode.spec,
        app: String = LintedCode.app, others: [String: String] = [:], tests: [String: String] = [:],
        modules: Set<String>? = nil
    ) {
        marked = MarkedSource(swift, path: path)
        findings = Self.lint(
            specs: [SourceFile(path: "Specs/List.viper", text: spec)], app: app,
            sources: [marked.file] + Self.files(others), tests: Self.files(tests), modules: modules)
    }

    /// A spec; the classes of its modules are as `generate` writes them, where no Swift is given.
    init(spec: String, app: String = LintedCode.app, sources: [String: String]? = nil, modules: Set<String>? = nil) {
        marked = MarkedSource(spec, path: "Specs/List.viper")
        let written =
            sources.map(Self.files)
            ?? Pipeline.run(Self.input([marked.file], app)).files.filter { $0.owner == .yours }.map {
                SourceFile(path: $0.path, bytes: $0.bytes)
            }
        findings = Self.lint(specs: [marked.file], app: app, sources: written, tests: [], modules: modules)
    }

    private static func lint(
        specs: [SourceFile], app: String, sources: [SourceFile], tests: [SourceFile], modules: Set<String>?
    ) -> [Diagnostic] {
        let checked = Pipeline.check(input(specs, app))
        guard let program = checked.program else { return checked.diagnostics }
        func read(_ files: [SourceFile]) -> [UserFile] {
            UserFile.read(files.sorted { $0.path < $1.path }, unit: program.app.indentation.text)
        }
        return checked.diagnostics
            + Lint.findings(
                Lint.Input(
                    program: program, sources: read(sources), tests: read(tests), modules: modules,
                    silenced: checked.silenced))
    }

    private static func input(_ specs: [SourceFile], _ app: String) -> Pipeline.Input {
        Pipeline.Input(
            app: AppFile(SourceFile(path: "App.viper", text: app), defaultName: "Test", rules: { Rule.known }),
            specs: specs,
            builtInTemplates: BuiltInTemplates.files,
            projectTemplates: [], compile: CompiledTemplates.set)
    }

    private static func files(_ texts: [String: String]) -> [SourceFile] {
        texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }

    static let app = "app Test { ui none; root List }"

    static let spec = """
        service Store { func count() -> Int }
        module List {
            view { func show() }
            presenter { func viewDidLoad() { interactor.load(); router.open(); delegate?.listDidLoad() } }
            interactor(store: any Store) { func load() }
            output { func didLoad() { view?.show() } }
            router { func open() { navigation.push(DetailModule()) } }
            delegate { func listDidLoad() }
        }
        module Detail {
            view { func show() }
            presenter { func viewDidLoad() { interactor.load(); view?.show() } }
            interactor { func load() }
        }
        """
}
