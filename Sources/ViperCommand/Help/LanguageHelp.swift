import ViperModel
import ViperSpec

/// The text of `viper-gen help language`. The tables of the parser and of the settings provide parts of it.
let languageHelp = """
    SPECS
    Specs are the files Specs/**/*.viper. Members are Swift declarations, written as in a protocol.
    viper-gen generates a member with a body. A member without a body is yours to implement in the class.
    A body is Swift code of at most 8 lines. The body can call the parts that are in scope (see below).

    DECLARATIONS
    \(table(declarations))

    SECTIONS OF A MODULE
    \(table(SectionKind.allCases.map { ($0.rawValue, $0.help) }))

    Parentheses list what the initializer takes: 'presenter(id)' takes the module's input 'id';
    'interactor(store: any Store)' takes the dependency 'store', a property of your composition root.
    State is a variable with a value: 'var page = 1'. 'private func' with a body is a helper.
    To have several interactors, name them: 'interactor search(…) { … }', with 'output search { … }'.
    The presenter calls this interactor with 'search.find(text)'.

    IN SCOPE IN A BODY
    \(table(SectionKind.withClass.filter { $0 != .view }.map { ("of the " + $0.rawValue, $0.scope) }))
    of each       also the section's parameters, state and members, and 'self'
    Bodies in 'output', 'interface' and 'on' belong to the presenter.

    NAVIGATION, IN A ROUTER
    navigation.push(DetailModule(id: 1))      .present(…)   .present(…, in: .navigation)   .setRoot(…)
    navigation.pop()   .popToRoot()   .dismiss()
    'push' and 'present' return the opened module's interface. If the module has a delegate, pass the delegate last:
    navigation.push(DetailModule(id: 1, delegate: delegate))

    EXAMPLE
    \(languageExample)

    YOUR FILES
    'generate' creates DetailPresenter.swift, DetailInteractor.swift, DetailRouter.swift and the view only once.
    Later, 'generate' inserts stubs into these files, updates signatures, and keeps your bodies.
    Never edit *.generated.swift.

    TESTS
    Let a test class inherit DetailPresenterTestCase, which creates the presenter and its mocks.
    A mock records calls        log.calls == ["Store.rows()", "view.show(_:)"]
    and the last argument       view.showReceivedTitle
    or the last arguments       store.saveIdReceivedArguments?.id
    A test sets the result      store.itemIdReturnValue = Item.fixture(), or store.itemIdClosure = { … }
    or the error                store.itemIdThrowableError = FixtureError()
    If two members have the same name and labels, the log entry of the second one contains types: "view.show(_: [Row])".

    App.viper: app NAME { … }
    \(table(SettingName.allCases.map { ($0.rawValue, $0.help) }))
    You can also write 'ui' and 'emit' at the beginning of a module.

    """

/// A spec that shows the language. Its second module notifies the first module through a delegate.
let languageExample = """
    struct Row: Equatable { let id: Int; let title: String }

    service Store {
        func rows() async throws -> [Row]
        func remove(id: Int) async throws
    }

    module List {
        view {
            func show(_ rows: [Row])
            func show(error: String)
        }
        presenter {
            func viewDidLoad() async { await interactor.load() }
            func didSelect(_ row: Row) { router.openDetail(of: row, delegate: self) }
        }
        interactor(store: any Store) {
            func load() async {
                do {
                    let rows = try await store.rows()
                    output?.didLoad(rows)
                } catch {
                    output?.didFail()
                }
            }
        }
        output {
            func didLoad(_ rows: [Row]) { view?.show(rows) }
            func didFail() { view?.show(error: "Try again.") }
        }
        router {
            func openDetail(of row: Row, delegate: any DetailDelegate) {
                navigation.push(DetailModule(row: row, delegate: delegate))
            }
        }
        on Detail {
            func detailDidRemove() async { await interactor.load() }
        }
    }

    module Detail(row: Row) {
        view { func show(_ title: String) }
        presenter(row) {
            func viewDidLoad() { view?.show(row.title) }
            func didTapRemove() async {
                await interactor.remove()
                router.close()
                await delegate?.detailDidRemove()
            }
        }
        interactor(row, store: any Store) {
            func remove() async
        }
        router { func close() { navigation.pop() } }
        delegate { func detailDidRemove() async }
    }
    """

/// The declarations allowed at the top level of a spec.
let declarations: [(word: String, help: String)] = [
    ("module", "a screen: 'module Detail(id: Int) { … }'; inputs in parentheses, sections in braces"),
    ("service", "a Sendable protocol that interactors call and you implement"),
    ("entity", "a struct that only interactors and presenters use; for views, write 'struct'"),
    (
        "struct, enum, protocol, typealias, extension",
        "plain Swift, copied to the generated code; at file scope, even if you write it inside a module"
    ),
    (
        "external",
        "'external struct Name': a type that no spec declares; also with class, enum, actor, protocol. "
            + "'external module Name': a screen that your own Swift creates"
    ),
    ("navigation", "custom navigation methods, which you implement in Navigation.swift"),
    ("import", "a Swift module whose types the spec uses"),
]

/// Returns the rows in two columns. Long texts continue on more lines in the second column.
private func table(_ rows: [(String, String)]) -> String {
    let column = 14
    return rows.map { label, text in
        let lines = wrapped(text, indent: column)
        return label.count < column - 1
            ? label + lines.dropFirst(label.count) : label + "\n" + lines
    }.joined(separator: "\n")
}

extension SectionKind {
    fileprivate var help: String {
        let callers = SectionKind.allCases.filter { owner in PartLink.rows(of: owner).contains { $0.section == self } }
        let implementer = implementer.map { "implemented by the \($0.rawValue)" } ?? "implemented by the opening module"
        let caller =
            switch self {
            case .interface: "the opening module"
            case .on: "another module: 'on Detail { … }' has all members of Detail's delegate"
            default: callers.map { "the " + $0.rawValue }.joined(separator: " and ")
            }
        let bodies = [.view, .delegate].contains(self) ? "; members never have bodies" : ""
        let values = hasParametersAndState ? "; can have parameters and state" : ""
        return "\(implementer); called by \(caller)\(bodies)\(values)"
    }

    fileprivate var scope: String {
        let names = PartLink.rows(of: self).map { row in
            row.section.rawValue + (row.ownership == .strongParameter ? "" : "?")
        }
        return names.isEmpty ? "navigation" : names.joined(separator: ", ")
    }
}

extension SettingName {
    /// The values of the setting, with the default first or in parentheses.
    fileprivate var help: String {
        func choice<Choice: CaseIterable & RawRepresentable>(_ initial: Choice) -> String
        where Choice.RawValue == String {
            "\(Choice.allCases.map(\.rawValue).joined(separator: " | ")) (default: \(initial.rawValue))"
        }
        let app = AppSettings(name: "NAME")
        return switch self {
        case .target: "the Swift module that tests import (default: NAME)"
        case .root: "the module that is opened first"
        case .ui:
            Kit.builtIn.map(\.name).joined(separator: " | ") + " | a folder in templates (default: \(app.kit.name))"
        case .style: choice(app.style)
        case .naming: "protocols | io | interfaces (default: protocols); your own names follow in { … }"
        case .emit: AppSettings.EmittedParts.words.map(\.key).joined(separator: ", ") + " (default: all but bodies)"
        case .generated: choice(app.generated) + "; build: a build plugin generates the code in each build"
        case .tests: choice(app.tests)
        case .swift: choice(app.swift)
        case .isolation: choice(app.isolation)
        case .access: choice(app.access)
        case .platforms: choice(app.platforms)
        case .indent: "1 to 16, or tab (default: 4)"
        case .specs: "folder of the specs (default: \"\(app.specs)\")"
        case .sources: "folder of the sources (default: \"\(app.sources)\")"
        case .testing: "folder of the tests (default: \"\(app.testing)\")"
        case .templates: "folder of your templates (default: \"\(app.templates)\")"
        case .project: "Xcode project to keep up to date: \"Shop.xcodeproj\" (default: none)"
        case .places: choice(app.places) + "; where the compiler reports errors in bodies"
        case .rules: "severities: { longBody off } (error | warning | off)"
        case .requires: "oldest viper-gen that may be used: \"0.1\""
        }
    }
}
