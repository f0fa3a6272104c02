import Foundation

/// Provides the current day and the first day of the week, from the user's calendar and time zone.
struct CalendarDates: DateProvider {
    var calendar: Calendar
    var now: @Sendable () -> Date

    /// By default, uses the settings of the system. If the user changes them, the next call uses the new settings.
    init(
        calendar: Calendar = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.calendar = calendar
        self.now = now
    }

    func today() -> Day {
        // Days are always days of the Gregorian calendar, in the user's time zone.
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day], from: now())
        return Day(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    func firstWeekday() -> Int { calendar.firstWeekday }
}
