/// Parses typed dates: `today`, `fri`, `next week`, `in 3 days`, `+3`, `24 dec`, `24.12.`, `2026-12-24`.
struct DueReader {
    let today: Day
    let firstWeekday: Int
    /// A day to accept even if it is in the past: the current day of an edited to-do.
    var kept: Day?

    func read(_ text: String) -> TypedDue {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return .missing }
        guard let day = day(of: words) else { return .unclear }
        return day < today && day != kept ? .past(day) : .day(day)
    }

    /// Splits "Buy milk on friday" into "Buy milk" and "friday". Without a date at the end, the whole text is the
    /// title.
    func split(_ text: String) -> (title: String, due: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in stride(from: min(3, words.count), to: 0, by: -1) {
            let due = words.suffix(count)
            guard day(of: due.map { $0.lowercased()[...] }) != nil else { continue }
            var title = words.dropLast(count)
            if let last = title.last, ["on", "by", "due"].contains(last.lowercased()) {
                title.removeLast()
            }
            return (title.joined(separator: " "), due.joined(separator: " "))
        }
        return (words.joined(separator: " "), "")
    }

    private func day(of words: [Substring]) -> Day? {
        switch words.count {
        case 1: oneWord(words[0])
        case 2: twoWords(words[0], words[1])
        case 3: threeWords(words[0], words[1], words[2])
        default: nil
        }
    }

    private func oneWord(_ word: Substring) -> Day? {
        switch word {
        case "today", "tod": today
        case "tomorrow", "tom": today.adding(days: 1)
        case "yesterday": today.adding(days: -1)
        case _ where word.hasPrefix("+"):
            number(word.dropFirst(), upTo: 9999).map(today.adding(days:))
        case _ where word.contains("."): dotted(word)
        default: weekday(word).map(next) ?? Day(iso: String(word))
        }
    }

    private func twoWords(_ first: Substring, _ second: Substring) -> Day? {
        let nextWeek = today.endOfWeek(firstWeekday: firstWeekday).adding(days: 1)
        switch (first, second) {
        case ("next", "week"): return nextWeek
        case ("next", _):
            return weekday(second).map { nextWeek.adding(days: ($0 - firstWeekday + 7) % 7) }
        default: return dayAndMonth(first, second, year: nil)
        }
    }

    private func threeWords(_ first: Substring, _ second: Substring, _ third: Substring) -> Day? {
        switch (first, third) {
        case ("in", "day"), ("in", "days"):
            return number(second, upTo: 9999).map(today.adding(days:))
        case ("in", "week"), ("in", "weeks"):
            return number(second, upTo: 999).map { today.adding(days: 7 * $0) }
        default:
            return number(third, upTo: 9999).flatMap { dayAndMonth(first, second, year: $0) }
        }
    }

    /// Returns the next day with this weekday, after today.
    private func next(weekday: Int) -> Day {
        today.adding(days: (weekday - today.weekday + 6) % 7 + 1)
    }

    private func weekday(_ word: Substring) -> Int? {
        position(of: word, in: Day.weekdayNames)
    }

    /// Parses "24 dec" or "dec 24". Without a year, returns the next such day.
    private func dayAndMonth(_ first: Substring, _ second: Substring, year: Int?) -> Day? {
        if let month = position(of: second, in: Day.monthNames), let day = number(first, upTo: 31) {
            return resolved(day: day, month: month, year: year)
        }
        if let month = position(of: first, in: Day.monthNames), let day = number(second, upTo: 31) {
            return resolved(day: day, month: month, year: year)
        }
        return nil
    }

    /// Parses "24.12." or "24.12.2026".
    private func dotted(_ word: Substring) -> Day? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let day = number(parts[0], upTo: 31),
            let month = number(parts[1], upTo: 12)
        else { return nil }
        if parts[2].isEmpty { return resolved(day: day, month: month, year: nil) }
        return number(parts[2], upTo: 9999).flatMap { resolved(day: day, month: month, year: $0) }
    }

    private func resolved(day: Int, month: Int, year: Int?) -> Day? {
        if let year { return Day(validYear: year, month: month, day: day) }
        // The next leap day is at most eight years away.
        return (0...8).lazy
            .compactMap { Day(validYear: today.date.year + $0, month: month, day: day) }
            .first { $0 >= today }
    }

    /// Returns the position of the name that starts with the word, counted from 1: 12 for `dec`. Returns nil for words
    /// of one or two letters.
    private func position(of word: Substring, in names: [String]) -> Int? {
        guard word.count >= 3 else { return nil }
        return names.firstIndex { $0.lowercased().hasPrefix(word) }.map { $0 + 1 }
    }

    private func number(_ text: Substring, upTo limit: Int) -> Int? {
        guard let value = Int(text), text.first?.isNumber == true, value <= limit else {
            return nil
        }
        return value
    }
}
