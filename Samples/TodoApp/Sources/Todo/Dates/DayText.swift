/// Converts days to text, and text to days.
extension Day {
    static let weekdayNames = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    var weekdayName: String { Day.weekdayNames[weekday - 1] }

    /// The day for headings and details: "Friday, 4 December 2026".
    var long: String {
        let (year, month, day) = date
        return "\(weekdayName), \(day) \(Day.monthNames[month - 1]) \(year)"
    }

    /// Returns the day for rows: "4 Dec", or "4 Jan 2027" if the day is in another year than `today`.
    func short(seenFrom today: Day) -> String {
        let (year, month, day) = date
        let text = "\(day) \(Day.monthNames[month - 1].prefix(3))"
        return year == today.date.year ? text : "\(text) \(year)"
    }

    /// The day as it is stored in files: "2026-12-04".
    var iso: String {
        let (year, month, day) = date
        return "\(Day.padded(year, to: 4))-\(Day.padded(month, to: 2))-\(Day.padded(day, to: 2))"
    }

    init?(iso: String) {
        var parts = [0, 0, 0]
        var index = 0
        guard iso.utf8.count == 10 else { return nil }
        for (position, byte) in iso.utf8.enumerated() {
            switch (position, byte) {
            case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): index += 1
            case (4, _), (7, _): return nil
            case (_, UInt8(ascii: "0")...UInt8(ascii: "9")):
                parts[index] = parts[index] * 10 + Int(byte - UInt8(ascii: "0"))
            default: return nil
            }
        }
        self.init(validYear: parts[0], month: parts[1], day: parts[2])
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension TypedDue {
    /// The hint to show below the typed date.
    var hint: String {
        switch self {
        case .missing: "When? today, fri, 24 dec, 2026-12-24"
        case .unclear: "No date. Try tomorrow, fri, 24 dec, +3"
        case .past(let day): "\(day.long) is over"
        case .day(let day): day.long
        }
    }

    /// Whether a to-do with this date can be saved.
    var isAhead: Bool {
        if case .day = self { true } else { false }
    }
}
