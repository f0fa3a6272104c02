/// The templates of whole files, which include all other templates. `kit/` stands for the folder of the app's UI kit,
/// and `framework/` for the folder of its test framework.
package enum FileTemplate: String, Sendable, CaseIterable {
    case module = "core/Module.swift.stencil"
    case shared = "core/Shared.swift.stencil"
    case support = "core/Support.swift.stencil"
    case appDependencies = "core/AppDependencies.swift.stencil"
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
    case moduleTests = "tests/Module.swift.stencil"
    case testSupport = "tests/Support.swift.stencil"
    case sharedTests = "tests/Shared.swift.stencil"
    case skeleton = "tests/Skeleton.swift.stencil"
    case fixtures = "tests/Fixtures.swift.stencil"

    /// The template's name without folders and endings: `Signal`.
    package var name: Substring { rawValue.split(separator: "/").last?.prefix { $0 != "." } ?? "" }

    /// Returns the templates of an app's files, except the support code of the app's kit.
    package static func all(for app: AppSettings) -> [FileTemplate] {
        let kits = Kit.builtIn.filter { $0 != app.kit }.compactMap(\.screenTemplate)
        let styles = AppSettings.Style.allCases.filter { $0 != app.style }.flatMap(\.ownTemplates)
        let others = Set(kits + styles)
        return allCases.filter { !others.contains($0) }
    }
}

extension AppSettings.Style {
    /// The templates of code that all modules of this style use, generated once for the app.
    package var support: [FileTemplate] {
        switch self {
        case .classes: []
        case .reactive: [.signal]
        }
    }

    /// The templates that only this style uses.
    fileprivate var ownTemplates: [FileTemplate] {
        switch self {
        case .classes: [.module, .type, .view, .moduleTests, .skeleton]
        case .reactive:
            [.reactiveModule, .reactivePresenter, .reactiveInteractor, .reactiveView, .reactiveTests, .signal]
        }
    }
}
