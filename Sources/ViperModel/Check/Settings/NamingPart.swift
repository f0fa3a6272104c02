import ViperSpec

/// A block in the braces of `naming`: whose names it sets.
enum NamingPart: String, CaseIterable {
    case view, presenter, interactor, output, router, interface, delegate
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

    /// What its names stand for the name of.
    var placeholder: String { self == .mock ? NamePattern.protocol : NamePattern.module }

    var names: [Name] {
        switch self {
        case .view, .presenter, .interactor, .router: [.protocol, .class, .file, .property]
        case .output, .delegate: [.protocol, .property]
        case .interface, .dependencies: [.protocol]
        case .module: [.class, .function]
        case .mock: [.class]
        }
    }

    /// Where the names of a part of a module are; nil for what is none.
    private var place: WritableKeyPath<Naming, Naming.Names>? {
        switch self {
        case .view: \.view
        case .presenter: \.presenter
        case .interactor: \.interactor
        case .output: \.output
        case .router: \.router
        case .interface: \.interface
        case .delegate: \.delegate
        case .module, .dependencies, .mock: nil
        }
    }

    /// The parts that are sections of a spec.
    static let sections: [(part: NamingPart, kind: SectionKind)] = allCases.compactMap { part in
        SectionKind(rawValue: part.rawValue).map { (part, $0) }
    }

    /// Sets one of its names; a property and a function take the text as it is.
    func set(_ name: Name, to text: String, in naming: inout Naming) {
        let pattern = NamePattern(text, for: placeholder)
        if self == .mock {
            naming.mock = pattern
            return
        }
        switch (name, place) {
        case (.protocol, let place?): naming[keyPath: place].type = pattern
        case (.class, let place?): naming[keyPath: place].implementation = pattern
        case (.file, let place?): naming[keyPath: place].file = pattern
        case (.property, let place?): naming[keyPath: place].property = text
        case (.protocol, nil): naming.dependencies = pattern
        case (.class, nil): naming.destination = pattern
        case (.function, _): naming.build = text
        case (.file, nil), (.property, nil): break
        }
    }
}
