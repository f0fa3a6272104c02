import Testing

@testable import ViperCommand

/// Memos as they are kept.
@Suite struct MemoTextTests {
    private let memo = Memo(
        state: Digest("state".utf8), moduleCount: 2, fileCount: 0, omittedTestCount: 3,
        elsewhere: ["Docs/a b.md", "Docs/größe\n.md"], ownSwift: ["A.swift"], wayOfReporting: "text",
        findings: "whatever\n")

    @Test func isReadAsItIsWritten() {
        #expect(Memo(text: memo.text) == memo)
        let empty = Memo(
            state: memo.state, moduleCount: 0, fileCount: 0, omittedTestCount: 0, elsewhere: [], ownSwift: [],
            wayOfReporting: "",
            findings: "")
        #expect(Memo(text: empty.text) == empty)
        // Far more files than the memo has bytes, for nothing was found in them.
        var large = empty
        (large.moduleCount, large.fileCount) = (1_000, 7_624)
        #expect(Memo(text: large.text) == large)
        #expect(
            String(decoding: memo.text, as: UTF8.self).hasPrefix(
                "viper-gen memo 5\0\(memo.state.text)\02\00\03\02\01\0Docs/"))
    }

    @Test func cutOffOrDamagedAnywhereItIsNone() {
        let text = memo.text
        for length in text.indices { #expect(Memo(text: Array(text[..<length])) == nil) }
        for index in text.indices {
            var damaged = text
            damaged[index] ^= 1
            #expect(Memo(text: damaged) == nil)
        }
        #expect(Memo(text: text + [10]) == nil)
        #expect(Memo(text: text + text) == nil)
    }

    @Test(arguments: [
        "", "\0", "viper-gen memo 4\0", "viper-gen memo 5\0", "viper-gen memo 5\00123456789abcdef\01\0",
        "viper-gen memo 5\00123456789abcdef\01\0-1\00\00\00\0text\0\0",
        "viper-gen memo 5\00123456789abcdef\01\01\00\099\00\0text\0\0",
        "viper-gen memo 5\0abc\01\01\00\00\00\0text\0\0", "viper-gen memo 5\00123456789abcdef\01\01\00\00\00\0text\0",
        "viper-gen memo 5\00123456789abcdef\09223372036854775807\00\00\00\00\0text\0\0",
        "viper-gen memo 5\00123456789abcdef\01\00\00\09223372036854775807\01\0text\0\0",
    ])
    func anotherTextIsNone(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(Memo(text: bytes + Array(Digest(bytes).text.utf8)) == nil)
    }
}
