import Diagnostics
import SwiftSource
import ViperModel

/// A check for runs that generate only some modules. If a class conforms to a protocol of another module, such as a
/// delegate, both modules have to be generated together.
///
/// Only the generated files record the previous requirements of the protocol. After the run overwrites these files,
/// viper-gen can no longer update the class.
extension SyncContext {
    /// Returns the refusals. A class is refused if it implements a member that the other module's protocol no longer
    /// requires, and if the run generates only one of the two modules.
    func contractsApart() -> [Diagnostic] {
        guard let selected = input.modules else { return [] }
        let standing = standingContracts(for: selected)
        return input.program.modules.flatMap { module -> [Diagnostic] in
            guard let record = selected.contains(module.name) ? standing : past.record else { return [] }
            return module.classes(app).compactMap { type, part in
                module.sections(of: part).lazy.compactMap { section in
                    apart(section, of: type, in: module, record)
                }.first
            }
        }
    }

    /// Returns a record of unchanged generated files of other modules; nil if there are none. The selected modules
    /// conform to the delegate protocols in these files.
    private func standingContracts(for selected: Set<String>) -> PreviousSpecRecord? {
        let others = input.program.modules.filter { selected.contains($0.name) }.flatMap(\.delegations).map(\.module)
        let wanted = Set(others).subtracting(selected)
        let recorded = Dictionary(firstOf: input.recorded.map { ($0.path, $0) })
        let files = input.rendered.compactMap { file -> SourceFile? in
            guard file.owner == .generated, !file.path.isBelow(app.testing),
                file.module.map(wanted.contains) ?? file.path.hasSuffix("+Shared.generated.swift"),
                let onDisk = recorded[file.path], onDisk.bytes == file.bytes
            else { return nil }
            return onDisk
        }
        return files.isEmpty ? nil : PreviousSpecRecord(files)
    }

    private func apart(
        _ section: Section, of type: String, in module: Module, _ record: PreviousSpecRecord
    ) -> Diagnostic? {
        let asked = Set(section.allMembers.map(\.requirement.protocolKey))
        let former = record.requirements(of: [section.protocolName] + section.inherited.map(\.text))
        let gone = former.filter { !asked.contains($0.protocolKey) }
        if gone.isEmpty { return nil }
        for part in written.parts(of: type) {
            for member in part.declaration.members where member.bodyRange != nil {
                guard let old = gone.first(where: { $0.fullName == member.requirement?.fullName }),
                    !StubBodies.isStub(member, of: old, in: type, part.file.source)
                else { continue }
                return .contractApart(
                    old.fullName, of: section, in: module.name, at: SourceLocation(part.file.source, member.name.range))
            }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func contractApart(
        _ member: String, of section: Section, in module: String, at place: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .missingInClass,
            "'\(section.protocolName)' no longer requires '\(member)', but this run generates only one of the modules that use it",
            at: place,
            notes: [
                .init("run 'viper-gen generate' for all modules to update '\(module)' too; nothing was written")
            ])
    }
}
