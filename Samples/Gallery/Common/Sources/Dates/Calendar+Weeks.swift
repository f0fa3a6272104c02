import Foundation

extension Calendar {
    /// A calendar that is the same on every machine: Gregorian, in UTC and English, with weeks from Sunday to Saturday.
    public static let fixed: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        calendar.firstWeekday = 1
        return calendar
    }()

    /// Returns the start of a day: `day(2014, 5, 21)`.
    public func day(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        date(from: DateComponents(year: year, month: month, day: day))
    }

    /// Returns the day that is `offset` days after `date`.
    public func day(_ offset: Int, after date: Date) -> Date {
        startOfDay(for: self.date(byAdding: .day, value: offset, to: date) ?? date)
    }

    /// Returns the last day of the week after the week of the date.
    public func endOfFollowingWeek(of date: Date) -> Date {
        day(13 - daysIntoWeek(of: date), after: date)
    }

    /// Returns the name of the weekday: `Thursday`.
    public func weekday(of date: Date) -> String {
        weekdaySymbols[component(.weekday, from: date) - 1]
    }

    /// Returns the number of days from `today` to the date. It is negative if the date is in the past.
    func days(from today: Date, to date: Date) -> Int {
        dateComponents([.day], from: startOfDay(for: today), to: startOfDay(for: date)).day ?? 0
    }

    /// Returns the number of days since the start of the week.
    func daysIntoWeek(of date: Date) -> Int {
        (component(.weekday, from: date) - firstWeekday + 7) % 7
    }
}
