import Testing

@testable import Todo

struct FormTests {
    private func form() -> Form {
        Form([
            Form.Field(label: "Title", input: TextField("Milk")),
            Form.Field(label: "Due", input: TextField("today"), hint: "Wednesday"),
            Form.Field(label: "Notes", input: TextField("", isMultiline: true)),
        ])
    }

    @Test("from field to field, and round")
    func focus() {
        var form = form()
        var focused: [Int] = []
        for key in [Key.tab, .tab, .tab, .backTab, .up, .up, .up, .down] {
            _ = form.handle(key)
            focused.append(form.focus)
        }
        #expect(focused == [1, 2, 0, 2, 1, 0, 0, 1])
    }

    @Test("a change tells its field; a key that changes nothing tells nothing")
    func changes() {
        var form = form()
        #expect(form.handle(.character("s")) == .changed(field: 0))
        #expect(form.handle(.left) == .none)
        #expect(form.handle(.tab) == .none)
        #expect(form.handle(.backspace) == .changed(field: 1))
        #expect(form.fields[0].input.text == "Milks")
        #expect(form.fields[1].input.text == "toda")
    }

    @Test("Enter goes on, submits from the last line, and is text in a text")
    func enter() {
        var form = form()
        #expect(form.handle(.enter) == .none)
        #expect(form.focus == 1)
        #expect(form.handle(.enter) == .submitted)
        _ = form.handle(.tab)
        #expect(form.handle(.enter) == .changed(field: 2))
        #expect(form.handle(.control("s")) == .submitted)
        #expect(form.handle(.escape) == .cancelled)
    }

    @Test("drawn, with hints, the cursor in its field, and no more rows than there are")
    func drawing() {
        var form = form()
        _ = form.handle(.tab)
        var canvas = Canvas(width: 20, height: 6)
        form.draw(on: &canvas, from: 1, rows: 4)
        #expect(
            canvas.lines == [
                "", " Title  Milk", " Due    today", "        Wednesday", " Notes", "",
            ])
        #expect(canvas.cursor == Canvas.Position(row: 2, column: 13))

        var small = Canvas(width: 20, height: 6)
        form.draw(on: &small, from: 1, rows: 2)
        #expect(small.lines == ["", " Title  Milk", " Due    today", "", "", ""])
    }
}
