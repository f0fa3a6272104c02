import Common
import Foundation
import Testing

/// The tests use the article's example: it takes place on Wednesday, 21 May 2014.
struct CalendarTests {
    private let calendar = Calendar.fixed

    private func day(_ month: Int, _ day: Int) throws -> Date {
        try #require(calendar.day(2014, month, day))
    }

    @Test("the following week ends on its Saturday", arguments: [18, 21, 24])
    func endOfFollowingWeek(today: Int) throws {
        #expect(calendar.endOfFollowingWeek(of: try day(5, today)) == (try day(5, 31)))
    }

    @Test(
        "time of a day relative to a Wednesday",
        arguments: [
            (20, .outOfRange), (21, .today), (22, .tomorrow), (23, .laterThisWeek),
            (24, .laterThisWeek), (25, .nextWeek), (31, .nextWeek),
        ] as [(Int, NearTermDateRelation)]
    )
    func relations(of day: Int, expected: NearTermDateRelation) throws {
        let date = try self.day(5, day)
        #expect(calendar.nearTermRelation(of: date, to: try self.day(5, 21)) == expected)
    }

    @Test("a day after the next week is out of range")
    func afterNextWeek() throws {
        #expect(calendar.nearTermRelation(of: try day(6, 1), to: try day(5, 21)) == .outOfRange)
    }

    @Test("on Saturday, tomorrow is tomorrow, and the rest of its week is the next one")
    func saturday() throws {
        let today = try day(5, 24)
        #expect(calendar.nearTermRelation(of: try day(5, 25), to: today) == .tomorrow)
        #expect(calendar.nearTermRelation(of: try day(5, 26), to: today) == .nextWeek)
        #expect(calendar.nearTermRelation(of: try day(5, 31), to: today) == .nextWeek)
        #expect(calendar.nearTermRelation(of: try day(6, 1), to: today) == .outOfRange)
    }

    @Test("typed days are parsed")
    func typed() throws {
        let today = try day(5, 21)
        #expect(calendar.day(typed: "2014-05-29", today: today) == (try day(5, 29)))
        #expect(calendar.day(typed: "+1", today: today) == (try day(5, 22)))
        for text in ["", "2014-02-30", "2014-5", "soon", "+", "--"] {
            #expect(calendar.day(typed: text, today: today) == nil, "\(text)")
        }
    }

    @Test("29 May 2014 was a Thursday")
    func weekday() throws {
        #expect(calendar.weekday(of: try day(5, 29)) == "Thursday")
    }
}
