import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks at the stored properties of presenters, interactors and routers.
enum HeldStrongly: LintRule {
    static let rule = Rule(
        id: "heldStrongly", isAdjustable: true,
        summary: "Back-reference is strong or 'unowned' instead of 'weak'",
        explanation: """
            The view owns the presenter, which owns the interactor and the router. A strong reference back (presenter \
            to view or delegate, interactor to output, router to screen) creates a retain cycle, so the module is \
            never deallocated. An 'unowned' one crashes if it is used after the screen is closed. Declare the property \
            as 'weak var' with an optional type. A strong reference is not reported if the other side already holds \
            this part weakly.
            """,
        wrong: "final class ListInteractor {\n    var output: (any ListInteractorOutputProtocol)?\n}",
        right: "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            let owner = Owner(of: part, in: lint)
            let held = part.declaration.members.filter { member in
                part.stores(member) && !member.isWeak && (member.requirement?.variable.map(owner.isHeld) ?? false)
            }
            let isCircle = held.contains { $0.unowned == nil } && !isWeaklyHeld(part, in: lint)
            return held.filter { $0.unowned != nil || isCircle }.compactMap { member in
                member.requirement?.variable.map { finding(of: member, $0, owner, in: part, lint) }
            }
        }
    }

    /// Whether the part that this one tells holds it weakly, as it may a service that lives longer: then there is no circle.
    private static func isWeaklyHeld(_ part: LintContext.Part, in lint: LintContext) -> Bool {
        let (owner, module) = (part.owner, part.module)
        guard owner.part != .router else { return false }
        let names = Set(
            module.sections(of: owner.part).map(\.protocolName) + [lint.className(of: owner.part, in: module)])
        let properties = lint.code(of: owner.part.user, in: owner.module).parts.flatMap { part in
            part.declaration.members.filter { member in
                part.stores(member)
                    && !names.isDisjoint(with: member.requirement?.variable?.type?.mentionedNames ?? [])
            }
        }
        return !properties.isEmpty && properties.allSatisfy(\.isWeak)
    }

    private static func finding(
        of member: DeclarationOutline, _ property: VariableSyntax, _ owner: Owner, in part: LintContext.Part,
        _ lint: LintContext
    ) -> Diagnostic {
        let name = property.name.name
        let message =
            member.unowned == nil
            ? "strong reference to '\(name)' in '\(part.name)' creates a retain cycle"
            : "'unowned' reference to '\(name)' in '\(part.name)' crashes after the screen is closed"
        var finding = Diagnostic(rule, message, at: part.location(property.name.range))
        // As somebody wrote it, a protocol can be one of structures too.
        let unrestricted = part.module.contract.filter { $0.text?.inherited.isEmpty ?? false }
        let named = Set(property.type?.mentionedNames ?? [])
        if let proto = unrestricted.map(\.protocolName).first(where: named.contains) {
            finding.notes = [
                "let '\(proto)' inherit AnyObject, and declare '\(name)' as 'weak var' with an optional type"
            ]
        } else if part.owner.part == .router, !lint.program.app.emit(of: part.module).contains(.assembly) {
            // A router that a person puts together with the rest may be all that holds the others until they are shown.
            finding.notes = [
                "declare '\(name)' as 'weak var' if other code owns it, such as the code that shows the screen"
            ]
        } else if owner.canBeWeak(member) {
            finding.fixIts = [.insert("weak ", at: property.keyword.range.lowerBound)]
        } else {
            finding.notes = ["declare '\(name)' as 'weak var' with an optional type"]
        }
        return finding
    }
}

/// What a class must not hold strongly, for that holds the class: it is told by a property's name, or by its type.
private struct Owner {
    var names: Set<String> = []
    var types: Set<String> = []

    init(of part: LintContext.Part, in lint: LintContext) {
        let (module, own) = (part.module, part.owner.part)
        if own == .router {
            let sections = module.presenterSections + [module.view]
            types = Set(sections.map(\.protocolName)).union([
                "UIViewController", "NSViewController", lint.naming.name(of: .screen),
            ])
            for user in [ModulePart.view, .presenter] { types.insert(lint.className(of: user, in: module)) }
            return
        }
        let links = module.links(of: own, lint.naming).filter { $0.ownership != .held }
        if links.isEmpty { return }
        names = Set(links.map(\.property))
        types = Set(links.map(\.protocolName))
        types.insert(lint.className(of: own.user, in: module))
    }

    /// Whether a property holds the owner: its type tells, or, where that says nothing, its name.
    func isHeld(by variable: VariableSyntax) -> Bool {
        guard let type = variable.type else { return names.contains(variable.name.name) }
        return isNamed(in: type) || (names.contains(variable.name.name) && !type.isBox && !type.isWindow)
    }

    /// Whether a property compiles, and works, with `weak` before it: it stands alone, begins with nothing, and is known to hold an
    /// object.
    func canBeWeak(_ property: DeclarationOutline) -> Bool {
        guard let variable = property.requirement?.variable, variable.keyword.name == "var",
            let type = variable.type, type.wrapped != nil, isNamed(in: type)
        else { return false }
        return !property.isJoint && property.attributes.isEmpty && property.unowned == nil
            && !property.modifiers.contains("lazy") && (variable.value.map { $0.name == "nil" } ?? true)
    }

    /// Whether a value of the type is the owner itself: `P`, `any P`, `(any P)?`, `any P & Q`.
    private func isNamed(in type: TypeSyntax) -> Bool {
        switch type.bare.shape {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner): isNamed(in: inner)
        case .composition(let types): types.contains(where: isNamed)
        case .named(let components): components.last.map { types.contains($0.name) } ?? false
        default: false
        }
    }
}

extension ModulePart {
    /// The part that holds a presenter or an interactor.
    fileprivate var user: ModulePart { self == .presenter ? .view : .presenter }
}

extension DeclarationOutline {
    /// Whether no object holds the value strongly: it is `weak`, `static` and so no part of an object, or in a property wrapper
    /// that holds it weakly: `@Weak var view: …`.
    fileprivate var isWeak: Bool {
        modifiers.contains("weak") || modifiers.contains("static") || attributes.contains { $0.name.contains("Weak") }
    }

    /// The modifier `unowned` or `unowned(unsafe)`; nil where there is none.
    fileprivate var unowned: Identifier? { modifiers.first { $0.name.hasPrefix("unowned") } }
}

extension TypeSyntax {
    /// Whether it is a type that holds a value in its own way: `Weak<any ListViewProtocol>`, `WeakView`.
    fileprivate var isBox: Bool {
        let held = wrapped ?? self
        guard case .named(let components) = held.bare.shape, let last = components.last else { return false }
        return !last.arguments.isEmpty || last.name.contains("Weak")
    }

    /// Whether it is a window's type: the app holds a window, which holds no presenter.
    fileprivate var isWindow: Bool { ["UIWindow", "NSWindow"].contains { mentionedNames.contains($0) } }
}

extension LintContext.Part {
    /// Whether a property is stored, with observers or without.
    fileprivate func stores(_ property: DeclarationOutline) -> Bool {
        guard let body = property.bodyRange else { return true }
        guard let first = tokens(inside: body).first else { return false }
        return ["willSet", "didSet"].contains(source.text(first.range))
    }
}
