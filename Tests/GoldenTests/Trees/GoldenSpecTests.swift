import Diagnostics
import Testing
import ViperModel

/// The specs of the goldens are specs without errors.
@Suite("Golden specs")
struct GoldenSpecTests {
    @Test("a golden's specs are read without an error", arguments: Golden.all)
    func noErrors(_ golden: Golden) throws {
        let errors = Pipeline.check(try golden.input()).diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(TextPrinter(isColored: false).text(for: errors))")
    }
}
