protocol RatesScreen: Refreshable {
    func show(rate: Double)
}

protocol RatesEvents: AnyObject {
    func viewDidLoad()
}

protocol RatesUseCase: AnyObject {
    func load<Source: Sequence>(from source: Source) where Source.Element == Double
}

protocol RatesResult: AnyObject {
    func didLoad(rate: Double)
}
