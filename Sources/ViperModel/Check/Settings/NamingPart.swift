import ViperSpec

/// A part of a module whose names a project can choose: each has a block of its own in the braces of `naming`.
enum NamingPart: Hashable, CaseIterable {
    case section(SectionKind)
    /// The destination, which opens the module.
    case module
    /// The protocol of what the module asks of the app.
    case dependencies
    /// The mocks of protocols. They have one name only, so it is set without braces.
    case mock
    /// A type that the app has once. It has one name as well.
    case app(Naming.AppType)

    /// The things of a part that have a name.
    enum Name: String, CaseIterable {
        case `protocol`, `class`, file, property, function
    }

    static let allCases =
        SectionKind.withProtocol.map(section) + [.module, .dependencies, .mock] + Naming.AppType.allCases.map(app)

    /// The part that a word in `naming` means; nil for any other word.
    init?(_ word: String) {
        guard let part = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = part
    }

    /// The word by which `naming` calls it.
    var word: String {
        switch self {
        case .section(let kind): kind.rawValue
        case .module: "module"
        case .dependencies: "dependencies"
        case .mock: "mock"
        case .app(let type): SwiftName.lowerFirst(type.rawValue)
        }
    }

    /// The placeholder in its names: a mock is named after its protocol, other parts after their module.
    var placeholder: String { self == .mock ? NamePattern.protocol : NamePattern.module }

    /// Whether it has one name, which is set without braces.
    var hasOneName: Bool { names == [.class] }

    /// Whether its names say where the module's or the protocol's name goes.
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

    /// Sets one of its names; a property and a function take the text as it is.
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
