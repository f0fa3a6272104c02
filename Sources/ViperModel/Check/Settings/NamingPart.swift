import ViperSpec

/// A part whose names an app can choose in `naming`.
enum NamingPart: Hashable, CaseIterable {
    case section(SectionKind)
    /// The destination, which opens the module.
    case module
    /// The protocol of the module's dependencies.
    case dependencies
    /// The mocks. They have only one name, which is set without braces: `mock "{protocol}Mock"`.
    case mock
    /// A type that exists once in the app. It has only one name, too.
    case app(Naming.AppType)

    /// The kinds of names that a part can have.
    enum Name: String, CaseIterable {
        case `protocol`, `class`, file, property, function
    }

    static let allCases =
        SectionKind.withProtocol.map(section) + [.module, .dependencies, .mock] + Naming.AppType.allCases.map(app)

    /// Creates the part for a word in `naming`; nil for an unknown word.
    init?(_ word: String) {
        guard let part = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = part
    }

    /// The part's word in `naming`.
    var word: String {
        switch self {
        case .section(let kind): kind.rawValue
        case .module: "module"
        case .dependencies: "dependencies"
        case .mock: "mock"
        case .app(let type): SwiftName.lowerFirst(type.rawValue)
        }
    }

    /// The placeholder in the part's names. It stands for the protocol's name in a mock, and for the module's name in
    /// other parts.
    var placeholder: String { self == .mock ? NamePattern.protocol : NamePattern.module }

    /// Whether the part has only one name, which is set without braces.
    var hasOneName: Bool { names == [.class] }

    /// Whether the part's names contain a placeholder for the name of the module or protocol.
    var isPattern: Bool {
        if case .app = self { false } else { true }
    }

    /// The names that can be set for the part.
    var names: [Name] {
        switch self {
        case .section(.interface), .dependencies: [.protocol]
        case .section(let kind): kind.hasClass ? [.protocol, .class, .file, .property] : [.protocol, .property]
        case .module: [.class, .function]
        case .mock, .app: [.class]
        }
    }

    /// Sets a name of the part. Names of properties and functions have no placeholder.
    func set(_ name: Name, to text: String, in naming: inout Naming) {
        let pattern = NamePattern(text, for: placeholder)
        switch (self, name) {
        case (.section(let kind), .protocol): naming[kind].protocolName = pattern
        case (.section(let kind), .class): naming[kind].className = pattern
        case (.section(let kind), .file): naming[kind].file = pattern
        case (.section(let kind), .property): naming[kind].property = text
        case (.dependencies, _): naming.dependencies = pattern
        case (.module, .class): naming.destination = pattern
        case (.mock, _): naming.mock = pattern
        case (.app(let type), _): naming.appTypes[type] = text
        case (.module, _), (.section, .function): naming.build = text
        }
    }
}
