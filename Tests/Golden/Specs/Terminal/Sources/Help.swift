/// A screen that is written by hand.
final class HelpView: TerminalView, HelpModuleProtocol {
    private let topic: String
    private var line = 0

    init(topic: String) {
        self.topic = topic
    }

    func scroll(to line: Int) {
        self.line = line
        setNeedsDisplay()
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("Help: \(topic), line \(line)", row: 0)
    }

    override func handle(_ key: Key) async {
        pop()
    }
}

@MainActor
protocol HelpModuleProtocol: AnyObject {
    func scroll(to line: Int)
}
