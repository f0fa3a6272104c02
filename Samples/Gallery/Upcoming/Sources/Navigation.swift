/// Shows and closes screens. Nothing is drawn: each screen retains the one that it opened.
@MainActor
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        open(destination, from: screen)
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        open(destination, from: screen)
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        open(destination, from: root)
    }

    func pop() {
        screen?.previous?.next = nil
    }

    func popToRoot() {
        root?.next = nil
    }

    func dismiss() {
        screen?.previous?.next = nil
    }

    private var root: Screen? {
        var root = screen
        while let previous = root?.previous { root = previous }
        return root
    }

    private func open<D: Destination>(_ destination: D, from screen: Screen?) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.next = opened.screen
        opened.screen.previous = screen
        return opened.interface
    }
}
