import Testing

@testable import Todo

struct MemoryTodoStoreTests {
    private let milk = TodoItem.fixture(title: "Milk")

    @Test("items are added, updated in place and removed")
    func changes() {
        let store = MemoryTodoStore([milk])
        let tea = TodoItem(id: .init(), title: "Tea", content: "")
        var better = milk
        better.content = "fresh"

        store.addTodo(tea)
        store.updateTodo(better)
        #expect(store.todos == [better, tea])
        store.removeTodo(milk)
        #expect(store.todos == [tea])
    }

    @Test("updating a missing item changes nothing")
    func unknown() {
        let store = MemoryTodoStore([])
        store.updateTodo(milk)
        store.removeTodo(milk)
        #expect(store.todos.isEmpty)
    }
}
