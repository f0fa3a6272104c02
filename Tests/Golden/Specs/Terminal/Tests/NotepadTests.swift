import Foundation
import Testing

@testable import Notepad

/// The app as a whole, on a terminal that is none.
@MainActor
struct NotepadTests {
    private struct Root: AppDependencies {
        let store: any NoteStore
    }

    private func view(of store: NoteStoreMock) throws -> NoteListTerminalView {
        let opened = try #require(NoteListModule().build(Root(store: store)))
        return try #require(opened.screen as? NoteListTerminalView)
    }

    private func lines(_ view: TerminalView) -> [String] {
        var canvas = Canvas(width: 40, height: 6)
        view.draw(on: &canvas)
        return canvas.lines
    }

    @Test func showsItsNotes() async throws {
        let store = NoteStoreMock()
        store.notesReturnValue = ["Buy 日本", "Milk"]
        let view = try view(of: store)
        await view.viewDidLoad()
        #expect(lines(view) == ["Notes", "", "Nothing noted yet.", "", "", "a add  ? help  q quit"])
        await view.viewWillAppear()
        #expect(lines(view) == ["Notes", "", "  Buy 日本", "  Milk", "", "a add  ? help  q quit"])
    }

    @Test func opensAndClosesScreens() async throws {
        let store = NoteStoreMock()
        store.notesReturnValue = ["one"]
        let device = ScriptDevice(["list", "new", "two", "list", "nonsense", "quit", "list"])
        let code = await TerminalApp(root: try view(of: store), device: device).run()
        #expect(store.addReceivedInvocations == ["two"])
        #expect(device.output == "one\none\n")
        #expect(device.errors == "There is no command 'nonsense'.\n")
        #expect(code == 1)
    }

    @Test func keepsWhatIsAddedForAsLongAsItRuns() async throws {
        let opened = try #require(NoteListModule().build(CompositionRoot()))
        let device = ScriptDevice(["add one", "new", "two", "list"])
        let code = await TerminalApp(root: opened.screen, device: device).run()
        #expect(device.errors == "")
        #expect(device.output == "one\ntwo\n")
        #expect(code == 0)
    }

    @Test func staysWhereSavingFails() async throws {
        struct Failure: Error {}
        let store = NoteStoreMock()
        store.addThrowableError = Failure()
        let device = ScriptDevice(["new", "two", "three"])
        _ = await TerminalApp(root: try view(of: store), device: device).run()
        #expect(device.errors == "It was not saved.\nIt was not saved.\n")
    }
}

@MainActor
private final class ScriptDevice: TerminalDevice {
    let size: (width: Int, height: Int)? = nil
    let hasColors = false
    private let lines: [String]
    var output = ""
    var errors = ""

    init(_ lines: [String]) {
        self.lines = lines
    }

    func open(_ events: AsyncStream<TerminalEvent>.Continuation) {
        for line in lines { events.yield(.line(line)) }
        events.finish()
    }

    func write(_ text: String) { output += text }
    func write(error text: String) { errors += text }
    func close() {}
}
