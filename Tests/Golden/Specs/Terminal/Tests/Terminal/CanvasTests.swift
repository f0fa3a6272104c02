import Testing

@testable import Notepad

struct CanvasTests {
    private func lines(_ width: Int, _ draw: (inout Canvas) -> Void) -> [String] {
        var canvas = Canvas(width: width, height: 2)
        draw(&canvas)
        return canvas.lines
    }

    @Test func textStandsWhereItIsWritten() {
        #expect(
            lines(10) {
                $0.write("one", row: 0, column: 2)
                $0.write("two", row: 1)
            } == ["  one", "two"])
        var canvas = Canvas(width: 9, height: 1)
        #expect(canvas.write("one", row: 0, column: 2) == 5)
        #expect(canvas.write("日本", row: 0) == 4)
    }

    @Test func whatDoesNotFitIsCutOff() {
        #expect(
            lines(5) {
                $0.write("abcdefgh", row: 0)
                $0.write("abcdefgh", row: 1, column: -3)
                $0.write("no", row: 2)
                $0.write("no", row: -1)
                $0.write("no", row: 0, column: 5)
                $0.write("no", row: 0, column: -9)
            } == ["abcde", "defgh"])
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(
            lines(6) {
                $0.write("日本", row: 0)
                $0.write("a", row: 0, column: 4)
                $0.write("日本日本", row: 1, column: 1)
            } == ["日本a", " 日本"])
    }

    @Test func halfAWideCharacterIsABlank() {
        #expect(lines(4) { $0.write("日本", row: 0, column: -1) } == [" 本", ""])
        #expect(
            lines(6) {
                $0.write("日本語", row: 0)
                $0.write("x", row: 0, column: 1)
                $0.write("日本語", row: 1)
                $0.write("字", row: 1, column: 1)
            } == [" x本語", " 字 語"])
    }

    @Test func textCanDoNothingToTheTerminal() {
        #expect(
            lines(30) {
                $0.write("a\u{1B}[2Jb\nc\td\r\ne\u{7F}\u{9B}f", row: 0)
                $0.write("a\u{202E}b\u{200B}c\u{301}\u{0}", row: 1)
            } == ["a␛[2Jb c d e␡\u{FFFD}f", "abc\u{301}␀"])
    }

    @Test func aCanvasMayBeEmpty() {
        var canvas = Canvas(width: 0, height: 3)
        canvas.write("a日", row: 1)
        canvas.write("日", row: 1, column: -1)
        canvas.style(row: 1, .bold)
        #expect(canvas.lines == ["", "", ""])
        #expect(Canvas(width: -1, height: -1).lines == [])
    }

    @Test func aLongTextCostsNoMoreThanWhatIsShown() {
        let text = String(repeating: "all work and no play ", count: 200_000)
        var canvas = Canvas(width: 10, height: 1)
        let start = ContinuousClock.now
        for _ in 0..<100 { canvas.write(text, row: 0) }
        #expect(ContinuousClock.now - start < .seconds(1))
        #expect(canvas.lines == ["all work a"])
    }
}

struct TerminalFrameTests {
    private func frame(_ width: Int = 8, colors: Bool = true, _ draw: (inout Canvas) -> Void) -> TerminalFrame {
        var canvas = Canvas(width: width, height: 3)
        draw(&canvas)
        return TerminalFrame(canvas, hasColors: colors)
    }

    @Test func theFirstFrameIsWrittenWhole() {
        let first = frame { $0.write("one", row: 1) }
        #expect(
            first.changes(since: nil)
                == "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1H\u{1B}[K\u{1B}[2;1Hone\u{1B}[K\u{1B}[3;1H\u{1B}[K")
    }

    @Test func onlyChangedRowsAreWritten() {
        let first = frame { $0.write("one", row: 0) }
        let second = frame {
            $0.write("one", row: 0)
            $0.write("two", row: 2)
        }
        #expect(second.changes(since: first) == "\u{1B}[?25l\u{1B}[3;1Htwo\u{1B}[K")
        #expect(second.changes(since: second) == "")
    }

    @Test func anotherSizeIsWrittenWhole() {
        let first = frame(8) { $0.write("one", row: 0) }
        let second = frame(9) { $0.write("one", row: 0) }
        #expect(second.changes(since: first).contains("\u{1B}[2J"))
    }

    @Test func aFullRowIsNotErasedAtItsEnd() {
        let changes = frame(3) { $0.write("abc", row: 0) }.changes(since: frame(3) { _ in })
        #expect(changes == "\u{1B}[?25l\u{1B}[1;1Habc")
    }

    @Test func theColumnIsSaidWhereWidthsMayDiffer() {
        let changes = frame { $0.write("日a", row: 0) }.changes(since: frame { _ in })
        #expect(changes == "\u{1B}[?25l\u{1B}[1;1H日\u{1B}[3Ga\u{1B}[K")
    }

    @Test func stylesAreSwitchedOnAndOff() {
        let changes = frame {
            $0.write("a", row: 0, style: .bold)
            $0.write("b", row: 0, column: 1, style: .dim)
            $0.write("c", row: 0, column: 2)
            $0.write("d", row: 1)
            $0.style(row: 1, .reversed)
            $0.write("e", row: 2, style: .underlined)
        }.changes(since: frame { _ in })
        #expect(
            changes == "\u{1B}[?25l\u{1B}[1;1H\u{1B}[1ma\u{1B}[0m\u{1B}[2mb\u{1B}[0mc\u{1B}[K"
                + "\u{1B}[2;1H\u{1B}[7md       \u{1B}[0m\u{1B}[3;1H\u{1B}[4me\u{1B}[0m\u{1B}[K")
    }

    @Test func coloursAreLeftOutWhereThereAreNone() {
        func changes(colors: Bool) -> String {
            frame(colors: colors) { $0.write("a", row: 0, style: TextStyle(isBold: true, color: .red)) }
                .changes(since: frame(colors: colors) { _ in })
        }
        #expect(changes(colors: true).contains("\u{1B}[1;31ma"))
        #expect(changes(colors: false).contains("\u{1B}[1ma"))
        #expect(!changes(colors: false).contains("31"))
    }

    @Test func theCursorIsShownWhereTextIsEdited() {
        let first = frame { _ in }
        let second = frame { $0.cursor = Canvas.Position(row: 1, column: 4) }
        #expect(second.changes(since: first) == "\u{1B}[?25l\u{1B}[2;5H\u{1B}[?25h")
        #expect(first.changes(since: second) == "\u{1B}[?25l")
        #expect(frame { $0.cursor = Canvas.Position(row: 3, column: 0) } == first)
    }
}
