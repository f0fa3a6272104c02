import Foundation

/// When something is due, as seen from today.
public enum NearTermDateRelation: CaseIterable, Sendable {
    case outOfRange, today, tomorrow, laterThisWeek, nextWeek
}

extension Calendar {
    /// When a date is, as seen from today. What has passed and what is after the next week is out of range.
    public func nearTermRelation(of date: Date, to today: Date) -> NearTermDateRelation {
        let days = days(from: today, to: date)
        let daysOfThisWeek = 7 - daysIntoWeek(of: today)
        return switch days {
        case 0: .today
        case 1: .tomorrow
        case 2..<max(daysOfThisWeek, 2): .laterThisWeek
        case max(daysOfThisWeek, 2)..<daysOfThisWeek + 7: .nextWeek
        default: .outOfRange
        }
    }
}
