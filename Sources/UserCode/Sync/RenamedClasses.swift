import Diagnostics
import SwiftSource
import ViperModel

/// A search for the new name of a class that was renamed by hand. The class is found by its members.
struct RenamedClasses {
    private let context: SyncContext
    /// The paths of all required files.
    private let wanted: Set<String>

    init(_ context: SyncContext, wanted: Set<String>) {
        self.context = context
        self.wanted = wanted
    }

    private var written: UserFileIndex { context.written }

    /// Returns the finding on a class that was renamed in its own file. The file must contain exactly one candidate: a
    /// type of the same kind that shares a member with `type`, and is not another part.
    func inPlace(_ type: SyncedClass, in file: UserFile) -> Diagnostic? {
        guard let name = otherName(of: type, in: file, sharing: 1) else { return nil }
        return renamed(type, to: name, in: file)
    }

    private func renamed(_ type: SyncedClass, to name: Identifier, in file: UserFile) -> Diagnostic {
        let search = WordSearch([name.name])
        let isUsedElsewhere = written.files.contains { $0 != file && search.isFound(in: $0.source) }
        let tokens = Lexer.tokens(of: file.source, in: 0..<file.source.bytes.count)
        let places = tokens.filter { $0.kind == .identifier && file.source.text($0.range) == name.name }.map(\.range)
        return .renamedInYours(
            type.name, to: name, in: file.source, places: isUsedElsewhere ? [] : places, module: type.module?.name)
    }

    /// Returns the finding on a class that was renamed together with its file. A class in another file of the folder
    /// must share half of the members of `type`. If the rename also changed a generated file, that file shows the new
    /// name in place of the old one.
    func movedAway(_ type: SyncedClass) -> Diagnostic? {
        guard context.file(at: type.path) == nil, written.declarations(of: type.name).isEmpty else { return nil }
        let record = context.past.record
        let wasThere = record?.conformingTypes.contains(type.name) ?? true
        guard wasThere || record?.editedTypes.isEmpty == false else { return nil }
        func tookItsPlace(_ name: String) -> Bool {
            record.map {
                $0.editedTypes.contains(name) && !Set($0.protocols(of: name)).isDisjoint(with: type.protocols)
            } ?? false
        }
        let half = (traits(type.wanted.members).count + 1) / 2
        let findings = written.files.compactMap { file -> Diagnostic? in
            let path = file.source.path
            guard path.pathFolder == type.path.pathFolder, !wanted.contains(path),
                let name = otherName(of: type, in: file, sharing: half), wasThere || tookItsPlace(name.name)
            else { return nil }
            return renamed(type, to: name, in: file)
        }
        return findings.count == 1 ? findings[0] : nil
    }

    /// Returns the name of the only class in a file that shares at least `least` members with `type`.
    private func otherName(of type: SyncedClass, in file: UserFile, sharing least: Int) -> Identifier? {
        let wantedTraits = traits(type.wanted.members)
        let candidates = file.outline.declarations.filter { other in
            let parts = written.parts(of: other.name.name)
            // If a part's name is declared twice, one of the declarations may be the renamed class.
            let isPart = context.classes[other.name.name] != nil && parts.count { !$0.isExtension } < 2
            guard other.kind == type.wanted.kind, !isPart else { return false }
            let otherTraits = traits(parts.flatMap(\.declaration.members))
            return otherTraits.intersection(wantedTraits).count >= max(1, least)
        }
        return candidates.count == 1 ? candidates[0].name : nil
    }

    /// Returns the features of a class that distinguish it from others: the names of its members, and the types of its
    /// properties.
    private func traits(_ members: [DeclarationOutline]) -> Set<String> {
        Set(
            members.filter { $0.kind != .initializer }.flatMap { member -> [String] in
                let type = member.requirement?.variable?.type?.text
                return [member.name.name] + (type.map { ["\(member.name.name): \($0)"] } ?? [])
            })
    }
}
