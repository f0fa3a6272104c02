import Diagnostics
import SwiftSource
import Templates
import TestSupport
import UserCode
import ViperGeneration
import ViperModel

extension Subject {
    /// The whole way from a spec to files: findings have places, and what comes out of an accepted spec is Swift.
    static let pipeline = Subject(
        name: "pipeline", mutator: Subject.specs.mutator,
        check: { bytes, _ in
            let output = Pipeline.run(
                Pipeline.Input(
                    app: AppFile(nil, defaultName: "Demo", rules: { Rule.known }),
                    specs: [SourceFile(path: "Specs/Fuzz.viper", bytes: bytes)],
                    builtInTemplates: BuiltInTemplates.files, projectTemplates: [], compile: CompiledTemplates.set))
            if let wrong = misplaced(output.diagnostics) { return wrong }
            if output.diagnostics.containsError { return output.files.isEmpty ? nil : "errors, and files all the same" }
            for file in output.files where file.path.hasSuffix(".swift") {
                let source = SourceFile(path: file.path, bytes: file.bytes)
                let findings = Lexer.read(source).findings + OutlineParser.read(source).diagnostics
                if let first = findings.first {
                    let place = first.location.map { source.position(of: $0.range.lowerBound).line } ?? 0
                    return "\(file.path):\(place) is no Swift: \(first.message)"
                }
            }
            return nil
        })

}
