import Foundation

/// Days and weeks as the user's calendar and time zone have them.
struct CalendarDates: DateProvider {
    var calendar: Calendar
    var now: @Sendable () -> Date

    /// By default what the system says, also after it was changed.
    init(
        calendar: Calendar = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.calendar = calendar
        self.now = now
    }

    func today() -> Day {
        // Days are Gregorian, whatever calendar the user keeps; the time zone is the user's.
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day], from: now())
        return Day(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    func firstWeekday() -> Int { calendar.firstWeekday }
}
