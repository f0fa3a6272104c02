import Foundation

/// A clock that returns the current day, or always the same day for scripts and tests.
public struct DayClock: Sendable {
    private let day: Date?

    public init(stoppedAt day: Date? = nil) {
        self.day = day
    }

    /// Creates a clock. If the first argument is a day, the clock always returns this day.
    public init(arguments: [String]) {
        day = arguments.first.flatMap { Calendar.fixed.day(typed: $0, today: Date()) }
    }

    public func today() -> Date { day ?? Date() }
}
