import TestSupport
import Testing

/// A member that got another name in its spec, by hand: `generate` says so, and the command that it names does the rest.
@Suite struct RenamedInSpecTests {
    private let disk = MemoryFileSystem(files: [
        "App.viper": "app Demo {\n    ui none\n    root Home\n}\n",
        "Specs/Feed.viper": """
        module Feed {
            view { func show(_ rows: [Int]) }
            presenter { func start(); func pick(_ id: Int) }
            interactor { func load(page: Int); var count: Int { get } }
            output { func didLoad(_ rows: [Int]) }
            router { func close(); func open(_ id: Int) }
            delegate { func feedDidEnd(at index: Int) }
            interface { func reload() }
        }

        """,
        "Specs/Home.viper": """
        module Home {
            view { func greet() }
            presenter { func begin() { router.openFeed(delegate: self) } }
            router {
                func openFeed(delegate: any FeedDelegate) -> (any FeedModuleProtocol)? {
                    navigation.push(FeedModule(delegate: delegate))
                }
            }
            on Feed { func feedDidEnd(at index: Int) }
        }

        """,
    ])
    private let interactor = "Sources/Demo/Feed/FeedInteractor.swift"
    private let tests = "Tests/DemoTests/Feed/FeedInteractorTests.swift"

    init() throws {
        #expect(Run("generate", on: disk).code == .success)
        for (path, remark, body) in [
            ("Feed/FeedView.swift", "// TODO: show(_:)", "print(rows)  // show"),
            ("Feed/FeedPresenter.swift", "// TODO: start()", "interactor.load(page: 1)"),
            ("Feed/FeedPresenter.swift", "// TODO: pick(_:)", "router.open(id)  // pick"),
            ("Feed/FeedPresenter.swift", "// TODO: didLoad(_:)", "view?.show(rows)  // didLoad"),
            ("Feed/FeedPresenter.swift", "// TODO: reload()", "start()  // reload"),
            ("Feed/FeedInteractor.swift", "// TODO: load(page:)", "output?.didLoad([page])  // load"),
            ("Feed/FeedInteractor.swift", "// TODO: count\n", "// count\n        return 3\n"),
            ("Feed/FeedRouter.swift", "// TODO: open(_:)", "print(id)  // open"),
            ("Home/HomePresenter.swift", "// TODO: feedDidEnd(at:)", "print(index); view?.greet()  // end"),
        ] {
            try edit("Sources/Demo/" + path, remark, with: body)
        }
        try edit(interactor, "\n        fatalError(\"FeedInteractor.count is not implemented\")", with: "")
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    private func edit(_ path: String, _ old: String, with new: String) throws {
        let text = try #require(disk.text(path))
        #expect(text.contains(old), "\(path): \(text)")
        disk.add(path, text.replacing(old, with: new))
    }

    private func text(_ path: String) throws -> String { try #require(disk.text(path)) }

    /// Renames in the specs alone; then in the rest, as the message says.
    private func rename(_ old: String, _ new: String, saying command: String) throws -> Run {
        for path in ["Specs/Feed.viper", "Specs/Home.viper"] {
            disk.add(path, try text(path).replacing(old, with: new))
        }
        let before = disk.snapshot
        let first = Run("generate", on: disk)
        #expect(first.code == .findings && first.errors.contains("'viper-gen \(command)'"), "\(first.errors)")
        #expect(disk.snapshot == before, "nothing is written")
        let check = Run("check", on: disk)
        #expect(check.code == .findings && (check.output + check.errors).contains("'viper-gen \(command)'"))
        #expect(!check.errors.contains("[leftoverMember]"), "said once: \(check.errors)")
        return Run(command, on: disk)
    }

    @Test(arguments: [
        ("view", "func show(_ rows: [Int])", "func display(_ rows: [Int])", "Feed.show display", "FeedView", "show"),
        ("view", "func show(_ rows: [Int])", "func display(rows: [Int])", "Feed.show display", "FeedView", "show"),
        ("presenter", "func pick(_ id: Int)", "func choose(_ id: Int)", "Feed.pick choose", "FeedPresenter", "pick"),
        (
            "presenter", "func pick(_ id: Int)", "func choose(_ id: Int, at place: Int)", "Feed.pick choose",
            "FeedPresenter", "pick"
        ),
        ("interactor", "func load(page: Int)", "func fetch(page: Int)", "Feed.load fetch", "FeedInteractor", "load"),
        (
            "interactor", "func load(page: Int)", "func fetch(_ page: Int, all: Bool) async throws",
            "Feed.load fetch", "FeedInteractor", "load"
        ),
        (
            "output", "func didLoad(_ rows: [Int])", "func didFetch(rows: [Int])", "Feed.didLoad didFetch",
            "FeedPresenter", "didLoad"
        ),
        ("router", "func open(_ id: Int)", "func present(_ id: Int)", "Feed.open present", "FeedRouter", "open"),
        ("router", "func open(_ id: Int)", "func present(id: Int)", "Feed.open present", "FeedRouter", "open"),
        (
            "delegate", "func feedDidEnd(at index: Int)", "func feedDidClose(at index: Int)",
            "Feed.feedDidEnd feedDidClose", "HomePresenter", "end"
        ),
        (
            "delegate", "func feedDidEnd(at index: Int)", "func feedDidClose(index: Int)",
            "Feed.feedDidEnd feedDidClose", "HomePresenter", "end"
        ),
        ("interface", "func reload()", "func refresh(now: Bool)", "Feed.reload refresh", "FeedPresenter", "reload"),
        ("property", "var count: Int { get }", "var total: Int { get }", "Feed.count total", "FeedInteractor", "count"),
    ])
    func theRestFollows(
        _ section: String, _ old: String, _ new: String, _ names: String, _ type: String, _ mark: String
    ) throws {
        let run = try rename(old, new, saying: "rename \(names)")
        #expect(run.code == .success, "\(section): \(run.errors)")
        let module = type.hasPrefix("Home") ? "Home" : "Feed"
        let written = try text("Sources/Demo/\(module)/\(type).swift")
        let head = new.prefix { $0 != "{" }.trimmed
        let body = written.split(separator: head + " {").dropFirst().first?.prefix { $0 != "}" } ?? ""
        #expect(body.contains("// \(mark)"), "\(written)")
        let oldName = old.dropFirst(5).trimmed.prefix { $0.isLetter }
        for path in disk.files where path.contains(/(Feed|Home)\/.*swift/) {
            let text = try text(path)
            let uses = text.matches(of: /(\w+)\b(?=[\(:"])/).filter { $0.1 == oldName }
            #expect(uses.isEmpty, "\(path): \(text)")
        }
        let again = Run("generate", on: disk)
        #expect(
            again.code == .success && again.output.contains(": 0 files written, "), "\(again.output)\(again.errors)")
    }

    /// Members of several sections have new names: one command after the other, and the last one brings all in line.
    @Test func oneAfterTheOther() throws {
        try edit("Specs/Feed.viper", "func load(page: Int)", with: "func fetch(_ page: Int)")
        try edit("Specs/Feed.viper", "func show(_ rows: [Int])", with: "func display(rows: [Int])")
        try edit("Specs/Feed.viper", "func open(_ id: Int)", with: "func present(_ id: Int)")
        #expect(Run("generate", on: disk).code == .findings)
        #expect(Run("rename Feed.load fetch", on: disk).code == .findings)
        #expect(try text(interactor).contains("func fetch(_ page: Int) {\n        output?.didLoad([page])  // load"))
        let second = Run("rename Feed.open present", on: disk)
        #expect(second.code == .findings && second.errors.contains("'viper-gen rename Feed.show display'"))
        #expect(!second.errors.contains("rename Feed.load"), "\(second.errors)")
        let last = Run("rename Feed.show display", on: disk)
        #expect(last.code == .success, "\(last.errors)")
        #expect(
            try text("Sources/Demo/Feed/FeedView.swift").contains("func display(rows: [Int]) {\n        print(rows)"))
        #expect(try text(interactor).contains("func fetch(_ page: Int) {\n        output?.didLoad([page])  // load"))
        #expect(try !text(interactor).contains("TODO: fetch"))
        let again = Run("generate", on: disk)
        #expect(
            again.code == .success && again.output.contains(": 0 files written, "), "\(again.output)\(again.errors)")
    }

    /// What the delegate was is known from the generated file of its module alone: it stays until the class can follow.
    @Test(arguments: ["generate Feed", "generate Home", "generate --shard 2/3"])
    func aDelegateIsGeneratedTogetherWithItsClass(_ command: String) throws {
        for path in ["Specs/Feed.viper", "Specs/Home.viper"] {
            disk.add(path, try text(path).replacing("feedDidEnd(at index: Int)", with: "feedDidClose(index: Int)"))
        }
        let before = disk.snapshot
        let apart = Run(command, on: disk)
        #expect(
            apart.code == .findings && apart.errors.contains("no longer requires 'feedDidEnd(at:)'"), "\(apart.errors)")
        #expect(disk.snapshot == before, "nothing is written")
        #expect(Run("generate", on: disk).errors.contains("'viper-gen rename Feed.feedDidEnd feedDidClose'"))
        #expect(Run("rename Feed.feedDidEnd feedDidClose", on: disk).code == .success)
        #expect(
            try text("Sources/Demo/Home/HomePresenter.swift").contains("func feedDidClose(index: Int) {\n        print")
        )
    }

    /// Where nothing of a class has to follow, one of the two can be generated.
    @Test(arguments: ["generate Feed", "generate Home"]) func aDelegateWithMoreIsGeneratedAlone(_ command: String)
        throws
    {
        for path in ["Specs/Feed.viper", "Specs/Home.viper"] {
            disk.add(
                path,
                try text(path).replacing(
                    "feedDidEnd(at index: Int)", with: "feedDidEnd(at index: Int); func feedDidMove()"))
        }
        #expect(Run(command, on: disk).code == .success)
        #expect(Run("generate", on: disk).code == .success)
        #expect(try text("Sources/Demo/Home/HomePresenter.swift").contains("func feedDidMove() {\n        // TODO"))
    }

    /// Forms that leave out arguments follow too, and a new argument with a default is no member that is there already.
    @Test func defaultedArguments() throws {
        try edit("Specs/Feed.viper", "load(page: Int)", with: "load(page: Int = 1)")
        try edit("Sources/Demo/Feed/FeedPresenter.swift", "interactor.load(page: 1)", with: "interactor.load()")
        #expect(Run("generate", on: disk).code == .success)
        #expect(
            try rename("load(page: Int = 1)", "fetch(page: Int = 1)", saying: "rename Feed.load fetch").code == .success
        )
        #expect(try text("Sources/Demo/Feed/FeedPresenter.swift").contains("interactor.fetch()"))
        let run = try rename(
            "fetch(page: Int = 1)", "bring(page: Int, all: Bool = true)", saying: "rename Feed.fetch bring")
        #expect(run.code == .success, "\(run.errors)")
        #expect(try text(interactor).contains("func bring(page: Int, all: Bool) {\n        output?.didLoad([page])"))
    }

    /// An older version has written the stub, and what generated files say is the new name alone.
    @Test func theCommandWorksWhereTheStubIsThere() throws {
        let body = "output?.didLoad([page])  // load"
        let old = try text(interactor)
        disk.add(
            "Specs/Feed.viper",
            try text("Specs/Feed.viper").replacing("load(page: Int)", with: "fetch(page: Int, all: Bool)"))
        disk.add(interactor, old.replacing("func load(page: Int) {\n        \(body)\n    }\n", with: ""))
        #expect(Run("generate", on: disk).code == .success)
        let load = "    func load(page: Int) {\n        \(body)\n    }\n}\n"
        disk.add(interactor, String(try text(interactor).dropLast(2)) + load)
        let run = Run("rename Feed.load fetch", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let written = try text(interactor)
        #expect(written.contains("func fetch(page: Int, all: Bool) {\n        \(body)\n"), "\(written)")
        #expect(!written.contains("TODO: fetch") && !written.contains("func load"), "\(written)")
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    /// Whoever means another member deletes the old one, or keeps it for the class alone.
    @Test(arguments: ["", "    private func load(page: Int) {\n        output?.didLoad([page])  // load\n    }\n"])
    func anotherMemberIsAStub(_ kept: String) throws {
        try edit("Specs/Feed.viper", "func load(page: Int)", with: "func share()")
        #expect(Run("generate", on: disk).code == .findings)
        try edit(
            interactor, "    func load(page: Int) {\n        output?.didLoad([page])  // load\n    }\n", with: kept)
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try text(interactor).contains("func share() {\n        // TODO: share()"))
    }

    /// Two that went and two that came may be the same, or not: the old ones are named.
    @Test func severalAtOnceAreNamed() throws {
        try edit("Specs/Feed.viper", "func start(); func pick(_ id: Int)", with: "func begin(); func choose(_ id: Int)")
        let run = Run("generate", on: disk)
        #expect(
            run.errors.contains("'FeedPresenter.start()' is never used and not declared in the spec"), "\(run.errors)")
        #expect(run.errors.contains("'FeedPresenter.pick(_:)' is never used and not declared in the spec"))
        #expect(Run("rename Feed.start begin", on: disk).code == .success)
        #expect(try text("Sources/Demo/Feed/FeedPresenter.swift").contains("func begin() {\n        interactor.load"))
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
