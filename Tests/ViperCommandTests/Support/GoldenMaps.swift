import AppGraph
import Diagnostics
import Testing
import UserCode
import ViperGeneration
import ViperModel

@testable import ViperCommand

extension Goldens {
    /// What the specs of one say.
    static func program(_ name: String) throws -> Program {
        let texts = try specs(name)
        let sources = texts.filter { $0.key != "App.viper" }.map { SourceFile(path: $0.key, text: $0.value) }
        let specs = sources.filter { $0.path.hasSuffix(".viper") }
        var input = Pipeline.Input(
            app: AppFile(
                texts["App.viper"].map { SourceFile(path: "App.viper", text: $0) }, defaultName: name,
                rules: { Rule.known }), specs: specs,
            builtInTemplates: [], projectTemplates: [])
        input.own = AppSources(sources: sources.filter { $0.path.hasSuffix(".swift") })
        return try #require(Pipeline.check(input).program)
    }
}

extension AppMap {
    /// Each flow of each module.
    var flows: [SequenceDiagram] {
        modules.flatMap { module in module.bodies.map { SequenceDiagram(of: $0, in: module) } }
    }
}
