import Testing

@testable import ViperGeneration
@testable import ViperModel

@Suite struct LongBodyTests {
    @Test func whyABodyOfTooManyCallsHasNoTestIsSaid() throws {
        #expect(try reason(calls: 200) == nil)
        let reason = try #require(try reason(calls: 5_000))
        #expect(reason.contains("makes more than 200 calls"), "\(reason)")
    }

    /// Why the only test of a body with so many calls is not written; nil where it is.
    private func reason(calls: Int) throws -> String? {
        let lines = (0..<calls).map { "view?.show(\($0))" }.joined(separator: "\n")
        let spec = "module A { view { func show(_ a: Int) }\n presenter { func go() {\n\(lines)\n} } }"
        let sample = program(spec)
        let tests = FlowTests(sample).tests(of: sample.modules[0])
        try #require(tests.count == 1)
        return tests[0].omitted?.reason
    }
}
