import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A check for strong references from presenters, interactors and routers to the objects that own them.
enum HeldStrongly: LintRule {
    static let rule = Rule(
        id: "heldStrongly", isAdjustable: true,
        summary: "Back-reference is strong instead of 'weak'",
        explanation: """
            The view owns the presenter, which owns the interactor and the router. A strong reference back (presenter \
            to view or delegate, interactor to output, router to screen) creates a retain cycle, so the module is \
            never deallocated. Declare the property as 'weak var' with an optional type. A reference is not reported \
            if it is 'unowned', or if the other side already holds this part weakly.
            """,
        wrong: "final class ListInteractor {\n    var output: (any ListInteractorOutputProtocol)?\n}",
        right: "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            let owner = BackReferences(of: part, in: lint)
            let held = part.declaration.members.filter { member in
                part.stores(member) && !member.isWeak && (member.requirement?.variable.map(owner.isHeld) ?? false)
                    && lint.maySet(member, in: part)
            }
            return held.compactMap { member in
                guard let property = member.requirement?.variable, !isNotRetained(part, by: property, in: lint) else {
                    return nil
                }
                return finding(of: member, property, owner, in: part, lint)
            }
        }
    }

    /// Returns whether the object in a property does not reference the part strongly, so that there is no retain cycle.
    /// For example, the object is a service that outlives the screen, or a screen that stores no presenter.
    ///
    /// For a router, a reference from the view to the presenter counts as well, because the presenter references the
    /// router.
    private static func isNotRetained(
        _ part: LintContext.Part, by property: VariableSyntax, in lint: LintContext
    ) -> Bool {
        let (owner, module) = (part.owner, part.module)
        let holders = owner.part == .router ? [.router, .presenter] : [owner.part]
        let own = holders.map { lint.className(of: $0, in: module) }
        let names = Set(holders.flatMap(module.sections(of:)).map(\.protocolName) + own)
            .closed { lint.inherited[$0] ?? [] }.filter {
                lint.ownTypes.contains($0) || lint.types.modulesOfTypes[$0] != nil
            }
        let user = lint.className(of: owner.part == .router ? .view : owner.part.user, in: module)
        let held = lint.ownTypes.contains(user) ? [user] : lint.types(conformingTo: property.type?.mentionedNames ?? [])
        let types = Set(held).closed { lint.inherited[$0] ?? [] }
        let declarations = lint.files.filter { $0.headings.contains { types.contains($0.name) } }.flatMap { file in
            file.outline.declarations.filter { types.contains($0.name.name) }.map { (file, $0) }
        }
        let properties = declarations.flatMap { file, declaration in
            declaration.members.filter { member in
                guard let variable = member.requirement?.variable, file.stores(member) else { return false }
                let mentioned = variable.type?.mentionedNames
                let value = file.source.text(member.range)
                return mentioned.map { !names.isDisjoint(with: $0) } ?? own.contains(where: value.contains)
            }
        }
        if !properties.isEmpty { return properties.allSatisfy(\.isWeak) }
        // If no property was found, generated code or a generic base class may still store the part.
        return !held.isEmpty && !lint.program.app.emit(of: module).contains(.assembly)
            && declarations.allSatisfy { $1.genericParameters.isEmpty }
    }

    private static func finding(
        of member: DeclarationOutline, _ property: VariableSyntax, _ owner: BackReferences, in part: LintContext.Part,
        _ lint: LintContext
    ) -> Diagnostic {
        let name = property.name.name
        var finding = Diagnostic(
            rule, "strong reference to '\(name)' in '\(part.name)' creates a retain cycle",
            at: part.location(property.name.range))
        // Structs can conform to a protocol that does not inherit AnyObject, so the property cannot be weak.
        let unrestricted = part.module.contract.filter { $0.text?.inherited.isEmpty ?? false }
        let named = Set(property.type?.mentionedNames ?? [])
        if let proto = unrestricted.map(\.protocolName).first(where: named.contains) {
            finding.notes = [
                "let '\(proto)' inherit AnyObject, and declare '\(name)' as 'weak var' with an optional type"
            ]
        } else if part.owner.part == .router, !lint.program.app.emit(of: part.module).contains(.assembly) {
            // In hand-written assembly, the router may be the only owner of the other parts until the screen is shown.
            finding.notes = [
                "declare '\(name)' as 'weak var' if code other than the router owns the object, such as the code that shows the screen"
            ]
        } else if owner.canBeWeak(member) {
            finding.fixIts = [.insert("weak ", at: property.keyword.range.lowerBound)]
        } else {
            finding.notes = ["declare '\(name)' as 'weak var' with an optional type"]
        }
        return finding
    }
}

/// The names and types of properties that refer to the owners of a class: for a presenter, its view and its delegate. A
/// class must not store its owners strongly.
private struct BackReferences {
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
        let links = module.links(of: own, lint.naming).filter { $0.ownership != .strongParameter }
        if links.isEmpty { return }
        names = Set(links.map(\.property))
        types = Set(links.map(\.protocolName))
        types.insert(lint.className(of: own.user, in: module))
    }

    /// Returns whether a property stores an owner: its type is the type of an owner, or its name is the name of an
    /// owner. A box (`Weak<…>`) or a window that only has the name of an owner does not count.
    func isHeld(by variable: VariableSyntax) -> Bool {
        guard let type = variable.type else { return names.contains(variable.name.name) }
        return isNamed(in: type) || (names.contains(variable.name.name) && !type.isBox && !type.isWindow)
    }

    /// Returns whether a property compiles and works with `weak`. It must be an optional `var` of an owner's type,
    /// declared alone, with no initial value except `nil`.
    func canBeWeak(_ property: DeclarationOutline) -> Bool {
        guard let variable = property.requirement?.variable, variable.keyword.name == "var",
            let type = variable.type, type.wrapped != nil, isNamed(in: type)
        else { return false }
        return !property.isJoint && property.attributes.isEmpty
            && !property.modifiers.contains("lazy") && (variable.value.map { $0.name == "nil" } ?? true)
    }

    /// Returns whether a value of the type is the owner itself: `P`, `any P`, `(any P)?`, `any P & Q`.
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
    /// The part that owns a presenter or an interactor.
    fileprivate var user: ModulePart { self == .presenter ? .view : .presenter }
}

extension DeclarationOutline {
    /// Whether the property does not reference its value strongly. It is `weak`, `unowned` or `static`, or has a
    /// property wrapper such as `@Weak`.
    fileprivate var isWeak: Bool {
        modifiers.contains { ["weak", "static"].contains($0.name) || $0.name.hasPrefix("unowned") }
            || attributes.contains { $0.name.contains("Weak") }
    }
}

extension TypeSyntax {
    /// Whether the type wraps a value: `Weak<any ListViewProtocol>`, `WeakView`.
    fileprivate var isBox: Bool {
        let held = wrapped ?? self
        guard case .named(let components) = held.bare.shape, let last = components.last else { return false }
        return !last.arguments.isEmpty || last.name.contains("Weak")
    }

    /// Whether the type is a window. The app owns its windows, and a window references no presenter.
    fileprivate var isWindow: Bool { ["UIWindow", "NSWindow"].contains { mentionedNames.contains($0) } }
}

extension LintContext {
    /// Returns the app's types that conform to at least one of the protocols.
    fileprivate func types(conformingTo protocols: [String]) -> [String] {
        inherited.keys.filter { name in
            Set([name]).closed { inherited[$0] ?? [] }.contains { $0 != name && protocols.contains($0) }
        }
    }

    /// Returns whether a property may ever have a value. False only for an optional property without an initial value,
    /// if neither a body of the module's spec nor a file that refers to the module sets it. Always true for `public`
    /// properties and outlets, because code that is not searched may set them. Also true with a generated assembly,
    /// because it may set any property.
    fileprivate func maySet(_ member: DeclarationOutline, in part: Part) -> Bool {
        guard let property = member.requirement?.variable, property.value == nil, property.type?.wrapped != nil,
            member.attributes.isEmpty, !member.modifiers.contains("public"), !member.modifiers.contains("open"),
            !program.app.emit(of: part.module).contains(.assembly)
        else { return true }
        let module = part.owner.module
        let bodies = part.module.parts.flatMap { code(of: $0, in: module).bodies }
        let naming = files.filter { namesOfFiles[$0]?.all.contains { types.modulesOfTypes[$0] == module } ?? false }
        return bodies.contains { $0.source.assigns(property.name.name, in: $0.tokens) }
            || naming.contains { $0.source.assigns(property.name.name, in: $0.tokens()[...]) }
    }
}

extension SourceFile {
    /// Returns whether the code assigns a value to a variable or property `name`. Declarations (`let name = …`) do not
    /// count.
    fileprivate func assigns(_ name: String, in tokens: ArraySlice<Token>) -> Bool {
        tokens.indices.dropFirst().dropLast().contains { index in
            let before = tokens[index - 1].keyword
            return text(tokens[index].range) == name && text(tokens[index + 1].range) == "=" && before != .let
                && before != .var
        }
    }
}

extension LintContext.Part {
    fileprivate func stores(_ property: DeclarationOutline) -> Bool { file.stores(property) }
}

extension UserFile {
    /// Returns whether a property is stored, with or without observers.
    fileprivate func stores(_ property: DeclarationOutline) -> Bool {
        guard let body = property.bodyRange else { return true }
        guard let first = tokens(inside: body).first else { return false }
        return ["willSet", "didSet"].contains(source.text(first.range))
    }
}
