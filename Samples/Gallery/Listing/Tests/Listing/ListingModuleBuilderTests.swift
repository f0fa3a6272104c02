import Testing

@testable import Listing

/// The two faults of the article's builder.
@MainActor
struct ListingModuleBuilderTests {
    /// The presenter of the screen that is built.
    private func presenter(of screen: Screen) throws -> ListingPresenter {
        let view = try #require(screen.view as? ListingView)
        return try #require(view.presenter as? ListingPresenter)
    }

    @Test("the interactor's output is set: it is the presenter")
    func output() throws {
        let built = ListingModuleBuilder.build(CompositionRoot(network: OfflineNetwork()))
        let presenter = try presenter(of: try #require(built))
        let interactor = try #require(presenter.interactor as? ListingInteractor)

        #expect(interactor.output === presenter)
    }

    @Test("presenter and interactor go with the screen: neither keeps the other")
    func lifetime() throws {
        weak var presenter: ListingPresenter?
        weak var interactor: ListingInteractor?
        do {
            let built = ListingModuleBuilder.build(CompositionRoot(network: OfflineNetwork()))
            let made = try self.presenter(of: try #require(built))
            presenter = made
            interactor = made.interactor as? ListingInteractor
            #expect(interactor != nil)
        }
        #expect(presenter == nil)
        #expect(interactor == nil)
    }
}
