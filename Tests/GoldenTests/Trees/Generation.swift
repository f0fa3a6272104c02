import Diagnostics
import Templates
import TestSupport
import UserCode
import ViperGeneration
import ViperModel

extension Golden {
    /// The specs in the orders in which a disk may list them.
    enum SpecOrder: Sendable, CaseIterable {
        case byName, reversed, rotated
    }

    /// What the pipeline works on.
    func input(_ order: SpecOrder = .byName) throws -> Pipeline.Input {
        let sources = try specs().map { name, text in
            SourceFile(path: name == "App.viper" ? name : "Specs/\(name)", text: text)
        }
        var input = Pipeline.Input(
            app: AppFile(sources.first { $0.path == "App.viper" }, defaultName: name, rules: { Rule.known }),
            specs: order.apply(to: sources.filter { $0.path != "App.viper" }),
            builtInTemplates: BuiltInTemplates.files,
            projectTemplates: [], compile: CompiledTemplates.set)
        input.own = AppSources(sources: try written(in: "Sources"), tests: try written(in: "Tests"))
        return input
    }

    /// What a person wrote beside the specs.
    private func written(in folder: String) throws -> [SourceFile] {
        let tree = try FileTree.read(specFolder).below(folder)
        return tree.paths.compactMap { path in
            tree.files[path].map { SourceFile(path: folder + "/" + path, bytes: $0) }
        }
    }
}

extension Golden.SpecOrder {
    fileprivate func apply<Element>(to elements: [Element]) -> [Element] {
        switch self {
        case .byName: elements
        case .reversed: elements.reversed()
        case .rotated: Array(elements.dropFirst() + elements.prefix(1))
        }
    }
}

extension Golden {
    /// The tree that comes of the specs, in memory.
    func generate(_ order: SpecOrder = .byName) throws -> FileTree {
        try generate(from: try input(order))
    }

    func generate(from input: Pipeline.Input) throws -> FileTree {
        let output = Pipeline.run(input)
        let errors = output.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Refused(findings: TextPrinter(isColored: false).text(for: errors)) }
        return FileTree(files: Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes) }))
    }

    /// Errors in the specs of a golden.
    struct Refused: Error, CustomStringConvertible {
        let findings: String

        var description: String { "the specs have errors:\n" + findings }
    }
}
