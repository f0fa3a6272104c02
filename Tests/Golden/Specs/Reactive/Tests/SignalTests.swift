import Testing

@testable import Reactive

/// What the parts of a module can rely on.
@MainActor
struct SignalTests {
    @Test("send returns when the value was dealt with", .timeLimit(.minutes(1)))
    func dealtWith() async {
        let channel = Channel<Int>()
        var seen: [Int] = []
        let signal = channel.signal
        let listening = Task {
            for await value in signal {
                await Task.yield()
                seen.append(value)
            }
        }

        await channel.sender.send(1)
        #expect(seen == [1])
        await channel.sender.send(2)
        #expect(seen == [1, 2])
        listening.cancel()
    }

    @Test("a signal ends with its sender", .timeLimit(.minutes(1)))
    func end() async {
        var sender: Sender<Int>?
        let signal: Signal<Int>
        do {
            let channel = Channel<Int>()
            sender = channel.sender
            signal = channel.signal
        }
        let recorder = Recorder(signal)
        await sender?.send(1)
        sender = nil

        for await _ in signal {}
        #expect(recorder.values == [1])
    }

    @Test("nobody is waited for who has stopped listening", .timeLimit(.minutes(1)))
    func gone() async {
        let channel = Channel<Int>()
        let signal = channel.signal
        let listening = Task {
            for await _ in signal { break }
        }
        await channel.sender.send(1)
        await listening.value
        listening.cancel()

        let ended = Task { for await _ in signal {} }
        ended.cancel()
        await ended.value
        await channel.sender.send(2)
    }

    @Test("merged signals keep the order, and end with the first", .timeLimit(.minutes(1)))
    func merging() async {
        var first: Channel<String>? = Channel()
        let second = Channel<Int>()
        let merged = first?.signal.merging(second.signal) { "\($0)" }
        var values: [String] = []
        let listening = Task {
            guard let merged else { return }
            for await value in merged { values.append(value) }
        }

        await first?.sender.send("a")
        await second.sender.send(1)
        await first?.sender.send("b")
        first = nil
        await listening.value

        #expect(values == ["a", "1", "b"])
    }
}
