import Foundation
import Testing

@testable import Todo

struct StoredTodosTests {
    @Test("one to-do per line, without default values")
    func form() throws {
        let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
        let day = Day(year: 2026, month: 12, day: 4)
        let todos = [
            TodoItem(id: id, title: "Milk", due: day),
            TodoItem(id: id, title: "Tea", notes: "a\n\"b\"", due: day, isDone: true),
        ]

        #expect(
            String(decoding: StoredTodos.encode(todos), as: UTF8.self) == #"""
                {"version":1,"todos":[
                {"id":"00000000-0000-0000-0000-000000000001","title":"Milk","due":"2026-12-04"},
                {"id":"00000000-0000-0000-0000-000000000001","title":"Tea","due":"2026-12-04","done":true,"notes":"a\n\"b\""}
                ]}

                """#
        )
    }

    @Test(
        "any text survives",
        arguments: [
            "", "\"\\/", "\n\r\t\u{0}\u{1}\u{8}\u{1F}\u{7F}\u{85}", "買い物 👩‍👩‍👧 🇩🇪",
            "e\u{301}\u{2028}\u{FEFF}", "\\u0041", "\r\n",
        ]
    )
    func text(_ text: String) throws {
        let todo = TodoItem(
            id: UUID(), title: text, notes: text, due: Day(year: 2026, month: 12, day: 4))

        let decoded = try StoredTodos.decode(Data(StoredTodos.encode([todo])))

        // Compares bytes, because strings can be equal although their characters are encoded differently.
        #expect(decoded.map { Array($0.title.utf8) } == [Array(text.utf8)])
        #expect(decoded.map { Array($0.notes.utf8) } == [Array(text.utf8)])
        #expect(decoded == [todo])
    }

    @Test("none")
    func none() throws {
        #expect(try StoredTodos.decode(Data(StoredTodos.encode([]))) == [])
    }
}
