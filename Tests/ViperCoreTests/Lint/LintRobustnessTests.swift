import Diagnostics
import TestSupport
import Testing

/// Hand-written files may hold anything: they are in the middle of being written.
@Suite struct LintRobustnessTests {
    private static let swift = """
        import UIKit
        // viper-gen:ignore heldStrongly: it is a struct
        final class ListPresenter: ListInteractorOutputProtocol {
            weak var view: (any ListViewProtocol)? { didSet { view?.show() } }
            func load(_ names: [String] = ["a, b": 1], then done: @escaping () -> Void) {
                // TODO: load()
                router.open(of: { $0.id }(1)); list { print("\\(done(1, of: [2]))") }
            }
            var size: Int { get async { fatalError("ListPresenter.size is not implemented") } }
        }
        #if DEBUG
        extension ListInteractor { func peek() { presenter.router.open(); ListView.make(#selector(a(b:))) } }
        #endif
        """

    @Test(arguments: 0..<TestSettings.count(quick: 2, gate: 20, all: 200)) func anyTextIsRead(_ seed: Int) throws {
        var random = Random(seed: UInt64(seed))
        let pieces = Self.swift.split(separator: " ").map { Array($0.utf8) }
        for _ in 0..<20 {
            var bytes = Array(Self.swift.utf8)
            for _ in 0..<(1 + random.next(below: 6)) {
                let place = random.next(below: bytes.count)
                switch random.next(below: 3) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(below: 40)))
                case 1: bytes.insert(contentsOf: pieces[random.next(below: pieces.count)], at: place)
                default: bytes[place] = Array("(){}[]\"\\/*`,:<>#@\n\u{0}".utf8)[random.next(below: 19)]
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            let code = LintedCode(String(decoding: bytes, as: UTF8.self))
            for finding in code.findings where finding.location?.file == code.marked.file {
                let range = try #require(finding.location?.range)
                #expect(range.upperBound <= code.marked.file.bytes.count)
            }
        }
    }

    @Test func deepAndLongTextIsRead() {
        let depth = String(repeating: "a(b: ", count: 20_000) + String(repeating: "[{", count: 20_000)
        let comments = String(repeating: "/* // viper-gen:ignore x */", count: 5_000)
        let marks = String(repeating: "<<<<<<< a\n=======\n", count: 20_000)
        for text in [depth, "final class ListView { func show() { \(depth) } }", comments, marks, "`", "func `"] {
            _ = LintedCode(text).findings
        }
    }
}

/// The same numbers for the same seed (SplitMix64).
private struct Random {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(max(1, limit)))
    }
}
