import Testing

@testable import Notepad

struct TerminalFormTests {
    private func form() -> TerminalForm {
        TerminalForm(
            "Edit",
            [
                TerminalForm.Field(label: "Title", input: TextField("Milk")),
                TerminalForm.Field(label: "Due", input: TextField("today"), hint: "Wednesday"),
                TerminalForm.Field(label: "Notes", input: TextField("", isMultiline: true)),
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

    @Test("Enter goes on, saves from the last line, and is text in a text")
    func enter() {
        var form = form()
        form.canSave = true
        #expect(form.handle(.enter) == .none)
        #expect(form.focus == 1)
        #expect(form.handle(.enter) == .submitted)
        _ = form.handle(.tab)
        #expect(form.handle(.enter) == .changed(field: 2))
        #expect(form.handle(.control("s")) == .submitted)
        #expect(form.handle(.escape) == .cancelled)
    }

    @Test("what is not complete is not saved")
    func incomplete() {
        var form = form()
        form.missing = "It needs a day."
        #expect(form.handle(.control("s")) == .none)
        #expect(form.error == "It needs a day.")
        _ = form.handle(.enter)
        #expect(form.error == nil)
        #expect(form.handle(.enter) == .none)
        #expect(form.error == "It needs a day.")
        #expect(form.focus == 1)
    }

    @Test(
        "drawn, with hints and the cursor in its field; where rows are few, the last fields are left out"
    )
    func drawing() {
        var form = form()
        _ = form.handle(.tab)
        var canvas = Canvas(width: 40, height: 7)
        form.draw(on: &canvas)
        #expect(
            canvas.lines == [
                " Edit", "", " Title  Milk", " Due    today", "        Wednesday", "",
                " ctrl-s save  tab next  esc cancel",
            ]
        )
        #expect(canvas.cursor == Canvas.Position(row: 3, column: 13))
    }

    @Test("an error is shown until the next key")
    func error() {
        var form = form()
        form.error = "Cannot write."
        var canvas = Canvas(width: 40, height: 7)
        form.draw(on: &canvas)
        #expect(canvas.lines[6] == " Cannot write.")
        _ = form.handle(.left)
        #expect(form.error == nil)
    }
}
