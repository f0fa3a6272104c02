protocol NoteViewInput: AnyObject {
    func show(_ text: String)
}

protocol NoteViewOutput: AnyObject {
    func viewIsReady()
}

protocol NoteViewInteractorInput: AnyObject {
    func load()
}

protocol NoteViewInteractorOutput: AnyObject {
    func didLoad(_ text: String)
}
