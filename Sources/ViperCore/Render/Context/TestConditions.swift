/// When a test runs.
struct TestConditions {
    var disabledReason = ""
    var unwritten: [String]

    /// As traits of Swift Testing, laid out for lines of their own.
    func traits(_ layout: Layout, level: Int) -> [String] {
        (disabledReason.isEmpty ? [] : [".disabled(\(disabledReason))"])
            + unwritten.map { type in
                layout.list(
                    ".disabled", ["if: \(Self.isUnwritten(type))", Self.reason(type)], level: level, suffix: ",")
            }
    }

    /// As an attribute of a suite of Swift Testing, or nothing.
    var suiteAttribute: String {
        let traits = traits(.standard, level: 1)
        return traits.isEmpty ? "" : Layout.standard.list("@Suite", traits, level: 0)
    }

    /// As statements that a test of XCTest begins with.
    func skips(_ layout: Layout) -> [String] {
        let always = disabledReason.isEmpty ? [] : [["true", disabledReason]]
        return (always + unwritten.map { [Self.isUnwritten($0), Self.reason($0)] }).map {
            layout.list("try XCTSkipIf", $0, level: 2)
        }
    }

    private static func isUnwritten(_ type: String) -> String { "Fixtures.unwritten.contains(\(type.literal))" }
    private static func reason(_ type: String) -> String { "\(type).fixture() is not written yet".literal }
}
