import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// What every step of `Sync` looks into: its input, what the specs said before, and where things stand in what people wrote.
struct SyncContext: Sendable {
    let input: Sync.Input
    let past: Past
    let written: WrittenSwift
    /// The classes of all modules, by name.
    let classes: [String: ModuleClass]
    private let filesByPath: [String: WrittenFile]

    init(_ input: Sync.Input, _ past: Past) {
        self.input = input
        self.past = past
        written = WrittenSwift(input.written)
        classes = ModuleClass.all(of: input.program)
        filesByPath = Dictionary(firstOf: input.written.map { ($0.source.path, $0) })
    }

    var app: AppSettings { input.program.app }
    /// One level of indentation in rendered files.
    var unit: String { app.indentation.text }

    /// The hand-written file at a path.
    func file(at path: String) -> WrittenFile? { filesByPath[path] }

    /// The hand-written file that holds what `file` would hold: at its path, or where a person has moved it or its spec.
    func home(of file: RenderedFile) -> WrittenFile? {
        if let onDisk = self.file(at: file.path) { return onDisk }
        guard let name = reading(of: file).outline.declarations.first?.name.name else { return nil }
        let declaring = written.declarations(of: name).map(\.file)
        guard declaring.count == 1, declaring[0].source.path.isBelow(app.sources) == file.path.isBelow(app.sources)
        else { return nil }
        return declaring[0]
    }

    /// Whether no other file says anything of the types that a file declares.
    func isAlone(_ file: WrittenFile) -> Bool {
        file.headings.allSatisfy { written.partCount(of: $0.name) == 1 }
    }

    /// Reads a rendered file. Many are on disk as they were once rendered, and have been read there.
    func reading(of file: RenderedFile) -> WrittenFile {
        if let onDisk = self.file(at: file.path), onDisk.source.bytes.hasSameBytes(as: file.bytes) { return onDisk }
        return WrittenFile(file.sourceFile, unit: unit)
    }
}
