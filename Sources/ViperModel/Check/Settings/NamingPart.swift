import ViperSpec

/// A block in the braces of `naming`: whose names it sets.
enum NamingPart: Hashable, CaseIterable {
    case section(SectionKind)
    /// What opens the module.
    case module
    /// What the module asks of the app.
    case dependencies
    /// What stands for a protocol in tests; its name stands alone, without braces.
    case mock

    /// What of it has a name.
    enum Name: String, CaseIterable {
        case `protocol`, `class`, file, property, function
    }

    static let sections = SectionKind.allCases.filter { $0 != .on }
    static let allCases = sections.map(section) + [.module, .dependencies, .mock]

    /// The part of a word in `naming`; nil for any other word.
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
        }
    }

    /// What its names stand for the name of.
    var placeholder: String { self == .mock ? NamePattern.protocol : NamePattern.module }

    var names: [Name] {
        switch self {
        case .section(.interface), .dependencies: [.protocol]
        case .section(let kind): kind.hasClass ? [.protocol, .class, .file, .property] : [.protocol, .property]
        case .module: [.class, .function]
        case .mock: [.class]
        }
    }

    /// Sets one of its names; a property and a function take the text as it is.
    func set(_ name: Name, to text: String, in naming: inout Naming) {
        let pattern = NamePattern(text, for: placeholder)
        switch (self, name) {
        case (.section(let kind), .protocol): naming[kind].type = pattern
        case (.section(let kind), .class): naming[kind].implementation = pattern
        case (.section(let kind), .file): naming[kind].file = pattern
        case (.section(let kind), .property): naming[kind].property = text
        case (.dependencies, _): naming.dependencies = pattern
        case (.module, .class): naming.destination = pattern
        case (.mock, _): naming.mock = pattern
        case (.module, _), (.section, .function): naming.build = text
        }
    }
}
