protocol StayViewInput: AnyObject {
    func show(_ text: String)
}

protocol StayViewOutput: AnyObject {
    func viewDidLoad()
}

protocol StayInteractorInput: AnyObject {
    func load()
}

protocol StayInteractorOutput: AnyObject {
    func didLoad(_ name: String)
}

/// The second one is called otherwise than the module.
protocol PriceInteractorInput: AnyObject {
    func follow()
}

protocol PriceInteractorOutput: AnyObject {
    func didChange(_ price: Int)
}
