import Testing

@testable import Todo

struct DueGroupingTests {
    private func group(due: String, on today: String, firstWeekday: Int = 2) throws -> DueGroup {
        let today = try #require(Day(iso: today))
        let due = try #require(Day(iso: due))
        return DueGrouping(today: today, firstWeekday: firstWeekday)
            .group(of: .fixture(due: due, isDone: false))
    }

    @Test(
        "on a Wednesday, if weeks begin on Monday",
        arguments: [
            ("2026-11-17", DueGroup.overdue), ("2026-11-18", .today), ("2026-11-19", .tomorrow),
            ("2026-11-20", .laterThisWeek), ("2026-11-22", .laterThisWeek),
            ("2026-11-23", .nextWeek),
            ("2026-11-29", .nextWeek), ("2026-11-30", .later),
        ]
    )
    func wednesday(due: String, expected: DueGroup) throws {
        #expect(try group(due: due, on: "2026-11-18") == expected)
    }

    @Test(
        "on a Sunday that ends its week, there is no later day this week",
        arguments: [
            ("2026-11-22", DueGroup.today), ("2026-11-23", .tomorrow), ("2026-11-24", .nextWeek),
            ("2026-11-29", .nextWeek), ("2026-11-30", .later),
        ]
    )
    func sunday(due: String, expected: DueGroup) throws {
        #expect(try group(due: due, on: "2026-11-22") == expected)
    }

    @Test(
        "on a Sunday that begins its week",
        arguments: [
            ("2026-11-23", DueGroup.tomorrow), ("2026-11-24", .laterThisWeek),
            ("2026-11-28", .laterThisWeek),
            ("2026-11-29", .nextWeek), ("2026-12-05", .nextWeek), ("2026-12-06", .later),
        ]
    )
    func sundayFirst(due: String, expected: DueGroup) throws {
        #expect(try group(due: due, on: "2026-11-22", firstWeekday: 1) == expected)
    }

    @Test(
        "at a year's end",
        arguments: [
            ("2026-12-31", DueGroup.today), ("2027-01-01", .tomorrow),
            ("2027-01-03", .laterThisWeek),
            ("2027-01-10", .nextWeek), ("2027-01-11", .later), ("2026-12-30", .overdue),
        ]
    )
    func yearsEnd(due: String, expected: DueGroup) throws {
        #expect(try group(due: due, on: "2026-12-31") == expected)
    }

    @Test(
        "in the week in which clocks change, and in the one after it",
        arguments: [
            ("2026-03-29", DueGroup.tomorrow), ("2026-03-30", .nextWeek), ("2026-04-05", .nextWeek),
            ("2026-04-06", .later),
        ]
    )
    func clocksChange(due: String, expected: DueGroup) throws {
        #expect(try group(due: due, on: "2026-03-28") == expected)
    }

    @Test("completed to-dos are in the group 'done', regardless of their date")
    func done() {
        let day = Day(year: 2026, month: 11, day: 18)
        let grouping = DueGrouping(today: day, firstWeekday: 2)
        #expect(grouping.group(of: .fixture(due: day.adding(days: -3), isDone: true)) == .done)
        #expect(grouping.group(of: .fixture(due: day, isDone: true)) == .done)
    }
}
