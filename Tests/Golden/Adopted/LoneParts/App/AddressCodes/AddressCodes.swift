protocol AddressCodesDelegate: AnyObject {
    func didFind(_ address: String)
}

final class AddressCodesPresenter: CodesPresenter {
    weak var delegate: AddressCodesDelegate?
    override func didScan(_ code: String) { delegate?.didFind(code) }
}
