#if canImport(SwiftUI)
import SwiftUI
#endif

/// Goes from screen to screen. Tabs, covers and what else the app needs go here and in the view below.
@MainActor
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.stack?.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.stack?.present(opened.screen, in: container)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.stack?.setRoot(opened.screen)
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
