#if canImport(SwiftUI)
import SwiftUI
#endif

/// Opens and closes screens. Add what else your app needs, such as tabs, here and in the view below.
@MainActor
final class AppNavigation: Navigation {
    /// The screen to navigate from. After it is closed, no screen can be opened from it.
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let stack = screen?.stack else { return nil }
        guard stack.container == .navigation else {
            assertionFailure("cannot push \(D.self): the screen has no navigation")
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
/// Shows a stack of screens and the stack presented over it.
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
