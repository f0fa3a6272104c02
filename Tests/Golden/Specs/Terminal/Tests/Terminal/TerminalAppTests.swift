import Foundation
import Testing

@testable import Notepad

/// A terminal that types what it was told to, and keeps what is written.
@MainActor
private final class TypingDevice: TerminalDevice {
    let size: (width: Int, height: Int)?
    let hasColors = false
    private let script: [TerminalEvent]
    private let endsInput: Bool
    private(set) var events: AsyncStream<TerminalEvent>.Continuation?
    private(set) var writes: [String] = []
    private(set) var errors: [String] = []
    private(set) var isClosed = false

    init(size: (width: Int, height: Int)? = (20, 4), _ script: [TerminalEvent], endsInput: Bool = true) {
        self.size = size
        self.script = script
        self.endsInput = endsInput
    }

    func open(_ events: AsyncStream<TerminalEvent>.Continuation) {
        self.events = events
        for event in script { events.yield(event) }
        if endsInput { events.finish() }
    }

    func write(_ text: String) { writes.append(text) }
    func write(error text: String) { errors.append(text) }
    func close() { isClosed = true }
}

@MainActor
private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
}

/// A screen that notes what happens to it.
private final class NotingView: TerminalView {
    let name: String
    let log: Log
    var onKey: (NotingView, Key) async -> Void = { _, _ in }

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    override func viewDidLoad() async {
        await Task.yield()
        log.add("\(name) didLoad")
    }
    override func viewWillAppear() async { log.add("\(name) willAppear") }
    override func viewDidAppear() async { log.add("\(name) didAppear") }
    override func viewWillDisappear() async { log.add("\(name) willDisappear") }
    override func viewDidDisappear() async { log.add("\(name) didDisappear") }
    override func draw(on canvas: inout Canvas) { canvas.write(name, row: 0) }
    override func handle(_ key: Key) async { await onKey(self, key) }

    override func handle(line: String) async {
        log.add("\(name) begins \(line)")
        try? await Task.sleep(nanoseconds: 2_000_000)
        log.add("\(name) ends \(line)")
        if line == "wrong" { printError("no '\(line)'") } else { printLine("\(name): \(line)") }
    }
}

@MainActor
struct TerminalAppTests {
    private let log = Log()

    @Test func screensAreToldThatTheyComeAndGo() async {
        let device = TypingDevice([.keys([.character("n"), .character("x")]), .keys([.character("q")])])
        let root = NotingView("root", log)
        let next = NotingView("next", log)
        root.onKey = { root, key in if key == .character("n") { root.push(next) } else { root.pop() } }
        next.onKey = { next, _ in next.pop() }

        let code = await TerminalApp(root: root, device: device).run()

        #expect(
            log.entries == [
                "root didLoad", "root willAppear", "root didAppear",
                "root willDisappear", "next didLoad", "next willAppear", "root didDisappear", "next didAppear",
                "next willDisappear", "root willAppear", "next didDisappear", "root didAppear",
                "root willDisappear", "root didDisappear",
            ])
        #expect(code == 0)
        #expect(device.isClosed)
    }

    @Test func keysAreDrawnTogetherAndOnlyWhatChanges() async {
        let device = TypingDevice([.keys([.up, .up, .up]), .keys([.down])])
        let root = NotingView("root", log)
        root.onKey = { root, _ in root.log.add("key") }
        _ = await TerminalApp(root: root, device: device).run()
        #expect(log.entries.filter { $0 == "key" }.count == 4)
        #expect(device.writes.count == 1)
        #expect(device.writes[0].contains("root"))
    }

    @Test func aResizedTerminalIsDrawnAnew() async {
        let device = TypingDevice([.redraw, .redraw])
        _ = await TerminalApp(root: NotingView("root", log), device: device).run()
        #expect(device.writes.count == 3)
        #expect(device.writes.allSatisfy { $0.contains("\u{1B}[2J") && $0.contains("root") })
    }

    @Test func theEndOfTheInputEndsTheApp() async {
        let device = TypingDevice([])
        #expect(await TerminalApp(root: NotingView("root", log), device: device).run() == 0)
        #expect(device.isClosed)
    }

    @Test func workBesideTheKeysIsDrawnToo() async {
        let device = TypingDevice([.keys([.enter])], endsInput: false)
        let root = NotingView("root", log)
        let next = NotingView("next", log)
        root.onKey = { root, _ in
            Task {
                try? await Task.sleep(nanoseconds: 1_000_000)
                root.setRoot(next)
            }
        }
        let app = TerminalApp(root: root, device: device)
        Task {
            while !device.writes.contains(where: { $0.contains("next") }) {
                try? await Task.sleep(nanoseconds: 1_000_000)
            }
            app.quit()
        }
        #expect(await app.run() == 0)
        #expect(log.entries.contains("next didAppear"))
    }

    @Test func whatAScreenDoesWhenItLoadsMayOpenAnother() async {
        let device = TypingDevice([])
        let next = NotingView("next", log)
        final class Opening: TerminalView {
            let next: TerminalView
            init(_ next: TerminalView) { self.next = next }
            override func viewDidLoad() async { setRoot(next) }
        }
        _ = await TerminalApp(root: Opening(next), device: device).run()
        #expect(log.entries == ["next didLoad", "next willAppear", "next didAppear"])
    }

    @Test func linesAreHandledOneAfterTheOther() async {
        let device = TypingDevice(size: nil, [.line("one"), .line("two")])
        let code = await TerminalApp(root: NotingView("root", log), device: device).run()
        #expect(
            log.entries.suffix(4) == ["root begins one", "root ends one", "root begins two", "root ends two"])
        #expect(device.writes == ["root: one\n", "root: two\n"])
        #expect(device.errors == [])
        #expect(code == 0)
    }

    @Test func anErrorMakesTheExitCodeOne() async {
        let device = TypingDevice(size: nil, [.line("wrong"), .line("one")])
        let code = await TerminalApp(root: NotingView("root", log), device: device).run()
        #expect(device.errors == ["no 'wrong'\n"])
        #expect(device.writes == ["root: one\n"])
        #expect(code == 1)
    }

    @Test func nothingIsPrintedWhereScreensAreDrawn() async {
        let device = TypingDevice([.keys([.enter])])
        let root = NotingView("root", log)
        root.onKey = { root, _ in
            root.printLine("line")
            root.printError("error")
        }
        #expect(await TerminalApp(root: root, device: device).run() == 0)
        #expect(!device.writes.contains { $0.contains("line") } && device.errors.isEmpty)
    }

    @Test func closedScreensAreGone() async {
        let device = TypingDevice([.keys([.enter])])
        let root = NotingView("root", log)
        weak var closed: NotingView?
        root.onKey = { root, _ in
            let next = NotingView("next", root.log)
            next.onKey = { next, _ in next.pop() }
            root.push(next)
            next.pop()
        }
        do {
            let next = NotingView("next", log)
            closed = next
            root.push(next)
        }
        _ = await TerminalApp(root: root, device: device).run()
        #expect(closed == nil)
        #expect(log.entries.filter { $0.hasPrefix("next") } == [])
    }
}
