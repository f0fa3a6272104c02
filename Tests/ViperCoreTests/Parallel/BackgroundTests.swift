import Foundation
import Testing

@testable import ViperModel

/// Work on other threads.
struct BackgroundTests {
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var number = 0

        var count: Int { lock.withLock { number } }

        func increment() -> Int {
            lock.withLock {
                number += 1
                return number
            }
        }
    }

    @Test func theValueIsWhatWasWorkedOut() {
        let sum = Background { (1...1_000).reduce(0, +) }
        #expect(sum.value() == 500_500)
    }

    @Test func workIsDoneOnce() {
        let counter = Counter()
        let background = Background { counter.increment() }
        #expect(background.value() == 1)
        #expect(counter.count == 1)
    }

    @Test func workWhoseValueNobodyAsksForIsAwaited() {
        let counter = Counter()
        do {
            let background = Background { counter.increment() }
            _ = consume background
        }
        #expect(counter.count == 1)
    }

    @Test func aThreadMayRecurAsDeepAsTheMainOne() {
        @Sendable func depth(_ levels: Int) -> Int { levels == 0 ? 0 : 1 + depth(levels - 1) }
        #expect(Background { depth(20_000) }.value() == 20_000)
    }
}
