/// A section keyword: the part of a module that it declares. What tells sections apart is said here: who implements their
/// members, what their heads may hold, who sees them.
package enum SectionKind: String, Sendable, Hashable, CaseIterable {
    case view, presenter, interactor, output, router, interface, delegate
    /// `on Other`: the presenter as `Other`'s delegate.
    case on

    /// The section whose class implements its members; nil where whoever opens the module does.
    package var implementer: SectionKind? {
        switch self {
        case .view, .presenter, .interactor, .router: self
        case .output, .interface, .on: .presenter
        case .delegate: nil
        }
    }

    /// Those that a module may do without, each of which it has once.
    package static let optional: [SectionKind] = [.router, .interface, .delegate]

    /// Those that have a class of their own.
    package static let withClass = allCases.filter(\.hasClass)

    /// Those that have a protocol of their own; an `on` section implements another module's.
    package static let withProtocol = allCases.filter { $0 != .on }

    /// It is that of a class, whose file is a person's.
    package var hasClass: Bool { implementer == self }

    /// What stands in its parentheses is handed to the class, which also keeps state.
    package var isHandedValues: Bool { hasClass && self != .view }

    /// There may be several, each with a name of its own.
    package var mayBeNamed: Bool { self == .interactor || self == .output }

    /// Other modules see its protocol, and a module that is not generated has it as well.
    package var isSeenByOthers: Bool { self == .interface || self == .delegate }

    /// `a view`, `an interactor`, for messages.
    package var withArticle: String { self == .on ? "an 'on' section" : rawValue.withArticle }
}
