import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Finds classes that were parts of a module, and their tests, where the spec has no such part any more or gives it another name.
struct LeftoverClasses {
    /// The files that can go: nobody has written to them, and no other file names what they declare.
    private(set) var removed: Set<String> = []
    /// The classes whose code a person has to move over before they can go.
    private(set) var findings: [Diagnostic] = []

    /// A class that is left over.
    private struct Leftover {
        let declaration: DeclarationOutline
        let file: WrittenFile
        let module: Module
        /// The module's classes of its kind, as they are called now.
        let parts: [String]
        /// Whether nobody has written to its file.
        let isUntouched: Bool
    }

    /// `replaced` are the files that are written anew, by path: what they name now does not count.
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

    private static func leftovers(in context: SyncContext, _ record: GeneratedRecord) -> [Leftover] {
        let (input, past, app, classes) = (context.input, context.past, context.app, context.classes)
        let gone = record.conformingTypes.subtracting(classes.keys)
        let goneTests = Set(gone.map(app.naming.tests))
        // Of modules that are not selected there are the generated files alone.
        let files = input.rendered.filter { $0.owner == .yours }
        let paths = Set(files.map(\.path))
        let selected = Set(files.compactMap(\.module))
        let folders = ModuleFolders(input.program)
        // Under other names nobody can render what was; but what is written now says the same with the new ones.
        let added = files.filter { context.file(at: $0.path) == nil }
        let isGone = { (name: String) in gone.contains(name) || goneTests.contains(name) || past.isGone(name) }
        return context.written.files.flatMap { file -> [Leftover] in
            let isUntouched = past.holds(file)
            // Such a file is written anew.
            if isUntouched, paths.contains(file.source.path) { return [] }
            let isTest = file.source.path.isBelow(app.testing)
            let folder = (isTest ? app.testing : app.sources) + "/"
            let goneNames = isTest ? goneTests : gone
            // For another kit the view may be a struct: whatever the file declares is left over.
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
                return Leftover(
                    declaration: type, file: file, module: module, parts: parts,
                    isUntouched: isUntouched || isRenamed)
            }
        }
    }
}

extension SourceFile {
    /// Whether two files differ in names alone, of which those here are such as `isGone` tells, and each stands for one there.
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

    /// The names in the text, and what stands between them.
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

extension WrittenSwift {
    /// All names that the files hold, but for some of them.
    func names(besides left: Set<WrittenFile>) -> Set<String> {
        files.filter { !left.contains($0) }.reduce(into: []) { $0.formUnion($1.source.identifiers()) }
    }
}
