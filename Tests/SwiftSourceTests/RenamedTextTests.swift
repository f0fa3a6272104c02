import Diagnostics
import SwiftSource
import Testing

@Suite struct RenamedTextTests {
    private func renamed(_ text: String) -> String {
        let bytes = RenamedText.bytes(
            of: SourceFile(path: "A.swift", text: text), names: ["Old": "Newer", "OldView": "NewerView"])
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func replacesWordsOfTheirOwn() {
        #expect(renamed("let a: Old = Old.b(OldView.self)") == "let a: Newer = Newer.b(NewerView.self)")
        #expect(renamed("OldViews aOld Old2 old `Old` $Old #Old") == "OldViews aOld Old2 old `Newer` $Old #Old")
    }

    @Test func replacesThemInCommentsAndNotInStrings() {
        #expect(
            renamed("// Old, `OldView` and OldViews\n/* Old/*Old*/ */ \"Old \\(Old.a) Old\" /// éOld Old")
                == "// Newer, `NewerView` and OldViews\n/* Newer/*Newer*/ */ \"Old \\(Newer.a) Old\" /// éOld Newer")
        #expect(renamed("let text = \"\"\"\n    Old\n    \"\"\"\r\n") == "let text = \"\"\"\n    Old\n    \"\"\"\r\n")
    }

    @Test func keepsEveryOtherByte() {
        var bytes = Array("\u{FEFF}#!/bin/swift\r\n\t let  x = #\"Old\"# ; Old".utf8)
        bytes.insert(contentsOf: [0xFF, 0xC3], at: bytes.count - 4)
        let result = RenamedText.bytes(of: SourceFile(path: "A.swift", bytes: bytes), names: ["Old": "B"])
        #expect(result == bytes.dropLast(3) + [UInt8(ascii: "B")])
    }
}
