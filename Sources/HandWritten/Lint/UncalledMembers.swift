import Diagnostics
import SwiftSource
import ViperModel

extension LintContext {
    /// A member that nobody seems to call, and what is said of it then.
    typealias Uncalled = (section: Section, member: Member, finding: Diagnostic)

    /// The members of a section that some code does not use. `words` begin the message, as in `'FeedInteractor' never sends`;
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
        let open = candidates.compactMap { section, member, finding in
            homes[section.protocolName].flatMap { module in
                member.requirement.isStatic || isLink(member, in: module)
                    || usedByOthers(than: section, in: module).mayUse(specified: member)
                    ? nil : (module, member, finding)
            }
        }
        if open.isEmpty { return [] }
        let beside = usedBesideParts(naming: Set(open.map(\.0)), calling: Set(open.map(\.1.baseName)))
        return open.filter { module, member, _ in !(beside[module] ?? []).mayUse(specified: member) }.map(\.2)
    }

    /// A property by which a part holds another one of its module: whoever puts the module together sets it.
    private func isLink(_ member: Member, in module: Int) -> Bool {
        member.requirement.variable?.type?.names.contains { homes[$0] == module } ?? false
    }

    /// What the parts of a section's module use that do not implement it, where they name the module.
    private func usedByOthers(than section: Section, in module: Int) -> [CodeNames] {
        let implementer = section.kind == .output ? .presenter : section.kind
        return program.modules[module].parts.filter { $0.kind != implementer }.map { used(by: $0, in: module) }.filter {
            $0.all.contains { homes[$0] == module }
        }
    }

    /// By module, the names that other code uses than its own classes: code that names the module, or what is akin to it, and one
    /// of these members.
    private func usedBesideParts(naming asked: Set<Int>, calling members: Set<String>) -> [Int: [CodeNames]] {
        // Found out while the texts are searched.
        let akin = Background { [homes, files, program] in Kinship(of: asked, homes, files, program) }
        let called = WordSearch(members)
        let calling = files.mapInParallel { called.isFound(in: $0.source) ? $0 : nil }.compactMap(\.self)
        let kinship = akin.value()
        let kin = WordSearch(kinship.modules.keys)
        let found = calling.mapInParallel { [owners] file in
            var names = CodeNames()
            guard kin.isFound(in: file.source) else { return (Set<Int>(), names) }
            if file.declares(anyOf: owners) {
                for declaration in file.outline.declarations where owners[declaration.name.name] == nil {
                    names.add(file.tokens(in: declaration.range), of: file.source)
                }
            } else {
                names.add(file.tokens(), of: file.source)
            }
            let declared = file.headings.map(\.name).filter { owners[$0] == nil }
            return (kinship.modules(of: Array(names.all) + declared), names)
        }
        let parts = Array(codeOfParts).mapInParallel { owner, code in
            (kinship.modules(of: code.used.all).subtracting([owner.module]), code.used)
        }
        return (found + parts).reduce(into: [:]) { used, code in
            for module in code.0 { used[module, default: []].append(code.1) }
        }
    }
}

extension WrittenFile {
    /// Whether it declares one of these types; told without its outline, which may have to be read anew.
    func declares(anyOf owners: [String: ModuleClass]) -> Bool {
        headings.contains { owners[$0.name] != nil }
    }
}
