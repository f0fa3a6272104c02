import Foundation

/// Days and weeks in the user's calendar and time zone.
struct CalendarDates: DateProvider {
    var calendar: Calendar
    var now: @Sendable () -> Date

    /// The defaults are the current settings of the system, even after they change.
    init(
        calendar: Calendar = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.calendar = calendar
        self.now = now
    }

    func today() -> Day {
        // Days are always Gregorian. The time zone is the user's.
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day], from: now())
        return Day(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    func firstWeekday() -> Int { calendar.firstWeekday }
}
