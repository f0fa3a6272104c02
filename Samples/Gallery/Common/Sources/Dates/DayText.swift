import Foundation

extension Calendar {
    /// A day as it is typed: `2014-05-21`, or so many days from today: `+1`. Nil where it is neither.
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
