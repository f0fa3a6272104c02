/// Returns the candidate that is most similar to `name`; nil if none is similar enough.
///
/// Similarity is the Damerau–Levenshtein distance (optimal string alignment) of the lowercase names, in Unicode
/// scalars. The distance may be at most `typos`, and at most a third of the longer name's length. A two-letter name is
/// also similar to the same letters in reverse. Names with more than 64 scalars are not compared.
package func nearest(
    to name: String, in candidates: some Sequence<String>, within typos: Int = 3
) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard (1...64).contains(wanted.count) else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != name {
        let scalars = Array(candidate.lowercased().unicodeScalars)
        guard (1...64).contains(scalars.count) else { continue }
        let limit = wanted == scalars.reversed() ? 1 : min(typos, max(wanted.count, scalars.count) / 3)
        guard abs(scalars.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, scalars)
        guard distance <= limit else { continue }
        if best.map({ (distance, candidate) < ($0.distance, $0.candidate) }) ?? true { best = (distance, candidate) }
    }
    return best?.candidate
}

extension Diagnostic {
    /// Returns the finding with a fix-it that replaces the word at `range` with `meant`. If `meant` is nil, the finding
    /// gets a note instead.
    package func meaning(
        _ meant: String?, insteadOf word: String, at range: Range<Int>, otherwise note: Note?
    ) -> Diagnostic {
        var diagnostic = self
        if let meant {
            diagnostic.fixIts = [FixIt("replace '\(word)' with '\(meant)'", range: range, replacement: meant)]
        } else {
            diagnostic.notes += [note].compactMap(\.self)
        }
        return diagnostic
    }
}

/// Returns whether the names differ, but only in case, by one edit, or by both. An edit inserts, removes or replaces a
/// letter, or exchanges two neighboring letters.
package func isOneEdit(from name: String, to other: String) -> Bool {
    let (scalars, others) = (Array(name.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars))
    return name != other && abs(scalars.count - others.count) < 2 && editDistance(scalars, others) < 2
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var current = [i + 1]
        for j in b.indices {
            var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
            current.append(cost)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
}
