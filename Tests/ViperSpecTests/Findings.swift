import TestSupport
import ViperSpec

/// What the parser finds in a text with marks, as lines.
func findings(_ text: String) -> [String] {
    let source = MarkedSource(text)
    return source.describe(SpecParser.parse(source.file).1)
}

/// The rules that the parser reports under, one for each finding.
func rules(_ text: String) -> [String] {
    SpecParser.parse(MarkedSource(text).file).1.map(\.rule.id)
}

/// The text with every fix-it made.
func mended(_ text: String) -> String {
    let source = MarkedSource(text)
    return source.mended(by: SpecParser.parse(source.file).1)
}

/// The tree of a text as lines; findings, where there are any, come first.
func shape(_ text: String) -> [String] {
    let source = MarkedSource(text)
    let (spec, found) = SpecParser.parse(source.file)
    return source.describe(found) + Shape.of(spec)
}
