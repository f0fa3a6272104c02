/// Shows and closes screens. Closing the last one ends the app.
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
        screen?.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.present(opened.screen)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.setRoot(opened.screen)
        return opened.interface
    }

    func pop() {
        screen?.pop()
    }

    func popToRoot() {
        screen?.popToRoot()
    }

    func dismiss() {
        screen?.dismiss()
    }
}
