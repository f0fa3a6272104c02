import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The classes of deleted or renamed parts, and their tests.
struct OrphanedClasses {
    /// The paths of unmodified files to delete. No other file refers to their types.
    private(set) var removed: Set<String> = []
    /// The findings on classes whose code has to be moved by hand before they can be deleted.
    private(set) var findings: [Diagnostic] = []

    /// A class of a deleted or renamed part.
    private struct OrphanedClass {
        let declaration: DeclarationOutline
        let file: UserFile
        let module: Module
        /// The current names of the module's classes or tests.
        let parts: [String]
        /// Whether the file of the class is unmodified.
        let isUntouched: Bool
    }

    /// Finds the classes. References in `replaced` files, which are rewritten as a whole, do not count.
    init(_ context: SyncContext, besides replaced: [String: [UInt8]]) {
        guard let record = context.past.record else { return }
        let found = Self.leftovers(in: context, record)
        let written = context.written
        let going = Set(found.filter(\.isUntouched).map(\.file) + replaced.keys.compactMap(context.file))
        let names = going.isEmpty ? [] : written.names(besides: going)
        for type in found {
            let source = type.file.source
            let name = type.declaration.name
            if type.isUntouched, !names.contains(name.name) {
                removed.insert(source.path)
            } else {
                let place = SourceLocation(source, name.range)
                findings.append(
                    LeftoverClass.finding(name.name, of: type.module.name, parts: type.parts, at: place))
            }
        }
    }

    private static func leftovers(in context: SyncContext, _ record: PreviousSpecRecord) -> [OrphanedClass] {
        let (input, past, app, classes) = (context.input, context.past, context.app, context.classes)
        let gone = record.conformingTypes.subtracting(classes.keys)
        let goneTests = Set(gone.map(app.naming.tests))
        // Of user-owned files, `rendered` contains only those of the selected modules.
        let files = input.rendered.filter { $0.owner == .yours }
        let paths = Set(files.map(\.path))
        let selected = Set(files.compactMap(\.module))
        let folders = ModuleFolders(input.program)
        // After a rename, no rendered file has the name of an old file. So an old file is compared with the files to
        // add: if it differs from one of them only in names, the user never changed it.
        let added = files.filter { context.file(at: $0.path) == nil }
        let isGone = { (name: String) in gone.contains(name) || goneTests.contains(name) || past.isGone(name) }
        return context.written.files.flatMap { file -> [OrphanedClass] in
            let isUntouched = past.isUnmodified(file)
            // A file that is unmodified and still required is rewritten as a whole.
            if isUntouched, paths.contains(file.source.path) { return [] }
            let isTest = file.source.path.isBelow(app.testing)
            let folder = (isTest ? app.testing : app.sources) + "/"
            let goneNames = isTest ? goneTests : gone
            // If the kit has changed, structs count as left over, too, because the view of the previous kit may be a
            // struct.
            let isOfOtherKit = isUntouched && past.hadOtherKit && !isTest
            guard isOfOtherKit || file.headings.contains(where: { goneNames.contains($0.name) }),
                file.source.path.hasPrefix(folder),
                let place = folders.module(ofFileAt: file.source.path.dropFirst(folder.count)),
                case let module = input.program.modules[place], selected.contains(module.name)
            else { return [] }
            let isRenamed = added.contains {
                $0.module == module.name && file.source.saysTheSame(as: $0.sourceFile, butFor: isGone)
            }
            return file.outline.declarations.compactMap { type in
                let name = type.name.name
                let isGone = goneNames.contains(name) && [.class, .actor].contains(type.kind)
                guard isGone || (isOfOtherKit && classes[name] == nil), type.kind != .extension else { return nil }
                let parts = isTest ? module.testedClasses(app).map(app.naming.tests) : module.classes(app).map(\.name)
                return OrphanedClass(
                    declaration: type, file: file, module: module, parts: parts,
                    isUntouched: isUntouched || isRenamed)
            }
        }
    }
}

extension SourceFile {
    /// Returns whether two files differ only in names that are no longer used. Each old name must have the same new
    /// name everywhere.
    fileprivate func saysTheSame(as other: SourceFile, butFor isGone: (String) -> Bool) -> Bool {
        let (own, others) = (words, other.words)
        guard own.count == others.count else { return false }
        var names: [String: String] = [:]
        for (word, other) in zip(own, others) where !word.elementsEqual(other) {
            let (name, new) = (String(decoding: word, as: UTF8.self), String(decoding: other, as: UTF8.self))
            guard isGone(name), names[name, default: new] == new else { return false }
            names[name] = new
        }
        return !names.isEmpty
    }

    /// The names in the text, and the text between them.
    private var words: [ArraySlice<UInt8>] {
        var words: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while let first = rest.first {
            let isName = first.continuesAsciiName
            let word = rest.prefix { $0.continuesAsciiName == isName }
            words.append(word)
            rest = rest.dropFirst(word.count)
        }
        return words
    }
}

extension UserFileIndex {
    /// Returns all names in the files, except in the files `left`.
    func names(besides left: Set<UserFile>) -> Set<String> {
        files.filter { !left.contains($0) }.reduce(into: []) { $0.formUnion($1.source.identifiers()) }
    }
}
