import Testing

@testable import Listing

/// The builder in the article never sets the interactor's output, so that nothing is shown. Setting it would create a
/// retain cycle of presenter and interactor. The generated builder sets it weakly.
@MainActor
struct ListingModuleBuilderTests {
    private func screen() throws -> Screen {
        let dependencies = CompositionRoot(network: OfflineNetwork())
        return try #require(ListingModuleBuilder().build(dependencies)).screen
    }

    /// Returns the presenter of a screen.
    private func presenter(of screen: Screen) throws -> ListingPresenter {
        let view = try #require(screen.view as? ListingView)
        return try #require(view.presenter as? ListingPresenter)
    }

    @Test("the interactor's output is the presenter")
    func output() throws {
        let presenter = try presenter(of: try screen())
        let interactor = try #require(presenter.interactor as? ListingInteractor)

        #expect(interactor.output === presenter)
    }

    @Test("presenter and interactor are deallocated with the screen")
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
