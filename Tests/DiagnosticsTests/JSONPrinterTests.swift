import Diagnostics
import Foundation
import Testing

@Suite struct JSONPrinterTests {
    @Test func printsAnObjectALine() {
        #expect(
            JSONPrinter.text(
                for: [SampleFindings.whole, SampleFindings.placeless], isFixable: { !$0.fixIts.isEmpty }) == #"""
                    {"rule":"someRule","severity":"warning","message":"nothing is called 'veiw'","path":"Specs/A.viper","line":2,"column":5,"end_line":2,"end_column":9,"explanation":"An {explanation}.","notes":[{"message":"it was here","path":"Specs/B.viper","line":3,"column":4,"end_line":3,"end_column":5},{"message":"look again"}],"fix_its":[{"message":"replace it","path":"Specs/A.viper","line":2,"column":5,"end_line":2,"end_column":9,"replacement":"view\n\"{}\""}],"fixable":true}
                    {"rule":"other","severity":"error","message":"the disk is gone","explanation":"More.","notes":[],"fix_its":[],"fixable":false}

                    """#)
        #expect(JSONPrinter.text(for: [], isFixable: { _ in true }) == "")
    }

    @Test func textComesBackAsItWas() throws {
        let lines = JSONPrinter.text(for: SampleFindings.all, isFixable: { _ in false }).split(separator: "\n")
        #expect(lines.count == SampleFindings.all.count)
        for (line, finding) in zip(lines, SampleFindings.all) {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["message"] as? String == finding.message)
            #expect(object?["path"] as? String == finding.location?.file.path)
            #expect(
                (object?["notes"] as? [[String: Any]])?.map { $0["message"] as? String } == finding.notes.map(\.message)
            )
            #expect(
                (object?["fix_its"] as? [[String: Any]])?.map { $0["replacement"] as? String }
                    == finding.fixIts.map(\.replacement))
            // A terminal that shows it obeys nothing in it.
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
        }
    }

    @Test func valuesAreSpelledAsJSONHasThem() {
        let value: JSONValue = .object([
            "a": .array([.null, .bool(true), .bool(false), .int(-1)]), "b\n": .object([:]), "c": .array([]),
        ])
        #expect(value.text == #"{"a":[null,true,false,-1],"b\n":{},"c":[]}"#)
        #expect(JSONValue.quoted("\u{0}\u{7F}\u{2028}👩‍👧é\\\t") == #""\u0000\u007f\u2028👩\u200d👧é\\\t""#)
    }
}
