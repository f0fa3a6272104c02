import Diagnostics
import SwiftSource
import ViperSpec

/// Checks that a class's members do not conflict with its generated properties or with inherited members of the UI kit.
struct MemberNameCheck {
    private let module: Module
    private let naming: Naming
    private var diagnostics: [Diagnostic] = []

    static func findings(_ program: Program) -> [Diagnostic] {
        let app = program.app
        // With 'style reactive', members become cases of enums, and there are no other properties.
        guard app.style == .classes else { return [] }
        // If you write the classes, you choose their properties.
        let modules = program.modules.filter { !app.emit(of: $0).isDisjoint(with: .withClasses) }
        return modules.flatMap { module in
            var check = MemberNameCheck(module: module, naming: app.naming)
            check.run(kit: app.kit(of: module))
            return check.diagnostics
        }
    }

    private mutating func run(kit: Kit) {
        checkInteractorNames()
        for part in module.parts {
            let partsByProperty = module.links(of: part, naming).map {
                ($0.property, $0.section?.kind.asPart ?? "its navigation")
            }
            checkNames(
                in: module.sections(of: part), owner: part.kind,
                parts: Dictionary(partsByProperty, uniquingKeysWith: { _, last in last }))
        }
        if let delegate = module.delegate { checkNames(in: [delegate], owner: .delegate, parts: [:]) }
        if let inherited = kit.inherited { checkView(inherited) }
        checkInputs()
    }

    /// Checks that no stored property or member has the name of a part that the class stores. Also checks that no
    /// parameter has the name of the class's own part, because tests use that name.
    ///
    /// - Parameter parts: For each property that stores a part, the words for the part in messages: `its view` for
    ///   `view`.
    private mutating func checkNames(in sections: [Section], owner kind: SectionKind, parts: [String: String]) {
        let (owner, classItself) = ("the \(kind.rawValue)", kind.rawValue)
        var properties = parts
        for section in sections {
            for parameter in section.parameters {
                if let part = parts[parameter.name] {
                    report(parameter.name, of: owner, part, at: parameter.location)
                } else if parameter.name == classItself {
                    reportPartName(parameter.name, at: parameter.location)
                }
                properties[parameter.name] = "an initializer parameter"
            }
            for state in section.state {
                if let part = parts[state.name] { report(state.name, of: owner, part, at: state.location) }
                properties[state.name] = "state"
            }
        }
        let members = sections.flatMap { $0.inheritedMembers + $0.members + $0.helpers }
        for member in members where member.requirement.isVariable && !member.requirement.isStatic {
            let name = member.baseName
            if properties[name] == nil { properties[name] = "another member" }
        }
        for member in members {
            if case .storedProperty = member.implementation { continue }
            // In Swift, a function without parameters and a property with the same name conflict.
            let names = member.requirement.isVariable ? parts : properties
            let name = member.baseName
            if member.requirement.parameters.isEmpty, let what = names[name], !member.requirement.isStatic {
                report(name, of: owner, what, at: member.nameLocation)
            }
        }
    }

    /// Reports an interactor with the name of another part: `interactor view` would be a second property `view` of the
    /// presenter.
    private mutating func checkInteractorNames() {
        let known = PartLink.rows(of: .presenter).map(\.section).filter { $0 != .interactor }
        var propertiesOfPresenter = Dictionary(
            known.map { (naming[$0].property, $0.asPart) }, uniquingKeysWith: { _, last in last })
        if module.interactors.contains(where: { $0.name == nil }) {
            propertiesOfPresenter[naming.interactor.property] = "its unnamed interactor"
        }
        for interactor in module.interactors {
            guard let name = interactor.name else { continue }
            if let what = propertiesOfPresenter[name] {
                report(name, of: "the presenter", what, at: interactor.input.location)
            } else if Self.constants.union(Self.constantsOfTests).contains(name) {
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
                    notes: ["choose a name such as 'show(title:)'"])
            }
        }
    }

    /// The names of constants in the generated assembly, which creates the parts of a module and connects them.
    private static let constants: Set<String> = Set(
        ["delegate", "dependencies", "makeRouter", "makeView", "navigation"]
            + SectionKind.withClass.filter { $0 != .interactor }.map(\.rawValue))
    /// The names of further constants in the assembly's tests. An interactor must not have these names, because the
    /// tests have a constant for each interactor. They have none for inputs.
    private static let constantsOfTests: Set<String> = ["assembled", "kept", "made", "module"]

    /// Checks that inputs and assembly bindings do not have the name of a part, because the destination declares
    /// constants for all of them.
    private mutating func checkInputs() {
        let partNames = Self.constants.union(["interactor"]).union(module.interactors.compactMap(\.name))
        for input in module.inputs where partNames.contains(input.name) {
            reportPartName(input.name, at: input.location)
        }
        for line in module.assembly where partNames.contains(line.name) { reportPartName(line.name, at: line.location) }
    }

    /// Reports a name that a property of the class already has. In the message, `owner` is the class, such as
    /// `the presenter`, and `what` is the property, such as `its view`.
    private mutating func report(_ name: String, of owner: String, _ what: String, at location: SourceLocation) {
        diagnostics.report(
            .memberCollision, "\(owner) already has a property '\(name)': \(what)", at: location,
            notes: ["choose another name"])
    }

    private mutating func reportPartName(_ name: String, at location: SourceLocation) {
        diagnostics.report(
            .memberCollision, "'\(name)' is already the name of a part of the module", at: location,
            notes: ["choose another name; the assembly already uses this name"])
    }
}

extension SectionKind {
    /// A description of the part for messages about a class that stores it: `its router`.
    fileprivate var asPart: String {
        switch self {
        case .delegate: "the module's delegate"
        case .interactor: "an interactor"
        default: "its \(rawValue)"
        }
    }
}

extension Member {
    /// The location of the member's name.
    package var nameLocation: SourceLocation { SourceLocation(source, requirement.name.range) }
}

extension Rule {
    static let memberCollision = Rule(
        id: "memberCollision",
        summary: "Member name is already used by the generated class",
        explanation: """
            A generated class already has properties for other parts. A presenter has its view, interactors, router \
            and delegate. An interactor has its output, a router its navigation, and a view its presenter. A view \
            controller, a TerminalView or an observable class has more members, such as 'title', 'viewDidLoad()' or \
            'handle(_:)'. Rename the member, state, parameter, input or assembly binding.
            """,
        wrong: "module A { presenter { var view = 0 } }",
        right: "module A { presenter { var viewCount = 0 } }")
}
