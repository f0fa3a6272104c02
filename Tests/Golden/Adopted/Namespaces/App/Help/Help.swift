protocol HelpView: AnyObject {
    func show(_ text: String)
}

protocol HelpPresenter: AnyObject {
    func viewDidLoad()
}

enum HelpText {
    static let first = "Read this."
}
