import Testing

@testable import Notepad

struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ж", 1), ("ש", 1), ("…", 1), ("─", 1), ("❤", 1),
        ("™", 1),
        ("日", 2), ("語", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("𠮷", 2),
        ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇨🇭", 2), ("❤️", 2), ("☝🏽", 2), ("1️⃣", 2), ("⌚", 2), ("✅", 2), ("🀄", 2),
        ("\u{301}", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{FEFF}", 0), ("\u{1F1E8}", 1), ("\u{AD}", 1),
        ("\n", 1), ("\r\n", 1), ("\u{1B}", 1), ("\u{85}", 1),
    ])
    func width(of text: String, _ width: Int) {
        #expect(text.displayWidth == width, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }

    @Test func widthOfTextIsTheSum() {
        #expect("".displayWidth == 0)
        #expect("Buy 日本 👍🏽!".displayWidth == 12)
    }

    @Test(arguments: [
        (0, ""), (1, "…"), (2, "B…"), (5, "Buy …"), (6, "Buy …"), (7, "Buy 日…"), (8, "Buy 日…"), (9, "Buy 日本!"),
        (20, "Buy 日本!"),
    ])
    func truncated(to width: Int, _ text: String) {
        let truncated = "Buy 日本!".truncated(to: width)
        #expect(truncated == text)
        #expect(truncated.displayWidth <= width)
    }

    @Test func textThatFitsIsLeftAlone() {
        #expect("".truncated(to: 0) == "")
        #expect("ab\u{301}".truncated(to: 2) == "ab\u{301}")
    }
}
