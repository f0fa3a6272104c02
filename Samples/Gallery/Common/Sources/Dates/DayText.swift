import Foundation

extension Calendar {
    /// Returns the day of a typed date (`2014-05-21`) or number of days from today (`+1`), or nil for other text.
    public func day(typed text: String, today: Date) -> Date? {
        if text.hasPrefix("+"), let days = Int(text.dropFirst()), days < 10_000 {
            return day(days, after: today)
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
            let date = self.day(year, month, day),
            dateComponents([.year, .month, .day], from: date)
                == DateComponents(year: year, month: month, day: day)
        else { return nil }
        return date
    }
}
