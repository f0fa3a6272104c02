import Foundation

/// The selected row and the visible part of the list. When the list changes, the same to-do stays selected.
struct ListCursor {
    private(set) var index = 0
    /// The first visible line.
    private(set) var top = 0
    /// The number of visible lines.
    private(set) var pageSize = 1
    private var id: UUID?

    func row(in lines: ListLines) -> TodoListRow? { lines.row(at: index) }

    mutating func move(by step: Int, in lines: ListLines) {
        index = min(max(index + step, 0), max(lines.rowCount - 1, 0))
        id = row(in: lines)?.id
    }

    /// Moves to the first row of the next or previous section.
    mutating func moveSection(by step: Int, in lines: ListLines) {
        index = lines.row(ofSection: step, fromRow: index)
        id = row(in: lines)?.id
    }

    mutating func move(to id: UUID, in lines: ListLines) {
        guard let index = lines.index(of: id) else { return }
        self.index = index
        self.id = id
    }

    /// Moves to the new position of the selected to-do. Stays at the same position if the to-do is no longer in the
    /// list.
    mutating func follow(_ lines: ListLines) {
        if let id, let index = lines.index(of: id) { self.index = index }
        move(by: 0, in: lines)
    }

    /// Selects the neighbor of the selected to-do. Call this before the to-do moves to another section.
    mutating func leave(_ lines: ListLines) {
        id = (lines.row(at: index + 1) ?? lines.row(at: index - 1))?.id
    }

    /// Scrolls so that the selected row is visible. If the row is the first of its section, shows the heading too.
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
