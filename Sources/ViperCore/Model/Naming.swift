import ViperSpec

/// The names of what is generated, in one place. Other schemes than `protocols` come with `naming` in `App.viper`.
package struct Naming: Sendable, Hashable {
    package init() {}

    /// The protocol of a section: `TodoListViewProtocol`. `interactor` is the name of one of several, or nil.
    package func protocolName(_ kind: SectionKind, module: String, interactor: String? = nil) -> String {
        let part = SwiftName.upperFirst(interactor ?? "")
        return switch kind {
        case .view: "\(module)ViewProtocol"
        case .presenter: "\(module)PresenterProtocol"
        case .interactor: "\(module)\(part)InteractorInputProtocol"
        case .output: "\(module)\(part)InteractorOutputProtocol"
        case .router: "\(module)RouterProtocol"
        case .interface: "\(module)ModuleProtocol"
        case .delegate, .on: "\(module)Delegate"
        }
    }

    /// The view's class: `TodoListViewController` with UIKit, `TodoListTerminalView` in a terminal, `TodoListView` without a
    /// kit.
    package func viewClass(_ module: String, kit: AppSettings.Kit) -> String {
        switch kit {
        case .uikit: "\(module)ViewController"
        case .terminal: "\(module)TerminalView"
        case .none: "\(module)View"
        }
    }
    /// `TodoListPresenter`.
    package func presenterClass(_ module: String) -> String { "\(module)Presenter" }
    /// `TodoListRouter`.
    package func routerClass(_ module: String) -> String { "\(module)Router" }
    /// `TodoListInteractor`, or `TodoListSearchInteractor` for one of several.
    package func interactorClass(_ module: String, interactor: String? = nil) -> String {
        "\(module)\(SwiftName.upperFirst(interactor ?? ""))Interactor"
    }
    /// `TodoListModule`, the value that opens it.
    package func destination(_ module: String) -> String { "\(module)Module" }
    /// `TodoListDependencies`, the protocol of what the module asks of the app.
    package func dependencies(_ module: String) -> String { "\(module)Dependencies" }
    /// The property by which a presenter calls an interactor: `interactor`, or the name of one of several.
    package func interactorProperty(_ interactor: String?) -> String { interactor ?? "interactor" }
    /// The tests of a class that a person completes.
    package func tests(of type: String) -> String { "\(type)Tests" }
    /// The tests of a class's bodies.
    package func flowTests(of type: String) -> String { "\(type)FlowTests" }
    /// What arranges a class with mocks.
    package func testCase(of type: String) -> String { "\(type)TestCase" }
    /// The tests that every part is connected, and gone in the end.
    package func assemblyTests(_ module: String) -> String { "\(module)AssemblyTests" }
    /// What every project's generated code declares beside its modules.
    package func supportNames(kit: AppSettings.Kit) -> [String] {
        let kitNames =
            switch kit {
            case .terminal:
                [
                    "Canvas", "Key", "KeyDecoder", "ScreenStack", "StandardStreams", "Terminal", "TerminalApp",
                    "TerminalDevice", "TerminalEvent", "TerminalForm", "TerminalFrame", "TerminalView", "TextField",
                    "TextStyle",
                ]
            case .uikit, .none: [String]()
            }
        return [
            "AppDependencies", "AppDependenciesMock", "AppNavigation", "CallLog", "CompositionRoot", "Destination",
            "FixtureError", "Fixtures", "Interface", "Locked", "Navigation", "NavigationMock", "PresentationContainer",
            "Screen",
        ] + kitNames
    }
    /// The file of a kit's support code, without `.swift`: `TerminalApp.generated`.
    package func supportFile(_ template: FileTemplate) -> String {
        let name = template.rawValue.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        return "\(name ?? template.rawValue).generated"
    }
    /// The mock of a protocol: `TodoStoreMock`.
    package func mock(_ protocolName: String) -> String { "\(protocolName)Mock" }
}
