import Foundation

/// The day that the device says it is, or one that stays.
public struct DayClock: Sendable {
    private let day: Date?

    public init(stoppedAt day: Date? = nil) {
        self.day = day
    }

    /// Stopped at the day that the first argument names, if it names one.
    public init(arguments: [String]) {
        day = arguments.first.flatMap { Calendar.fixed.day(typed: $0, today: Date()) }
    }

    public func today() -> Date { day ?? Date() }
}
