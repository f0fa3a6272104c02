import Foundation
import Testing

@testable import Todo

struct DayTests {
    @Test("weekdays and neighboring days equal Foundation's for 800 years")
    func agreesWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var day = Day(year: 1800, month: 1, day: 1)
        // At noon, so that the test does not depend on the time at which a day begins.
        var date = try #require(
            calendar.date(from: DateComponents(year: 1800, month: 1, day: 1, hour: 12)))

        while day.date.year < 2600 {
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let expected = [parts.year, parts.month, parts.day, parts.weekday]
            try #require([day.date.year, day.date.month, day.date.day, day.weekday] == expected)
            let (year, month, number) = day.date
            try #require(Day(year: year, month: month, day: number) == day)
            day = day.adding(days: 1)
            date.addTimeInterval(86_400)
        }
    }

    @Test(
        "days that do not exist",
        arguments: [
            (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
            (0, 1, 1),
        ]
    )
    func invalid(year: Int, month: Int, day: Int) {
        #expect(Day(validYear: year, month: month, day: day) == nil)
    }

    @Test("leap days")
    func leapDays() {
        #expect(Day(validYear: 2028, month: 2, day: 29) != nil)
        #expect(Day(validYear: 2000, month: 2, day: 29) != nil)
    }

    @Test("a week ends before its first weekday")
    func endOfWeek() {
        let saturday = Day(year: 2026, month: 11, day: 21)
        #expect(saturday.endOfWeek(firstWeekday: 1) == saturday)
        #expect(saturday.endOfWeek(firstWeekday: 2) == Day(year: 2026, month: 11, day: 22))
        #expect(saturday.endOfWeek(firstWeekday: 7) == Day(year: 2026, month: 11, day: 27))
    }

    @Test("formatted for the user")
    func words() {
        let day = Day(year: 2026, month: 12, day: 4)
        #expect(day.long == "Friday, 4 December 2026")
        #expect(day.short(seenFrom: Day(year: 2026, month: 1, day: 1)) == "4 Dec")
        #expect(day.short(seenFrom: Day(year: 2027, month: 1, day: 1)) == "4 Dec 2026")
        #expect(day.iso == "2026-12-04")
    }

    @Test("formatted for files")
    func iso() {
        #expect(Day(iso: "2026-12-04") == Day(year: 2026, month: 12, day: 4))
    }

    @Test(
        "invalid dates in files",
        arguments: ["", "2026-12", "2026-12-4", "2026-02-30", "+026-12-04", "2026-12-04-"])
    func invalidIso(text: String) {
        #expect(Day(iso: text) == nil)
    }
}
