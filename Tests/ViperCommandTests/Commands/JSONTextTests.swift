import Diagnostics
import Foundation
import TemplateEngine
import Testing

@testable import ViperCommand

@Suite struct JSONTextTests {
    private struct Thing: TemplateRecord {
        var name: String
        var count: Int
        var note: String?
        var isBig: Bool
        var parts: [Thing]

        static let schema = RecordSchema<Self>("Thing", doc: "A thing.") {
            Field("name", "") { $0.name }
            Field("count", "") { $0.count }
            Field("note", "") { $0.note }
            Field("isBig", "") { $0.isBig }
            Field("parts", "") { $0.parts }
        }
    }

    private func text(of thing: Thing) -> String { JSONValue(.record(thing.templateRecord)).indentedText + "\n" }

    @Test func printsRecordsInTheOrderOfTheirFields() {
        let part = Thing(name: "b", count: -1, note: "n", isBig: false, parts: [])
        #expect(
            text(of: Thing(name: "a", count: 1, note: nil, isBig: true, parts: [part])) == """
                {
                  "name": "a",
                  "count": 1,
                  "note": null,
                  "isBig": true,
                  "parts": [
                    {
                      "name": "b",
                      "count": -1,
                      "note": "n",
                      "isBig": false,
                      "parts": []
                    }
                  ]
                }

                """)
    }

    @Test(arguments: ["\"\\/\n\r\t", "\u{0}\u{1B}\u{7F}\u{202E}\u{2028}\u{E0001}", "é👩‍👩‍👧漢\u{301}"])
    func printsAnyTextSoThatOthersReadIt(text: String) throws {
        let json = self.text(of: Thing(name: text, count: 0, note: nil, isBig: false, parts: []))
        struct Name: Decodable { let name: String }
        let name = try JSONDecoder().decode(Name.self, from: Data(json.utf8)).name
        #expect(Array(name.utf8) == Array(text.utf8))
        #expect(!json.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
}
