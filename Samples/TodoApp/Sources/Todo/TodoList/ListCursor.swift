import Foundation

/// Which row of the list is selected, and which part of the list is seen. It stays with its to-do when the list changes.
struct ListCursor {
    private(set) var index = 0
    /// The line at the top of what is seen.
    private(set) var top = 0
    /// How many lines are seen.
    private(set) var pageSize = 1
    private var id: UUID?

    func row(in lines: ListLines) -> TodoListRow? { lines.row(at: index) }

    mutating func move(by step: Int, in lines: ListLines) {
        index = min(max(index + step, 0), max(lines.rowCount - 1, 0))
        id = row(in: lines)?.id
    }

    /// To the first row of the section after, or before.
    mutating func moveSection(by step: Int, in lines: ListLines) {
        index = lines.row(ofSection: step, fromRow: index)
        id = row(in: lines)?.id
    }

    mutating func move(to id: UUID, in lines: ListLines) {
        guard let index = lines.index(of: id) else { return }
        self.index = index
        self.id = id
    }

    /// The list has changed: to the to-do's new place, or to what is now where it was.
    mutating func follow(_ lines: ListLines) {
        if let id, let index = lines.index(of: id) { self.index = index }
        move(by: 0, in: lines)
    }

    /// The to-do is about to go elsewhere: from now on it is its neighbour that is followed.
    mutating func leave(_ lines: ListLines) {
        id = (lines.row(at: index + 1) ?? lines.row(at: index - 1))?.id
    }

    /// Sees to it that the selected row is seen, and the heading of a section with its first row.
    mutating func scroll(_ lines: ListLines, height: Int) {
        pageSize = max(height - 1, 1)
        guard lines.rowCount > 0 else {
            top = 0
            return
        }
        let line = lines.line(ofRow: index)
        let first = lines.isFirstOfSection(index) && height > 1 ? line - 1 : line
        top = min(max(top, line - height + 1), first)
        top = max(min(top, lines.count - height), 0)
    }
}
