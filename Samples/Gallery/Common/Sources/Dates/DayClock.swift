import Foundation

/// A clock that shows the current day, or a fixed one.
public struct DayClock: Sendable {
    private let day: Date?

    public init(stoppedAt day: Date? = nil) {
        self.day = day
    }

    /// Creates a clock that is fixed if the first argument is a day.
    public init(arguments: [String]) {
        day = arguments.first.flatMap { Calendar.fixed.day(typed: $0, today: Date()) }
    }

    public func today() -> Date { day ?? Date() }
}
