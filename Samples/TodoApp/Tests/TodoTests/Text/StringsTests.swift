import Testing

@testable import Todo

struct StringsTests {
    @Test("search ignores case and accents")
    func searchKey() {
        #expect("Café au LAIT".searchKey == "cafe au lait")
        #expect("MILK".searchKey == "milk")
    }

    @Test("control characters are removed from titles")
    func oneLine() {
        #expect("a\nb\tc\u{1B}[2Jd\r\ne\u{9B}f".oneLine == "a b c [2Jd e f")
        #expect("買い物 👩‍👩‍👧".oneLine == "買い物 👩‍👩‍👧")
    }
}
