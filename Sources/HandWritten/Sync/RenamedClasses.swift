import Diagnostics
import SwiftSource
import ViperModel

/// Finds what a class of a module is called now that a person renamed by hand: its members tell.
struct RenamedClasses {
    private let context: SyncContext
    /// The paths at which files are called for.
    private let wanted: Set<String>

    init(_ context: SyncContext, wanted: Set<String>) {
        self.context = context
        self.wanted = wanted
    }

    private var written: WrittenSwift { context.written }

    /// What stands in the class's own file is called otherwise: the only type of its kind there that is no part of a module and
    /// has some of its members.
    func inPlace(_ type: SyncedClass, in file: WrittenFile) -> Diagnostic? {
        guard let name = otherName(of: type, in: file, sharing: 1) else { return nil }
        return .renamedInYours(type.name, to: name, in: file.source, module: type.module?.name)
    }

    /// The class was there when the specs were last followed, and has another name now, and so has its file: half of its members
    /// stand in another file beside where it was. An editor that renames a class does so in generated files, too.
    func movedAway(_ type: SyncedClass) -> Diagnostic? {
        guard context.place(of: type.path) == nil, written.parts(of: type.name).allSatisfy(\.isExtension) else {
            return nil
        }
        let record = context.past.record
        let wasThere = record?.conformingTypes.contains(type.name) ?? true
        guard wasThere || record?.editedTypes.isEmpty == false else { return nil }
        func tookItsPlace(_ name: String) -> Bool {
            record.map {
                $0.editedTypes.contains(name) && !Set($0.protocols(of: name)).isDisjoint(with: type.protocols)
            } ?? false
        }
        let half = (traits(type.wanted.members).count + 1) / 2
        let found = written.files.compactMap { file -> Diagnostic? in
            let path = file.source.path
            guard path.pathFolder == type.path.pathFolder, !wanted.contains(path),
                let name = otherName(of: type, in: file, sharing: half), wasThere || tookItsPlace(name.name)
            else { return nil }
            return .renamedInYours(type.name, to: name, in: file.source, module: type.module?.name)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The class stands in another one's file, and in its own stands a class of a module that has more of its members: their names
    /// were exchanged. What is asked of the class would be asked of the wrong one.
    func exchanged(_ type: SyncedClass) -> Diagnostic? {
        let own = written.parts(of: type.name).filter { !$0.isExtension }
        guard own.count == 1, let path = own.first.map({ written.files[$0.file].source.path }), path != type.path,
            wanted.contains(path), let home = context.file(at: type.path)
        else { return nil }
        func shared(_ other: DeclarationOutline) -> Int {
            traits(other.members).intersection(traits(type.wanted.members)).count
        }
        let other = home.outline.declarations.first { other in
            other.kind == type.wanted.kind && context.classes[other.name.name] != nil
                && shared(other) > shared(own[0].declaration)
        }
        return other.map { other in
            Diagnostic(
                .missingInYours, "'\(other.name.name)' has the members of '\(type.name)', and stands in its file",
                at: SourceLocation(home.source, other.name.range),
                notes: [.init("call it '\(type.name)' again; what is called so stands in '\(printable(path))'")],
                fixIts: [.replace(other.name, by: type.name)])
        }
    }

    private func otherName(of type: SyncedClass, in file: WrittenFile, sharing least: Int) -> Identifier? {
        let wanted = traits(type.wanted.members)
        let found = file.outline.declarations.filter { other in
            let parts = written.parts(of: other.name.name)
            // A part's name that is declared elsewhere too is that of another module's part.
            let isPart = context.classes[other.name.name] != nil && parts.count { !$0.isExtension } < 2
            guard other.kind == type.wanted.kind, !isPart else { return false }
            let found = traits(parts.flatMap(\.declaration.members))
            return found.intersection(wanted).count >= max(1, least)
        }
        return found.count == 1 ? found[0].name : nil
    }

    /// What tells a class from another one: what its members are called, and the types of its properties.
    private func traits(_ members: [DeclarationOutline]) -> Set<String> {
        Set(
            members.filter { $0.kind != .initializer }.flatMap { member -> [String] in
                let type = member.requirement?.variable?.type?.text
                return [member.name.name] + (type.map { ["\(member.name.name): \($0)"] } ?? [])
            })
    }
}
