/// Notes that are forgotten with the app.
actor MemoryNoteStore: NoteStore {
    private var all: [String] = []

    func notes() -> [String] { all }
    func add(_ text: String) { all.append(text) }
}
