/// Days in words.
extension Day {
    static let weekdayNames = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    var weekdayName: String { Day.weekdayNames[weekday - 1] }

    private var monthName: String { Day.monthNames[month - 1] }

    /// "Friday, 4 December 2026"
    var long: String { "\(weekdayName), \(day) \(monthName) \(year)" }

    /// "4 Dec", or "4 Jan 2027" where that is another year.
    func short(seenFrom today: Day) -> String {
        let text = "\(day) \(monthName.prefix(3))"
        return year == today.year ? text : "\(text) \(year)"
    }

    /// "2026-12-04", as files have it.
    var iso: String {
        "\(Day.padded(year, to: 4))-\(Day.padded(month, to: 2))-\(Day.padded(day, to: 2))"
    }

    init?(iso: some StringProtocol) {
        let parts = iso.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({
                $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
            }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(validYear: year, month: month, day: day)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension TypedDue {
    /// What the person who types is told.
    var hint: String {
        switch self {
        case .missing: "When? today, fri, 24 dec, 2026-12-24"
        case .unclear: "No date. Try tomorrow, fri, 24 dec, +3"
        case .past(let day): "\(day.long) is over"
        case .day(let day): day.long
        }
    }

    /// Whether something can be due then.
    var isAhead: Bool {
        if case .day = self { true } else { false }
    }
}
