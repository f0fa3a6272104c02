import Foundation
import Testing

@testable import Todo

struct ListLinesTests {
    private let ids = (0..<5).map { _ in UUID() }

    private func section(_ title: String, _ rows: Range<Int>) -> TodoListSection {
        TodoListSection(
            title: title,
            tone: .calm,
            rows: rows.map { TodoListRow(id: ids[$0], title: "\($0)", day: "", isDone: false) }
        )
    }

    /// Lines 0 and 3 are headings; lines 1–2 and 4–6 are rows.
    private var lines: ListLines { ListLines([section("Today", 0..<2), section("Later", 2..<5)]) }

    @Test("headings and rows")
    func kinds() {
        let titles = (0..<lines.count).map { index in
            switch lines.line(at: index) {
            case .heading(let section): section.title
            case .row(let row, _, let index): "\(row.title) at \(index)"
            case nil: "none"
            }
        }
        #expect(titles == ["Today", "0 at 0", "1 at 1", "Later", "2 at 2", "3 at 3", "4 at 4"])
        #expect(lines.line(at: 7) == nil)
        #expect(lines.line(at: -1) == nil)
    }

    @Test("rows are found by line")
    func rows() {
        #expect((0..<5).map(lines.line(ofRow:)) == [1, 2, 4, 5, 6])
        #expect((0..<5).map { lines.row(at: $0)?.id } == ids)
        #expect(ids.map(lines.index(of:)) == [0, 1, 2, 3, 4])
        #expect(lines.row(at: 5) == nil)
        #expect(lines.index(of: UUID()) == nil)
        #expect(lines.title(ofRow: 4) == "Later")
    }

    @Test("an empty list")
    func empty() {
        let lines = ListLines()
        #expect(lines.count == 0)
        #expect(lines.row(at: 0) == nil)
        #expect(lines.line(at: 0) == nil)
        var cursor = ListCursor()
        cursor.move(by: 1, in: lines)
        cursor.moveSection(by: 1, in: lines)
        cursor.leave(lines)
        cursor.scroll(lines, height: 5)
        #expect(cursor.index == 0)
    }

    @Test("the cursor stays within the list, and moves between sections")
    func cursor() {
        var cursor = ListCursor()
        cursor.move(by: -1, in: lines)
        #expect(cursor.index == 0)
        cursor.move(by: 99, in: lines)
        #expect(cursor.index == 4)
        cursor.moveSection(by: -1, in: lines)
        #expect(cursor.index == 0)
        cursor.moveSection(by: 1, in: lines)
        #expect(cursor.index == 2)
        cursor.moveSection(by: 1, in: lines)
        #expect(cursor.index == 2)
    }

    @Test("the cursor follows its to-do, or a neighbor if the to-do moves to another section")
    func follows() {
        var cursor = ListCursor()
        cursor.move(to: ids[3], in: lines)
        let shorter = ListLines([section("Later", 2..<5)])
        cursor.follow(shorter)
        #expect(cursor.index == 1)

        cursor.leave(shorter)
        cursor.follow(ListLines([section("Later", 4..<5)]))
        #expect(cursor.index == 0)
        cursor.follow(ListLines())
        #expect(cursor.index == 0)
    }

    @Test("the selected row is visible, with the heading above a first row")
    func scroll() {
        var cursor = ListCursor()
        cursor.scroll(lines, height: 3)
        #expect(cursor.top == 0)
        cursor.move(by: 4, in: lines)
        cursor.scroll(lines, height: 3)
        #expect(cursor.top == 4)
        cursor.move(by: -2, in: lines)
        cursor.scroll(lines, height: 3)
        #expect(cursor.top == 3)
        cursor.move(by: -2, in: lines)
        cursor.scroll(lines, height: 3)
        #expect(cursor.top == 0)
        cursor.scroll(lines, height: 20)
        #expect(cursor.top == 0)
    }
}
