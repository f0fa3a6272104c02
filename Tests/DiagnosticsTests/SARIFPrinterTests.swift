import Diagnostics
import Foundation
import Testing

@Suite struct SARIFPrinterTests {
    private func document(_ findings: [Diagnostic]) throws -> [String: Any] {
        let text = SARIFPrinter(version: "1.2.3").text(for: findings)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func run(_ findings: [Diagnostic]) throws -> [String: Any] {
        try #require((try document(findings)["runs"] as? [[String: Any]])?.first)
    }

    @Test(arguments: [SampleFindings.all, []]) func isWhatTheStandardAsksFor(_ findings: [Diagnostic]) throws {
        #expect(SARIFShape.log.faults(of: try document(findings), at: "$") == [])
    }

    @Test func theShapeIsAbleToFail() throws {
        var log = try document(SampleFindings.all)
        log["more"] = 1
        log["version"] = "2.0.0"
        var run = try run(SampleFindings.all)
        run["tool"] = nil
        log["runs"] = [run]
        #expect(
            SARIFShape.log.faults(of: log, at: "$") == [
                "$.more is not in the standard", "$.runs[0].tool is missing", "$.version is 2.0.0",
            ])
    }

    @Test func resultsNameTheirRules() throws {
        let run = try run(SampleFindings.all)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(driver?["version"] as? String == "1.2.3")
        #expect(rules.map { $0["id"] as? String } == ["other", "someRule"])
        #expect(results.map { $0["ruleId"] as? String } == ["someRule", "other", "other"])
        #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 0])
        #expect(results.map { $0["level"] as? String } == ["warning", "error", "error"])
    }

    @Test func textsStandForThemselves() throws {
        let results = try #require(try run(SampleFindings.all)["results"] as? [[String: Any]])
        let messages = results.map { ($0["message"] as? [String: Any])?["text"] as? String }
        #expect(messages[0] == "nothing is called 'veiw'\nlook again")
        // Doubled braces are braces, and no link is left.
        #expect(messages[2]?.hasSuffix("##[add-path]/tmp [click] (http://evil) {{0}}\n\n::warning::y") == true)
    }

    @Test func placesAreURIsAndRegions() throws {
        let results = try #require(try run(SampleFindings.all)["results"] as? [[String: Any]])
        func place(_ value: Any?) -> (uri: String?, region: [String: Int]?) {
            let place = (value as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            return (
                (place?["artifactLocation"] as? [String: Any])?["uri"] as? String, place?["region"] as? [String: Int]
            )
        }
        #expect(place(results[0]["locations"]).uri == "Specs/A.viper")
        #expect(
            place(results[0]["locations"]).region == ["startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 9])
        #expect(place(results[0]["relatedLocations"]).uri == "Specs/B.viper")
        #expect(
            place(results[2]["locations"]).uri
                == "a%2Cline%3D9%3A%3Ab%3A%0A%3A%3Aerror%3A%3A%25%2C%E2%80%AE%23%3F.viper")
    }

    @Test func fixesHoldTheNewText() throws {
        let results = try #require(try run([SampleFindings.whole])["results"] as? [[String: Any]])
        let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
        let change = (fix["artifactChanges"] as? [[String: Any]])?.first
        let replacement = (change?["replacements"] as? [[String: Any]])?.first
        #expect((replacement?["insertedContent"] as? [String: Any])?["text"] as? String == "view\n\"{}\"")
        #expect((replacement?["deletedRegion"] as? [String: Int])?["startColumn"] == 5)
    }
}
