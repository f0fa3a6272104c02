import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A kind of names that some parts must not use.
enum Forbidden: Sendable {
    /// The protocols and classes of these parts of the same module.
    case ownParts([SectionKind])
    /// The classes of other parts of the same module.
    case ownClasses
    /// The protocols and classes of other modules.
    case insidesOfOthers
    /// The destinations, which open modules.
    case destinations
    case services, entities, userInterface
    case names(Set<String>)

    /// Returns the kind of the name, such as `service`, or the name of its module. Messages contain this word. Returns
    /// nil if the name is not forbidden.
    fileprivate func meaning(of name: String, in module: Int, _ lint: LintContext) -> String? {
        switch self {
        case .ownParts(let kinds):
            lint.types.internalTypes[name].flatMap {
                $0.module == module && kinds.contains($0.kind) ? $0.kind.rawValue : nil
            }
        case .ownClasses: lint.types.owners[name].flatMap { $0.module == module ? $0.part.kind.rawValue : nil }
        case .insidesOfOthers:
            lint.types.internalTypes[name].flatMap { $0.module == module ? nil : lint.program.modules[$0.module].name }
        case .destinations: lint.types.destinations[name]
        case .services: lint.services.contains(name) ? "service" : nil
        case .entities: lint.entities.contains(name) ? "entity" : nil
        case .userInterface: UserInterface.declares(name) && !lint.ownTypes.contains(name) ? "type" : nil
        case .names(let names): names.contains(name) ? name : nil
        }
    }
}

/// A use of a forbidden name.
struct Mention {
    let lint: LintContext
    /// The index of the module that contains the use.
    let module: Int
    /// The name of the class or section that contains the use.
    let part: String
    let name: String
    /// The kind of the name, such as `service`, or the name of its module. Messages contain this word.
    let meaning: String
    let location: SourceLocation
    /// The use, and the class that contains it; nil if a spec contains it.
    var code: (part: LintContext.Part, use: UsedName)?

    /// The member of the class that contains the use; nil outside members.
    var member: DeclarationOutline? {
        let place = location.range.lowerBound
        return code?.part.declaration.members.first { $0.range.contains(place) }
    }

    /// The offset of the member that contains the use; 0 outside members.
    var memberStart: Int { member?.range.lowerBound ?? 0 }
}

/// A row of the table of boundaries.
struct Boundary: Sendable {
    enum Place: Sendable {
        /// In the classes of these parts. The first use of each name in each class and extension is reported.
        case classes([SectionKind])
        /// In the types that these sections mention.
        case specs([SectionKind], [TypePlace])
    }

    /// The locations of types in a section.
    enum TypePlace: Sendable {
        case parameters
        /// The results of members, and the types of properties.
        case results
        /// The parameters and stored properties of the class.
        case stored
    }

    let rule: Rule
    let place: Place
    let forbidden: [Forbidden]
    var styles: [AppSettings.Style] = [.classes]
    /// Returns whether a use is allowed although the name is forbidden.
    var isAllowed: @Sendable (Mention) -> Bool = { _ in false }
    /// Returns a key for uses in a class that one correction removes, such as all uses in one member. Only the first
    /// use with each key is reported.
    var cause: @Sendable (Mention) -> String = { $0.name }
    /// Returns the message of the finding, or the note on what to do.
    let message, note: @Sendable (Mention) -> String

    func findings(in lint: LintContext) -> [Diagnostic] {
        styles.contains(lint.program.app.style) ? mentions(in: lint).map(finding) : []
    }

    func finding(_ mention: Mention) -> Diagnostic {
        Diagnostic(rule, message(mention), at: mention.location, notes: [.init(note(mention))])
    }

    private func mentions(in lint: LintContext) -> [Mention] {
        func mention(
            of name: String, at location: SourceLocation, in module: Int, _ part: String,
            code: (LintContext.Part, UsedName)? = nil
        ) -> Mention? {
            guard
                let meaning = forbidden.lazy.compactMap({ $0.meaning(of: name, in: module, lint) }).first
            else {
                return nil
            }
            let mention = Mention(
                lint: lint, module: module, part: part, name: name, meaning: meaning, location: location,
                code: code)
            return isAllowed(mention) ? nil : mention
        }
        switch place {
        case .classes(let kinds):
            return lint.ownParts.filter { kinds.contains($0.kind) }.flatMap { part in
                part.code.uses.compactMap { use in
                    mention(
                        of: use.name, at: part.code.location(use), in: part.owner.module, part.name,
                        code: (part, use))
                }.unique(by: \.name).unique(by: cause)
            }
        case .specs(let kinds, let places):
            return lint.modules.flatMap { index, module in
                module.contract.filter { kinds.contains($0.kind) }.flatMap { section in
                    types(in: section, places).compactMap { type, location in
                        type.mentionedNames.lazy.compactMap {
                            mention(of: $0, at: location, in: index, section.kind.rawValue)
                        }.first
                    }
                }
            }
        }
    }

    private func types(in section: Section, _ places: [TypePlace]) -> [(TypeSyntax, SourceLocation)] {
        places.flatMap { place -> [(TypeSyntax, SourceLocation)] in
            switch place {
            case .parameters:
                section.members.flatMap { member in
                    member.requirement.parameters.compactMap(\.type).map { ($0, member.location(of: $0)) }
                }
            case .results:
                section.members.compactMap { member in
                    member.requirement.valueType.map { ($0, member.location(of: $0)) }
                }
            case .stored:
                section.parameters.map { ($0.type, $0.location) }
                    + section.state.compactMap { state in state.type.map { ($0, state.location) } }
            }
        }
    }
}

extension Member {
    fileprivate func location(of type: TypeSyntax) -> SourceLocation {
        SourceLocation(source, type.range)
    }
}
