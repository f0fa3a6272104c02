import Foundation

/// Lines of the table that is printed: a name, a figure, its ratio to the floor, and whether that meets the bar.
enum Report {
    /// `bar` is the ratio that may not be exceeded.
    static func time(_ name: String, _ seconds: Double, over floor: Double, bar: Double?) {
        line(name, String(format: "%9.2f ms  %5.2fx", seconds * 1000, seconds / floor), verdict(seconds / floor, bar))
    }

    /// Megabytes a second; `bar` is what has to be reached.
    static func speed(_ name: String, _ bytes: Int, _ seconds: Double, bar: Double) {
        let speed = Double(bytes) / seconds / 1_000_000
        line(name, String(format: "%9.1f MB/s", speed), "  (bar \(bar): \(speed >= bar ? "met" : "MISSED"))")
    }

    /// `bar` is the number of bytes that may not be exceeded.
    static func memory(_ name: String, _ bytes: Int, bar: Int?) {
        let megabytes = Double(bytes) / 1_048_576
        line(
            name, String(format: "%9.1f MB", megabytes),
            bar.map { "  (bar \($0 / 1_048_576) MB: \(bytes <= $0 ? "met" : "MISSED"))" } ?? "")
    }

    /// Seconds that one of many takes, beside what one of few does; `bar` is the ratio that may not be exceeded.
    static func share(_ name: String, _ seconds: Double, over few: Double, bar: Double) {
        line(name, String(format: "%9.2f ms  %5.2fx", seconds * 1000, seconds / few), verdict(seconds / few, bar))
    }

    /// What a step takes for a module, in seconds, and which share of all steps that is.
    static func step(_ name: String, _ seconds: Double, share: Double) {
        line(name, String(format: "%9.1f µs  %4.0f %%", seconds * 1_000_000, share * 100), "")
    }

    /// What the figures were measured on.
    static func machine() {
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "a processor"
        let process = ProcessInfo.processInfo
        let memory = process.physicalMemory >> 30
        print("\(process.operatingSystemVersionString); \(process.activeProcessorCount) cores of \(name), \(memory) GB")
    }

    private static func line(_ name: String, _ figure: String, _ verdict: String) {
        print("  " + name.padding(toLength: 30, withPad: " ", startingAt: 0) + figure + verdict)
    }

    private static func verdict(_ ratio: Double, _ bar: Double?) -> String {
        bar.map { "  (bar \($0)x: \(ratio <= $0 ? "met" : "MISSED"))" } ?? ""
    }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
}
