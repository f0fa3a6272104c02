import Foundation

final class ClockTerminalView: TerminalView {
    private let input: Sender<ClockInput>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<ClockInput>) -> Signal<ClockOutput>) {
        let channel = Channel<ClockInput>()
        input = channel.sender
        super.init()
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("Clock", row: 0, style: .bold)
        canvas.write("q to close", row: canvas.height - 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        switch key {
        case .character("q"): pop()
        default: break
        }
    }

    // MARK: - ClockOutput

    func show(_ output: ClockOutput) {
        switch output {
        case .time:
            // TODO: time(_:)
            break
        }
    }
}
