import Foundation

extension Calendar {
    /// The same wherever an app runs: Gregorian, in UTC and English, with weeks from Sunday to Saturday.
    public static let fixed: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        calendar.firstWeekday = 1
        return calendar
    }()

    /// Where a day begins: `day(2014, 5, 21)`.
    public func day(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        date(from: DateComponents(year: year, month: month, day: day))
    }

    /// The day so many days later.
    public func day(_ offset: Int, after date: Date) -> Date {
        startOfDay(for: self.date(byAdding: .day, value: offset, to: date) ?? date)
    }

    /// The last day of the week after the one that the date is in.
    public func endOfFollowingWeek(of date: Date) -> Date {
        day(13 - daysIntoWeek(of: date), after: date)
    }

    /// `Thursday`.
    public func weekday(of date: Date) -> String {
        weekdaySymbols[component(.weekday, from: date) - 1]
    }

    /// How many days after `today` the date is; negative where it has passed.
    func days(from today: Date, to date: Date) -> Int {
        dateComponents([.day], from: startOfDay(for: today), to: startOfDay(for: date)).day ?? 0
    }

    /// 0 on the first day of a week.
    func daysIntoWeek(of date: Date) -> Int {
        (component(.weekday, from: date) - firstWeekday + 7) % 7
    }
}
