import Foundation

/// Stores to-dos in a JSON file. A change is on the disk when `add`, `update` or `remove` returns. If the process is
/// killed, the file contains either all old to-dos or all new ones.
///
/// Several processes can use the same file. Each change takes a lock, and starts from the file's current contents.
actor FileTodoStore: TodoStore {
    nonisolated var path: String { file.path }

    private let file: AtomicFile
    private var known: [TodoItem] = []
    /// The state of the file when `known` was read, or nil before the first read.
    private var stamp: AtomicFile.Stamp?
    private var notice: String?

    init(path: String) {
        file = AtomicFile(path: path)
    }

    func todos() throws -> [TodoItem] {
        try refresh()
        return known
    }

    func todo(id: UUID) throws -> TodoItem {
        try refresh()
        guard let todo = known.first(where: { $0.id == id }) else { throw TodoStoreError.isGone }
        return todo
    }

    func add(_ todo: TodoItem) throws {
        try change { $0.append(todo) }
    }

    func update(_ todo: TodoItem) throws {
        try change { todos in
            guard let index = todos.firstIndex(where: { $0.id == todo.id }) else {
                throw TodoStoreError.isGone
            }
            todos[index] = todo
        }
    }

    func remove(id: UUID) throws {
        try change { $0.removeAll { $0.id == id } }
    }

    func place() -> String { file.path }

    func takeNotice() -> String? {
        defer { notice = nil }
        return notice
    }

    private func change(_ body: (inout [TodoItem]) throws -> Void) throws {
        try file.locked {
            try refreshLocked()
            var changed = known
            try body(&changed)
            stamp = try file.write(StoredTodos.encode(changed))
            known = changed
        }
    }

    /// Reads the file if it has changed. This needs no lock, because the file is complete at any time.
    private func refresh() throws {
        do {
            try read()
        } catch StoredTodos.Fault.isUnreadable {
            try file.locked { try refreshLocked() }
        }
    }

    private func refreshLocked() throws {
        do {
            try read()
        } catch StoredTodos.Fault.isUnreadable {
            let kept = try file.setAside(as: "unreadable")
            notice = "The file was unreadable. It is kept as \(kept)"
            (known, stamp) = ([], .missing)
        }
    }

    private func read() throws {
        guard try file.stamp() != stamp else { return }
        let (data, stamp) = try file.read()
        do {
            known = try data.map(StoredTodos.decode) ?? []
            self.stamp = stamp
        } catch StoredTodos.Fault.isNewer {
            throw TodoStoreError.isNewer(path: file.path)
        }
    }
}
