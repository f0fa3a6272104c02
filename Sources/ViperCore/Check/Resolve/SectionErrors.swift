import Diagnostics
import ViperSpec

extension Rule {
    static let actorSection = Rule(
        id: "actorSection", summary: "Only an interactor can be an actor",
        explanation: """
            View, presenter and router belong to the screen and run on the main actor; the presenter implements output, \
            interface and on, and whoever opens a module is its delegate.
            """,
        wrong: "module A { presenter: Actor {} }",
        right: "module A { interactor: Actor {} }")

    static let isolatedInteractor = Rule(
        id: "isolatedInteractor", summary: "An interactor with an output runs where the presenter runs",
        explanation: """
            The assembly connects interactor and presenter, and an interactor calls its output without waiting. An actor, or a \
            class on another global actor, could do neither. Let such an interactor return its results ('func load() async \
            throws -> [Item]'), or put the work into a service, which is off the main actor anyway.
            """,
        wrong: "module A { interactor: Actor { func load() }; output { func didLoad() } }",
        right: "module A { interactor: Actor { func load() async -> Bool } }")

    static let unpairedOutput = Rule(
        id: "unpairedOutput", summary: "An output belongs to an interactor",
        explanation: """
            An output is what an interactor reports to. 'output search' belongs to 'interactor search', and an output without \
            a name to the interactor without one.
            """,
        wrong: "module TodoList { interactor search {}; output { func didFind() } }",
        right: "module TodoList { interactor search {}; output search { func didFind() } }")

    static let conflictingMembers = Rule(
        id: "conflictingMembers",
        summary: "Members of one class do not differ in 'throws' alone, and properties not in their types",
        explanation: """
            presenter, output, interface and on are all implemented by the presenter. Swift takes two methods that differ in \
            nothing but 'throws' for one and the same, and refuses the second; likewise two properties of one name.
            """,
        wrong: "module A { presenter { func load() throws }; interface { func load() } }",
        right: "module A { presenter { func load() throws }; interface { func load() throws } }")

    static let storedTwice = Rule(
        id: "storedTwice", summary: "A property is stored or computed, not both",
        explanation: """
            State, and what an initialiser takes, satisfies a requirement of its name. Where the requirement has a body as \
            well, the class would have two properties of one name.
            """,
        wrong: "module A { presenter { var count = 0; var count: Int { 1 } } }",
        right: "module A { presenter { var count = 0; var count: Int { get } } }")

    static let twoBodies = Rule(
        id: "twoBodies", summary: "A member that two sections of one class share has one body",
        explanation: """
            presenter, output, interface and on are all implemented by the presenter. The same signature in two of them is one \
            method, so only one of them can say what it does.
            """,
        wrong: """
            module TodoList {
                presenter { func reload() { view?.show() } }
                interface { func reload() {} }
                view { func show() }
            }
            """,
        right: """
            module TodoList {
                presenter { func reload() { view?.show() } }
                interface { func reload() }
                view { func show() }
            }
            """)
}

extension Diagnostic {
    static func actorSection(_ section: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .actorSection, "'\(section)' cannot be an actor", at: location,
            notes: [Note("only an interactor without an output can; slow work belongs into a service")])
    }

    static func isolatedInteractor(at location: SourceLocation, output: SourceLocation) -> Diagnostic {
        Diagnostic(
            .isolatedInteractor, "an interactor with an isolation of its own cannot be connected to an output",
            at: location,
            notes: [Note("the output is here; let the interactor return its results instead", at: output)])
    }

    static func unpairedOutput(
        _ name: String?, interactors: [String?], at location: SourceLocation
    ) -> Diagnostic {
        let wanted = name.map { "interactor \($0)" } ?? "interactor"
        let outputs = interactors.map { "'output" + ($0.map { " " + $0 } ?? "") + "'" }
        return Diagnostic(
            .unpairedOutput, "there is no '\(wanted)' that this output could belong to", at: location,
            notes: [
                Note(outputs.isEmpty ? "add '\(wanted) {}'" : "an output here is " + outputs.joined(separator: " or "))
            ])
    }

    static func conflictingMembers(_ member: Member, first: Member) -> Diagnostic {
        Diagnostic(
            .conflictingMembers,
            "'\(member.fullName)' differs from the presenter's other one in 'throws' alone",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note(
                    "the other is here; write both alike, or name one differently",
                    at: SourceLocation(first.source, first.requirement.nameRange))
            ])
    }

    static func conflictingTypes(_ member: Member, first: Member) -> Diagnostic {
        Diagnostic(
            .conflictingMembers,
            "'\(member.fullName)' has another type than the presenter's other property of that name",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note(
                    "the other is here; give both one type, or rename one",
                    at: SourceLocation(first.source, first.requirement.nameRange))
            ])
    }

    static func storedTwice(_ member: Member) -> Diagnostic {
        Diagnostic(
            .storedTwice, "'\(member.baseName)' has a body here, and is stored under the same name",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [Note("write '{ get }' instead of the body, or rename one of the two")])
    }

    static func twoBodies(
        _ member: Member, in section: SectionKind, first: Member, in firstSection: SectionKind
    ) -> Diagnostic {
        let name = member.fullName
        return Diagnostic(
            .twoBodies,
            "'\(name)' has a body in '\(firstSection.rawValue)' and in '\(section.rawValue)', but is one method of the presenter",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note(
                    "the other body is here; keep one of them",
                    at: SourceLocation(first.source, first.requirement.nameRange))
            ])
    }
}
