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
        /// Files of parts that no spec calls for any more, and suites with nothing left to test, that nobody has written to.
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
    private let past: Past
    private let unit: String
    private let written: WrittenSwift
    private let places: [String: Int]
    private let classes: [String: ModuleClass]
    private let renames: RenamedClasses

    private init(_ input: Input, _ past: Past) {
        self.input = input
        self.past = past
        unit = input.program.app.indentation.text
        written = WrittenSwift(input.written)
        places = Dictionary(firstOf: zip(input.written.map(\.source.path), input.written.indices))
        classes = ModuleClass.all(of: input.program)
        renames = RenamedClasses(
            written: written, places: places, classes: classes,
            wanted: Set((input.rendered + input.unchanged).map(\.path)))
    }

    private func output() -> Output {
        var output = Output()
        var edits = FileEdits(written.files)
        let following = followingViews()
        let files = (input.rendered + unchangedButShared()).filter {
            Self.kinds.contains($0.template)
                && (following.isEmpty || home(of: $0).map { following[$0.source.path] == nil } ?? true)
        }
        for (path, outcome) in files.mapInParallel({ (path: $0.path, outcome: self.outcome(of: $0)) }) {
            guard let outcome else { continue }
            // The class stands elsewhere.
            if outcome.isFound, places[path] == nil { output.superfluous.insert(path) }
            edits.merge(outcome.edits)
            output.findings += outcome.findings
            output.refusals += outcome.refusals
        }
        output.superfluous.formUnion(standingElsewhere())
        let (emptied, unwritten) = syncTests(&edits)
        output.findings += unwritten
        let leftovers = LeftoverClasses(input, written, past, rewritten: Set(following.keys))
        output.removed = leftovers.removed.union(emptied)
        let renamed = Set(output.findings.filter(\.namesWhatWasRenamed).compactMap(\.location))
        output.findings += leftovers.findings.filter { $0.location.map { !renamed.contains($0) } ?? true }
        output.findings += testsWithoutCase(besides: leftovers, output.removed)
        output.findings += written.files.compactMap(\.conflict).map(Diagnostic.conflictMarkers)
        output.findings += files.compactMap(navigationOfAnotherKit) + entriesOfAnotherKit()
        output.findings += testsOfAnotherFramework(besides: following)
        output.changed = following.merging(edits.results) { _, edited in edited }.filter { !emptied.contains($0.key) }
        for file in input.rendered where file.template == .skeleton && places[file.path] == nil {
            guard let bytes = ArrangedReasons(written: written).changed(file) else { continue }
            if output.superfluous.insert(file.path).inserted { output.changed[file.path] = bytes }
        }
        output.findings = output.findings.sortedByPlace()
        return output
    }

    /// Tests of people whose class is arranged no more: what it takes, no mock can be made of, or the tests are not emitted.
    private func testsWithoutCase(
        besides leftovers: LeftoverClasses, _ removed: Set<String>
    ) -> [Diagnostic] {
        guard !past.goneTestCases.isEmpty else { return [] }
        let known = Set(leftovers.findings.compactMap(\.location?.file.path)).union(removed)
        let (app, modules) = (input.program.app, input.program.modules)
        let tested = modules.filter { app.emit(of: $0).contains(.tests) }.flatMap { $0.testCases(app) }
        return written.files.filter { !known.contains($0.source.path) }.flatMap { file in
            file.outline.declarations.compactMap { test -> Diagnostic? in
                guard let base = test.inherited.first?.text, past.goneTestCases.contains(base) else { return nil }
                return .differsInYours(
                    "'\(test.name.name)' inherits '\(base)', which is generated no more",
                    at: SourceLocation(file.source, test.name.range), text: "",
                    because: tested.contains(base)
                        ? "its class takes what no mock can be made of; 'viper-gen check --verbose' says what"
                        : "'emit' leaves the module's tests out; delete what needs them, or let it name 'tests'")
            }
        }
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

    /// Files of people that would be written though there is one of their name elsewhere in the target, where a layout from
    /// before or a person put it: names of files are their own within a target.
    private func standingElsewhere() -> [String] {
        let app = input.program.app
        let folders = [app.sources, app.testing].map { $0 + "/" }
        func key(_ path: String) -> String? {
            folders.first(where: path.hasPrefix).map { $0 + path.fileName }
        }
        let missing = input.rendered.filter { file in
            file.owner == .yours && places[file.path] == nil && file.module != nil && file.path.hasSuffix(".swift")
        }
        guard !missing.isEmpty else { return [] }
        let taken = Set(written.files.compactMap { key($0.source.path) })
        return missing.map(\.path).filter { key($0).map(taken.contains) ?? false }
    }

    /// Views and the navigation, and tests where they have another framework, as the specs and the kit want them now where
    /// nobody has written to them. A view with a body from a spec is none of them: the body may leave the spec, and comes
    /// into the class then.
    private func followingViews() -> [String: [UInt8]] {
        let files = input.rendered.compactMap { file -> (String, [UInt8])? in
            let isSuite = file.template == .skeleton && past.otherTests != nil
            guard isSuite || Self.views.contains(file.template), let own = home(of: file),
                !own.source.bytes.hasSameBytes(as: file.bytes), isSuite ? past.holdsLines(of: own) : past.holds(own),
                isAlone(own),
                own.headings.allSatisfy({ past.record?.hasBody(of: $0.name) == false })
            else { return nil }
            return (own.source.path, file.bytes)
        }
        return Dictionary(firstOf: files)
    }

    /// Where a file of a person's stands: a person may have moved it, or its spec.
    private func home(of file: RenderedFile) -> WrittenFile? {
        if let own = self.file(at: file.path) { return own }
        guard let name = reading(of: file).1.declarations.first?.name.name else { return nil }
        let sources = input.program.app.sources
        let found = written.parts(of: name).filter { !$0.isExtension }.map { written.files[$0.file] }
        return found.count == 1 && found[0].source.path.isBelow(sources) == file.path.isBelow(sources) ? found[0] : nil
    }

    /// Files that a kit's templates make.
    private static let views: Set<FileTemplate?> = [.view, .swiftUIView, .reactiveView, .navigation]

    /// No other file says anything of the types that it declares.
    private func isAlone(_ file: WrittenFile) -> Bool {
        file.headings.allSatisfy { written.partCount(of: $0.name) == 1 }
    }

    /// Brings tests and fixtures in line; returns the files in which no test is left and whose suite no other file names, and what
    /// could not be done.
    private func syncTests(_ edits: inout FileEdits) -> (emptied: Set<String>, findings: [Diagnostic]) {
        var emptied: [Int: String] = [:]
        // Tests of another framework are written anew, or left to who wrote them.
        for suite in past.otherTests == nil ? past.suites(of: input.program) : [] {
            let parts = written.parts(of: suite).filter { !$0.isExtension }
            guard parts.count == 1 else { continue }
            let sync = SuiteSync(
                wanted: wantedSuite(suite), before: past.type(suite), own: parts[0], file: written.files[parts[0].file],
                reasons: ArrangedReasons(written: written))
            sync.apply(to: &edits)
            if sync.leavesNothing(edits) { emptied[parts[0].file] = suite }
        }
        let findings: [Diagnostic] = input.rendered.filter { $0.template == .fixtures }.compactMap { file in
            guard let index = places[file.path] else { return nil }
            let wanted = RenderedType.all(in: SourceFile(path: file.path, bytes: file.bytes), unit: unit)
            return FixtureSync(wanted: wanted, written: written, file: index).apply(to: &edits)
        }
        let named = emptied.isEmpty ? [] : written.names(besides: Set(emptied.keys))
        let gone = emptied.filter { !named.contains($0.value) }.keys
        return (Set(gone.map { written.files[$0].source.path }), findings)
    }

    /// A suite of arranged tests as it would be written now.
    private func wantedSuite(_ name: String) -> RenderedType? {
        let isWanted = { (file: RenderedFile) in
            file.template == .skeleton && file.path.hasSuffix("/\(name).swift")
        }
        let source =
            input.rendered.first(where: isWanted).map { SourceFile(path: $0.path, bytes: $0.bytes) }
            ?? input.unchanged.first(where: isWanted).flatMap { self.file(at: $0.path)?.source }
        return source.flatMap { RenderedType.all(in: $0, unit: unit).first { $0.outline.name.name == name } }
    }

    /// Files that hold a class that the module does not compile without.
    private static let kinds: Set<FileTemplate?> = [.type, .view, .navigation]

    /// What the class of a file asks of its files; nil where the file has none.
    private func outcome(of file: RenderedFile) -> ClassSync.Outcome? {
        let nothing = FileEdits(written.files)
        if isUntouched(file) { return ClassSync.Outcome(edits: nothing) }
        guard let type = syncedClass(of: file) else { return nil }
        if let finding = renames.exchanged(type) ?? renames.movedAway(type, past) ?? structure(insteadOf: type) {
            return ClassSync.Outcome(edits: nothing, findings: [finding])
        }
        guard var sync = ClassSync(type, written: written, past: past, naming: input.program.app.naming)
        else { return ClassSync.Outcome(isFound: false, edits: nothing, findings: missing(type)) }
        sync.sync()
        return sync.outcome
    }

    /// What SwiftUI shows has the name of a class of another kit.
    private func structure(insteadOf type: SyncedClass) -> Diagnostic? {
        let found = written.parts(of: type.name).filter { !$0.isExtension }
        guard type.wanted.kind == .class, found.allSatisfy({ $0.declaration.kind == .struct }) else { return nil }
        return found.first.map { own in
            .differsInYours(
                "'\(type.name)' is a struct, and a class is needed",
                at: SourceLocation(written.files[own.file].source, own.declaration.name.range), text: "",
                because: "`viper-gen generate` writes the class when this file is out of the way")
        }
    }

    private func syncedClass(of file: RenderedFile) -> SyncedClass? {
        let (source, outline, blocks) = reading(of: file)
        guard let wanted = outline.declarations.first(where: { $0.bodyRange != nil }) else { return nil }
        let known = classes[wanted.name.name]
        let module = known.map { input.program.modules[$0.module] }
        return SyncedClass(
            RenderedType(source: source, unit: unit, outline: wanted),
            conditions: blocks.conditions(at: wanted.range.lowerBound),
            sections: known.flatMap { module?.sections(of: $0.part) } ?? [], module: module, path: file.path)
    }

    /// The navigation is a person's, and was written for another UI kit.
    private func navigationOfAnotherKit(_ file: RenderedFile) -> Diagnostic? {
        guard file.template == .navigation, let own = self.file(at: file.path) else { return nil }
        let kits: Set = ["UIKit", "SwiftUI"]
        let wanted = kits.intersection(reading(of: file).1.imports.map(\.name))
        let imported = own.outline.imports.filter { kits.contains($0.name) }
        guard let kit = wanted.first, let place = imported.first, !imported.contains(where: { $0.name == kit })
        else { return nil }
        return Diagnostic(
            .otherKit, "the navigation imports \(place.name), and the app's screens are \(kit)'s",
            at: SourceLocation(own.source, place.range),
            notes: [
                "move this file out of the way: `viper-gen generate` writes one for \(kit), into which you bring over what you wrote"
            ])
    }

    /// What a person wrote to open the app's first module shows the screens of the kit that the app had.
    private func entriesOfAnotherKit() -> [Diagnostic] {
        guard let former = past.formerKit, let root = input.program.app.root else { return [] }
        let app = input.program.app
        let opened = app.naming.destination(root)
        return written.files.filter { $0.source.path.isBelow(app.sources) }.compactMap { file in
            let place = file.tokens().first { $0.kind == .identifier && file.source.text($0.range) == opened }
            return place.map { place in
                Diagnostic(
                    .otherKit,
                    "'\(root)' is opened here as a screen of '\(former.name)', and is one of '\(app.kit.name)' now",
                    at: SourceLocation(file.source, place.range),
                    notes: Kit.builtIn.contains(app.kit)
                        ? [
                            "show it as the kit does: `viper-gen init --ui \(app.kit.name)` in an empty folder begins so"
                        ] : [])
            }
        }
    }

    /// Suites of people that inherit what is generated, and are written for a framework that is not the tests' any more.
    private func testsOfAnotherFramework(besides following: [String: [UInt8]]) -> [Diagnostic] {
        let app = input.program.app
        let others = TestFramework.allCases.filter { $0 != app.tests }.map(\.module)
        let cases = Set(classes.keys.map(app.naming.testCase))
        return input.rendered.compactMap { file in
            guard file.template == .skeleton, following[file.path] == nil, let own = self.file(at: file.path),
                own.outline.declarations.contains(where: { $0.inherited.contains { cases.contains($0.text) } }),
                let place = own.outline.imports.first(where: { others.contains($0.name) }),
                !own.outline.imports.contains(where: { $0.name == app.tests.module })
            else { return nil }
            return Diagnostic(
                .otherKit, "these tests are written with \(place.name), and what they inherit with \(app.tests.module)",
                at: SourceLocation(own.source, place.range),
                notes: [
                    "spell them for \(app.tests.module); or move this file out of the way, and `viper-gen generate` arranges new ones"
                ])
        }
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
        return (source, Outline.read(source).outline, ConditionalBlocks(source))
    }

    private func file(at path: String) -> WrittenFile? { places[path].map { written.files[$0] } }

    /// The file is there, and what it is for is not, or has another name.
    private func missing(_ type: SyncedClass) -> [Diagnostic] {
        guard written.parts(of: type.name).allSatisfy(\.isExtension), let file = file(at: type.path) else { return [] }
        if let finding = renames.inPlace(type, in: file) { return [finding] }
        let end = file.style.lineEnd
        let text = end + type.rendered.declaration(type.wanted, base: "", style: file.style) + end
        return [
            Diagnostic(
                .missingInYours, "nothing declares '\(type.name)'", at: SourceLocation(file.source, 0..<0),
                fixIts: [.insert(text, at: file.source.bytes.count, "add it")])
        ]
    }
}
