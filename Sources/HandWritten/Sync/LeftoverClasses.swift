import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Classes that were parts of a module, and their tests: under the names that they have now, others are written.
struct LeftoverClasses {
    private var found: [Found] = []

    /// None.
    init() {}

    /// A class that is left over.
    private struct Found: Sendable {
        let part: WrittenSwift.Part
        let module: Module
        /// The module's classes of its kind, as they are called now.
        let parts: [String]
        /// Nobody has written to its file, and it holds nothing else.
        let isUntouched: Bool
    }

    /// `past` tells what nobody has written to, and `kit` what is of another kit.
    init(_ input: Sync.Input, _ specs: PastSpecs, _ past: PastFiles, _ kit: PastKit?) {
        let app = input.program.app
        let gone = specs.conformingTypes.subtracting(ModuleClass.all(of: input.program).keys).sorted()
        guard !gone.isEmpty || kit != nil else { return }
        let written = WrittenSwift(input.written)
        // Of modules that are not selected there are the generated files alone.
        let files = (input.rendered + input.unchanged).filter { $0.owner == .yours }
        let wanted = Set(files.compactMap(\.module))
        let views = kit.map { written.classes(heldBy: $0, besides: Set(files.map(\.path))) } ?? []
        for module in input.program.modules where wanted.contains(module.name) {
            // Views and routers have no tests that a person completes.
            let tested =
                [app.naming.presenterClass(module.name)]
                + module.interactors.map { app.naming.interactorClass(module.name, interactor: $0.name) }
            for name in gone {
                let classes = written.classes(called: name, below: "\(app.sources)/\(module.name)/").filter { part in
                    !(kit?.hold(written.files[part.file].source) ?? false)
                }
                let tests = written.classes(called: app.naming.tests(of: name), below: "\(app.testing)/\(module.name)/")
                found += classes.map { part in
                    Found(
                        part: part, module: module, parts: module.classNames(app),
                        isUntouched: past.hold(written.files[part.file], asClass: name, of: module))
                }
                found += tests.map { part in
                    let isUntouched = classes.contains { type in
                        past.hold(written.files[part.file].source, asTestsOf: type.declaration, in: module)
                    }
                    return Found(
                        part: part, module: module, parts: tested.map(app.naming.tests), isUntouched: isUntouched)
                }
            }
            found += views.filter { part in
                written.files[part.file].source.path.hasPrefix("\(app.sources)/\(module.name)/")
            }.map { Found(part: $0, module: module, parts: module.classNames(app), isUntouched: true) }
        }
    }

    /// The files that nobody has written to, and what a person has to move over and to delete. What other code names stays for
    /// that.
    func report(in written: WrittenSwift) -> (removed: Set<String>, findings: [Diagnostic]) {
        var removed: Set<String> = []
        var findings: [Diagnostic] = []
        let untouched = found.filter(\.isUntouched)
        let going = Set(untouched.map(\.part.file))
        let names = untouched.isEmpty ? [] : written.names(besides: going)
        for type in found {
            let source = written.files[type.part.file].source
            let name = type.part.declaration.name
            if type.isUntouched, !names.contains(name.name) {
                removed.insert(source.path)
            } else {
                findings.append(
                    LeftoverClass.finding(
                        name.name, of: type.module.name, parts: type.parts, at: SourceLocation(source, name.range)))
            }
        }
        return (removed, findings)
    }
}

extension WrittenSwift {
    fileprivate func classes(called name: String, below folder: String) -> [Part] {
        parts(of: name).filter { part in
            [.class, .actor].contains(part.declaration.kind)
                && files[part.file].source.path.hasPrefix(folder)
        }
    }

    /// Types in files that nobody has written to since they were made for another kit; `paths` are made for this one as well,
    /// and follow it.
    fileprivate func classes(heldBy kit: PastKit, besides paths: Set<String>) -> [Part] {
        files.indices.filter { !paths.contains(files[$0].source.path) && kit.hold(files[$0].source) }.flatMap { file in
            files[file].outline.declarations.flatMap { parts(of: $0.name.name) }
                .filter { $0.file == file && !$0.isExtension }
        }
    }

    /// All names in the files, some left out.
    fileprivate func names(besides left: Set<Int>) -> Set<String> {
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
