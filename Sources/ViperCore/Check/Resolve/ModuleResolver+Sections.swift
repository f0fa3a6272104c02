import Diagnostics
import SwiftSource
import ViperSpec

/// Sections of a module: protocols, initialisers, state.
extension ModuleResolver {
    mutating func resolveSection(_ kind: SectionKind) -> Section? {
        draft.section(kind).map { resolveSection($0) }
    }

    /// Stands where the spec has no such section.
    func emptySection(_ kind: SectionKind) -> Section {
        Section(
            Section.Parts(
                kind: kind, documentation: [], protocolName: naming.protocolName(kind, module: draft.name),
                attributes: [], inherited: [], isOpen: false, parameters: [], state: [], members: [],
                inheritedMembers: [], location: draft.location))
    }

    mutating func resolveSection(_ section: SectionDraft) -> Section {
        let inheritance = protocols.inheritance(of: section.protocolName)
        let parameters = resolveParameters(of: section)
        let isolation = Section.Isolation(section.declaration, isActor: inheritance.isActor)
        if isolation == .actor, section.kind != .interactor {
            diagnostics.append(.actorSection(section.declaration.title, at: section.location))
        }
        return Section(
            Section.Parts(
                kind: section.kind, documentation: section.declaration.documentation?.lines ?? [],
                protocolName: section.protocolName, attributes: section.declaration.attributes, isolation: isolation,
                inherited: section.declaration.inherited,
                isOpen: !inheritance.unknown.isEmpty || !inheritance.unmockable.isEmpty, parameters: parameters,
                state: resolveState(of: section, parameters: parameters), members: section.reader.members,
                overloads: section.reader.overloads, inheritedMembers: inheritance.members,
                location: section.location))
    }

    private mutating func resolveParameters(of section: SectionDraft) -> [InitialiserParameter] {
        guard [.presenter, .interactor, .router].contains(section.kind) else { return [] }
        var seen: [String: Range<Int>] = [:]
        return (section.declaration.parameters ?? []).compactMap { parameter in
            let name = parameter.name.name
            if let first = seen.updateValue(parameter.name.range, forKey: name) {
                diagnostics.append(
                    .duplicateParameter(name, at: location(parameter.name.range), first: location(first)))
                return nil
            }
            return resolve(parameter)
        }
    }

    /// An input, an assembly line, or else a dependency.
    private mutating func resolve(_ parameter: Parameter) -> InitialiserParameter? {
        let name = parameter.name.name
        let place = location(parameter.name.range)
        if let input = inputsByName[name] {
            takenNames.insert(name)
            guard let type = parameter.type ?? input.type else { return nil }
            return InitialiserParameter(name: name, type: type, origin: .input, location: place)
        }
        if let line = linesByName[name] {
            takenNames.insert(name)
            guard let type = parameter.type ?? line.type ?? line.constructedType else {
                diagnostics.append(
                    .untypedAssembly(parameter.name, line: location(line.name.range), in: draft.source))
                return nil
            }
            return InitialiserParameter(name: name, type: type, origin: .assembly, location: place)
        }
        guard let type = parameter.type else {
            let known = draft.declaration.inputs.map(\.name.name) + draft.assembly.map(\.name.name)
            diagnostics.append(.unknownParameter(parameter.name, known: known, in: draft.source))
            return nil
        }
        addDependency(Dependency(name: name, type: type, location: place))
        return InitialiserParameter(name: name, type: type, origin: .dependency, location: place)
    }

    private mutating func resolveState(
        of section: SectionDraft, parameters: [InitialiserParameter]
    ) -> [StateVariable] {
        let parameterNames = Dictionary(parameters.map { ($0.name, $0.location) }) { first, _ in first }
        return zip(section.reader.state, section.reader.namesInStateValues).compactMap { state, mentioned in
            if let first = parameterNames[state.name] {
                diagnostics.append(.duplicateParameter(state.name, at: state.location, first: first))
                return nil
            }
            var state = state
            state.isAssignedInInitialiser = mentioned.contains { parameterNames[$0] != nil }
            return state
        }
    }

    mutating func resolveDelegations() -> [Delegation] {
        draft.sections.filter { $0.kind == .on }.compactMap { section in
            guard let name = section.declaration.name else { return nil }
            guard let known = delegates[name.name] else {
                diagnostics.append(.unknownModule(name, known: delegates.keys, in: draft.source))
                return nil
            }
            guard let delegate = known else {
                diagnostics.append(.noDelegate(of: name, in: draft.source))
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
            resolved.isOpen = !inheritance.unknown.isEmpty
            resolved.overloads = []
            return Delegation(module: name.name, section: resolved)
        }
    }

    /// Every member of the delegate stands in the `on` section, and nothing else.
    private mutating func checkDelegation(_ section: SectionDraft, of module: String, _ delegate: SectionDraft) {
        let wanted = delegate.reader.members
        let wantedKeys = Set(wanted.map(\.signatureKey))
        let inherited = protocols.inheritance(of: delegate.protocolName)
        let inheritedKeys = Set(inherited.members.map(\.signatureKey))
        let present = Set(section.reader.members.map(\.signatureKey))
        var missing = wanted.filter { !present.contains($0.signatureKey) }
        let missingNames = Set(missing.map(\.fullName))
        var suggestions = BoundaryCheck.suggestionLimit
        for member in section.reader.members {
            let key = member.signatureKey
            guard !wantedKeys.contains(key), !inheritedKeys.contains(key) else { continue }
            // One that differs in its types only is mended, not added a second time.
            if missingNames.contains(member.fullName),
                let index = missing.firstIndex(where: { $0.fullName == member.fullName })
            {
                diagnostics.append(.delegateMemberDiffers(member, wanted: missing.remove(at: index), of: module))
            } else {
                let known = suggestions > 0 ? wanted.map(\.baseName) : []
                suggestions -= 1
                diagnostics.append(.unknownDelegateMember(member, of: module, known: known))
            }
        }
        if !missing.isEmpty {
            diagnostics.append(
                .missingDelegateMembers(
                    missing.map(\.requirement), of: module, in: section))
        }
    }
}

extension Section.Isolation {
    /// An attribute whose name ends in `Actor` names a global actor.
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

extension AssemblyDeclaration {
    /// `CardFactory` of `CardFactory(…)`; nil where the value is no such call.
    fileprivate var constructedType: TypeSyntax? {
        guard case .call(let callee, _, _) = expression.kind, let name = callee.typeName else { return nil }
        return TypeSyntax(text: name, shape: .named([.init(name: name)]), range: callee.range)
    }
}
