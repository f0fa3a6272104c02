import ViperSpec

/// The names of generated types, files and properties, including names that the app chooses.
package struct Naming: Sendable, Hashable {
    /// The names of one part of a module.
    package struct Names: Sendable, Hashable {
        /// The protocol of the part's section.
        package var protocolName: NamePattern
        /// The part's class; nil for a part without a class, and for the view, whose default comes from the UI kit.
        package var className: NamePattern?
        /// The file of the part's class, without `.swift`, relative to the module's folder; nil if it has the class's
        /// name.
        package var file: NamePattern?
        /// The property by which other parts refer to this part.
        package var property: String

        fileprivate init(_ kind: SectionKind, _ protocolName: NamePattern, _ className: NamePattern? = nil) {
            self.protocolName = protocolName
            self.className = className
            property = kind.rawValue
        }
    }

    /// The names of the parts. An `on` section has the names of the delegate.
    private var names: [SectionKind: Names] = [
        .view: Names(.view, "{module}ViewProtocol"),
        .presenter: Names(.presenter, "{module}PresenterProtocol", "{module}Presenter"),
        // For `interactor search`, `{module}` stands for `TodoListSearch`.
        .interactor: Names(.interactor, "{module}InteractorInputProtocol", "{module}Interactor"),
        .output: Names(.output, "{module}InteractorOutputProtocol"),
        .router: Names(.router, "{module}RouterProtocol", "{module}Router"),
        .interface: Names(.interface, "{module}ModuleProtocol"),
        .delegate: Names(.delegate, "{module}Delegate"),
    ]
    /// The type of the value that opens a module.
    package var destination: NamePattern = "{module}Module"
    /// The destination's function that creates the screen.
    package var build = "build"
    /// The protocol of a module's dependencies.
    package var dependencies: NamePattern = "{module}Dependencies"
    /// The mock of a protocol.
    package var mock = NamePattern("{protocol}Mock", for: NamePattern.protocol)

    /// The types that exist once in an app.
    package enum AppType: String, Sendable, CaseIterable {
        case appDependencies = "AppDependencies"
        case destination = "Destination"
        case navigation = "Navigation"
        case screen = "Screen"
    }

    /// The names of app-wide types that differ from the default names.
    package var appTypes: [AppType: String] = [:]

    /// The default names.
    package static let standard = Naming()

    private init() {}

    /// The names of a section's part. A kind without an entry gets a protocol that is named after the kind.
    package subscript(kind: SectionKind) -> Names {
        get {
            names[kind == .on ? .delegate : kind]
                ?? Names(kind, NamePattern("{module}" + SwiftName.upperFirst(kind.rawValue)))
        }
        set { names[kind == .on ? .delegate : kind] = newValue }
    }

    package var view: Names { self[.view] }
    package var presenter: Names { self[.presenter] }
    package var interactor: Names { self[.interactor] }
    package var output: Names { self[.output] }
    package var router: Names { self[.router] }
    package var delegate: Names { self[.delegate] }
}

// MARK: - Types and properties of a module

extension Naming {
    /// Returns the protocol of a section: `TodoListViewProtocol`. `interactor` is the name of a named interactor, or
    /// nil.
    package func protocolName(_ kind: SectionKind, module: String, interactor: String? = nil) -> String {
        self[kind].protocolName.name(for: scope(module, interactor))
    }

    /// Returns the class of a view, a presenter, an interactor or a router.
    package func className(
        _ kind: SectionKind, _ module: String, interactor: String? = nil, kit: Kit
    ) -> String {
        kind == .view ? viewClass(module, kit: kit) : implementation(kind, scope(module, interactor))
    }
    /// Returns the class of the view: `TodoListViewController` with UIKit, `TodoListViewState` with SwiftUI,
    /// `TodoListTerminalView` in a terminal, `TodoListView` without a kit.
    package func viewClass(_ module: String, kit: Kit) -> String {
        (view.className ?? kit.viewClass).name(for: module)
    }
    /// Returns the type that draws the screen if it is not the view's class: `TodoListView`; otherwise nil.
    package func screenView(_ module: String, kit: Kit) -> String? { kit.screenView?.name(for: module) }
    /// Returns the presenter's class: `TodoListPresenter`.
    package func presenterClass(_ module: String) -> String { implementation(.presenter, module) }
    /// Returns the router's class: `TodoListRouter`.
    package func routerClass(_ module: String) -> String { implementation(.router, module) }
    /// Returns an interactor's class: `TodoListInteractor`, or `TodoListSearchInteractor` for `interactor search`.
    package func interactorClass(_ module: String, interactor: String? = nil) -> String {
        implementation(.interactor, scope(module, interactor))
    }
    /// Returns the destination, which opens the module: `TodoListModule`.
    package func destination(_ module: String) -> String { destination.name(for: module) }
    /// Returns the protocol of the module's dependencies: `TodoListDependencies`.
    package func dependencies(_ module: String) -> String { dependencies.name(for: module) }
    /// Returns the presenter's property for an interactor: the interactor's name, or `interactor` if it has no name.
    package func interactorProperty(_ interactor: String?) -> String { interactor ?? self.interactor.property }

    private func implementation(_ kind: SectionKind, _ scope: String) -> String {
        let names = self[kind]
        return (names.className ?? names.protocolName).name(for: scope)
    }

    /// Returns the text that replaces `{module}`: `TodoList`, or `TodoListSearch` for `interactor search`.
    private func scope(_ module: String, _ interactor: String?) -> String {
        interactor.map { module + SwiftName.upperFirst($0) } ?? module
    }
}

// MARK: - Files

extension Naming {
    /// Returns the file of a class, without `.swift`, relative to the module's folder.
    package func fileName(
        _ kind: SectionKind, _ module: String, interactor: String? = nil, kit: Kit
    ) -> String {
        self[kind].file?.name(for: scope(module, interactor))
            ?? className(kind, module, interactor: interactor, kit: kit)
    }
    /// Returns the generated file of a module, in the app and in its tests.
    package func generatedFile(_ module: String) -> String { "\(module).generated" }
    /// Returns the file of a spec's declarations outside of modules, in the app and in its tests.
    package func sharedFile(_ spec: String) -> String { "\(spec)+Shared.generated" }
    /// Returns the file with the mock of a protocol in the app's Swift.
    package func mockFile(_ protocolName: String) -> String { "\(protocolName)+Mock.generated" }
    /// Returns the file of support code, without `.swift`: `TerminalApp.generated`.
    package func supportFile(_ name: some StringProtocol) -> String { "\(name).generated" }
}

// MARK: - Tests and support

extension Naming {
    /// Returns the mock of a protocol: `TodoStoreMock`.
    package func mock(_ protocolName: String) -> String { mock.name(for: protocolName) }
    /// Returns the suite for the tests of a class, which you complete: `TodoListPresenterTests`.
    package func tests(of type: String) -> String { "\(type)Tests" }
    /// Returns the tests of a class's bodies.
    package func flowTests(of type: String) -> String { "\(type)FlowTests" }
    /// Returns the base class of the tests of a class.
    package func testCase(of type: String) -> String { "\(type)TestCase" }
    /// Returns the suite of the assembly's tests: all parts of the module are connected, and are deallocated after the
    /// module is closed.
    package func assemblyTests(_ module: String) -> String { "\(module)AssemblyTests" }

    /// Returns the name of a type that exists once in the app.
    package func name(of type: AppType) -> String { appTypes[type] ?? type.rawValue }
    /// The class that shows and closes screens: `AppNavigation`.
    package var navigationClass: String { "App" + name(of: .navigation) }
    /// Returns other names for generated app-wide types whose default names are already taken.
    package static func freeAppTypes(besides taken: Set<String>, target: String) -> [AppType: String] {
        var chosen: [AppType: String] = [:]
        for type in AppType.allCases {
            let names = ["", "Viper", target].map { $0 + type.rawValue }
            let free = names.first { name in
                var naming = Naming.standard
                naming.appTypes = [type: name]
                return taken.isDisjoint(with: type == .navigation ? [name, naming.navigationClass] : [name])
            }
            if let free, free != type.rawValue { chosen[type] = free }
        }
        return chosen
    }

    /// The lines of `naming` in App.viper that set the names of app-wide types: `screen "ViperScreen"`.
    package var linesOfAppTypes: [String] {
        AppType.allCases.compactMap { type in
            appTypes[type].map { "\(SwiftName.lowerFirst(type.rawValue)) \"\($0)\"" }
        }
    }
    /// The app's names of app-wide types, by the name in templates. Types with their default names are omitted.
    package var renamedAppTypes: [String: String] {
        var names = Dictionary(firstOf: appTypes.map { ($0.rawValue, $1) })
        if appTypes[.navigation] != nil { names["AppNavigation"] = navigationClass }
        return names
    }

    /// The types that generated code declares in every app.
    var supportNames: [String] {
        let appTypes = AppType.allCases.map(name)
        return appTypes + [
            mock(name(of: .appDependencies)), navigationClass, "CompositionRoot", "Fixtures", "Interface",
            mock(name(of: .navigation)), "PresentationContainer",
        ] + Self.namesBesideMocks
    }

    /// The types that mocks need.
    package static let namesBesideMocks = ["CallLog", "FixtureError", "Locked"]
}
