import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves `on` sections, and compares each section with the delegate of the module that it names.
extension ModuleResolver {
    mutating func resolveDelegations() -> [DelegateConformance] {
        draft.sections.filter { $0.kind == .on }.compactMap { section in
            guard let name = section.declaration.name else { return nil }
            guard let delegateOrNone = delegates[name.name] else {
                diagnostics.append(.unknownModule(name, known: delegates.keys, in: draft.source))
                return nil
            }
            guard let delegate = delegateOrNone else {
                diagnostics.report(
                    .noDelegate, "module '\(name.name)' has no 'delegate' section",
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
            return DelegateConformance(module: name.name, section: resolved)
        }
    }

    /// Checks that the `on` section has all members of the delegate, and no other members.
    private mutating func checkDelegation(
        _ section: UnresolvedSection, of module: String, _ delegate: UnresolvedSection
    ) {
        let wanted = delegate.reader.members
        let wantedKeys = Set(wanted.map(\.signatureKey))
        let inherited = protocols.inheritance(of: delegate.protocolName)
        let inheritedKeys = Set(inherited.members.map(\.signatureKey))
        let present = Set(section.reader.members.map(\.signatureKey))
        var missing = wanted.filter { !present.contains($0.signatureKey) }
        let missingNames = Set(missing.map(\.fullName))
        for member in section.reader.members {
            let key = member.signatureKey
            guard !wantedKeys.contains(key), !inheritedKeys.contains(key) else { continue }
            // If only the types differ, a fix-it replaces the member instead of adding it a second time.
            if missingNames.contains(member.fullName),
                let index = missing.firstIndex(where: { $0.fullName == member.fullName })
            {
                let wanted = missing.remove(at: index)
                let text = wanted.requirement.declarationText
                diagnostics.report(
                    .delegateMembers,
                    "'\(member.fullName)' differs from the delegate of '\(module)'",
                    at: member.nameLocation,
                    notes: [.init("declared here: \(text)", at: wanted.nameLocation)],
                    fixIts: [
                        .init(
                            "replace with the declaration from the delegate", range: member.requirement.range,
                            replacement: text)
                    ])
            } else {
                diagnostics.append(
                    Diagnostic(
                        .delegateMembers, "delegate of '\(module)' has no member '\(member.fullName)'",
                        at: member.nameLocation
                    ).suggesting(
                        Identifier(member.baseName, member.requirement.name.range), among: wanted.map(\.baseName)))
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
        summary: "'on' section does not match the module's delegate",
        explanation: """
            The presenter conforms to the delegate's protocol. So the section needs all members of the delegate, with \
            the same types, effects and results. Give a member a body here, or implement it in the presenter's class. \
            Other members are not allowed, because nothing could call them. To rename a member, undo the edit and run \
            'viper-gen rename TodoAdd.didSave didAdd'.
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
        id: "noDelegate", summary: "'on' names a module without a delegate",
        explanation: """
            In an 'on' section, the presenter implements the delegate of a module that it opens. Add a 'delegate' \
            section to that module, or delete the 'on' section.
            """,
        wrong: "module TodoAdd {}\nmodule TodoList { on TodoAdd { func didSave() {} } }",
        right: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAdd { func didSave() {} } }")

    /// The rule about modules that no spec declares.
    package static let unknownModule = Rule(
        id: "unknownModule", summary: "Unknown module",
        explanation: """
            The name after 'root' in App.viper, or after 'on' in a module, must be the name of a module. Correct the \
            name. For a module of your own Swift, declare 'external module Name(inputs) { … }'.
            """,
        wrong: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAd { func didSave() {} } }",
        right: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAdd { func didSave() {} } }")
}

extension Diagnostic {
    static func missingDelegateMembers(
        _ missing: [Requirement], of module: String, in section: UnresolvedSection
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
            .delegateMembers, "missing members of the delegate of '\(module)': \(names)",
            at: SourceLocation(source, section.name?.range ?? section.keywordRange),
            fixIts: [.insert(text, at: end, "insert \(names)")])
    }

    static func unknownModule(_ name: Identifier, known: some Sequence<String>, in source: SourceFile) -> Diagnostic {
        Diagnostic(
            .unknownModule, "unknown module '\(name.name)'", at: SourceLocation(source, name.range)
        ).suggesting(name, among: known)
    }
}
