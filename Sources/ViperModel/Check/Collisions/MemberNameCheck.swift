import Diagnostics
import SwiftSource
import ViperSpec

/// Members of a class do not clash with the properties that every such class has, nor with what the UI kit's classes have.
struct MemberNameCheck {
    private let module: Module
    private let naming: Naming
    private var diagnostics: [Diagnostic] = []

    static func findings(_ program: Program) -> [Diagnostic] {
        let (app, naming, style) = (program.app, program.app.naming, program.app.style)
        let ofModules = program.modules.mapInParallel { module in
            var check = MemberNameCheck(module: module, naming: naming)
            switch style {
            // What people have is right.
            case .classes where app.emit(of: module).isDisjoint(with: .withClasses): break
            case .classes: check.run(kit: app.kit(of: module))
            case .reactive: break  // Members become cases of enums, and nothing has other properties.
            }
            return check.diagnostics
        }
        return ofModules.flatMap(\.self) + HidingNames(program).findings(program)
    }

    private mutating func run(kit: Kit) {
        checkInteractorNames()
        for part in module.parts {
            let known = module.links(of: part, naming).map {
                ($0.property, $0.section?.kind.asPart ?? "its navigation")
            }
            check(
                module.sections(of: part), owner: part.kind,
                parts: Dictionary(known, uniquingKeysWith: { _, last in last }))
        }
        if let delegate = module.delegate { check([delegate], owner: .delegate, parts: [:]) }
        if let inherited = kit.inherited { checkView(inherited) }
        checkInputs()
    }

    /// The names of parts of the class are neither those of stored properties nor of members. Tests keep the class itself
    /// beside what its initialiser takes.
    private mutating func check(_ sections: [Section], owner kind: SectionKind, parts: [String: String]) {
        let (owner, itself) = ("the \(kind.rawValue)", kind.rawValue)
        var properties = parts
        for section in sections {
            for parameter in section.parameters {
                if let part = parts[parameter.name] {
                    report(parameter.name, of: owner, part, at: parameter.location)
                } else if parameter.name == itself {
                    reportPartName(parameter.name, at: parameter.location)
                }
                properties[parameter.name] = "what its initialiser takes"
            }
            for state in section.state {
                if let part = parts[state.name] { report(state.name, of: owner, part, at: state.location) }
                properties[state.name] = "state"
            }
        }
        let members = sections.flatMap { $0.inheritedMembers + $0.members }
        for member in members where member.requirement.isVariable && !member.requirement.isStatic {
            let name = member.baseName
            if properties[name] == nil { properties[name] = "another member" }
        }
        for member in members {
            if case .storedProperty = member.implementation { continue }
            // A function without parameters is told from a property by nothing.
            let names = member.requirement.isVariable ? parts : properties
            let name = member.baseName
            if member.requirement.parameters.isEmpty, let what = names[name], !member.requirement.isStatic {
                report(name, of: owner, what, at: member.nameLocation)
            }
        }
    }

    /// `interactor view` would make a second property `view` of the presenter.
    private mutating func checkInteractorNames() {
        var taken = [
            naming.view.property: "its view", naming.router.property: "its router",
            naming.delegate.property: "the module's delegate",
        ]
        if module.interactors.contains(where: { $0.name == nil }) {
            taken[naming.interactor.property] = "its interactor without a name"
        }
        for interactor in module.interactors {
            guard let name = interactor.name else { continue }
            if let what = taken[name] {
                report(name, of: "the presenter", what, at: interactor.input.location)
            } else if Self.constants.contains(name) {
                reportPartName(name, at: interactor.input.location)
            }
        }
    }

    private mutating func checkView(_ inherited: InheritedMembers) {
        for member in module.view.allMembers {
            let name = member.fullName
            let isTaken =
                member.requirement.isVariable
                ? inherited.properties.contains(name)
                : inherited.functions.contains(name)
                    || name.hasSuffix("()") && inherited.properties.contains(member.baseName)
            if isTaken {
                diagnostics.report(
                    .memberCollision, "\(inherited.type) already has '\(name)'", at: member.nameLocation,
                    notes: ["name it by what the screen shows: 'show(title:)'"])
            }
        }
    }

    /// What the parts are called where they are put together, in the app and in a test of it.
    private static let constants: Set<String> = [
        "assembled", "delegate", "dependencies", "kept", "made", "makeRouter", "makeView", "module", "navigation",
        "presenter", "router", "view",
    ]

    /// Inputs are properties of the destination, where the parts are assembled.
    private mutating func checkInputs() {
        let parts = [
            "delegate", "dependencies", "router", "view", "makeRouter", "makeView", "presenter", "interactor",
            "navigation",
        ]
        let taken = Set(parts + module.interactors.compactMap(\.name))
        for input in module.inputs where taken.contains(input.name) {
            reportPartName(input.name, at: input.location)
        }
        for line in module.assembly where taken.contains(line.name) { reportPartName(line.name, at: line.location) }
    }

    /// `owner` with its article: `the presenter`; `what` of it: `its view`.
    private mutating func report(_ name: String, of owner: String, _ what: String, at location: SourceLocation) {
        diagnostics.report(
            .memberCollision, "\(owner) already has a property '\(name)': \(what)", at: location,
            notes: ["choose another name"])
    }

    private mutating func reportPartName(_ name: String, at location: SourceLocation) {
        diagnostics.report(
            .memberCollision, "'\(name)' is the name of a part of the module", at: location,
            notes: ["choose another name: it stands beside the parts where they are put together"])
    }
}

extension SectionKind {
    /// What it is to a class that knows it.
    fileprivate var asPart: String {
        switch self {
        case .delegate: "the module's delegate"
        case .interactor: "an interactor"
        default: "its \(rawValue)"
        }
    }
}

/// Values and functions beside generated code, in a class, a mock or a fixture, by whose names that code means something else.
private struct HidingNames {
    /// A call of Swift's own function would be a call of the member.
    private static let called = "fatalError"

    /// Those that begin with a capital, as types do, or are called like that function.
    private var suspects: [(name: String, place: SourceLocation)] = []

    init(_ program: Program) {
        for module in program.modules {
            for interactor in module.interactors { add(interactor.name ?? "", at: interactor.input.location) }
            for input in module.inputs { add(input.name, at: input.location) }
            for line in module.assembly { add(line.name, at: line.location) }
            for section in module.allSections {
                for parameter in section.parameters where parameter.origin == .dependency {
                    add(parameter.name, at: parameter.location)
                }
                for state in section.state { add(state.name, at: state.location) }
                for member in section.members { add(member) }
            }
        }
        for member in program.services.flatMap(\.members) { add(member) }
        for type in program.data {
            add(fieldsOf: type.outline, in: type.source)
            for member in type.requirements?.members ?? [] { add(parametersOf: member) }
        }
    }

    private mutating func add(_ name: String, at place: @autoclosure () -> SourceLocation) {
        guard name == Self.called || name.utf8.first.map({ $0 < 0x61 || $0 >= 0x80 }) == true else { return }
        suspects.append((name, place()))
    }

    private mutating func add(_ member: Member) {
        add(member.baseName, at: member.nameLocation)
        add(parametersOf: member)
    }

    private mutating func add(parametersOf member: Member) {
        for name in member.requirement.parameters.map(\.name) where name.name == Self.called {
            add(name.name, at: SourceLocation(member.source, name.range))
        }
    }

    private mutating func add(fieldsOf outline: DeclarationOutline, in source: SourceFile) {
        for member in outline.members {
            if member.kind == .variable || member.kind == .function {
                add(member.name.name, at: SourceLocation(source, member.name.range))
            }
            add(fieldsOf: member, in: source)
        }
    }

    func findings(_ program: Program) -> [Diagnostic] {
        if suspects.isEmpty { return [] }
        let (swiftNames, types) = (SwiftNames(program), program.typeNames)
        return suspects.compactMap { name, place in
            if name == Self.called {
                return Diagnostic(
                    .memberCollision, "generated code calls Swift's own '\(name)', which this would hide", at: place,
                    notes: ["choose another name"])
            }
            guard name.first?.isUppercase == true, swiftNames.harm(of: name) != nil || types.contains(name) else {
                return nil
            }
            return Diagnostic(
                .memberCollision, "'\(name)' is a type that generated code names, which this would hide", at: place,
                notes: ["begin with a small letter: '\(SwiftName.lowerFirst(name))'"])
        }
    }
}

extension Member {
    /// Where its name stands.
    package var nameLocation: SourceLocation { SourceLocation(source, requirement.name.range) }
}

extension Rule {
    static let memberCollision = Rule(
        id: "memberCollision",
        summary: "A member is not named like what its class already has",
        explanation: """
            A presenter has properties for its view, interactors, router and delegate, an interactor for its output, a router \
            for its navigation, a view for its presenter, and what a UIViewController, a TerminalView or an observable class \
            has, as 'title', 'viewDidLoad()' or 'handle(_:)'. Members, state and what an initialiser takes need other names; \
            likewise inputs and assembly lines, which stand beside these parts where the module is put together. Nor may they \
            be named like a function that generated code calls. No value and no member is named like a type that \
            generated code names, such as 'Int'.
            """,
        wrong: "module A { presenter { var view = 0 } }",
        right: "module A { presenter { var viewCount = 0 } }")
}
