import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings files of people in line with the specs, without a disk: texts in, texts and findings out.
///
/// What the specs said before is read from the generated files as they are on disk; there is no other state. Where it is not
/// certain what a change would have to be, nothing is changed and a finding says what to do.
package struct Sync: Sendable {
    /// All texts that it depends on.
    package struct Input: Sendable {
        /// What the specs say now.
        package var program: Program
        /// The files that are wanted, yours as they would be written were there none.
        package var rendered: [RenderedFile]
        /// Wanted files that are on the disk as they are to be, byte for byte: they are not among those above, and without
        /// their bytes.
        package var unchanged: [RenderedFile]
        /// The Swift of the project that is not generated, as found on disk.
        package var written: [WrittenFile]
        /// The generated Swift as found on disk, what is unchanged left out.
        package var recorded: [SourceFile]

        package init(
            program: Program, rendered: [RenderedFile], unchanged: [RenderedFile] = [], written: [WrittenFile],
            recorded: [SourceFile]
        ) {
            self.program = program
            self.rendered = rendered
            self.unchanged = unchanged
            self.written = written
            self.recorded = recorded
        }
    }

    /// What comes out.
    package struct Output: Sendable {
        /// The files that change, whole, by path.
        package var changed: [String: [UInt8]] = [:]
        /// What a person has to know of or do; an error is a change that could not be made.
        package var findings: [Diagnostic] = []
        /// What keeps everything from being written.
        package var refusals: [Diagnostic] = []
        /// Files of parts that no spec calls for any more, and that nobody has written to.
        package var removed: Set<String> = []
        /// Files that would be written though another file declares what they hold.
        package var superfluous: Set<String> = []
    }

    /// Where people have written nothing, there is nothing to bring in line, and nothing is read. `past` is what the files were
    /// made from before.
    package static func run(_ input: Input, past: Past) -> Output {
        input.written.isEmpty ? Output() : Sync(input, past).output()
    }

    private let input: Input
    private let unit: String
    private let written: WrittenSwift
    private let places: [String: Int]
    private let past: PastSpecs
    private let untouchedViews: Set<String>
    private let leftovers: LeftoverClasses
    private let classes: [String: ModuleClass]

    private init(_ input: Input, _ past: Past) {
        self.input = input
        unit = input.program.app.indentation.text
        written = WrittenSwift(input.written)
        places = Dictionary(
            zip(input.written.map(\.source.path), input.written.indices), uniquingKeysWith: { first, _ in first })
        self.past = past.specs
        (untouchedViews, leftovers) = (past.untouchedViews, past.leftovers)
        classes = ModuleClass.all(of: input.program)
    }

    private func output() -> Output {
        var output = Output()
        var edits: [Int: SourceEdits] = [:]
        var insertions = Insertions()
        var removed: [Int: [Range<Int>]] = [:]
        output.changed = followingViews()
        let files = (input.rendered + unchangedButShared()).filter {
            Self.kinds.contains($0.template) && output.changed[$0.path] == nil
        }
        for (path, outcome) in files.mapInParallel({ (path: $0.path, outcome: self.outcome(of: $0)) }) {
            guard let outcome else { continue }
            // The class stands elsewhere.
            if outcome.isFound, places[path] == nil { output.superfluous.insert(path) }
            for (index, changes) in outcome.edits {
                edits[index, default: SourceEdits(written.files[index].source)].merge(changes)
            }
            insertions.add(outcome.insertions)
            removed.merge(outcome.removed) { $0 + $1 }
            output.findings += outcome.findings
            output.refusals += outcome.refusals
        }
        syncTests(&edits, &insertions, &removed, &output)
        let leftovers = leftovers.report(in: written)
        output.findings += leftovers.findings
        output.removed = leftovers.removed
        output.findings += written.files.compactMap(\.conflict).map(Diagnostic.conflictMarkers)
        output.findings += files.compactMap(navigationOfAnotherKit)
        insertions.apply(to: &edits, of: written)
        for (index, ranges) in removed {
            let source = written.files[index].source
            Removal(ranges, of: source).apply(to: &edits[index, default: SourceEdits(source)])
        }
        for (index, changes) in edits {
            let source = written.files[index].source
            let result = changes.result
            if result != source.bytes { output.changed[source.path] = result }
        }
        output.findings = output.findings.sortedByPlace()
        return output
    }

    /// Files that are unchanged by themselves, and whose classes are declared or extended in other files too.
    private func unchangedButShared() -> [RenderedFile] {
        input.unchanged.compactMap { file in
            guard let own = self.file(at: file.path), !isAlone(own) else { return nil }
            var file = file
            file.bytes = own.source.bytes
            return file
        }
    }

    /// Views and the navigation, where nobody has written to them, as the specs and the kit want them now.
    private func followingViews() -> [String: [UInt8]] {
        let files = input.rendered.filter { file in
            guard untouchedViews.contains(file.path), let own = self.file(at: file.path) else { return false }
            return own.source.bytes != file.bytes && isAlone(own)
        }
        return Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    /// No other file says anything of the types that it declares.
    private func isAlone(_ file: WrittenFile) -> Bool {
        file.headings.allSatisfy { written.partCount(of: $0.name) == 1 }
    }

    private func syncTests(
        _ edits: inout [Int: SourceEdits], _ insertions: inout Insertions, _ removed: inout [Int: [Range<Int>]],
        _ output: inout Output
    ) {
        for (suite, tests) in past.skeletons(input.program).sorted(by: { $0.key < $1.key }) {
            let parts = written.parts(of: suite).filter { !$0.isExtension }
            guard parts.count == 1 else { continue }
            let sync = SkeletonSync(
                wanted: skeleton(suite), old: tests, framework: input.program.app.tests, own: parts[0],
                file: written.files[parts[0].file])
            sync.apply(
                &edits[parts[0].file, default: SourceEdits(sync.file.source)], &insertions,
                &removed[parts[0].file, default: []])
        }
        for file in input.rendered where file.template == .fixtures {
            guard let index = places[file.path] else { continue }
            let source = SourceFile(path: file.path, bytes: file.bytes)
            let sync = FixtureSync(
                rendered: RenderedText(source: source, unit: unit),
                wanted: Outline.parse(source).outline.declarations, written: written, file: index)
            let finding = sync.apply(&edits[index, default: SourceEdits(written.files[index].source)])
            output.findings += finding.map { [$0] } ?? []
        }
    }

    /// A suite of arranged tests as it would be written now.
    private func skeleton(_ suite: String) -> (text: RenderedText, suite: DeclarationOutline)? {
        let name = suite + ".swift"
        let isWanted = { (file: RenderedFile) in file.template == .skeleton && file.path.hasSuffix("/" + name) }
        let rendered = input.rendered.first(where: isWanted).map { SourceFile(path: $0.path, bytes: $0.bytes) }
        guard
            let source = rendered ?? input.unchanged.first(where: isWanted).flatMap({ self.file(at: $0.path)?.source })
        else { return nil }
        let declaration = Outline.parse(source).outline.declarations.first { $0.name.name == suite }
        return declaration.map { (RenderedText(source: source, unit: unit), $0) }
    }

    /// Files that hold a class that the module does not compile without.
    private static let kinds: Set<FileTemplate?> = [.type, .view, .navigation]

    /// What the class of a file asks of its files; nil where the file has none.
    private func outcome(of file: RenderedFile) -> ClassSync.Outcome? {
        if isUntouched(file) { return ClassSync.Outcome() }
        guard let type = syncedClass(of: file) else { return nil }
        guard
            var sync = ClassSync(
                type, written: written, history: past.history(of: type), oldType: past.oldTypes(of: type),
                isGoneProtocol: past.isGone, presenterHad: past.presenterHad(type), shown: past.shownValues(of: type))
        else { return ClassSync.Outcome(isFound: false, findings: missing(type)) }
        sync.sync()
        return sync.outcome
    }

    private func syncedClass(of file: RenderedFile) -> SyncedClass? {
        let (source, outline, blocks) = reading(of: file)
        guard let wanted = outline.declarations.first(where: { $0.bodyRange != nil }) else { return nil }
        let known = classes[wanted.name.name]?.sections(in: input.program)
        return SyncedClass(
            wanted, in: RenderedText(source: source, unit: unit),
            conditions: blocks.conditions(at: wanted.range.lowerBound),
            sections: known?.sections ?? [], module: known?.module,
            presenter: input.program.app.naming.presenter.property, path: file.path)
    }

    /// The navigation is a person's, and was written for another UI kit.
    private func navigationOfAnotherKit(_ file: RenderedFile) -> Diagnostic? {
        guard file.template == .navigation, let own = self.file(at: file.path) else { return nil }
        let kits: Set = ["UIKit", "SwiftUI"]
        let wanted = kits.intersection(reading(of: file).1.imports.map(\.name))
        let imported = own.outline.imports.filter { kits.contains($0.name) }
        guard let kit = wanted.first, let place = imported.first, !imported.contains(where: { $0.name == kit })
        else { return nil }
        return .otherKit(place.name, insteadOf: kit, at: SourceLocation(own.source, place.range))
    }

    /// The file is as it would be written, and no other one says anything of its classes: nothing is to be done.
    private func isUntouched(_ file: RenderedFile) -> Bool {
        guard let own = self.file(at: file.path), own.source.bytes.hasSameBytes(as: file.bytes) else { return false }
        return isAlone(own)
    }

    /// A rendered file as it is read; many are on disk as they were once rendered, and have been read there.
    private func reading(of file: RenderedFile) -> (SourceFile, FileOutline, ConditionalBlocks) {
        if let own = self.file(at: file.path), own.source.bytes.hasSameBytes(as: file.bytes) {
            return (own.source, own.outline, own.blocks)
        }
        let source = SourceFile(path: file.path, bytes: file.bytes)
        return (source, Outline.parse(source).outline, ConditionalBlocks(source))
    }

    private func file(at path: String) -> WrittenFile? { places[path].map { written.files[$0] } }

    /// The file is there, and what it is for is not.
    private func missing(_ type: SyncedClass) -> [Diagnostic] {
        guard written.parts(of: type.name).allSatisfy(\.isExtension),
            let file = file(at: type.path)
        else { return [] }
        let (style, end) = (file.style, file.style.lineEnd)
        return [
            .missingTypeInYours(
                type.name, file: file.source,
                text: end + type.rendered.declaration(type.wanted, base: "", style: style) + end)
        ]
    }
}
