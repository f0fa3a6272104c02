import Testing

/// Calls between members that specs declare: marked with `try` and `await`, of members that are there, changing what
/// can be set.
@Suite struct EffectRuleTests {
    /// A presenter's body, and an interactor that it may call.
    private func presenter(_ member: String) -> CheckedSpec {
        CheckedSpec(
            """
            module A {
                view { func show(_ number: Int) }
                presenter { \(member) }
                interactor {
                    func load() async
                    func save() throws
                    func total() async throws -> Int
                    func count() -> Int
                    var limit: Int { get async }
                }
            }
            """)
    }

    @Test(arguments: [
        ("interactor.1️⃣load()", "load", "await"), ("self.interactor.1️⃣load()", "load", "await"),
        ("Task { interactor.1️⃣load() }", "load", "await"), ("let a = interactor.1️⃣limit", "limit", "await"),
        ("try interactor.1️⃣total()", "total", "await"), ("await interactor.1️⃣total()", "total", "try"),
        ("interactor.1️⃣save()", "save", "try"), ("interactor.1️⃣total()", "total", "try await"),
        ("do { try interactor.1️⃣total() } catch {}", "total", "await"),
        ("let a = 1 + interactor.1️⃣total()", "total", "try await"),
        ("let a = try 1 + interactor.1️⃣total()", "total", "await"),
        ("let a = -interactor.1️⃣total()", "total", "try await"),
        ("print(try await { 1 }(), interactor.1️⃣total())", "total", "try await"),
        ("view?.show(try interactor.1️⃣total())", "total", "await"),
        ("if interactor.1️⃣total() > 1 { return }", "total", "try await"),
    ]) func anUnmarkedCallIsReportedAndMarked(_ statement: String, _ name: String, _ marks: String) {
        let spec = presenter("func tap() async throws { \(statement) }")
        #expect(
            spec.described == [
                "1️⃣ unmarkedEffect: the call of 'interactor.\(name)' is not marked with '\(marks)'",
                "fix: insert '\(marks)'",
            ])
        let mended = CheckedSpec(spec.mended).described.filter {
            !$0.contains("awaitInWeakCall") && !$0.hasPrefix("note: await first")
        }
        #expect(mended == [], "\(spec.mended)")
    }

    @Test(arguments: [
        "await interactor.load()", "try await interactor.total() + interactor.total()", "try? interactor.save()",
        "try! interactor.save()", "async let a = interactor.total(); _ = try await a", "_ = interactor.count()",
        "do { try interactor.save() } catch {}", "Task { try await interactor.total() }", "let f = interactor.load",
        "print(try await interactor.total(), try await interactor.total())",
        "for _ in 0..<(try await interactor.total()) {}",
        "let interactor = Other(); interactor.load()", "await view?.show(interactor.limit)",
    ]) func aMarkedCallIsFine(_ statements: String) {
        #expect(
            presenter("func tap() async throws { \(statements) }").described.filter { !$0.contains("awaitInWeak") }
                == [])
    }

    /// Who waits or throws has to be declared so, which is for a person to decide.
    @Test func aCallerThatMayNotWaitOrThrowIsReported() {
        #expect(
            presenter("func tap() { interactor.1️⃣load() }").described == [
                "1️⃣ unmarkedEffect: 'interactor.load' is async, but 'tap' is not",
                "note: declare 'tap' as 'async', or call 'interactor.load' in 'Task { … }'",
            ])
        let unhandled = [
            "1️⃣ unmarkedEffect: 'interactor.save' can throw, but 'tap' neither catches the error nor throws",
            "note: write 'do { try … } catch { … }', or declare 'tap' as 'throws'",
        ]
        #expect(presenter("func tap() { interactor.1️⃣save() }").described == unhandled)
        #expect(presenter("func tap() { try interactor.1️⃣save() }").described == unhandled)
    }

    @Test func whatCallsItsOwnClassCounts() {
        let spec = presenter(
            "func tap() async { 1️⃣reload(); self.2️⃣reload(); let reload = { }; reload() }; func reload() async {}")
        #expect(
            spec.described == [
                "1️⃣ unmarkedEffect: the call of 'reload' is not marked with 'await'", "fix: insert 'await'",
                "2️⃣ unmarkedEffect: the call of 'reload' is not marked with 'await'", "fix: insert 'await'",
            ])
        #expect(spec.mended.contains("await reload(); await self.reload(); let"))
    }

    /// Every call of an actor waits.
    @Test func anActorIsWaitedFor() {
        let spec = CheckedSpec(
            """
            module A {
                presenter { func tap() async { interactor.1️⃣count(); await interactor.count(); interactor.name() } }
                interactor: Actor { func count(); nonisolated func name() }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ unmarkedEffect: the call of 'interactor.count' is not marked with 'await'", "fix: insert 'await'",
            ])
    }

    /// Overloads differ: Swift takes the one that fits.
    @Test func overloadsThatDifferAreLeftToTheCompiler() {
        let spec = CheckedSpec(
            """
            module A {
                presenter { func tap() { interactor.load() } }
                interactor { func load(); func load() async }
            }
            """)
        #expect(spec.described.filter { $0.contains("unmarkedEffect") } == [])
    }

    private let store = """
        service Store: Base {
            func delete(id: Int) throws
            func count(of name: String = "") -> Int
            var isOn: Bool { get set }
            var isOff: Bool { get nonmutating set }
            var name: String { get }
            mutating func clear()
        }
        protocol Base { func reset() }

        """

    private func interactor(_ body: String, store type: String = "any Store", own: [String] = []) -> CheckedSpec {
        CheckedSpec(
            store + "module A { interactor(store: \(type)) { func load() throws { \(body) } } }", own: own)
    }

    @Test(arguments: ["any Store", "Store", "(any Store)?"]) func aServiceHasTheMembersOfItsSpec(_ type: String) {
        let mark = type.hasSuffix("?") ? "?" : ""
        let spec = interactor(
            "store\(mark).1️⃣delte(id: 1); try store\(mark).2️⃣delete(ident: 1); store\(mark).3️⃣delete(id: 1); store\(mark).reset()",
            store: type)
        #expect(
            spec.described == [
                "1️⃣ noSuchMember: 'store' has no member 'delte'", "fix: replace 'delte' with 'delete'",
                "2️⃣ wrongLabels: incorrect argument labels in call to 'store.delete' (have '(ident:)', expected '(id:)')",
                "note: write 'delete(id:)', or add an overload to 'Store'",
                "3️⃣ unmarkedEffect: the call of 'store.delete' is not marked with 'try'", "fix: insert 'try'",
            ])
    }

    @Test func whatIsCalledRightIsFine() {
        let body = "try store.delete(id: store.count()); _ = store.count(of: store.name); store.isOff = store.isOn"
        #expect(interactor(body).described == [])
        // A local name and a parameter hide it, and an extension adds to it.
        #expect(interactor("let store = Other(); store.send()").described == [])
        #expect(interactor("store.send()", own: ["extension Store { func send() {} }"]).described == [])
        #expect(interactor("store.send()", own: ["extension Base { func send() {} }"]).described == [])
        let extended = CheckedSpec(
            store
                + "extension Store { func send() {} }\nmodule A { interactor(store: any Store) { func load() { store.send() } } }"
        )
        #expect(extended.described == [])
    }

    @Test func aConstantCannotBeChanged() {
        let spec = interactor("store.1️⃣isOn = true; store.2️⃣name = store.name; store.3️⃣clear()")
        #expect(
            spec.described == [
                "1️⃣ unsettableProperty: 'store.isOn' cannot be set: 'store' is a constant",
                "note: add a function to 'Store' that sets it, or let 'Store' inherit 'AnyObject'",
                "2️⃣ unsettableProperty: 'store.name' cannot be set",
                "note: declare it as '{ get set }' in 'Store', or add a function that sets it",
                "3️⃣ unsettableProperty: 'store.clear' is 'mutating', and 'store' is a constant",
                "note: remove 'mutating' from 'clear' in 'Store'",
            ])
        let object = CheckedSpec(
            """
            service Store: AnyObject { var isOn: Bool { get set } }
            module A {
                presenter { func tap() { interactor.limit = 1; interactor.1️⃣total = 2 } }
                interactor(store: any Store) { var limit: Int { get set }; var total: Int { get }; func load() { store.isOn = true } }
            }
            """)
        #expect(
            object.described == [
                "1️⃣ unsettableProperty: 'interactor.total' cannot be set",
                "note: declare it as '{ get set }' in the section of 'AInteractorInputProtocol', or add a function that sets it",
            ])
    }

    @Test func aProtocolOfTheAppsOwnSwiftIsAService() {
        let own = "protocol Logging { func log(_ text: String) async }"
        let spec =
            "module A { interactor(logger: any Logging) { func load() async { logger.1️⃣log(\"a\"); logger.2️⃣lgo() } } }"
        #expect(
            CheckedSpec(spec, own: [own]).described == [
                "1️⃣ unmarkedEffect: the call of 'logger.log' is not marked with 'await'", "fix: insert 'await'",
                "2️⃣ noSuchMember: 'logger' has no member 'lgo'", "fix: replace 'lgo' with 'log'",
            ])
        let extended = CheckedSpec(spec, own: [own + "\nextension Logging { func lgo() {} }"])
        #expect(extended.described == ["1️⃣ nothing", "2️⃣ nothing"])
    }

    @Test(arguments: [
        ("navigation.push(1️⃣AddModule(delegate: nil))", "replace 'nil' with 'owner'"),
        ("navigation.push(1️⃣AddModule())", "insert 'delegate: owner'"),
    ]) func aDelegateIsPassedOn(_ body: String, _ fix: String) {
        let rest = "\nmodule Add { presenter { func tap() { delegate?.didAdd() } }; delegate { func didAdd() } }"
        func spec(_ body: String) -> CheckedSpec {
            CheckedSpec("module A { router { func add(owner: any AddDelegate) { \(body) } } }" + rest)
        }
        let checked = spec(body)
        #expect(
            checked.described == [
                "1️⃣ destinationArguments: 'AddModule' does not get the delegate that 'add' takes as a parameter",
                "fix: \(fix)",
            ])
        #expect(checked.mended.contains("AddModule(delegate: owner)"))
        #expect(CheckedSpec(checked.mended).described == [])
        // What is done with it is a person's business.
        #expect(spec("keep(owner); navigation.push(AddModule(delegate: nil))").described == [])
        #expect(spec("navigation.push(AddModule(delegate: isNew ? owner : nil))").described == [])
    }

    /// What 'guard' unwraps is an optional in the composition root.
    @Test func aGuardedDependencyIsOptional() {
        let spec = CheckedSpec(
            "module A { guard let limit: Int = dependencies.limit; let name: String = dependencies.name; presenter(limit, name) {} }"
        )
        #expect(spec.described == [])
        #expect(spec.program?.dependencies.map(\.type.text) == ["Int?", "String"])
    }
}
