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
        let file: Int
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
        let going = Set(found.filter(\.isUntouched).map(\.file) + replaced.keys.compactMap(context.place))
        let names = going.isEmpty ? [] : written.names(besides: going)
        for type in found {
            let source = written.files[type.file].source
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
        let files = (input.rendered + input.unchanged).filter { $0.owner == .yours }
        let paths = Set(files.map(\.path))
        let selected = Set(files.compactMap(\.module))
        let folders = ModuleFolders(input.program)
        return context.written.files.enumerated().flatMap { index, file -> [Leftover] in
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
            return file.outline.declarations.compactMap { type in
                let name = type.name.name
                let isGone = goneNames.contains(name) && [.class, .actor].contains(type.kind)
                guard isGone || (isOfOtherKit && classes[name] == nil), type.kind != .extension else { return nil }
                let parts = isTest ? module.testedClasses(app).map(app.naming.tests) : module.classes(app).map(\.name)
                return Leftover(
                    declaration: type, file: index, module: module, parts: parts, isUntouched: isUntouched)
            }
        }
    }
}

extension WrittenSwift {
    /// All names that the files hold, but for those with the indices `left`.
    func names(besides left: Set<Int>) -> Set<String> {
        var names: Set<String> = []
        for index in files.indices where !left.contains(index) {
            let source = files[index].source
            for token in Lexer.tokens(of: source) where token.kind == .identifier {
                names.insert(source.text(token.range))
            }
        }
        return names
    }
}
