import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves `on` sections, and compares each with the delegate of the module that it names.
extension ModuleResolver {
    mutating func resolveDelegations() -> [Delegation] {
        draft.sections.filter { $0.kind == .on }.compactMap { section in
            guard let name = section.declaration.name else { return nil }
            guard let delegateOrNone = delegates[name.name] else {
                diagnostics.append(.unknownModule(name, known: delegates.keys, in: draft.source))
                return nil
            }
            guard let delegate = delegateOrNone else {
                diagnostics.report(
                    .noDelegate, "module '\(name.name)' has no 'delegate' section that could be answered here",
                    at: SourceLocation(draft.source, name.range), notes: ["add 'delegate { … }' to '\(name.name)'"])
                return nil
            }
            checkDelegation(section, of: name.name, delegate)
            var resolved = resolveSection(section)
            let inheritance = protocols.inheritance(of: delegate.protocolName)
            resolved.protocolName = delegate.protocolName
            resolved.attributes = delegate.declaration.attributes
            resolved.isolation = Section.Isolation(delegate.declaration, isActor: inheritance.isActor)
            resolved.inherited = delegate.declaration.inherited
            resolved.inheritedMembers = inheritance.members
            resolved.isOpen = !inheritance.unknown.isEmpty || inheritance.isExtended
            resolved.overloads = []
            return Delegation(module: name.name, section: resolved)
        }
    }

    /// Checks that the `on` section has every member of the delegate, and nothing else.
    private mutating func checkDelegation(_ section: SectionDraft, of module: String, _ delegate: SectionDraft) {
        let wanted = delegate.reader.members
        let wantedKeys = Set(wanted.map(\.signatureKey))
        let inherited = protocols.inheritance(of: delegate.protocolName)
        let inheritedKeys = Set(inherited.members.map(\.signatureKey))
        let present = Set(section.reader.members.map(\.signatureKey))
        var missing = wanted.filter { !present.contains($0.signatureKey) }
        let missingNames = Set(missing.map(\.fullName))
        var suggestions = Diagnostic.suggestionLimit
        for member in section.reader.members {
            let key = member.signatureKey
            guard !wantedKeys.contains(key), !inheritedKeys.contains(key) else { continue }
            // One that differs in its types only is mended, not added a second time.
            if missingNames.contains(member.fullName),
                let index = missing.firstIndex(where: { $0.fullName == member.fullName })
            {
                let wanted = missing.remove(at: index)
                let text = wanted.requirement.declarationText
                diagnostics.report(
                    .delegateMembers,
                    "'\(member.fullName)' is not written as in the delegate of '\(module)'",
                    at: member.nameLocation,
                    notes: [.init("there it is: \(text)", at: wanted.nameLocation)],
                    fixIts: [.init("write it so", range: member.requirement.range, replacement: text)])
            } else {
                let candidates = suggestions > 0 ? wanted.map(\.baseName) : []
                suggestions -= 1
                diagnostics.append(
                    Diagnostic(
                        .delegateMembers, "the delegate of '\(module)' has no '\(member.fullName)'",
                        at: member.nameLocation
                    ).suggesting(Identifier(member.baseName, member.requirement.name.range), among: candidates))
            }
        }
        if !missing.isEmpty {
            diagnostics.append(
                .missingDelegateMembers(
                    missing.map(\.requirement), of: module, in: section))
        }
    }
}

extension Rule {
    static let delegateMembers = Rule(
        id: "delegateMembers",
        summary: "An 'on' section has the members of the other module's delegate",
        explanation: """
            The presenter conforms to the delegate's protocol, so it needs all of its members, with the types, effects and \
            results that stand there: with a body here, or without one, and then written by hand in the presenter. Nobody but \
            the other module calls what stands in an 'on' section, and it knows only its delegate.
            """,
        wrong: """
            module TodoAdd { delegate { func didSave(); func didCancel() } }
            module TodoList { on TodoAdd { func didSave() {} } }
            """,
        right: """
            module TodoAdd { delegate { func didSave(); func didCancel() } }
            module TodoList { on TodoAdd { func didSave() {}; func didCancel() {} } }
            """)

    static let noDelegate = Rule(
        id: "noDelegate", summary: "'on' names a module that has a delegate",
        explanation: """
            In an 'on' section the presenter answers what another module tells whoever opened it. What it tells stands in that \
            module's 'delegate' section.
            """,
        wrong: "module TodoAdd {}\nmodule TodoList { on TodoAdd { func didSave() {} } }",
        right: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAdd { func didSave() {} } }")

    /// A spec or `App.viper` names a module that no spec declares.
    package static let unknownModule = Rule(
        id: "unknownModule", summary: "A module that is named is declared in a spec",
        explanation: """
            'root' in App.viper and 'on' in a module name another module. One that exists in the project's own Swift is \
            declared as such: 'external module Name(inputs) { … }'.
            """,
        wrong: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAd { func didSave() {} } }",
        right: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAdd { func didSave() {} } }")
}

extension Diagnostic {
    static func missingDelegateMembers(
        _ missing: [Requirement], of module: String, in section: SectionDraft
    ) -> Diagnostic {
        let (section, source, isEmpty) = (section.declaration, section.source, section.isEmpty)
        let names = missing.map { "'\($0.fullName)'" }.joined(separator: ", ")
        let end = max(section.range.lowerBound, section.range.upperBound - 1)
        let indent = source.indentation(at: section.range.lowerBound)
        let closesOwnLine = source.startsLine(end)
        let lines = missing.map { (closesOwnLine ? indent + "    " : "") + $0.declarationText }
        let text =
            closesOwnLine
            ? lines.map { String($0.dropFirst(indent.count)) }.joined(separator: "\n" + indent) + "\n" + indent
            : (isEmpty ? " " : "; ") + lines.joined(separator: "; ") + " "
        return Diagnostic(
            .delegateMembers, "the delegate of '\(module)' also has \(names)",
            at: SourceLocation(source, section.name?.range ?? section.keywordRange),
            fixIts: [.insert(text, at: end, "insert \(names)")])
    }

    static func unknownModule(_ name: Identifier, known: some Sequence<String>, in source: SourceFile) -> Diagnostic {
        Diagnostic(
            .unknownModule, "there is no module '\(name.name)'", at: SourceLocation(source, name.range)
        ).suggesting(name, among: known)
    }
}
