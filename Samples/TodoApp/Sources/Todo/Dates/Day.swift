/// Counts and compares days of the Gregorian calendar, without times.
extension Day {
    init(year: Int, month: Int, day: Int) {
        let shiftedYear = month > 2 ? year : year - 1
        let leapDays = shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
        let daysOfMonths = ((month + 9) % 12 * 306 + 5) / 10
        self.init(number: shiftedYear * 365 + leapDays + daysOfMonths + day - 1)
    }

    /// Returns nil if the day does not exist.
    init?(validYear year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
        self.init(year: year, month: month, day: day)
        // Rejects days such as 31 April, which the initializer converts to 1 May.
        guard date.day == day else { return nil }
    }

    var date: (year: Int, month: Int, day: Int) {
        let era = (number >= 0 ? number : number - 146_096) / 146_097
        let dayOfEra = number - era * 146_097
        let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    func adding(days: Int) -> Day {
        Day(number: number + days)
    }

    /// The day of the week: 1 is Sunday, 7 is Saturday.
    var weekday: Int {
        ((number + 3) % 7 + 7) % 7 + 1
    }

    /// Returns the last day of the week, if weeks begin on `firstWeekday`.
    func endOfWeek(firstWeekday: Int) -> Day {
        adding(days: 6 - (weekday - firstWeekday + 7) % 7)
    }
}

extension Day: Comparable {
    static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}
