import Testing

@testable import Todo

@MainActor
final class TodoHelpInteractorTests: TodoHelpInteractorTestCase {
    @Test("requests the location of the store")
    func place() async {
        store.placeReturnValue = "/home/ann/todos.json"

        await interactor.findPlace()

        #expect(output.didFindPlaceReceivedPlace == "/home/ann/todos.json")
    }
}

@MainActor
final class TodoHelpPresenterTests: TodoHelpPresenterTestCase {
    @Test("shows the location unchanged")
    func place() {
        presenter.didFindPlace("/home/ann/todos.json")

        #expect(view.showPlaceReceivedPlace == "/home/ann/todos.json")
    }
}
