/// A section keyword: the part of a module that it declares. The properties here define the differences between
/// sections: who implements their members, what their headers may contain, and which modules see them.
package enum SectionKind: String, Sendable, Hashable, CaseIterable {
    case view, presenter, interactor, output, router, interface, delegate
    /// `on Other`: the presenter as the delegate of `Other`.
    case on

    /// The section whose class implements the members; nil if the opening module does.
    package var implementer: SectionKind? {
        switch self {
        case .view, .presenter, .interactor, .router: self
        case .output, .interface, .on: .presenter
        case .delegate: nil
        }
    }

    /// The sections that a module may omit, and which it has at most once.
    package static let optional: [SectionKind] = [.router, .interface, .delegate]

    /// The sections with a class of their own.
    package static let withClass = allCases.filter(\.hasClass)

    /// The sections with a protocol of their own. An `on` section implements another module's protocol.
    package static let withProtocol = allCases.filter { $0 != .on }

    /// Whether the section has a class, whose file is yours.
    package var hasClass: Bool { implementer == self }

    /// Whether the section takes parameters for its class's initializer, and keeps state.
    package var isHandedValues: Bool { hasClass && self != .view }

    /// Whether a module may have several, each with a name of its own.
    package var mayBeNamed: Bool { self == .interactor || self == .output }

    /// Whether other modules see its protocol. An external module has it as well.
    package var isSeenByOthers: Bool { self == .interface || self == .delegate }

    /// The name with an article, for messages: `a view`, `an interactor`.
    package var withArticle: String { self == .on ? "an 'on' section" : rawValue.withArticle }
}
