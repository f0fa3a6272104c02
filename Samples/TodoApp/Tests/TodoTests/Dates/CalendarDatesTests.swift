import Foundation
import Testing

@testable import Todo

struct CalendarDatesTests {
    private func today(_ moment: String, in zone: String) throws -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        let date = try #require(ISO8601DateFormatter().date(from: moment))
        return CalendarDates(calendar: calendar, now: { date }).today().iso
    }

    @Test("the day is the user's, not Greenwich's")
    func timeZone() throws {
        #expect(try today("2026-12-31T23:30:00Z", in: "Europe/Berlin") == "2027-01-01")
        #expect(try today("2027-01-01T04:30:00Z", in: "America/New_York") == "2026-12-31")
        #expect(try today("2026-11-21T10:30:00Z", in: "Pacific/Kiritimati") == "2026-11-22")
    }

    @Test("clocks go forward: the day of 23 hours begins and ends at its midnights")
    func clocksGoForward() throws {
        #expect(try today("2026-03-28T22:59:59Z", in: "Europe/Berlin") == "2026-03-28")
        #expect(try today("2026-03-28T23:00:00Z", in: "Europe/Berlin") == "2026-03-29")
        #expect(try today("2026-03-29T21:59:59Z", in: "Europe/Berlin") == "2026-03-29")
        #expect(try today("2026-03-29T22:00:00Z", in: "Europe/Berlin") == "2026-03-30")
    }

    @Test("clocks go back: the day has 25 hours")
    func clocksGoBack() throws {
        #expect(try today("2026-10-24T22:00:00Z", in: "Europe/Berlin") == "2026-10-25")
        #expect(try today("2026-10-25T22:59:59Z", in: "Europe/Berlin") == "2026-10-25")
        #expect(try today("2026-10-25T23:00:00Z", in: "Europe/Berlin") == "2026-10-26")
    }

    @Test("clocks go forward at midnight: the day begins at one o'clock")
    func noMidnight() throws {
        #expect(try today("2018-11-04T02:59:59Z", in: "America/Sao_Paulo") == "2018-11-03")
        #expect(try today("2018-11-04T03:00:00Z", in: "America/Sao_Paulo") == "2018-11-04")
    }

    @Test("weeks begin on the calendar's first weekday")
    func firstWeekday() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 7
        #expect(CalendarDates(calendar: calendar).firstWeekday() == 7)
    }

    @Test("days are Gregorian with any calendar of the user")
    func otherCalendar() throws {
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))
        let date = try #require(ISO8601DateFormatter().date(from: "2026-11-21T10:30:00Z"))
        #expect(CalendarDates(calendar: calendar, now: { date }).today().iso == "2026-11-21")
    }
}
