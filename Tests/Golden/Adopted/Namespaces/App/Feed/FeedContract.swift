enum FeedContract {
    protocol View: AnyObject {
        func show()
    }

    protocol Presenter: AnyObject {
        func viewDidLoad()
    }
}
