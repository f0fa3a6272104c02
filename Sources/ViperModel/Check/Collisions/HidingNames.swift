import Diagnostics
import SwiftSource
import ViperSpec

/// Finds names of values and functions that would shadow a type or function in generated code: a state variable `Int`
/// shadows Swift's.
struct HidingNames {
    /// The Swift function that generated code calls.
    private static let called = "fatalError"

    /// The names that start with a capital letter, as types do, or are equal to that function's name.
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

    private mutating func suspect(_ name: String, at place: SourceLocation) {
        guard name == Self.called || name.utf8.first.map({ $0 < 0x61 || $0 >= 0x80 }) == true else { return }
        suspects.append((name, place))
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
