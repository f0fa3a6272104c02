import Testing

@testable import Todo

@MainActor
final class TodoHelpInteractorTests: TodoHelpInteractorTestCase {
    @Test("the store is asked for its place")
    func place() async {
        store.placeReturnValue = "/home/ann/todos.json"

        await interactor.findPlace()

        #expect(output.didFindPlaceReceivedPlace == "/home/ann/todos.json")
    }
}

@MainActor
final class TodoHelpPresenterTests: TodoHelpPresenterTestCase {
    @Test("the place is shown as it is")
    func place() {
        presenter.didFindPlace("/home/ann/todos.json")

        #expect(view.showPlaceReceivedPlace == "/home/ann/todos.json")
    }
}
