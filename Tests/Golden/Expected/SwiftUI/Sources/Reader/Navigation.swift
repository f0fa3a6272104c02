#if canImport(SwiftUI)
import SwiftUI
#endif

/// Opens screens from a screen. Add tabs, covers and whatever else the app needs, here and in the view below.
@MainActor
final class AppNavigation: Navigation {
    /// The screen that navigates. When it is closed, nothing can be opened from it any more.
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let stack = screen?.stack else { return nil }
        guard stack.container == .navigation else {
            assertionFailure("\(D.self) cannot be pushed: this screen has no navigation")
            return nil
        }
        guard let opened = destination.build(dependencies) else { return nil }
        stack.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let stack = screen?.stack, let opened = destination.build(dependencies) else {
            return nil
        }
        stack.present(opened.screen, in: container)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let stack = screen?.stack, let opened = destination.build(dependencies) else {
            return nil
        }
        stack.setRoot(opened.screen)
        return opened.interface
    }

    func pop() {
        screen?.stack?.pop()
    }

    func popToRoot() {
        screen?.stack?.popToRoot()
    }

    func dismiss() {
        screen?.stack?.dismiss()
    }
}

#if canImport(SwiftUI)
/// Shows a stack of screens, and what is presented over it.
struct ScreenStackView: View {
    @Bindable var stack: ScreenStack

    var body: some View {
        screens.sheet(item: $stack.presented) { presented in
            ScreenStackView(stack: presented)
        }
    }

    @ViewBuilder private var screens: some View {
        switch stack.container {
        case .none:
            stack.root.view
        case .navigation:
            NavigationStack(path: $stack.path) {
                stack.root.view
                    .id(stack.root.id)
                    .navigationDestination(for: Screen.self) { screen in
                        screen.view
                    }
            }
        }
    }
}
#endif
