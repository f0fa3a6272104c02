import Testing

@testable import Login

@MainActor
struct DataManagerTests {
    private let manager = DataManager(delay: .zero)

    @Test("interactors are stored weakly, so that closed screens are deallocated")
    func weak() {
        do {
            let interactor = LoginInteractorProtocolMock()
            manager.listItemsInteractor = interactor
            #expect(manager.listItemsInteractor != nil)
        }
        #expect(manager.listItemsInteractor == nil)
    }

    @Test(
        "finds the user by name and password",
        arguments: [("foo", "password", true), ("foo", "other", false), ("bar", "password", false)]
    )
    func users(name: String, password: String, isKnown: Bool) async {
        let interactor = LoginInteractorProtocolMock()
        manager.listItemsInteractor = interactor

        let user = await withCheckedContinuation { continuation in
            interactor.itemDownloadedUserClosure = { continuation.resume(returning: $0) }
            manager.downloadItem(name: name, password: password)
        }

        #expect(user == (isKnown ? User(username: name, password: password) : nil))
    }
}
