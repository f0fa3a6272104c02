import Diagnostics
import SwiftSource
import ViperSpec

/// Checks the calls in bodies that cross a boundary of VIPER. Everything else in a body is the compiler's.
struct BoundaryCheck {
    let module: Module
    let names: ProgramNames
    let naming: Naming
    let roles: RoleTable
    /// What sections of the module may take.
    private let takeable: Set<String>
    /// These names, and those of parts.
    private let namesToFind: Set<String>
    /// Of the names that a class does not take, those that were found in it: the first place says enough.
    private var notTaken: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// How many more names may be suggested.
    private var suggestions = 0
    /// Modules that the router opens, in the order of the text.
    private(set) var opened: [String] = []

    /// The findings of a module's bodies, and the modules that it opens.
    static func run(_ module: Module, names: ProgramNames, naming: Naming) -> (findings: [Diagnostic], opens: [String])
    {
        var check = BoundaryCheck(module, names, naming)
        check.run()
        return (check.diagnostics, check.opened)
    }

    /// The findings with as many suggestions as are left.
    static func run(
        _ module: Module, names: ProgramNames, naming: Naming, suggestions: inout Int
    ) -> [Diagnostic] {
        var check = BoundaryCheck(module, names, naming)
        check.suggestions = suggestions
        check.run()
        suggestions = check.suggestions
        return check.diagnostics
    }

    /// No run suggests more names than anybody corrects at once.
    static let suggestionLimit = 50

    /// The names that one of them may be meant; none where enough was suggested.
    mutating func suggested(_ names: some Sequence<String>) -> [String] {
        guard suggestions > 0 else { return [] }
        suggestions -= 1
        return Array(names)
    }

    private init(_ module: Module, _ names: ProgramNames, _ naming: Naming) {
        self.module = module
        self.names = names
        self.naming = naming
        roles = RoleTable(module, naming: naming, navigation: names.navigation)
        takeable = Set(module.inputs.map(\.name) + module.assembly.map(\.name) + module.dependencies.map(\.name))
            .subtracting(roles.names)
        namesToFind = takeable.union(roles.names)
    }

    private mutating func run() {
        check(module.presenterSections, owner: .presenter, interactor: nil)
        for interactor in module.interactors {
            check([interactor.input], owner: .interactor, interactor: naming.interactorProperty(interactor.name))
        }
        if let router = module.router {
            check([router], owner: .router, interactor: nil)
            for member in router.members { checkResult(of: member) }
        }
    }

    /// The sections of one class: what one of them stores, the bodies of all may use.
    private mutating func check(_ sections: [Section], owner: BodyOwner, interactor: String?) {
        notTaken = []
        var own: Set<String> = ["self"]
        for section in sections {
            own.formUnion(section.parameters.map(\.name))
            own.formUnion(section.state.map(\.name))
            own.formUnion(section.members.lazy.filter(\.requirement.isVariable).map(\.requirement.baseName))
        }
        let scope = Scope(
            owner: owner, sections: sections, roles: roles.roles(of: owner, interactor: interactor), ownNames: own)
        for section in sections {
            for member in section.members {
                if case .body(let body) = member.implementation { check(body, of: member, in: scope) }
            }
        }
    }

    struct Scope {
        let owner: BodyOwner
        /// Of the class, the one with its parentheses first.
        let sections: [Section]
        let roles: [String: Role]
        /// What the class stores; such a name is no role.
        let ownNames: Set<String>
    }

    private mutating func check(_ body: Body, of member: Member, in scope: Scope) {
        let block = body.block
        let references = BodyNames.references(
            in: block, names: namesToFind, parameters: member.requirement.parameters.map(\.name))
        for reference in references where !scope.ownNames.contains(reference.name.name) {
            if !takeable.contains(reference.name.name) {
                check(reference, in: scope, body)
            } else if notTaken.insert(reference.name.name).inserted {
                diagnostics.append(
                    .notTaken(reference.name, in: scope.sections, of: module, scope.owner, in: body.source))
            }
        }
        switch scope.owner {
        case .router: checkDestinations(CallFinder.calls(in: block), references, body)
        case .presenter:
            if references.contains(where: { $0.name.name == "self" && $0.member == nil }) {
                checkDelegates(CallFinder.calls(in: block), references, in: scope, body)
            }
        case .interactor: break
        }
    }

    private mutating func check(_ reference: Reference, in scope: Scope, _ body: Body) {
        guard let member = reference.member, member.name != "self" else { return }
        let place = SourceLocation(body.source, reference.name.range)
        guard let role = scope.roles[reference.name.name] else {
            diagnostics.append(.roleOutOfScope(reference.name.name, owner: scope.owner, naming, at: place))
            return
        }
        switch role.target {
        case .missing(let section):
            diagnostics.append(.missingSection(section, module: module, at: place))
        case .renamed(let property):
            diagnostics.append(.renamedPart(reference.name, to: property, in: body.source))
        case .section(let members), .navigation(let members):
            checkChaining(reference, role, in: body)
            check(member, of: reference, members, in: body)
        }
    }

    private mutating func checkChaining(_ reference: Reference, _ role: Role, in body: Body) {
        if role.isWeak, !reference.isOptionalChained, !reference.isForceUnwrapped {
            diagnostics.append(.weakRole(reference.name, in: body.source))
        }
        if !role.isWeak, reference.isOptionalChained || reference.isForceUnwrapped {
            diagnostics.append(.strongRole(reference.name, in: body.source))
        }
        if role.isWeak, let waiting = reference.call?.awaitInArgument {
            diagnostics.append(.awaitInWeakCall(reference, at: waiting, in: body.source))
        }
    }

    private mutating func check(
        _ member: Identifier, of reference: Reference, _ members: SectionMembers, in body: Body
    ) {
        let candidates = members[member.name]
        // What is inherited or added by an extension is not all known here.
        let isCompilersBusiness =
            members.isOpen || members.inherits(member.name)
            || names.extensionMembers[members.protocolName]?.contains(member.name) == true
        guard !candidates.isEmpty else {
            if !isCompilersBusiness {
                let known = suggested(members.names)
                diagnostics.note(.noSuchMember(member, of: reference.name.name, known: known, in: body.source))
            }
            return
        }
        guard let call = reference.call, !isCompilersBusiness else { return }
        let fits = candidates.contains { candidate in
            guard case .function(let function) = candidate.kind else { return true }
            return function.fits(call)
        }
        if !fits {
            diagnostics.append(
                .wrongLabels(call, member: member, of: reference.name.name, candidates: candidates, in: body.source))
        }
    }

    mutating func noteOpened(_ module: String) {
        if !opened.contains(module) { opened.append(module) }
    }

    /// What a router returns of a module that it opens is that module's interface.
    private mutating func checkResult(of member: Member) {
        guard case .function(let function) = member.requirement.kind, let result = function.result else { return }
        for name in result.mentionedNames {
            if let opened = names.missingInterfaces[name] {
                diagnostics.append(.noInterface(of: opened, at: SourceLocation(member.source, result.range)))
            }
        }
    }
}

extension Requirement {
    /// Of a function; empty for a property.
    package var parameters: [Parameter] {
        if case .function(let function) = kind { function.parameters } else { [] }
    }
}
