import Foundation
import TestSupport
import Testing

extension CompiledVariants {
    /// Mocks of `Sendable` services are called from anywhere.
    @Test(
        "a thousand parallel calls of a service mock are free of data races, which the thread sanitizer would see",
        .enabled(if: TestTier.gate.isRunning), .begun { _ = Self.racing })
    func race() async throws {
        let (build, run, seen) = try await Self.racing.value

        try #require(build.exitCode == 0, "\(build.summary)")
        #expect(run.result.exitCode == 0, "\(run.result.summary)")
        #expect(run.tests(.passed, of: "Todo").count == 2)
        #expect(seen.result.exitCode != 0)
        #expect(seen.result.output.contains("WARNING: ThreadSanitizer"), "the sanitizer is blind")
    }

    private static let racing = lane.begin {
        var project = try todo()
        project.tests["ParallelCallsTests.swift"] = parallelCalls
        project.tests["ControlTests.swift"] = control
        let package = ConsumerPackage(name: "race", mode: .swift6, projects: [project], sanitizer: "thread")
        return try await (
            build: package.build(), run: package.test(only: "ParallelCallsTests"),
            seen: package.test(only: "ControlTests")
        )
    }

    private static var parallelCalls: String {
        """
        import Foundation
        import Testing
        @testable import Todo

        struct ParallelCallsTests {
            @Test func asynchronousCalls() async throws {
                let log = CallLog()
                let store = TodoStoreMock(log: log)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for count in 0..<1000 {
                        group.addTask {
                            try await store.save(.fixture(title: "\\(count)"))
                            _ = store.saveCallsCount
                        }
                    }
                    try await group.waitForAll()
                }
                #expect(store.saveCallsCount == 1000)
                #expect(Set(store.saveReceivedInvocations.map(\\.title)).count == 1000)
                #expect(log.calls.count == 1000)
            }

            @Test func synchronousCalls() {
                let log = CallLog()
                let dates = DateProviderMock(log: log)
                onFourThreads {
                    for _ in 0..<250 {
                        _ = dates.today()
                        dates.todayReturnValue = Date()
                    }
                }
                #expect(dates.todayCallsCount == 1000)
                #expect(log.calls.count == 1000)
            }
        }
        """
    }

    /// A race that the sanitizer has to report, or else it proves nothing about the mocks.
    private static var control: String {
        """
        import Foundation
        import Testing

        final class Unguarded: @unchecked Sendable { var count = 0 }

        struct ControlTests {
            @Test func unguardedCalls() {
                let unguarded = Unguarded()
                onFourThreads { for _ in 0..<250 { unguarded.count += 1 } }
                #expect(unguarded.count >= 0)
            }
        }

        func onFourThreads(_ work: @escaping @Sendable () -> Void) {
            let done = DispatchSemaphore(value: 0)
            for _ in 0..<4 {
                Thread.detachNewThread {
                    work()
                    done.signal()
                }
            }
            for _ in 0..<4 { done.wait() }
        }
        """
    }
}
