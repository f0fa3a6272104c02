import Testing

/// What viper-gen keeps of a module, and the classes that become yours.
struct ModuleTests {
    private func rendering(_ spec: String, app: String = "") -> Rendering {
        let rendering = Rendering(spec, app: app)
        #expect(rendering.errors == [])
        return rendering
    }

    // MARK: Contract

    @Test func aProtocolCarriesDocumentationAndAttributes() {
        let text = rendering(
            """
            module List {
                /// What is *seen*. "Quotes", */ and \\(x).
                @available(macOS 13, *)
                view {
                    /// One.
                    func show()
                    @discardableResult func hide() -> Bool
                }
            }
            """
        ).source("List/List.generated.swift")
        #expect(
            text.contains(
                """
                /// What is *seen*. "Quotes", */ and \\(x).
                @MainActor
                @available(macOS 13, *)
                protocol ListViewProtocol: AnyObject {
                    /// One.
                    func show()

                    @discardableResult
                    func hide() -> Bool
                }
                """))
    }

    @Test func aContractOfClassesThatPeopleHaveComesOutWordForWord() {
        let text = rendering(
            """
            module List {
                emit contract

                view as ListScreen: class, Titled {  // PRESENTER -> VIEW
                    var handler: ListEvents! { get set }

                    func show(_ rows: [String],
                              animated isAnimated: Bool)
                    func first(); func second()
                }
                presenter as ListEvents {}
                output { func didLoad() }
            }
            external protocol Titled
            """
        ).source("List/List.generated.swift")
        #expect(
            text.contains(
                """
                protocol ListScreen: class, Titled {
                    // PRESENTER -> VIEW
                    var handler: ListEvents! { get set }

                    func show(_ rows: [String],
                              animated isAnimated: Bool)
                    func first(); func second()
                }

                @MainActor
                protocol ListEvents {}

                @MainActor
                protocol ListInteractorOutputProtocol: AnyObject {
                    func didLoad()
                }
                """))
        #expect(!text.contains("ListInteractorInputProtocol"))
    }

    @Test func aLongSignatureHasAParameterALine() {
        let text = rendering(
            "module List { view { func show(first parameter: String, second another: [String: Int], third: Bool) async throws -> Int } }"
        )
        let signature = """
                func show(
                    first parameter: String,
                    second another: [String: Int],
                    third: Bool
                ) async throws -> Int
            """
        #expect(text.source("List/List.generated.swift").contains(signature + "\n"))
        #expect(text.source("List/ListViewController.swift").contains(signature + " {\n"))
    }

    @Test func defaultsBecomeOverloads() {
        let text = rendering("module List { view { func show(_ text: String, animated: Bool = true) async } }")
            .source("List/List.generated.swift")
        #expect(text.contains("    func show(_ text: String, animated: Bool) async\n"))
        #expect(
            text.contains(
                """
                extension ListViewProtocol {
                    func show(_ text: String) async {
                        await show(text, animated: true)
                    }
                }
                """))
    }

    // MARK: Bodies

    @Test func statementsOfOneLineGetALineEach() {
        let text = rendering(
            "module List { view { func a(_ s: String) } presenter { func b() { view?.a(\";\"); view?.a(\"\") } } }"
        )
        .source("List/List.generated.swift")
        #expect(text.contains("    func b() {\n        view?.a(\";\")\n        view?.a(\"\")\n    }\n"))
    }

    @Test func aBodyIsOnlyIndentedAnew() {
        let text = rendering(
            """
            module List {
              presenter {
                func run() {
                      let text = \"""
                        } not the end
                          of it
                        \"""

                      // a comment
                      if text.isEmpty {
                        print(text)
                      }
                }
              }
            }
            """, app: "indent tab"
        ).source("List/List.generated.swift")
        #expect(
            text.contains(
                "\tfunc run() {\n\t\tlet text = \"\"\"\n\t\t  } not the end\n\t\t    of it\n\t\t  \"\"\"\n\n"
                    + "\t\t// a comment\n\t\tif text.isEmpty {\n\t\t  print(text)\n\t\t}\n\t}\n"))
    }

    /// A tab is a level, whatever the app is indented with.
    @Test(arguments: [("indent 4", "    "), ("indent 2", "  "), ("indent tab", "\t")])
    func bodiesOfASpecWithTabs(app: String, unit: String) {
        let text = rendering(
            "module List {\n\tpresenter {\n\t\tfunc run() {\n\t\t\tif a {\n\t\t\t\tb()\n\t\t\t}\n\t\t}\n\t}\n}\n",
            app: app
        ).source("List/List.generated.swift")
        let wanted = "⇥func run() {\n⇥⇥if a {\n⇥⇥⇥b()\n⇥⇥}\n⇥}\n".replacing("⇥", with: unit)
        #expect(text.contains("\n" + wanted), "\(text)")
    }

    // MARK: Classes

    private let whole = """
        module List(id: Int) {
            view { func show() }
            presenter(id) { var note: String?; var title = "" ; func viewDidLoad() }
            interactor(id) { func load() -> Int }
            output { func didLoad() }
            router { func close() { navigation.dismiss() } }
            delegate { func listDidEnd() }
        }
        """

    @Test func whoHoldsWhom() {
        #expect(
            rendering(whole).source("List/ListPresenter.swift").contains(
                """
                @MainActor
                final class ListPresenter {
                    weak var view: (any ListViewProtocol)?
                    let interactor: any ListInteractorInputProtocol
                    let router: any ListRouterProtocol
                    weak var delegate: (any ListDelegate)?
                    let id: Int
                    var note: String?
                    var title = ""

                    init(
                        interactor: any ListInteractorInputProtocol,
                        router: any ListRouterProtocol,
                        delegate: (any ListDelegate)?,
                        id: Int
                    ) {
                """))
        #expect(
            rendering(whole).source("List/ListInteractor.swift").contains(
                "    weak var output: (any ListInteractorOutputProtocol)?\n    let id: Int\n\n    init(id: Int) {\n"))
    }

    @Test func aStubSaysThatItIsOne() {
        let text = rendering(whole).source("List/ListInteractor.swift")
        #expect(
            text.contains(
                """
                    func load() -> Int {
                        // TODO: load()
                        fatalError("ListInteractor.load() is not implemented")
                    }
                """))
    }

    @Test func aStubRepeatsTheDocumentation() {
        let text = rendering("module List { view {\n/// Shows\n/// it.\n///\n/// More.\nfunc show() } }")
            .source("List/ListViewController.swift")
        #expect(text.contains("        // TODO: Shows it.\n"))
    }

    @Test func stateThatNamesAParameterIsAssignedInTheInitializer() {
        let text = rendering(
            "module List(name: String) { presenter(name) { var title: String = name; func viewDidLoad() {} } }"
        )
        .source("List/ListPresenter.swift")
        #expect(text.contains("    var title: String\n"))
        #expect(text.contains("        self.name = name\n        self.title = name\n"))
    }

    @Test(arguments: [
        ("func viewDidLoad()", "super.viewDidLoad()\n        presenter.viewDidLoad()\n"),
        (
            "func viewWillAppear() async",
            "viewWillAppearTask?.cancel()\n        viewWillAppearTask = Task { [presenter] in await presenter.viewWillAppear() }\n"
        ),
        (
            "func viewDidAppear(_ animated: Bool)",
            "super.viewDidAppear(animated)\n        presenter.viewDidAppear(animated)\n"
        ),
        (
            "func viewDidDisappear(animated: Bool)",
            "super.viewDidDisappear(animated)\n        presenter.viewDidDisappear(animated: animated)\n"
        ),
    ])
    func lifecycleEventsAreForwarded(member: String, call: String) {
        let text = rendering("module List { presenter { \(member) } }").source("List/ListViewController.swift")
        #expect(text.contains(call))
    }

    @Test(arguments: [
        "func viewDidLoad() throws", "func viewDidLoad(_ x: Int)", "func viewDidLoad() -> Int", "func viewWillLoad()",
        "func viewWillAppear(_ count: Int)",
    ])
    func otherMembersAreNot(member: String) {
        let text = rendering("module List { presenter { \(member) } }").source("List/ListViewController.swift")
        #expect(!text.contains("override"))
    }

    // MARK: Assembly

    @Test func partsAreConnected() {
        let text = rendering(whole).source("List/List.generated.swift")
        #expect(
            text.contains(
                """
                        let view = makeView(presenter)
                        presenter.view = view
                        interactor.output = presenter
                        return view
                """))
        #expect(
            text.contains(
                "struct ListModule: Destination {\n    let id: Int\n    weak var delegate: (any ListDelegate)?\n"))
    }

    @Test func aGuardStopsTheModuleFromOpening() {
        let text = rendering(
            "module List(text: String) { guard let number = Int(text)\n presenter(number: Int) { func viewDidLoad() {} } }"
        ).source("List/List.generated.swift")
        #expect(text.contains("    ) -> View? {\n        guard let number = Int(text) else { return nil }\n"))
        #expect(text.contains("guard let view = assembled else { return nil }"))
    }

    @Test func theInterfaceIsReturned() {
        let text = rendering("module List { interface { func reload() {} } }").source("List/List.generated.swift")
        #expect(text.contains("-> (view: View, interface: any ListModuleProtocol) {"))
        #expect(text.contains("        return (view, presenter)\n"))
        #expect(text.contains("        return (made.view, made.interface)\n"))
    }

    /// Swift begins with nil by itself only where the type is written with a question mark.
    @Test func aValueOfTheScreenThatIsNilSaysSoWhereSwiftDoesNot() {
        let text = rendering(
            "module List { view { var page: Optional<Int> { get set }; var row: Int? { get set } } }", app: "ui swiftui"
        ).source("List/ListViewState.swift")
        #expect(text.contains("    var page: Optional<Int> = nil\n    var row: Int?\n"))
    }
}
