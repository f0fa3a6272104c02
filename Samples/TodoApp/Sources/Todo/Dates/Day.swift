/// Days are counted and compared without clocks: the arithmetic is that of the Gregorian calendar.
extension Day {
    /// Nil where the calendar has no such day.
    init?(validYear year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
            day <= Day.count(ofMonth: month, in: year)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Days since 1 March of the year 0, with which a leap day is the last of its year.
    var number: Int {
        let shiftedYear = month > 2 ? year : year - 1
        let shiftedMonth = (month + 9) % 12
        return shiftedYear * 365 + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
            + (shiftedMonth * 306 + 5) / 10 + day - 1
    }

    init(number: Int) {
        let era = (number >= 0 ? number : number - 146_096) / 146_097
        let dayOfEra = number - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    func adding(days: Int) -> Day {
        Day(number: number + days)
    }

    /// 1 is Sunday, 7 is Saturday.
    var weekday: Int {
        (number + 3) % 7 + 1
    }

    /// The last day of its week, where weeks begin on `firstWeekday`.
    func endOfWeek(firstWeekday: Int) -> Day {
        adding(days: 6 - (weekday - firstWeekday + 7) % 7)
    }

    private static func count(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension Day: Comparable {
    static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
