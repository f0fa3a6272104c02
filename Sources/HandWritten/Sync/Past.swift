import Diagnostics
import ViperGeneration
import ViperModel

/// What people's files were made from, and which of them are still as they were made: what sync has to know of the time before.
package struct Past: Sendable {
    let specs: PastSpecs
    /// The paths of views, and of the navigation, that are not as they are wanted now, and that nobody has written to.
    let untouchedViews: Set<String>
    let leftovers: LeftoverClasses
}

extension PlannedFiles {
    /// What was before some files are brought in line. It renders what would have been written then: a step of its own, before
    /// sync.
    package func past(of input: Sync.Input) throws(Renderer.Failure) -> Past {
        var specs = PastSpecs(input)
        // As these are on disk, so they are rendered.
        let unchanged = Set(input.unchanged.lazy.filter { $0.owner == .generated }.map(\.path))
        if !unchanged.isEmpty, !specs.unchangedModules.isEmpty {
            specs.add(
                try files(of: specs.unchangedModules).filter { file in
                    unchanged.contains(file.path) && !file.path.hasPrefix(program.app.testing + "/")
                }.map { SourceFile(path: $0.path, bytes: $0.bytes) })
        }
        guard let record = specs.old, let projection = specs.projection else {
            return Past(specs: specs, untouchedViews: [], leftovers: LeftoverClasses())
        }
        let files = PastFiles(record, projection, renderer)
        let kit = specs.support.flatMap { PastKit(program, renderer, recorded: $0) }
        return Past(
            specs: specs, untouchedViews: untouchedViews(of: input, files, kit),
            leftovers: LeftoverClasses(input, specs, files, kit))
    }

    private func untouchedViews(of input: Sync.Input, _ past: PastFiles, _ kit: PastKit?) -> Set<String> {
        let modules = Dictionary(program.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let written = Dictionary(
            input.written.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        let untouched = input.rendered.filter { file in
            guard let template = file.template, Self.views.contains(template), let own = written[file.path],
                own.bytes != file.bytes
            else { return false }
            if kit?.hold(own) ?? false { return true }
            guard [.view, .swiftUIView].contains(template), let module = file.module.flatMap({ modules[$0] })
            else { return false }
            return past.hold(own, asViewOf: module, from: template)
        }
        return Set(untouched.map(\.path))
    }

    /// Files that a kit's templates make.
    private static let views: Set<FileTemplate> = [.view, .swiftUIView, .reactiveView, .navigation]
}
