import Testing

@testable import Todo

struct StoreLocationTests {
    #if os(macOS)
    @Test("in the user's library")
    func library() {
        let path = StoreLocation.path(environment: [:], home: "/Users/ann")
        #expect(path == "/Users/ann/Library/Application Support/todo/todos.json")
    }
    #else
    @Test("in the user's data directory")
    func dataDirectory() {
        #expect(
            StoreLocation.path(environment: [:], home: "/home/ann")
                == "/home/ann/.local/share/todo/todos.json")
        #expect(
            StoreLocation.path(environment: ["XDG_DATA_HOME": "/data"], home: "/home/ann")
                == "/data/todo/todos.json")
    }

    @Test("a relative data directory is ignored", arguments: ["", "data"])
    func relative(value: String) {
        let path = StoreLocation.path(environment: ["XDG_DATA_HOME": value], home: "/home/ann")
        #expect(path == "/home/ann/.local/share/todo/todos.json")
    }
    #endif
}
