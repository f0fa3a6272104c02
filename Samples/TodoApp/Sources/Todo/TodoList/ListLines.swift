import Foundation

/// The lines of the list: each section has a heading, followed by its rows. Finding a line is fast for any number of
/// rows.
struct ListLines {
    enum Line: Equatable {
        case heading(TodoListSection)
        case row(TodoListRow, tone: TodoListTone, index: Int)
    }

    private let sections: [TodoListSection]
    /// The number of rows before each section.
    private let rowsBefore: [Int]
    let rowCount: Int

    init(_ sections: [TodoListSection] = []) {
        self.sections = sections
        var count = 0
        rowsBefore = sections.map { section in
            defer { count += section.rows.count }
            return count
        }
        rowCount = count
    }

    /// The number of lines, with headings.
    var count: Int { rowCount + sections.count }

    func row(at index: Int) -> TodoListRow? {
        guard (0..<rowCount).contains(index), let section = section(ofRow: index) else {
            return nil
        }
        return sections[section].rows[index - rowsBefore[section]]
    }

    /// Returns the line that shows a row.
    func line(ofRow index: Int) -> Int {
        index + (section(ofRow: index) ?? 0) + 1
    }

    func line(at line: Int) -> Line? {
        guard (0..<count).contains(line),
            let section = sections.indices.last(where: { rowsBefore[$0] + $0 <= line })
        else { return nil }
        let index = line - section - 1
        guard index >= rowsBefore[section] else { return .heading(sections[section]) }
        let row = sections[section].rows[index - rowsBefore[section]]
        return .row(row, tone: sections[section].tone, index: index)
    }

    func index(of id: UUID) -> Int? {
        for (section, before) in zip(sections, rowsBefore) {
            if let index = section.rows.firstIndex(where: { $0.id == id }) { return before + index }
        }
        return nil
    }

    /// Returns the first row of another section. `step` is 1 for the section after the row's section, -1 for the
    /// section before.
    func row(ofSection step: Int, fromRow index: Int) -> Int {
        guard let section = section(ofRow: index) else { return index }
        let next = min(max(section + step, 0), sections.count - 1)
        return rowsBefore[next]
    }

    func isFirstOfSection(_ index: Int) -> Bool { rowsBefore.contains(index) }

    func title(ofRow index: Int) -> String {
        section(ofRow: index).map { sections[$0].title } ?? ""
    }

    private func section(ofRow index: Int) -> Int? {
        rowsBefore.lastIndex { $0 <= index }
    }
}
