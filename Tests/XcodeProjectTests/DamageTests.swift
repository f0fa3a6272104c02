import Foundation
import TestSupport
import Testing
import XcodeProject

/// Nothing crashes, and nothing is edited that was not understood.
@Suite struct DamageTests {
    private static let small = ProjectCase("empty-lists-left-out")

    @Test func whatIsCutOffAnywhereIsRefused() {
        let bytes = Self.small.bytes
        for end in 0..<bytes.count - 1 {
            #expect(throws: ProjectError.self) { try XcodeProject(Array(bytes[..<end])) }
        }
    }

    @Test(arguments: ProjectCase.all) func whatIsCutOffSomewhereIsRefused(_ example: ProjectCase) {
        for end in stride(from: 1, to: example.bytes.count - 4, by: 397) {
            #expect(throws: ProjectError.self) { try XcodeProject(Array(example.bytes[..<end])) }
        }
    }

    /// Bytes replaced, doubled and left out: it is refused, or edited with every line of before in its place.
    @Test(arguments: ["classic", "places", "exceptions", "several-targets", "empty-lists-left-out"])
    func whatIsDamagedIsRefusedOrKept(_ name: String) throws {
        let example = ProjectCase(name)
        var generator = SeededGenerator(seed: 7)
        var edited = 0
        for _ in 0..<150 {
            var bytes = example.bytes
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let length = min(Int.random(in: 0..<12, using: &generator), bytes.count - place)
            let other = Int.random(in: 0..<bytes.count - 40, using: &generator)
            bytes.replaceSubrange(place..<place + length, with: example.bytes[other..<other + length % 5])
            guard let project = try? XcodeProject(bytes, in: example.folder),
                let edit = try? ProjectEdit(of: project, adding: example.additions(in: project), removing: [])
            else { continue }
            edited += 1
            var rest = String(decoding: edit.bytes, as: UTF8.self).split(separator: "\n")[...]
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
                let index = try #require(rest.firstIndex(of: line), "'\(line)' is gone")
                rest = rest[(index + 1)...]
            }
        }
        #expect(edited > 0)
    }

    @Test func anObjectWithoutAKindIsRefused() {
        let text = Self.small.project.replacing("isa = PBXGroup;", with: "")
        #expect(throws: ProjectError.self) { try XcodeProject(Array(text.utf8)) }
    }

    /// A group that holds itself, or one that is listed twice, ends.
    @Test func circlesEnd() throws {
        let text = ProjectCase("classic").project.replacing(
            "C0000000000000000000F005 /* CartPresenter.swift */,\n", with: "600000000000000000001002 /* Shop */,\n")
        let project = try XcodeProject(Array(text.utf8))
        #expect(project.sourceFolder(of: try #require(project.targets.first)) == "Shop")
    }

    /// Reading takes as long as the text is long, and does not go as deep.
    @Test(arguments: ["(", "{a=", "\"\\", "/*", "<0", "a = b; ", "(a,", "\\U00", "'"])
    func isReadInOneGo(_ piece: String) {
        let text = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
        let start = ContinuousClock.now
        #expect(throws: ProjectError.self) { try XcodeProject(text) }
        #expect(throws: ProjectError.self) { try XcodeProject(Array("{ objects = ".utf8) + text) }
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test(arguments: [
        (#""a\"b\\c\n""#, "a\"b\\c\n"), (#""\U00e4\344""#, "ää"), ("'it is'", "it is"),
        ("a/b.c-d+e:$f", "a/b.c-d+e:$f"),
        (#""\z""#, "z"), (#""\Ud800""#, "\u{FFFD}"),
    ]) func readsStrings(_ text: String, _ value: String) throws {
        let project = Self.small.project.replacing("name = Shop;", with: "name = \(text);")
        #expect(try XcodeProject(Array(project.utf8)).targets.first?.name == value)
    }

    @Test func whatIsNotUTF8IsRefusedWithItsPlace() {
        var bytes = Self.small.bytes
        bytes[40] = 0xFF
        #expect(throws: ProjectError("text is not UTF-8", at: 40..<40)) { try XcodeProject(bytes) }
    }
}
