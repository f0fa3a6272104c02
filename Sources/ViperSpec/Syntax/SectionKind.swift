/// The kind of a section. It determines which class implements the members, what the header may contain, and which
/// modules see the protocol.
package enum SectionKind: String, Sendable, Hashable, CaseIterable {
    case view, presenter, interactor, output, router, interface, delegate
    /// `on Other`: the presenter's functions as the delegate of the module `Other`.
    case on

    /// The section whose class implements the members; nil if the module that opens this module implements them.
    package var implementer: SectionKind? {
        switch self {
        case .view, .presenter, .interactor, .router: self
        case .output, .interface, .on: .presenter
        case .delegate: nil
        }
    }

    /// The sections that a module may have once or omit.
    package static let optional: [SectionKind] = [.router, .interface, .delegate]

    /// The sections with a class of their own.
    package static let withClass = allCases.filter(\.hasClass)

    /// The sections with a protocol of their own. An `on` section implements another module's protocol.
    package static let withProtocol = allCases.filter { $0 != .on }

    /// Whether the section has a class of its own. The class's file is yours.
    package var hasClass: Bool { implementer == self }

    /// Whether the section may have state, and parameters that its class's initializer takes.
    package var hasParametersAndState: Bool { hasClass && self != .view }

    /// Whether a module may have several sections of this kind, each with a name: `interactor search`.
    package var mayBeNamed: Bool { self == .interactor || self == .output }

    /// Whether other modules see the section's protocol. An external module can have the section too.
    package var isSeenByOthers: Bool { self == .interface || self == .delegate }

    /// The section with an article, for messages: `a view`, `an interactor`.
    package var withArticle: String { self == .on ? "an 'on' section" : rawValue.withArticle }
}
