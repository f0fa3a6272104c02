import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The input of all steps of `Sync`: the run's input, the previous specs, and indexes of user-owned files.
struct SyncContext: Sendable {
    let input: Sync.Input
    let past: PreviousGeneration
    let written: UserFileIndex
    /// The classes of all modules, by name.
    let classes: [String: ModuleClass]
    private let filesByPath: [String: UserFile]

    init(_ input: Sync.Input, _ past: PreviousGeneration) {
        self.input = input
        self.past = past
        written = UserFileIndex(input.written)
        classes = ModuleClass.all(of: input.program)
        filesByPath = Dictionary(firstOf: input.written.map { ($0.source.path, $0) })
    }

    var app: AppSettings { input.program.app }
    /// One level of indentation in rendered files.
    var unit: String { app.indentation.text }

    /// Returns the user-owned file at a path.
    func file(at path: String) -> UserFile? { filesByPath[path] }

    /// Returns the user-owned file that corresponds to a rendered file. It has the same path, or declares the same type
    /// if you moved the file or its spec.
    func home(of file: RenderedFile) -> UserFile? {
        if let onDisk = self.file(at: file.path) { return onDisk }
        guard let name = reading(of: file).outline.declarations.first?.name.name else { return nil }
        let declaring = written.declarations(of: name).map(\.file)
        guard declaring.count == 1, declaring[0].source.path.isBelow(app.sources) == file.path.isBelow(app.sources)
        else { return nil }
        return declaring[0]
    }

    /// Returns whether no other file declares or extends the types of a file.
    func isAlone(_ file: UserFile) -> Bool {
        file.headings.allSatisfy { written.parts(of: $0.name).count == 1 }
    }

    /// Parses a rendered file.
    func reading(of file: RenderedFile) -> UserFile { UserFile(file.sourceFile, unit: unit) }
}
