import Testing

@testable import Listing

/// The article's builder never set the interactor's output, so nothing was ever shown; had it done so, presenter and interactor
/// would have kept each other. The generated one can do neither.
@MainActor
struct ListingModuleBuilderTests {
    private func screen() throws -> Screen {
        let dependencies = CompositionRoot(network: OfflineNetwork())
        return try #require(ListingModuleBuilder().build(dependencies)).screen
    }

    /// The presenter of the screen that is built.
    private func presenter(of screen: Screen) throws -> ListingPresenter {
        let view = try #require(screen.view as? ListingView)
        return try #require(view.presenter as? ListingPresenter)
    }

    @Test("the interactor's output is set: it is the presenter")
    func output() throws {
        let presenter = try presenter(of: try screen())
        let interactor = try #require(presenter.interactor as? ListingInteractor)

        #expect(interactor.output === presenter)
    }

    @Test("presenter and interactor go with the screen: neither keeps the other")
    func lifetime() throws {
        weak var presenter: ListingPresenter?
        weak var interactor: ListingInteractor?
        do {
            let screen = try screen()
            let made = try self.presenter(of: screen)
            presenter = made
            interactor = made.interactor as? ListingInteractor
            #expect(interactor != nil)
        }
        #expect(presenter == nil)
        #expect(interactor == nil)
    }
}
