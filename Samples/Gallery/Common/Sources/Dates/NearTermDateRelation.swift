import Foundation

/// The time at which something is due, relative to today.
public enum NearTermDateRelation: CaseIterable, Sendable {
    case outOfRange, today, tomorrow, laterThisWeek, nextWeek
}

extension Calendar {
    /// Returns the time of a date relative to today. Days in the past and after the next week are out of range.
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
