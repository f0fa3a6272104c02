import TestSupport
import Testing

@Suite struct BodyRuleTests {
    @Test func roleOutOfScope() {
        let spec = CheckedSpec(
            """
            module A {
                view { func show() }
                presenter { func a() { 1️⃣navigation.pop(); self.2️⃣output?.didLoad() } }
                interactor { func b() { 3️⃣view?.show(); 4️⃣router.close() } }
                output { func didLoad() { 5️⃣presenter.a() } }
                router { func close() { 6️⃣view?.show(); 7️⃣delegate?.did() } }
                delegate { func did() }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ roleOutOfScope: presenter cannot call 'navigation'",
                "note: add a member to 'router' that calls 'navigation'",
                "2️⃣ roleOutOfScope: presenter cannot call 'output'",
                "note: call the member directly: the presenter itself is the output",
                "3️⃣ roleOutOfScope: interactor cannot call 'view'",
                "note: call 'output', and let the presenter react to this call",
                "4️⃣ roleOutOfScope: interactor cannot call 'router'",
                "note: call 'output', and let the presenter react to this call",
                "5️⃣ roleOutOfScope: presenter cannot call 'presenter'",
                "note: call the member directly, or on 'self'",
                "6️⃣ roleOutOfScope: router cannot call 'view'",
                "note: let the presenter make this call, or give the router's member a parameter for the value that it needs",
                "7️⃣ roleOutOfScope: router cannot call 'delegate'",
                "note: let the presenter make this call, or give the router's member a parameter for the value that it needs",
            ])
    }

    @Test func otherThingsMayHaveARolesName() {
        let spec = CheckedSpec(
            """
            module A(view: Int) {
                presenter { func a(output: Output) { output.write(); let navigation = make(); navigation.pop() } }
                interactor(view: any Display) {
                    var router = Route()
                    func b() { view.show(); router.close() }
                    func c(delegate: any Other) { delegate.tell(); [1].forEach { output in output.write() } }
                }
            }
            """.replacing("module A(view: Int)", with: "module A"))
        #expect(spec.described == [])
    }

    /// A helper is one of the bodies of its class: it keeps the boundaries, and has a signature of its own.
    @Test func helpers() {
        let spec = CheckedSpec(
            """
            module A(id: Int) {
                view { func show() }
                presenter(id) { func a() { go(id) }; private func go(_ id: Int) { view?.1️⃣shw(); 2️⃣navigation.pop() } }
                interactor { func b(); private func go(_ id: Int) {} }
                output { func c() { go(1) }; private func 3️⃣go(_ id: Int) {} }
            }
            """)
        let found = spec.described.filter { !$0.hasPrefix("note") && !$0.hasPrefix("fix:") }
        #expect(
            found.map { $0.prefix { $0 != ":" } } == ["1️⃣ noSuchMember", "2️⃣ roleOutOfScope", "3️⃣ conflictingMembers"])
    }

    @Test func notTaken() {
        let spec = CheckedSpec(
            """
            service API { func send() }
            module A(id: Int, title: String) {
                let total = id + 1
                view { func show(_ text: String) }
                presenter(title) { func a() { interactor.load(1️⃣id); view?.show(title); 2️⃣api.send() } }
                interactor(id, total: Int) { func load(_ id: Int) { output?.did(id + total + 3️⃣title) } }
                interactor more(api: any API) { func b() { api.send(); 4️⃣id.print() } }
                output { func did(_ total: Int) { view?.show("\\(total)"); self.5️⃣total.print(); print(total) } }
                router { func go(to id: Int) { print(6️⃣title, id, title); navigation.pop() } }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ notTaken: 'id' is not available in the presenter",
                "note: add it to the section's parameters: 'presenter(…, id)'",
                "2️⃣ notTaken: 'api' is not available in the presenter",
                "note: let the interactor that takes 'api' do the work",
                "3️⃣ notTaken: 'title' is not available in the interactor",
                "note: add it to the section's parameters: 'interactor(…, title)'",
                "4️⃣ notTaken: 'id' is not available in the interactor",
                "note: add it to the section's parameters: 'interactor more(…, id)'",
                "5️⃣ notTaken: 'total' is not available in the presenter",
                "note: add it to the section's parameters: 'presenter(…, total)'",
                "6️⃣ notTaken: 'title' is not available in the router",
                "note: add it to the section's parameters: 'router(title)'",
            ])
    }

    @Test func whatABodyKnowsByItselfIsNotTaken() {
        let spec = CheckedSpec(
            """
            module A(id: Int, title: String) {
                presenter(id) {
                    var title: String { get { "x" } }
                    func a(id: Int) { let title = "b"; run(title, id); [1].forEach { title in run(title) } }
                    func b() { run(.title, User.id, other.title, id: 1); run(title, id) }
                }
                interactor(title) { var id = 1; func c() { run(title, id) } }
            }
            """)
        #expect(spec.described == [])
    }

    @Test func missingSection() {
        let spec = CheckedSpec(
            """
            module A {
                presenter { func a() { 1️⃣router.close(); 2️⃣delegate?.did(); 3️⃣interactor.load() } }
                interactor search { func b() { 4️⃣output?.did() } }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ missingSection: module 'A' has no 'router' section",
                "note: add a section 'router { … }' to the module",
                "2️⃣ missingSection: module 'A' has no 'delegate' section",
                "note: add a section 'delegate { … }' to the module",
                "3️⃣ missingSection: module 'A' has no 'interactor' section",
                "note: call an interactor by its name: 'search'",
                "4️⃣ missingSection: module 'A' has no 'output search' section",
                "note: add a section 'output search { … }' to the module",
            ])
    }

    @Test func noSuchMember() {
        let spec = CheckedSpec(
            """
            module A {
                view { func showRows(); var isLoading: Bool { get set } }
                presenter { func a() { view?.1️⃣showRow(); view?.isLoading = true; interactor.2️⃣totals }; var b = 1 }
                interactor {}
                interface { func c() { let f = view?.3️⃣isLoadin; view?.showRows() } }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ noSuchMember: 'view' has no member 'showRow'", "fix: replace 'showRow' with 'showRows'",
                "2️⃣ noSuchMember: 'interactor' has no member 'totals'",
                "note: declare it in the section of 'AInteractorInputProtocol'",
                "3️⃣ noSuchMember: 'view' has no member 'isLoadin'", "fix: replace 'isLoadin' with 'isLoading'",
            ])
    }

    @Test func inheritedAndExtendedMembersAreKnown() {
        let spec = CheckedSpec(
            """
            @MainActor protocol Loading { func showLoading() }
            external protocol Alerting: Loading { func alert(_ text: String) }
            extension AViewProtocol { func showBoth() { showLoading(); alert("") } }
            module A {
                view: Alerting { func show() }
                presenter { func a() { view?.showLoading(); view?.alert("x"); view?.showBoth(); view?.show() } }
            }
            """)
        #expect(spec.described == [])
    }

    @Test func wrongLabels() {
        let spec = CheckedSpec(
            """
            module A {
                view {
                    func show(error message: String)
                    func show(_ a: Int, at place: Int = 0)
                    func ask(_ text: String, then: @escaping () -> Void, otherwise: @escaping () -> Void)
                    func list(_ all: Int..., named: String)
                }
                presenter {
                    func a() {
                        view?.1️⃣show(message: "x")
                        view?.2️⃣show()
                        view?.3️⃣ask("x") {}
                        view?.4️⃣list(1, 2)
                    }
                    func b() {
                        view?.show(error: "x"); view?.show(1); view?.show(1, at: 2)
                        view?.ask("x") {} otherwise: {}
                        view?.ask("x", then: {}, otherwise: {})
                        view?.ask("x", then: {}) {}
                        view?.list(1, 2, 3, named: "x"); view?.list(named: "x")
                        let later = view?.show(error:)
                    }
                }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ wrongLabels: incorrect argument labels in call to 'view.show' (have '(message:)', expected '(error:)' or '(_:at:)' or '(_:)')",
                "note: write 'show(error:)', or add an overload to the section of 'AViewProtocol'",
                "2️⃣ wrongLabels: incorrect argument labels in call to 'view.show' (have '()', expected '(error:)' or '(_:at:)' or '(_:)')",
                "note: write 'show(error:)', or add an overload to the section of 'AViewProtocol'",
                "3️⃣ wrongLabels: incorrect argument labels in call to 'view.ask' (have '(_:_:)', expected '(_:then:otherwise:)')",
                "note: write 'ask(_:then:otherwise:)', or add an overload to the section of 'AViewProtocol'",
                "4️⃣ wrongLabels: incorrect argument labels in call to 'view.list' (have '(_:_:)', expected '(_:named:)')",
                "note: write 'list(_:named:)', or add an overload to the section of 'AViewProtocol'",
            ])
    }

    @Test func weakRole() {
        let spec = CheckedSpec(
            """
            module A {
                view { func show() }
                presenter { func a() { 1️⃣view.show(); self.2️⃣view.show(); view?.show(); if let view { view.show() } } }
                interactor { func b() { 3️⃣output.did() } }
                output { func did() }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ weakRole: weak reference 'view' called without '?'", "fix: insert '?'",
                "2️⃣ weakRole: weak reference 'view' called without '?'", "fix: insert '?'",
                "3️⃣ weakRole: weak reference 'output' called without '?'", "fix: insert '?'",
            ])
        #expect(CheckedSpec(spec.mended).described == [])
    }

    @Test func strongRole() {
        let spec = CheckedSpec(
            """
            module A {
                presenter { func a() { 1️⃣router?.close(); 2️⃣interactor!.load() } }
                interactor { func load() }
                router { func close() }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ strongRole: 'router' is not optional", "fix: remove '?'",
                "2️⃣ strongRole: 'interactor' is not optional",
                "fix: remove '!'",
            ])
        #expect(CheckedSpec(spec.mended).described == [])
    }

    @Test func awaitInWeakCall() {
        let note = "note: await first: 'let value = await …', then call 'view?.'"
        let spec = CheckedSpec(
            """
            module A {
                view { func show(_ name: String) }
                presenter {
                    func a() async throws {
                        view?.show(try 1️⃣await interactor.name())
                    }
                    func b() async throws { view?.show(2️⃣await interactor.title) }
                    func c() async { router.open(await interactor.title) }
                }
                interactor { func name() async throws -> String; var title: String { get async } }
                router { func open(_ title: String) }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ awaitInWeakCall: 'await' is not evaluated if 'view' is nil", note,
                "2️⃣ awaitInWeakCall: 'await' is not evaluated if 'view' is nil", note,
            ])
    }
}
