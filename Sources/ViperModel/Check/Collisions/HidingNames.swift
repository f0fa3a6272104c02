import Diagnostics
import SwiftSource
import ViperSpec

/// Looks for names of values and functions that would hide a type, or a function, from the generated code around them: a state
/// variable `Int` hides Swift's own.
struct HidingNames {
    /// Swift's own function that generated code calls; a member of this name would be called instead.
    private static let called = "fatalError"

    /// The names that begin with a capital, as types do, or are called like that function.
    private var suspects: [(name: String, place: SourceLocation)] = []

    init(_ program: Program) {
        for module in program.modules {
            for interactor in module.interactors { suspect(interactor.name ?? "", at: interactor.input.location) }
            for input in module.inputs { suspect(input.name, at: input.location) }
            for line in module.assembly { suspect(line.name, at: line.location) }
            for section in module.allSections {
                for parameter in section.parameters where parameter.origin == .dependency {
                    suspect(parameter.name, at: parameter.location)
                }
                for state in section.state { suspect(state.name, at: state.location) }
                for member in section.members + section.helpers { suspectNames(of: member) }
            }
        }
        for member in program.services.flatMap(\.members) { suspectNames(of: member) }
        for type in program.data {
            suspectFields(of: type.outline, in: type.source)
            for member in type.requirements?.members ?? [] { suspectParameters(of: member) }
        }
    }

    private mutating func suspect(_ name: String, at place: @autoclosure () -> SourceLocation) {
        guard name == Self.called || name.utf8.first.map({ $0 < 0x61 || $0 >= 0x80 }) == true else { return }
        suspects.append((name, place()))
    }

    private mutating func suspectNames(of member: Member) {
        suspect(member.baseName, at: member.nameLocation)
        suspectParameters(of: member)
    }

    private mutating func suspectParameters(of member: Member) {
        for name in member.requirement.parameters.map(\.name) where name.name == Self.called {
            suspect(name.name, at: SourceLocation(member.source, name.range))
        }
    }

    private mutating func suspectFields(of outline: DeclarationOutline, in source: SourceFile) {
        for member in outline.members {
            if member.kind == .variable || member.kind == .function {
                suspect(member.name.name, at: SourceLocation(source, member.name.range))
            }
            suspectFields(of: member, in: source)
        }
    }

    func findings(_ program: Program) -> [Diagnostic] {
        if suspects.isEmpty { return [] }
        let (swiftNames, types) = (SwiftNames(program), program.typeNames)
        return suspects.compactMap { name, place in
            if name == Self.called {
                return Diagnostic(
                    .memberCollision, "'\(name)' hides Swift's '\(name)', which generated code calls", at: place,
                    notes: ["choose another name"])
            }
            guard name.first?.isUppercase == true, swiftNames.harm(of: name) != nil || types.contains(name) else {
                return nil
            }
            return Diagnostic(
                .memberCollision, "'\(name)' hides a type that generated code uses", at: place,
                notes: ["start the name with a lowercase letter: '\(SwiftName.lowerFirst(name))'"])
        }
    }
}
