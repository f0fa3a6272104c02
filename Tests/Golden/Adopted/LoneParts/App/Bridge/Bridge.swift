protocol BridgeInput: AnyObject {
    func send(_ text: String)
}

protocol BridgeOutput: AnyObject {
    func didReceive(_ text: String)
}

final class BridgePresenter: BridgeOutput {
    var mediator: BridgeInput?
    func didReceive(_ text: String) {}
}

final class BridgeMediator: BridgeInput {
    weak var presenter: BridgeOutput?
    func send(_ text: String) {}
}
