import SwiftSource
import ViperGeneration
import ViperModel

/// Files that are created or rewritten as a whole.
extension SyncContext {
    /// Returns the new contents of unmodified files that are rewritten as a whole, by path. These are views and the
    /// navigation, and tests if the test framework has changed.
    ///
    /// If a class in the file had a body in the previous spec, the file is updated member by member instead. The body
    /// may move to that class.
    func replacedFiles() -> [String: [UInt8]] {
        let reasons = SkeletonDisabledReasons(context: self)
        let files = input.rendered.compactMap { file -> (String, [UInt8])? in
            let isSuite = file.template == .skeleton && past.otherTests != nil
            guard isSuite || Self.templatesOfKit.contains(file.template), let onDisk = home(of: file),
                onDisk.source.bytes != file.bytes,
                isSuite ? past.isUnmodifiedExceptLineOrder(onDisk) : past.isUnmodified(onDisk),
                isAlone(onDisk),
                onDisk.headings.allSatisfy({ past.record?.hasBody(of: $0.name) == false })
            else { return nil }
            let bytes = isSuite ? reasons.corrected(file) ?? file.bytes : file.bytes
            let keepsReturns = onDisk.source.bytes.contains(ASCII.carriageReturn)
            return (onDisk.source.path, keepsReturns ? bytes.withCarriageReturns : bytes)
        }
        return Dictionary(firstOf: files)
    }

    /// The templates of a kit that render user-owned files.
    private static let templatesOfKit: Set<FileTemplate?> = [.view, .swiftUIView, .reactiveView, .navigation]

    /// Returns the paths of rendered files that are not created, because the target already has a file with the same
    /// name, suite or fixtures elsewhere. An older layout or a developer put it there.
    func filesStandingElsewhere() -> [String] {
        let folders = [app.sources, app.testing].map { $0 + "/" }
        // File names are unique within a target, so the folder of the target and the name identify a file.
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

    /// Returns the test file that declares a type.
    func testFile(declaring type: String) -> UserFile? {
        written.declarations(of: type).map(\.file).first { $0.source.path.isBelow(app.testing) }
    }

    /// Returns the paths and contents of new suites that differ from the rendered suites. They are `others`, and suites
    /// in which the reasons of disabled tests are corrected.
    func newTestsOfWrittenMembers(besides others: [String: [UInt8]]) -> [(path: String, bytes: [UInt8])] {
        let reasons = SkeletonDisabledReasons(context: self)
        let suites = input.rendered.filter { $0.template == .skeleton && file(at: $0.path) == nil }
        return suites.filter { others[$0.path] == nil }.compactMap { file in
            reasons.corrected(file).map { (file.path, $0) }
        } + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
