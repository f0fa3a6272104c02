import SwiftSource
import ViperModel

/// The properties of a view's state object, and the statements by which the view's members set them.
///
/// A property has the name of the shown content. `show(_ posts:)` and `setPosts(_:)` set `posts`,
/// `show(error message:)` sets `error`, and `showNoContent()` sets the flag `showsNoContent`. A property that the
/// view's section declares is in the state object, too. You implement all other members.
struct ViewStateProperties: Sendable {
    /// The properties of the state object, in the order of the members.
    private(set) var values: [ViewStateProperty] = []
    private var statementsByMember: [String: [String]] = [:]
    private var stored: [String: ViewStateProperty] = [:]

    init() {}

    /// Creates the properties for a view.
    ///
    /// - Parameters:
    ///   - presenter: The view's property for the presenter. No property of the state object may have this name.
    ///   - rows: The state of a view that still has the members of the starter spec.
    init(of view: Section, besides presenter: String, rows: ShownRows?, in catalog: TypeCatalog) {
        if let rows {
            values = [rows.value].compactMap(\.self)
            for member in view.allMembers {
                statementsByMember[member.signatureKey] = rows.statements[member.fullName]
            }
            guard rows.kit.keepsState else { return }
        }
        let members = view.allMembers.filter { $0.isHandWritten && statementsByMember[$0.signatureKey] == nil }
        let mocked = MockedProtocol(members: members, in: catalog)
        var names = ValueNames(
            taken: Set(
                view.allMembers.map(\.baseName) + view.parameters.map(\.name) + values.map(\.name) + [presenter]))
        var shownBySubject: [String: [ViewStateProperty]] = [:]
        var setting: [(member: String, values: [ViewStateProperty])] = []
        for member in members {
            if let value = ViewStateProperty(property: member.requirement, in: catalog) {
                values.append(value)
                stored[member.signatureKey] = value
            }
            guard let function = ViewStateSetter(member.requirement, mocked[member]), function.isShowing
            else { continue }
            let shown = function.values.map { names.value($0, of: function) }
            // One property cannot store two arguments.
            guard Set(shown.map(\.name)).count == shown.count else { continue }
            for value in shown where !values.contains(value) { values.append(value) }
            shownBySubject[function.subject, default: []] += shown
            setting.append((member.signatureKey, shown))
            statementsByMember[member.signatureKey] = zip(shown, function.values).map { value, argument in
                function.assignment(of: argument.argument, to: value.name)
            }
        }
        // A member that sets a list resets the flag for an empty list, and vice versa.
        let set = setting.flatMap(\.values).unique
        let (lists, flags) = (set.filter(\.isList), set.filter(\.isEmptyListFlag))
        for (member, shown) in setting {
            let other =
                (shown.contains(where: \.isList) ? flags : []) + (shown.contains(where: \.isEmptyListFlag) ? lists : [])
            statementsByMember[member]? += other.map { "\($0.name) = \($0.initial)" }
        }
        for member in members where statementsByMember[member.signatureKey] == nil {
            guard let function = ViewStateSetter(member.requirement, mocked[member]), function.hides else { continue }
            let named = values.first { $0.name == function.flag || $0.name == function.subject }
            let hidden = named.map { [$0] } ?? shownBySubject[function.subject] ?? []
            statementsByMember[member.signatureKey] = hidden.unique.map { "\($0.name) = \($0.initial)" }
        }
    }

    /// Returns the statements by which a member sets its properties; empty for a member implemented by hand.
    func statements(of signature: String) -> [String] { statementsByMember[signature] ?? [] }

    /// Returns the property of the state object for a property that the view's section declares.
    func value(of signature: String) -> ViewStateProperty? { stored[signature] }
}

/// A property of a state object.
package struct ViewStateProperty: Sendable, Hashable {
    let name: String
    /// The type; nil for a flag.
    let type: String?
    /// The expression of the initial value.
    let initial: String
    /// Whether the view's protocol requires the property.
    let isRequired: Bool

    /// Whether the view's protocol requires a setter.
    let isSettable: Bool

    var isFlag: Bool { type == nil }
    var isToggle: Bool { isFlag && isSettable }
    fileprivate var isList: Bool { type?.hasPrefix("[") ?? false }
    /// Whether the property is a flag for an empty list: `showsNoContent`.
    fileprivate var isEmptyListFlag: Bool { isFlag && ["showsNo", "showsEmpty"].contains(where: name.hasPrefix) }

    /// Creates a property whose type a template declares.
    init(_ name: String, type: String, initial: String) {
        self.name = name
        self.type = type
        self.initial = initial
        (isRequired, isSettable) = (false, false)
    }

    /// Creates a property that a function sets. Without a type, it is a flag; otherwise, it is nil until the function
    /// sets it.
    init(_ name: String, type: String?) {
        self.name = name
        self.type = type
        initial = type == nil ? "false" : "nil"
        (isRequired, isSettable) = (false, false)
    }

    /// Creates the property for a property that the view's section declares. Returns nil if no initial value is known
    /// for its type.
    init?(property requirement: Requirement, in catalog: TypeCatalog) {
        guard let variable = requirement.variable, let type = variable.type, requirement.modifiers.isEmpty,
            requirement.effects == Effects(), variable.name.name.escapedName == variable.name.name,
            let initial = catalog.mockDefault(of: type), Self.plain.contains(initial)
        else { return nil }
        name = variable.name.name
        self.type = initial == "false" ? nil : type.storedText
        self.initial = initial
        isRequired = true
        isSettable = requirement.isSettable
    }

    private static let plain: Set = ["false", "nil", "0", "0.0", "\"\"", "[]", "[:]"]

    /// The declaration of the stored property.
    var declaration: String {
        // Swift initializes `var x: T?` with nil, but not `var x: Optional<T>`.
        let isNilAnyway = initial == "nil" && type?.hasSuffix("?") == true
        let type = type.map { ": " + $0 } ?? ""
        let initial = isNilAnyway ? "" : " = " + initial
        return (isRequired ? "" : "private(set) ") + "var \(name)\(type)\(initial)"
    }
}

/// A function of a view that only shows or hides content.
private struct ViewStateSetter {
    struct Argument {
        /// The preferred name of the property.
        let name: String
        /// The type; nil for a flag.
        let type: String?
        /// The expression that the function assigns to the property.
        let argument: String
    }

    let baseName: String
    private(set) var values: [Argument] = []
    private let parameters: Set<String>
    /// The words after the verb: `noContent` in `showNoContent()`.
    let subject: String
    private let verb: String

    private static let showing: Set = ["show", "display", "present", "set", "update", "render", "start", "begin"]
    private static let hiding: Set = ["hide", "clear", "stop", "end", "finish"]
    /// Labels that do not describe the argument.
    private static let prepositions: Set = [
        "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
    ]

    /// Creates the function. Returns nil for a property, for a function with modifiers, generic parameters or a result,
    /// and if the view cannot store an argument.
    init?(_ requirement: Requirement, _ mocked: MockedMember?) {
        guard let function = requirement.function, let mocked, requirement.modifiers.isEmpty,
            function.genericParameters.isEmpty, function.returned == nil,
            mocked.kept.count == function.parameters.count,
            function.parameters.allSatisfy({ $0.name.name != "_" && $0.type?.mentions([]) == false })
        else { return nil }
        baseName = requirement.baseName
        let words = baseName.firstWord
        let isVerb = Self.showing.contains(words.first) || Self.hiding.contains(words.first)
        verb = isVerb ? words.first : ""
        subject = isVerb ? words.rest : ""
        parameters = Set(function.parameters.map(\.name.name))
        guard !function.parameters.isEmpty else {
            values = [Argument(name: flag, type: nil, argument: "true")]
            return
        }
        let isAlone = function.parameters.count == 1
        values = function.parameters.map { parameter in
            let label = parameter.label.map(\.name).flatMap { Self.prepositions.contains($0) ? nil : $0 }
            let shown = label ?? parameter.name.name
            let name = subject.isEmpty ? shown : isAlone ? subject : subject + SwiftName.upperFirst(shown)
            let type = parameter.isVariadic ? "[\(parameter.type?.storedText ?? "")]?" : parameter.type?.optionalText
            return Argument(name: name, type: type, argument: parameter.ownedArgument)
        }
    }

    /// Whether the function shows content. With parameters, it does unless its verb is one like `hide`. Without
    /// parameters, it does only if its verb is one like `show`.
    var isShowing: Bool {
        // A parameter named `self` would hide the state object.
        if parameters.contains("self") { return false }
        return parameters.isEmpty ? Self.showing.contains(verb) && !subject.isEmpty : !Self.hiding.contains(verb)
    }

    /// The name of the flag that the function sets: `isLoading`, `showsNoContent`.
    var flag: String { (subject.hasSuffix("ing") ? "is" : "shows") + SwiftName.upperFirst(subject) }

    /// Whether the function resets properties. `hideSpinner()` resets the flag of `showSpinner()`, `hideError()` the
    /// values of `showError(_:)`.
    var hides: Bool { parameters.isEmpty && Self.hiding.contains(verb) && !subject.isEmpty }

    func assignment(of argument: String, to value: String) -> String {
        "\(parameters.contains(value) ? "self." : "")\(value) = \(argument)"
    }
}

/// Gives each property a name that no member and no property of another type has.
private struct ValueNames {
    let taken: Set<String>
    var types: [String: String?] = [:]

    mutating func value(_ argument: ViewStateSetter.Argument, of function: ViewStateSetter) -> ViewStateProperty {
        let preferred = [argument.name, function.baseName + SwiftName.upperFirst(argument.name)]
        var number = 0
        while true {
            let name = number < preferred.count ? preferred[number] : "\(argument.name)\(number)"
            number += 1
            guard !taken.contains(name), name.escapedName == name, types[name].map({ $0 == argument.type }) ?? true
            else { continue }
            types[name] = .some(argument.type)
            return ViewStateProperty(name, type: argument.type)
        }
    }
}

extension Parameter {
    /// The argument, copied if the parameter is `consuming` or `borrowing`.
    fileprivate var ownedArgument: String { (isOwned ? "copy " : "") + name.name.escapedName }
}

extension String {
    /// The first word and the rest: `show` and `noContent` for `showNoContent`.
    fileprivate var firstWord: (first: String, rest: String) {
        guard let end = firstIndex(where: \.isUppercase), end != startIndex else { return (self, "") }
        return (String(self[..<end]), self[end...].prefix(1).lowercased() + self[end...].dropFirst())
    }
}
