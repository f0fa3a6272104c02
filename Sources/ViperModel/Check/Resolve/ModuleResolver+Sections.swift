import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves the sections of a module, with their protocols and their state.
extension ModuleResolver {
    mutating func resolveSection(ofKind kind: SectionKind) -> Section? {
        draft.section(kind).map { resolveSection($0) }
    }

    /// Returns a section without members, for a part without a section in the spec. The part's generated class needs
    /// the section's protocol.
    func emptySection(_ kind: SectionKind) -> Section {
        Section(
            kind: kind, protocolName: naming.protocolName(kind, module: draft.name), location: draft.location,
            isLeftOut: draft.isWrittenByHand)
    }

    mutating func resolveSection(_ section: UnresolvedSection) -> Section {
        let inheritance = protocols.inheritance(of: section.protocolName)
        let parameters = resolveParameters(of: section)
        let isolation = Section.Isolation(section.declaration, isActor: inheritance.isActor)
        if isolation == .actor, section.kind != .interactor {
            diagnostics.report(
                .actorSection, "'\(section.declaration.title)' cannot be an actor", at: section.location,
                notes: ["move slow work to a service; only an interactor without an output can be an actor"])
        }
        return Section(
            kind: section.kind, documentation: section.declaration.documentation?.lines ?? [],
            protocolName: section.protocolName, attributes: section.declaration.attributes, isolation: isolation,
            inherited: section.declaration.inherited,
            isOpen: !inheritance.unknown.isEmpty || !inheritance.unmockable.isEmpty || inheritance.isExtended,
            parameters: parameters,
            state: resolveState(of: section, parameters: parameters), members: section.reader.members,
            helpers: section.reader.helpers, overloads: section.reader.overloads, inheritedMembers: inheritance.members,
            location: section.location, written: section.reader.written, text: text(of: section))
    }

    /// Returns the section's text as a protocol, for a module whose classes you write. Returns nil if the protocol
    /// needs additions, such as overloads.
    private func text(of section: UnresolvedSection) -> VerbatimProtocol? {
        let reader = section.reader
        guard draft.isWrittenByHand, reader.overloads.isEmpty,
            reader.members.allSatisfy({ $0.body == nil || $0.requirement.isFunction })
        else { return nil }
        let inherited = section.declaration.inherited.map { section.source.text($0.range) }
        // A section with neither a protocol name nor an inheritance clause inherits `AnyObject`, as other generated
        // protocols do.
        let isPlain = section.declaration.protocolName == nil && inherited.isEmpty
        return VerbatimProtocol(
            inherited: isPlain ? ["AnyObject"] : inherited,
            body: section.textOfProtocol,
            documentation: section.declaration.documentation.map { Body(source: section.source, range: $0.range) })
    }

    private mutating func resolveState(
        of section: UnresolvedSection, parameters: [InitializerParameter]
    ) -> [StateVariable] {
        if section.reader.state.isEmpty { return [] }
        let parameterNames = Dictionary(firstOf: parameters.map { ($0.name, $0.location) })
        return zip(section.reader.state, section.reader.namesInStateValues).compactMap { state, mentioned in
            if let first = parameterNames[state.name] {
                diagnostics.append(.duplicateParameter(state.name, at: state.location, first: first))
                return nil
            }
            var state = state
            state.isAssignedInInitializer = mentioned.contains { parameterNames[$0] != nil }
            return state
        }
    }
}

extension UnresolvedSection {
    /// The text between the section's braces, without bodies, helpers and state.
    fileprivate var textOfProtocol: Body {
        let (range, members) = (declaration.bodyRange, declaration.members)
        guard members.contains(where: { $0.body != nil || $0.isState }) else {
            return Body(source: source, range: range)
        }
        var edits = SourceEdits(source)
        for member in members {
            let documentation = member.requirement.documentation?.range.lowerBound ?? member.range.lowerBound
            if member.isHelper || member.isState {
                edits.remove(
                    extended(min(documentation, member.range.lowerBound)..<member.range.upperBound) { $0.isWhiteSpace })
            } else if let body = member.body {
                edits.remove(extended(body.range.lowerBound - 1..<body.range.upperBound + 1) { $0.isBlank })
            }
        }
        let text = SourceFile(path: source.path, text: edits.text(range))
        return Body(source: text, range: 0..<text.bytes.count)
    }

    /// Returns the range together with the white space before it.
    private func extended(_ range: Range<Int>, _ isSpace: (UInt8) -> Bool) -> Range<Int> {
        var start = range.lowerBound
        while isSpace(source.bytes[start - 1]) { start -= 1 }
        return start..<range.upperBound
    }
}

extension Section.Isolation {
    /// Determines the isolation. An attribute whose name ends in `Actor` is a global actor.
    init(_ section: SectionDeclaration, isActor: Bool) {
        if isActor {
            self = .actor
        } else if let attribute = section.attributes.first(where: \.isIsolation) {
            self = .attribute(attribute.text)
        } else {
            self = .app
        }
    }
}

extension Rule {
    static let actorSection = Rule(
        id: "actorSection", summary: "Section other than an interactor inherits 'Actor'",
        explanation: """
            View, presenter and router belong to the screen and run on the main actor. The sections 'output', \
            'interface' and 'on' are implemented by the presenter, and 'delegate' by the presenter of another module. \
            Only an interactor can be an actor.
            """,
        wrong: "module A { presenter: Actor {} }",
        right: "module A { interactor: Actor {} }")
}
