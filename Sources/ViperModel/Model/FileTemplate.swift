/// The templates that are rendered by themselves; all others are parts of them. `kit/` stands for the folder of the app's UI
/// kit, `framework/` for that of its test framework.
package enum FileTemplate: String, Sendable, CaseIterable {
    case module = "core/Module.swift.stencil"
    case shared = "core/Shared.swift.stencil"
    case support = "core/Support.swift.stencil"
    case type = "core/Class.swift.stencil"
    case view = "kit/View.swift.stencil"
    case swiftUIView = "kit/SwiftUIView.swift.stencil"
    case reactiveModule = "reactive/Module.swift.stencil"
    case reactivePresenter = "reactive/Presenter.swift.stencil"
    case reactiveInteractor = "reactive/Interactor.swift.stencil"
    case reactiveView = "kit/ReactiveView.swift.stencil"
    case reactiveTests = "tests/ReactiveModule.swift.stencil"
    case signal = "reactive/Signal.swift.stencil"
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

    /// Those that a project is rendered from.
    package static func all(for app: AppSettings) -> [FileTemplate] {
        let kits = AppSettings.Kit.allCases.filter { $0 != app.kit }.flatMap { $0.support + $0.screenViews }
        let styles = AppSettings.Style.allCases.filter { $0 != app.style }.flatMap(\.own)
        let others = Set(kits + styles)
        return allCases.filter { !others.contains($0) }
    }
}

extension AppSettings.Style {
    /// What its modules build on: generated once for the app.
    package var support: [FileTemplate] {
        switch self {
        case .classes: []
        case .reactive: [.signal]
        }
    }

    /// Those that no other style has a use for.
    fileprivate var own: [FileTemplate] {
        switch self {
        case .classes: [.module, .type, .view, .moduleTests, .skeleton]
        case .reactive:
            [.reactiveModule, .reactivePresenter, .reactiveInteractor, .reactiveView, .reactiveTests, .signal]
        }
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

    /// What modules can be made of beside such views.
    package var styles: [AppSettings.Style] { self == .swiftui ? [.classes] : AppSettings.Style.allCases }

    /// What is seen of a module, where that is a file beside the view's class.
    package var screenViews: [FileTemplate] { self == .swiftui ? [.swiftUIView] : [] }
}
