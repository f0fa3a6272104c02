import Foundation

/// Runs a subject over inputs, one after the other.
struct FuzzRun {
    let subject: Subject
    let seed: UInt64
    /// More of the processor's time for one input is a failure.
    let limit: Duration
    /// So is more memory, in bytes; a run may not need much more than one input does.
    var memoryLimit = 256 << 20

    /// What an input showed that should not be.
    struct Failure {
        let number: Int
        let input: [UInt8]
        let reason: String
    }

    /// What came of a run.
    struct Report {
        var inputCount = 0
        var byteCount = 0
        var slowest: (number: Int, time: Duration) = (0, .zero)
        var failures: [Failure] = []
    }

    /// `willRead` is told each input before it is read: should reading it end the process, somebody knows.
    func run(_ numbers: Range<Int>, willRead: (Int, [UInt8]) -> Void = { _, _ in }) -> Report {
        var report = Report()
        var peak = Watch.peakMemory
        for number in numbers {
            let input = subject.mutator.input(number, seed: seed)
            willRead(number, input)
            let start = Self.processorTime
            let reason = subject.check(input, subject.mutator.text(of: number, seed: seed))
            let time = Self.processorTime - start
            report.inputCount += 1
            report.byteCount += input.count
            if time > report.slowest.time { report.slowest = (number, time) }
            if let reason {
                report.failures.append(Failure(number: number, input: input, reason: reason))
            } else if time > limit {
                report.failures.append(Failure(number: number, input: input, reason: "took \(time)"))
            }
            let now = Watch.peakMemory
            if now - peak > memoryLimit {
                report.failures.append(Failure(number: number, input: input, reason: "took \((now - peak) >> 20) MB"))
            }
            peak = now
            // More are of no use.
            if report.failures.count == 20 { break }
        }
        return report
    }

    /// What this thread has used: what else the machine does falls on nobody.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
