import Diagnostics
import SwiftSource
import ViperModel

extension LintContext {
    /// A member that nobody seems to call, and the finding for it.
    typealias Uncalled = (section: Section, member: Member, finding: Diagnostic)

    /// The members of a section that the code `used` leaves out. `words` begin the message, as in `'FeedInteractor' never sends`;
    /// `owner` is what the member is called on, and `place` says where.
    func uncalled(
        _ section: Section, by used: [CodeNames], _ rule: Rule, _ words: String, owner: String, _ place: String,
        except isCalled: (Member) -> Bool = { _ in false }
    ) -> [Uncalled] {
        section.members.filter { !used.mayUse(specified: $0) && !isCalled($0) }.map { member in
            let finding = Diagnostic(
                rule, "\(words) '\(member.fullName)'", at: member.nameLocation,
                notes: ["call '\(owner).\(member.baseName)' \(place), or delete the member"])
            return (section, member, finding)
        }
    }

    /// The findings about members that are called neither by another part of their module (an interactor may talk to the
    /// presenter) nor by other code that names the module, such as builders, cells and helpers.
    func unused(_ candidates: [Uncalled]) -> [Diagnostic] {
        let uncertain = candidates.compactMap { section, member, finding in
            types.homes[section.protocolName].flatMap { module in
                member.requirement.isStatic || isLink(member, in: module)
                    || usedByOthers(than: section, in: module).mayUse(specified: member)
                    ? nil : (module, member, finding)
            }
        }
        if uncertain.isEmpty { return [] }
        let elsewhere = usedElsewhere(naming: Set(uncertain.map(\.0)), calling: Set(uncertain.map(\.1.baseName)))
        return uncertain.filter { module, member, _ in !(elsewhere[module] ?? []).mayUse(specified: member) }.map(\.2)
    }

    /// Whether a member is a property by which a part holds another one: whoever puts the module together sets it.
    private func isLink(_ member: Member, in module: Int) -> Bool {
        member.requirement.variable?.type?.names.contains { types.homes[$0] == module } ?? false
    }

    /// The names that the section's module uses in parts that do not implement the section, but name the module.
    private func usedByOthers(than section: Section, in module: Int) -> [CodeNames] {
        let implementer = section.kind == .output ? .presenter : section.kind
        let others = program.modules[module].parts.filter { $0.kind != implementer }
        return others.map { code(of: $0, in: module).used }.filter { $0.all.contains { types.homes[$0] == module } }
    }

    /// The names used outside of each module's own classes, by module: in code that names the module, or what is akin to it, and
    /// one of these members.
    private func usedElsewhere(naming asked: Set<Int>, calling members: Set<String>) -> [Int: [CodeNames]] {
        let kinship = Kinship(of: asked, types.homes, files, program)
        let called = WordSearch(members)
        let calling = files.mapInParallel { called.isFound(in: $0.source) ? $0 : nil }.compactMap(\.self)
        let kin = WordSearch(kinship.modules.keys)
        let ofFiles = calling.mapInParallel { [owners = types.owners] file in
            var names = CodeNames()
            guard kin.isFound(in: file.source) else { return (Set<Int>(), names) }
            if file.declares(anyOf: owners) {
                for declaration in file.outline.declarations where owners[declaration.name.name] == nil {
                    names.addNames(in: file.tokens(in: declaration.range), of: file.source)
                }
            } else {
                names.addNames(in: file.tokens(), of: file.source)
            }
            let declared = file.headings.map(\.name).filter { owners[$0] == nil }
            return (kinship.modules(of: Array(names.all) + declared), names)
        }
        let ofParts = Array(codeOfParts).mapInParallel { owner, code in
            (kinship.modules(of: code.used.all).subtracting([owner.module]), code.used)
        }
        return (ofFiles + ofParts).reduce(into: [:]) { used, code in
            for module in code.0 { used[module, default: []].append(code.1) }
        }
    }
}

extension WrittenFile {
    /// Whether it declares one of these types; its headings tell, so that it need not be read anew for its outline.
    func declares(anyOf owners: [String: ModuleClass]) -> Bool {
        headings.contains { owners[$0.name] != nil }
    }
}
