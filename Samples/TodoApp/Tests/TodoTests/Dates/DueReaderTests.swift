import Testing

@testable import Todo

struct DueReaderTests {
    /// A reader on a Saturday, with weeks that begin on Monday.
    private let reader = DueReader(today: Day(year: 2026, month: 11, day: 21), firstWeekday: 2)

    @Test(
        "typed dates",
        arguments: [
            ("today", "2026-11-21"), ("Tomorrow", "2026-11-22"), ("tom", "2026-11-22"),
            ("sun", "2026-11-22"), ("Monday", "2026-11-23"), ("sat", "2026-11-28"),
            ("next week", "2026-11-23"), ("next friday", "2026-11-27"),
            ("next sunday", "2026-11-29"),
            ("+0", "2026-11-21"), ("+10", "2026-12-01"), ("in 1 day", "2026-11-22"),
            ("in 3 days", "2026-11-24"), ("in 2 weeks", "2026-12-05"),
            ("24 dec", "2026-12-24"), ("dec 24", "2026-12-24"), ("24 December", "2026-12-24"),
            ("24 dec 2027", "2027-12-24"), ("1 jan", "2027-01-01"), ("29 feb", "2028-02-29"),
            ("24.12.", "2026-12-24"), ("24.12.2027", "2027-12-24"), ("3.1.", "2027-01-03"),
            ("2026-12-24", "2026-12-24"), ("  in   3 days ", "2026-11-24"),
        ]
    )
    func dates(text: String, expected: String) throws {
        #expect(reader.read(text) == .day(try #require(Day(iso: expected))))
    }

    @Test(
        "a day in the past",
        arguments: [
            ("yesterday", "2026-11-20"), ("2026-11-20", "2026-11-20"), ("1 jan 2026", "2026-01-01"),
        ])
    func past(text: String, expected: String) throws {
        #expect(reader.read(text) == .past(try #require(Day(iso: expected))))
    }

    @Test(
        "texts without a date",
        arguments: [
            "soon", "fr", "31 feb 2027", "2026-02-30", "24.12", "1.13.", "+", "+x",
            "+99999999999999999999", "--", "in x days",
            "next", "24 dec 2027 at noon", "0 dec",
        ]
    )
    func unclear(text: String) {
        #expect(reader.read(text) == .unclear)
    }

    @Test("empty text", arguments: ["", "   "])
    func missing(text: String) {
        #expect(reader.read(text) == .missing)
    }

    @Test("on the last day of the year")
    func yearsEnd() {
        let reader = DueReader(today: Day(year: 2026, month: 12, day: 31), firstWeekday: 2)
        #expect(reader.read("tomorrow") == .day(Day(year: 2027, month: 1, day: 1)))
        #expect(reader.read("31 dec") == .day(Day(year: 2026, month: 12, day: 31)))
        #expect(reader.read("30 dec") == .day(Day(year: 2027, month: 12, day: 30)))
    }

    @Test(
        "a title with a date at its end",
        arguments: [
            ("Buy milk tomorrow", "Buy milk", "tomorrow"),
            ("Call Ann on friday", "Call Ann", "friday"),
            ("Pay rent 1 jan 2027", "Pay rent", "1 jan 2027"),
            ("Water the plants in 3 days", "Water the plants", "in 3 days"),
            ("Buy milk", "Buy milk", ""),
            ("tomorrow", "", "tomorrow"),
            ("Plan next week", "Plan", "next week"),
            ("Read 1984 today", "Read 1984", "today"),
        ]
    )
    func split(text: String, title: String, due: String) {
        let typed = reader.split(text)
        #expect(typed.title == title)
        #expect(typed.due == due)
    }

    @Test("hints for the user")
    func hints() {
        let day = Day(year: 2026, month: 12, day: 4)
        #expect(TypedDue.day(day).hint == "Friday, 4 December 2026")
        #expect(TypedDue.past(day).hint == "Friday, 4 December 2026 is over")
        #expect(TypedDue.missing.hint.hasPrefix("When?"))
        #expect(TypedDue.unclear.hint.hasPrefix("No date."))
    }
}
