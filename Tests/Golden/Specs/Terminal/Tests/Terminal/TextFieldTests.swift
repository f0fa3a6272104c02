import Testing

@testable import Notepad

struct TextFieldTests {
    /// The text after some keys, with `|` where the cursor is.
    private func edited(_ text: String, _ keys: Key..., isMultiline: Bool = false) -> String {
        var field = TextField(text, isMultiline: isMultiline)
        for key in keys { _ = field.handle(key) }
        return String(field.characters[..<field.cursor]) + "|"
            + String(field.characters[field.cursor...])
    }

    @Test("typed, moved, erased")
    func editing() {
        #expect(edited("") == "|")
        #expect(edited("ab", .left, .character("x")) == "ax|b")
        #expect(edited("ab", .home, .character("x")) == "x|ab")
        #expect(edited("ab", .home, .right, .right, .right) == "ab|")
        #expect(edited("ab", .backspace, .backspace, .backspace) == "|")
        #expect(edited("ab", .home, .delete) == "|b")
        #expect(edited("ab", .delete) == "ab|")
        #expect(edited("one two", .control("w")) == "one |")
        #expect(edited("one two  ", .control("w"), .control("w")) == "|")
        #expect(edited("one two", .control("u")) == "|")
        #expect(edited("one two", .control("a"), .control("k")) == "|")
    }

    @Test("what is selected gives way to what is typed, and stays where the cursor is moved")
    func selection() {
        func typed(_ keys: Key...) -> String {
            var field = TextField("today", isSelected: true)
            for key in keys { _ = field.handle(key) }
            return field.text
        }
        #expect(typed(.character("t"), .character("o")) == "to")
        #expect(typed(.paste("friday")) == "friday")
        #expect(typed(.backspace) == "")
        #expect(typed(.end, .character("!")) == "today!")
        #expect(typed(.tab, .enter) == "today")
        #expect(!TextField("", isSelected: true).isSelected)
    }

    @Test("one key for one character, however many parts it has")
    func characters() {
        #expect(edited("a👩‍👩‍👧", .backspace) == "a|")
        #expect(edited("🇩🇪b", .left, .left) == "|🇩🇪b")
        #expect(edited("e", .character("\u{301}")) == "é|")
    }

    @Test("pasted on one line, and on several")
    func paste() {
        #expect(edited("", .paste("a\r\nb\tc\u{1B}d")) == "a b cd|")
        #expect(edited("", .paste("a\r\nb"), isMultiline: true) == "a\nb|")
    }

    @Test("lines of a longer text")
    func multiline() {
        #expect(edited("one\ntwo", .up, .end, .enter, isMultiline: true) == "one\n|\ntwo")
        #expect(edited("one\nlonger", .up, isMultiline: true) == "one|\nlonger")
        #expect(edited("one\ntwo", .home, .character("x"), isMultiline: true) == "one\nx|two")
        #expect(edited("one\ntwo", .up, .home, .down, .control("k"), isMultiline: true) == "one\n|")
    }

    @Test("keys that are for others")
    func others() {
        var field = TextField("a")
        for key in [Key.enter, .escape, .tab, .up, .down, .control("s"), .alt("x"), .function(1)] {
            let isHandled = field.handle(key)
            #expect(!isHandled)
        }
        var area = TextField("a\nb", isMultiline: true)
        let atTheEnd = area.handle(.down)
        let up = area.handle(.up)
        let atTheTop = area.handle(.up)
        #expect([atTheEnd, up, atTheTop] == [false, true, false])
    }

    @Test("what is seen of a long line has the cursor in it")
    func line() {
        #expect(
            TextField("abc").box(width: 5, height: 1)
                == TextField.Box(lines: ["abc"], row: 0, column: 3))
        #expect(
            TextField("abcdef").box(width: 4, height: 1)
                == TextField.Box(lines: ["def"], row: 0, column: 3))
        #expect(
            TextField("買い物").box(width: 4, height: 1)
                == TextField.Box(lines: ["物"], row: 0, column: 2))
    }

    @Test("what is seen of a long text has the cursor in it")
    func area() {
        let field = TextField("one two three\n\nfour", isMultiline: true)
        #expect(
            field.box(width: 9, height: 9)
                == TextField.Box(lines: ["one two ", "three", "", "four"], row: 3, column: 4)
        )
        #expect(
            field.box(width: 9, height: 2) == TextField.Box(lines: ["", "four"], row: 1, column: 4))
    }
}
