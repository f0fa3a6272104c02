import ViperSpec

/// The names of what is generated, in one place: whatever has to name a type, a file or a part asks here. The names that a
/// project chooses are in its settings.
package struct Naming: Sendable, Hashable {
    /// The names of one part of a module.
    package struct Names: Sendable, Hashable {
        /// The protocol of its section.
        package var protocolName: NamePattern
        /// Its class; nil where it has none, and for the view, which the UI kit names where nobody else does.
        package var className: NamePattern?
        /// The file of its class, without `.swift`, and with the folders that it stands in below the module's; nil where the file is
        /// called as the class is.
        package var file: NamePattern?
        /// The property by which other parts hold it and call it.
        package var property: String
    }

    /// A kind of section, and the names of its part.
    private struct Part: Sendable, Hashable {
        let kind: SectionKind
        var names: Names

        init(_ kind: SectionKind, _ protocolName: NamePattern, _ className: NamePattern? = nil) {
            self.kind = kind
            names = Names(protocolName: protocolName, className: className, property: kind.rawValue)
        }
    }

    /// The names of the parts that sections declare; an `on` section has those of the delegate that it names.
    private var parts = [
        Part(.view, "{module}ViewProtocol"),
        Part(.presenter, "{module}PresenterProtocol", "{module}Presenter"),
        // For one of several, the module's name is followed by its own: `TodoListSearch`.
        Part(.interactor, "{module}InteractorInputProtocol", "{module}Interactor"),
        Part(.output, "{module}InteractorOutputProtocol"),
        Part(.router, "{module}RouterProtocol", "{module}Router"),
        Part(.interface, "{module}ModuleProtocol"),
        Part(.delegate, "{module}Delegate"),
    ]
    /// The type of the value that opens a module.
    package var destination: NamePattern = "{module}Module"
    /// Its function that makes the screen.
    package var build = "build"
    /// The protocol of what a module asks of the app.
    package var dependencies: NamePattern = "{module}Dependencies"
    /// The class that stands for a protocol in tests.
    package var mock = NamePattern("{protocol}Mock", for: NamePattern.protocol)

    /// The types that an app has once, beside its modules.
    package enum AppType: String, Sendable, CaseIterable {
        case appDependencies = "AppDependencies"
        case destination = "Destination"
        case navigation = "Navigation"
        case screen = "Screen"
    }

    /// The names of those that a project calls otherwise.
    package var appTypes: [AppType: String] = [:]

    /// What parts are called where a project says nothing; made once, for every value of settings begins with it.
    package static let standard = Naming()

    private init() {}

    /// The names of the part that a section declares. A kind that has no names here gets a protocol called after it.
    package subscript(kind: SectionKind) -> Names {
        get {
            if let index = index(of: kind) { return parts[index].names }
            return Part(kind, NamePattern("{module}" + SwiftName.upperFirst(kind.rawValue))).names
        }
        set {
            let place = index(of: kind) ?? parts.endIndex
            if place == parts.endIndex { parts.append(Part(kind, newValue.protocolName)) }
            parts[place].names = newValue
        }
    }

    private func index(of kind: SectionKind) -> Int? {
        let kind = kind == .on ? .delegate : kind
        return parts.indices.first { parts[$0].kind == kind }
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
    /// The protocol of a section: `TodoListViewProtocol`. `interactor` is the name of one of several, or nil.
    package func protocolName(_ kind: SectionKind, module: String, interactor: String? = nil) -> String {
        self[kind].protocolName.name(for: scope(module, interactor))
    }

    /// The class of a section of its own: the view's, the presenter's, an interactor's or the router's.
    package func className(
        _ kind: SectionKind, _ module: String, interactor: String? = nil, kit: @autoclosure () -> Kit
    ) -> String {
        kind == .view ? viewClass(module, kit: kit()) : implementation(kind, scope(module, interactor))
    }
    /// The class that implements the view's protocol: `TodoListViewController` with UIKit, `TodoListViewState` with SwiftUI,
    /// `TodoListTerminalView` in a terminal, `TodoListView` without a kit.
    package func viewClass(_ module: String, kit: Kit) -> String {
        (view.className ?? kit.viewClass).name(for: module)
    }
    /// `TodoListView`, where what is seen is a type beside the view's class; otherwise nil.
    package func screenView(_ module: String, kit: Kit) -> String? { kit.screenView?.name(for: module) }
    /// `TodoListPresenter`.
    package func presenterClass(_ module: String) -> String { implementation(.presenter, module) }
    /// `TodoListRouter`.
    package func routerClass(_ module: String) -> String { implementation(.router, module) }
    /// `TodoListInteractor`, or `TodoListSearchInteractor` for one of several.
    package func interactorClass(_ module: String, interactor: String? = nil) -> String {
        implementation(.interactor, scope(module, interactor))
    }
    /// `TodoListModule`, the value that opens it.
    package func destination(_ module: String) -> String { destination.name(for: module) }
    /// `TodoListDependencies`, the protocol of what the module asks of the app.
    package func dependencies(_ module: String) -> String { dependencies.name(for: module) }
    /// The property by which a presenter calls an interactor: `interactor`, or the name of one of several.
    package func interactorProperty(_ interactor: String?) -> String { interactor ?? self.interactor.property }

    private func implementation(_ kind: SectionKind, _ scope: String) -> String {
        let names = self[kind]
        return (names.className ?? names.protocolName).name(for: scope)
    }

    /// What the placeholder `{module}` stands for: for one of several interactors, its own name is added to the module's.
    private func scope(_ module: String, _ interactor: String?) -> String {
        interactor.map { module + SwiftName.upperFirst($0) } ?? module
    }
}

// MARK: - Files

extension Naming {
    /// The file of a class, without `.swift`, and with the folders that it stands in below the module's.
    package func fileName(
        _ kind: SectionKind, _ module: String, interactor: String? = nil, kit: @autoclosure () -> Kit
    ) -> String {
        self[kind].file?.name(for: scope(module, interactor))
            ?? className(kind, module, interactor: interactor, kit: kit())
    }
    /// The file of what is generated anew of a module, in the app and in its tests.
    package func generatedFile(_ module: String) -> String { "\(module).generated" }
    /// The file of what a spec declares outside its modules, in the app and in its tests.
    package func sharedFile(_ spec: String) -> String { "\(spec)+Shared.generated" }
    /// The file of the mock of a protocol that the app's own Swift declares.
    package func mockFile(_ protocolName: String) -> String { "\(protocolName)+Mock.generated" }
    /// The file of support code, without `.swift`: `TerminalApp.generated`.
    package func supportFile(_ name: some StringProtocol) -> String { "\(name).generated" }
}

// MARK: - Tests and support

extension Naming {
    /// The mock of a protocol: `TodoStoreMock`.
    package func mock(_ protocolName: String) -> String { mock.name(for: protocolName) }
    /// The tests of a class that a person completes.
    package func tests(of type: String) -> String { "\(type)Tests" }
    /// The tests of a class's bodies.
    package func flowTests(of type: String) -> String { "\(type)FlowTests" }
    /// The type that sets up a class with mocks for its tests.
    package func testCase(of type: String) -> String { "\(type)TestCase" }
    /// The tests that every part of a module is connected, and freed when the module is closed.
    package func assemblyTests(_ module: String) -> String { "\(module)AssemblyTests" }

    /// The name of a type that the app has once.
    package func name(of type: AppType) -> String { appTypes[type] ?? type.rawValue }
    /// The class that goes from screen to screen: `AppNavigation`.
    package var navigationClass: String { "App" + name(of: .navigation) }
    /// Names for these types that are none of the app's own, where it has types of the usual names.
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

    /// What `naming` in App.viper says of them: `screen "ViperScreen"`.
    package var linesOfAppTypes: [String] {
        AppType.allCases.compactMap { type in
            appTypes[type].map { "\(SwiftName.lowerFirst(type.rawValue)) \"\($0)\"" }
        }
    }
    /// The words that stand for these types in templates, with their names, where these are others.
    package var renamedAppTypes: [String: String] {
        var names = Dictionary(firstOf: appTypes.map { ($0.rawValue, $1) })
        if appTypes[.navigation] != nil { names["AppNavigation"] = navigationClass }
        return names
    }

    /// The types that generated code declares in every project beside its modules.
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
