import TemplateEngine

/// The templates that are rendered by themselves; all others are parts of them. `kit/` stands for the folder of the app's UI
/// kit, `framework/` for that of its test framework.
package enum FileTemplate: String, Sendable, CaseIterable {
    case module = "core/Module.swift.stencil"
    case shared = "core/Shared.swift.stencil"
    case support = "core/Support.swift.stencil"
    case type = "core/Class.swift.stencil"
    case view = "kit/View.swift.stencil"
    case swiftUIView = "kit/SwiftUIView.swift.stencil"
    case navigation = "kit/Navigation.swift.stencil"
    case terminal = "kit/Terminal.swift.stencil"
    case terminalApp = "kit/TerminalApp.swift.stencil"
    case terminalCanvas = "kit/TerminalCanvas.swift.stencil"
    case terminalForm = "kit/TerminalForm.swift.stencil"
    case terminalKey = "kit/TerminalKey.swift.stencil"
    case terminalText = "kit/TerminalText.swift.stencil"
    case terminalTextField = "kit/TerminalTextField.swift.stencil"
    case terminalView = "kit/TerminalView.swift.stencil"
    case moduleTests = "tests/Module.swift.stencil"
    case testSupport = "tests/Support.swift.stencil"
    case skeleton = "tests/Skeleton.swift.stencil"
    case fixtures = "tests/Fixtures.swift.stencil"

    /// What the names in it are looked up in.
    package var root: RecordType {
        switch self {
        case .module, .view, .swiftUIView, .moduleTests: ModuleContext.schema.type
        case .shared: SharedContext.schema.type
        case .support, .navigation, .testSupport, .terminal, .terminalApp, .terminalCanvas, .terminalForm, .terminalKey,
            .terminalText, .terminalTextField, .terminalView:
            SupportContext.schema.type
        case .type: ClassFileContext.schema.type
        case .skeleton: SkeletonContext.schema.type
        case .fixtures: FixturesContext.schema.type
        }
    }

    /// What the engine checks it as.
    package var entry: TemplateEntry { TemplateEntry(rawValue, root: root) }

    /// Those that projects of a kit are rendered from.
    package static func all(for kit: AppSettings.Kit) -> [FileTemplate] {
        let ofOthers = AppSettings.Kit.allCases.filter { $0 != kit }.flatMap { $0.support + $0.screenViews }
        return allCases.filter { !ofOthers.contains($0) }
    }
}

extension AppSettings.Kit {
    /// What the views of all modules build on, where no framework has it: generated once for the app, into a folder of its own.
    package var support: [FileTemplate] {
        switch self {
        case .terminal:
            [
                .terminal, .terminalApp, .terminalCanvas, .terminalForm, .terminalKey, .terminalText,
                .terminalTextField,
                .terminalView,
            ]
        case .uikit, .swiftui, .none, .own: []
        }
    }

    /// What is seen of a module, where that is a file beside the view's class.
    package var screenViews: [FileTemplate] { self == .swiftui ? [.swiftUIView] : [] }
}
