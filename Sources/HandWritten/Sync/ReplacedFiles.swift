import SwiftSource
import ViperGeneration
import ViperModel

/// Files that are written as a whole, or not at all: no member of theirs is brought in line.
extension SyncContext {
    /// Files of people that are written anew, by path, because nobody has written to them: views and the navigation as the specs
    /// and the kit want them now, and tests where they have another framework. A view with a body from a spec is none of them:
    /// the body may leave the spec, and comes into the class then.
    func replacedFiles() -> [String: [UInt8]] {
        let reasons = ArrangedReasons(context: self)
        let files = input.rendered.compactMap { file -> (String, [UInt8])? in
            let isSuite = file.template == .skeleton && past.otherTests != nil
            guard isSuite || Self.templatesOfKit.contains(file.template), let onDisk = home(of: file),
                !onDisk.source.bytes.hasSameBytes(as: file.bytes),
                isSuite ? past.holdsLines(of: onDisk) : past.holds(onDisk),
                isAlone(onDisk),
                onDisk.headings.allSatisfy({ past.record?.hasBody(of: $0.name) == false })
            else { return nil }
            let bytes = isSuite ? reasons.corrected(file) ?? file.bytes : file.bytes
            let keepsReturns = onDisk.source.bytes.contains(Ascii.carriageReturn)
            return (onDisk.source.path, keepsReturns ? bytes.withCarriageReturns : bytes)
        }
        return Dictionary(firstOf: files)
    }

    /// The templates of a kit that render files which people own.
    private static let templatesOfKit: Set<FileTemplate?> = [.view, .swiftUIView, .reactiveView, .navigation]

    /// Paths of files that would be written though there is one of their name elsewhere in the target, where a layout from before
    /// or a person put it, or though a person moved the suite of tests, or the fixtures, that they hold to another file.
    func filesStandingElsewhere() -> [String] {
        let folders = [app.sources, app.testing].map { $0 + "/" }
        // Names of files are unique within a target: its folder and the name tell which file it is.
        func key(_ path: String) -> String? {
            folders.first(where: path.hasPrefix).map { $0 + path.fileName }
        }
        let missing = input.rendered.filter { file in
            file.owner == .yours && self.file(at: file.path) == nil && file.path.hasSuffix(".swift")
                && (file.module != nil || file.template == .fixtures)
        }
        guard !missing.isEmpty else { return [] }
        let keysOfWritten = Set(written.files.compactMap { key($0.source.path) })
        return missing.filter { file in
            let isOfTests = file.template == .skeleton || file.template == .fixtures
            return isOfTests && testFile(declaring: String(file.path.fileName.dropLast(6))) != nil
                || key(file.path).map(keysOfWritten.contains) ?? false
        }.map(\.path)
    }

    /// The file of tests in which a person declares a type.
    func testFile(declaring type: String) -> WrittenFile? {
        written.declarations(of: type).map(\.file).first { $0.source.path.isBelow(app.testing) }
    }

    /// The suites that are to be written and have other tests than those that are rendered: `others`, and arranged tests that say
    /// of a member that it is written already.
    func newTestsOfWrittenMembers(besides others: [String: [UInt8]]) -> [(path: String, bytes: [UInt8])] {
        let reasons = ArrangedReasons(context: self)
        let suites = input.rendered.filter { $0.template == .skeleton && file(at: $0.path) == nil }
        return suites.filter { others[$0.path] == nil }.compactMap { file in
            reasons.corrected(file).map { (file.path, $0) }
        } + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
