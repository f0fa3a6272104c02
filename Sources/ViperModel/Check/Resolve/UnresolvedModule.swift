import Diagnostics
import SwiftSource
import ViperSpec

/// A module with its sections, before references to other declarations are resolved.
struct UnresolvedModule {
    let declaration: ModuleDeclaration
    /// The body of an external module.
    let body: BodySyntax?
    let isExternal: Bool
    let source: SourceFile
    let imports: [String]
    /// The folder of the module's files, relative to the folder of the sources or of the tests.
    let folder: String
    /// The module's own settings, such as `emit`.
    private(set) var own = ModuleSettings()
    /// Whether you write the module's classes, because `emit` includes nothing that refers to them.
    let isWrittenByHand: Bool
    private(set) var data: [DataType] = []
    private(set) var assembly: [AssemblyDeclaration] = []
    /// The sections, in the spec's order. There is at most one for each kind and name.
    private(set) var sections: [UnresolvedSection] = []
    private(set) var diagnostics: [Diagnostic] = []

    var name: String { declaration.name.name }
    var location: SourceLocation { SourceLocation(source, declaration.name.range) }

    init(
        _ declaration: ModuleDeclaration, body: BodySyntax? = nil, isExternal: Bool = false, source: SourceFile,
        imports: [String], app: AppSettings
    ) {
        self.declaration = declaration
        self.body = body
        self.isExternal = isExternal
        self.source = source
        folder = Module.folder(of: declaration.name.name, declaredIn: source, specs: app.specs)
        self.imports = imports
        let settings = Self.settings(declaration.items.compactMap(\.setting), of: source, over: app)
        (own, diagnostics) = (settings.own, settings.diagnostics)
        isWrittenByHand = (own.emit ?? app.emit).isDisjoint(with: .withClasses)
        var firstRanges: [String: Range<Int>] = [:]
        for item in declaration.items {
            switch item {
            case .assembly(let line): assembly.append(line)
            case .data(let type): data.append(DataType(type, in: source))
            case .section(let section):
                let key = section.kind.rawValue + " " + (section.name?.name ?? "")
                if let earlier = firstRanges.updateValue(section.keywordRange, forKey: key) {
                    diagnostics.report(
                        .duplicateSection, "duplicate section '\(section.title)' in module '\(name)'",
                        at: SourceLocation(source, section.keywordRange),
                        notes: [
                            .init("first declared here; merge the two sections", at: SourceLocation(source, earlier))
                        ])
                } else {
                    add(UnresolvedSection(section, module: name, source: source, naming: app.naming))
                }
            case .setting: break
            }
        }
        checkWritten(app)
    }

    /// Reports requirements that a mock cannot implement, such as initializers. With `style reactive`, members become
    /// enum cases, so all requirements other than functions and properties are reported.
    private mutating func checkWritten(_ app: AppSettings) {
        if app.style == .reactive {
            for requirement in sections.flatMap(\.reader.written) {
                diagnostics.report(
                    .notReactive, "'\(requirement.keyword)' is not supported with 'style reactive'",
                    at: SourceLocation(source, requirement.body.range),
                    notes: ["remove it from the section; declare types next to the sections"])
            }
        }
        guard !(own.emit ?? app.emit).isDisjoint(with: [.mocks, .tests]) else { return }
        for section in sections {
            guard let unmockable = section.reader.written.first(where: { !$0.isMockable }) else { continue }
            diagnostics.report(
                .unmockedMember,
                "'\(unmockable.keyword)' cannot be mocked, so '\(section.protocolName)' gets no mock, and its callers get no tests",
                at: SourceLocation(source, unmockable.body.range),
                notes: ["implement it in the class yourself (viper-gen adds no stub), or remove it from the section"])
        }
    }

    private static func settings(
        _ settings: [SettingDeclaration], of source: SourceFile, over app: AppSettings
    ) -> (own: ModuleSettings, diagnostics: [Diagnostic]) {
        guard !settings.isEmpty else { return (ModuleSettings(), []) }
        let reader = SettingsReader(settings, of: app, source: source)
        let emit = settings.last { $0.name.name == SettingName.emit.rawValue }
        let own = ModuleSettings(
            emit: emit.map { _ in reader.settings.emit }, kit: reader.kit.map { _ in reader.settings.kit },
            emitLocation: emit.map { SourceLocation(source, $0.range) })
        return (own, reader.diagnostics)
    }

    private mutating func add(_ section: UnresolvedSection) {
        sections.append(section)
        diagnostics += section.reader.diagnostics
    }

    func section(_ kind: SectionKind) -> UnresolvedSection? { sections.first { $0.kind == kind } }
}

/// A section with its members, before references are resolved.
struct UnresolvedSection {
    let declaration: SectionDeclaration
    let source: SourceFile
    let protocolName: String
    let reader: MemberReader

    var kind: SectionKind { declaration.kind }
    /// Whether the section has no members.
    var isEmpty: Bool { declaration.members.isEmpty }
    /// The name of an interactor or output; for `on`, the name of the other module.
    var name: String? { declaration.name?.name }
    var location: SourceLocation { SourceLocation(source, declaration.keywordRange) }

    init(_ declaration: SectionDeclaration, module: String, source: SourceFile, naming: Naming) {
        self.declaration = declaration
        self.source = source
        let owner = declaration.kind == .on ? declaration.name?.name ?? module : module
        let interactor = declaration.kind.mayBeNamed ? declaration.name?.name : nil
        protocolName =
            declaration.protocolName?.name
            ?? naming.protocolName(declaration.kind, module: owner, interactor: interactor)
        reader = MemberReader(
            declaration.members, of: declaration.kind, owner: "'\(declaration.title)'", source: source)
    }
}

extension ModuleItem {
    fileprivate var setting: SettingDeclaration? {
        if case .setting(let setting) = self { setting } else { nil }
    }
}

extension SectionDeclaration {
    /// The section in messages: `interactor search`, `on TodoAdd`, `view`.
    var title: String { kind.rawValue + (name.map { " " + $0.name } ?? "") }
}

extension Rule {
    static let duplicateSection = Rule(
        id: "duplicateSection", summary: "Duplicate section",
        explanation: """
            Each section becomes one protocol. Give several interactors, and their outputs, names: 'interactor \
            search', 'interactor star'. If the presenter is the delegate of several modules, write one 'on' section \
            for each of them.
            """,
        wrong: "module TodoList { view { func show() }; view { func hide() } }",
        right: "module TodoList { view { func show(); func hide() } }")

    static let unmockedMember = Rule(
        id: "unmockedMember", severity: .warning, isAdjustable: true,
        summary: "Member cannot be mocked",
        explanation: """
            An initializer, a subscript or an associated type is copied into the protocol, and you implement it in the \
            class. A mock cannot have such a member, so the protocol gets no mock. Without a mock of an interactor, \
            the presenter's tests are not generated. Without a mock of a view or a router, the assembly's tests are \
            not generated either. All other tests are generated. 'viper-gen check --verbose' lists the missing tests.
            """,
        wrong: "module Chart { interactor { init(limit: Int) } }",
        right: "module Chart { interactor(limit: Int) {} }")
}
