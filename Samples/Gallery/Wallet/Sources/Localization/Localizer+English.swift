extension Localizer {
    func english(_ phrase: Phrase) -> String {
        switch phrase {
        case .assets(let count): "\(count) \(count == 1 ? "asset" : "assets")"
        case .transfers(let count): "\(count) \(count == 1 ? "transfer" : "transfers")"
        case .transfer(let transfer): "\(amount(transfer)) to \(transfer.recipient)"
        case .address(let name): "My address for \(name)"
        case .confirm(let transfer): "Send \(amount(transfer)) to \(transfer.recipient)?"
        case .sent(let recipient): "Sent to \(recipient)"
        case .sort: "Sort"
        case .order(.name): "by name"
        case .order(.value): "by value"
        case .error: "Error"
        case .badAmount: "this is no amount"
        case .notEnough: "you do not have that much"
        case .unreachable: "the network cannot be reached"
        case .somethingElse: "something went wrong"
        }
    }
}
