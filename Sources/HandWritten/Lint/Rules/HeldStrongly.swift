import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks at the stored properties of presenters and interactors.
enum HeldStrongly: LintRule {
    static let rule = Rule(
        id: "heldStrongly", isAdjustable: true,
        summary: "A presenter holds its view and its delegate weakly, and an interactor its output",
        explanation: """
            The view holds the presenter, and the presenter the interactor. A part that holds another one back, strongly, makes a \
            circle: no part of the module is ever freed, nor is what they hold. Declare the property 'weak var', of an optional \
            type.
            """,
        wrong: "final class ListInteractor {\n    var output: (any ListInteractorOutputProtocol)?\n}",
        right: "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            guard let owned = Owned(part.owner, in: lint) else { return [] }
            return part.declaration.members.compactMap { member in
                guard case .variable(let variable)? = member.requirement?.kind, part.stores(member), !member.isWeak,
                    owned.names.contains(variable.name.name) || variable.type.map(owned.isHeld) ?? false
                else { return nil }
                return finding(variable, in: part)
            }
        }
    }

    private static func finding(_ property: VariableSyntax, in part: LintContext.Part) -> Diagnostic {
        let start = property.keyword.range.lowerBound
        let isVariable = property.keyword.name == "var"
        return Diagnostic(
            rule, "'\(part.name)' holds '\(property.name.name)' strongly", at: part.location(property.name.range),
            notes: isVariable ? [] : ["declare it 'weak var', of an optional type"],
            fixIts: isVariable ? [.insert("weak ", at: start)] : [])
    }
}

/// What a class must not hold strongly: by the property's name, or by its type.
private struct Owned {
    var names: Set<String> = []
    var types: Set<String> = []

    /// What a class must not hold; nil for one that may hold what it likes.
    init?(_ owner: ModuleClass, in lint: LintContext) {
        let module = lint.program.modules[owner.module]
        let links = module.links(of: owner.part, lint.naming).filter { $0.ownership != .held }
        guard !links.isEmpty else { return nil }
        names = Set(links.map(\.property))
        types = Set(links.map(\.protocolName))
        let user: ModulePart = owner.part == .presenter ? .view : .presenter
        types.insert(module.className(of: user, lint.program.app))
    }

    /// `P`, `any P`, `(any P)?`, `any P & Q`.
    func isHeld(by type: TypeSyntax) -> Bool {
        switch type.bare.shape {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner): isHeld(by: inner)
        case .composition(let types): types.contains(where: isHeld)
        case .named(let components): components.last.map { types.contains($0.name) } ?? false
        default: false
        }
    }
}

extension DeclarationOutline {
    /// `weak`, `unowned`, `unowned(unsafe)`; a static property is no part of an object.
    fileprivate var isWeak: Bool {
        modifiers.contains { $0.name == "weak" || $0.name.hasPrefix("unowned") || $0.name == "static" }
    }
}

extension LintContext.Part {
    /// A property has a place of its own, observers or not.
    fileprivate func stores(_ property: DeclarationOutline) -> Bool {
        guard let body = property.bodyRange else { return true }
        guard let first = file.tokens(inside: body).first else { return false }
        return ["willSet", "didSet"].contains(source.text(first.range))
    }
}
