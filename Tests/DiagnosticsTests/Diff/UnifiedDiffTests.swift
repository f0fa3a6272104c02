import Diagnostics
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?, path: String = "a.txt") -> String {
        UnifiedDiff(path: path, from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }).text
    }

    @Test func showsThreeLinesAroundAChange() {
        let lines = (1...20).map { "\($0)\n" }
        var changed = lines
        changed[9] = "ten\n"
        #expect(
            diff(lines.joined(), changed.joined()) == """
                diff --git a/a.txt b/a.txt
                --- a/a.txt
                +++ b/a.txt
                @@ -7,7 +7,7 @@
                 7
                 8
                 9
                -10
                +ten
                 11
                 12
                 13

                """)
    }

    @Test func joinsChangesThatAreNear() {
        let lines = (1...30).map { "\($0)\n" }
        func changed(_ numbers: Int...) -> String {
            lines.enumerated().map { numbers.contains($0.offset + 1) ? "x\n" : $0.element }.joined()
        }
        #expect(diff(lines.joined(), changed(10, 17)).components(startingWith: "@@") == ["@@ -7,14 +7,14 @@"])
        #expect(
            diff(lines.joined(), changed(10, 18)).components(startingWith: "@@")
                == ["@@ -7,7 +7,7 @@", "@@ -15,7 +15,7 @@"])
        #expect(
            diff(lines.joined(), changed(1, 30)).components(startingWith: "@@")
                == ["@@ -1,4 +1,4 @@", "@@ -27,4 +27,4 @@"])
    }

    @Test func makesAndDeletesFiles() {
        #expect(
            diff(nil, "one\n") == """
                diff --git a/a.txt b/a.txt
                new file mode 100644
                --- /dev/null
                +++ b/a.txt
                @@ -0,0 +1 @@
                +one

                """)
        #expect(
            diff("one\ntwo\n", nil) == """
                diff --git a/a.txt b/a.txt
                deleted file mode 100644
                --- a/a.txt
                +++ /dev/null
                @@ -1,2 +0,0 @@
                -one
                -two

                """)
        #expect(diff(nil, "") == "diff --git a/a.txt b/a.txt\nnew file mode 100644\n")
    }

    @Test func saysWhereNoLineFeedEndsAFile() {
        #expect(
            diff("one", "one\n").hasSuffix("@@ -1 +1 @@\n-one\n\\ No newline at end of file\n+one\n"))
        #expect(
            diff("a\nb", "c\nb").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"))
    }

    @Test func keepsLineEnds() {
        #expect(diff("a\r\nb\r\n", "a\r\nc\n").hasSuffix("@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\n"))
    }

    @Test func saysNothingOfWhatIsTheSame() {
        #expect(diff("a", "a").isEmpty && diff(nil, nil).isEmpty)
    }

    @Test func quotesNames() {
        #expect(diff("a\n", "b\n", path: "My File.txt").contains("\n--- a/My File.txt\t\n+++ b/My File.txt\t\n"))
        #expect(diff("a\n", "b\n", path: "a\"\n\u{1B}.txt").contains("\n--- \"a/a\\\"\\n\\033.txt\"\n"))
    }

    @Test func leavesOutWhatIsNoText() {
        let diff = UnifiedDiff(path: "a", from: [0xFF, 0x0A], to: [0x61, 0x0A])
        #expect(diff.text == "diff --git a/a b/a\nBinary files a/a and b/a differ\n")
    }
}

extension String {
    fileprivate func components(startingWith prefix: String) -> [String] {
        split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
    }
}
