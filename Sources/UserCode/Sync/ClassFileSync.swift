import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The files of the classes that specs require, as viper-gen would generate them now, and the updates of these files on
/// disk.
struct ClassFileSync {
    private let context: SyncContext
    private let renames: RenamedClasses
    let files: [RenderedFile]

    /// The result of updating one file.
    struct Outcome: Sendable {
        var edits = FileEdits()
        var findings: [Diagnostic] = []
        /// Diagnostics because of which nothing may be written.
        var refusals: [Diagnostic] = []
        /// The path of a rendered file that need not be created, because another file declares its class.
        var existsElsewhere: String?
    }

    /// Selects the files of classes, except files in `replaced`, which are rewritten as a whole.
    init(_ context: SyncContext, besides replaced: [String: [UInt8]]) {
        self.context = context
        files = context.input.rendered.filter { file in
            Self.templates.contains(file.template)
                && (context.home(of: file).map { replaced[$0.source.path] == nil } ?? true)
        }
        renames = RenamedClasses(context, wanted: Set(context.input.rendered.map(\.path)))
    }

    private static let templates: Set<FileTemplate?> = [.type, .view, .navigation]

    func outcomes() -> [Outcome] { files.map { outcome(of: $0) }.compactMap(\.self) }

    /// Returns the outcome of updating the class in a rendered file; nil if the file declares no class.
    private func outcome(of file: RenderedFile) -> Outcome? {
        var outcome = Outcome()
        var isDeclared = true
        if !isUntouched(file) {
            guard let type = syncedClass(of: file) else { return nil }
            if let finding = renames.movedAway(type) ?? structInstead(of: type) {
                outcome.findings = [finding]
            } else if var sync = ClassSync(type, in: context) {
                sync.sync()
                outcome = sync.outcome
            } else {
                isDeclared = false
                outcome.findings = classMissingInOwnFile(type)
            }
        }
        if isDeclared, context.file(at: file.path) == nil { outcome.existsElsewhere = file.path }
        return outcome
    }

    /// Returns whether the file on disk is as rendered, and no other file declares or extends its classes.
    private func isUntouched(_ file: RenderedFile) -> Bool {
        guard let onDisk = context.file(at: file.path), onDisk.source.bytes == file.bytes else {
            return false
        }
        return context.isAlone(onDisk)
    }

    private func syncedClass(of file: RenderedFile) -> SyncedClass? {
        let reading = context.reading(of: file)
        guard let wanted = reading.outline.declarations.first(where: { $0.bodyRange != nil }) else { return nil }
        let moduleClass = context.classes[wanted.name.name]
        let program = context.input.program
        let module = moduleClass.map { program.modules[$0.module] }
        let verbs = [program.navigation].compactMap(\.self).filter { section in
            wanted.inherited.contains { $0.text == section.protocolName }
        }
        return SyncedClass(
            RenderedType(source: reading.source, unit: context.unit, outline: wanted),
            conditions: reading.blocks.conditions(at: wanted.range.lowerBound),
            sections: moduleClass.flatMap { module?.sections(of: $0.part) } ?? verbs, module: module, path: file.path)
    }

    /// Returns a finding if a struct has the name of a required class. SwiftUI views are structs, but other kits need
    /// classes.
    private func structInstead(of type: SyncedClass) -> Diagnostic? {
        let found = context.written.declarations(of: type.name)
        guard type.wanted.kind == .class, found.allSatisfy({ $0.declaration.kind == .struct }) else { return nil }
        return found.first.map { own in
            .storedPropertyMismatch(
                "'\(type.name)' is a struct, but must be a class",
                at: own.location,
                because: "the file is yours; move it away, and run 'viper-gen generate' to create the class")
        }
    }

    /// Returns a finding if the class's own file exists and does not declare the class.
    private func classMissingInOwnFile(_ type: SyncedClass) -> [Diagnostic] {
        guard context.written.declarations(of: type.name).isEmpty, let file = context.file(at: type.path) else {
            return []
        }
        if let finding = renames.inPlace(type, in: file) { return [finding] }
        if let error = file.syntaxError { return [error] }
        let end = file.style.lineEnd
        let text = end + type.rendered.declaration(type.wanted, base: "", style: file.style) + end
        return [
            Diagnostic(
                .missingInClass, "class '\(type.name)' not found", at: SourceLocation(file.source, 0..<0),
                fixIts: [.insert(text, at: file.source.bytes.count, "insert the class")])
        ]
    }
}
