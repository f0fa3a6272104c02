extension Localizer {
    func polish(_ phrase: Phrase) -> String {
        switch phrase {
        case .assets(let count): plural(count, "aktywo", "aktywa", "aktywów")
        case .transfers(let count): plural(count, "przelew", "przelewy", "przelewów")
        case .transfer(let transfer): "\(amount(transfer)) do: \(transfer.recipient)"
        case .address(let name): "Mój adres: \(name)"
        case .confirm(let transfer): "Wysłać \(amount(transfer)) do: \(transfer.recipient)?"
        case .sent(let recipient): "Wysłano do: \(recipient)"
        case .sort: "Sortuj"
        case .order(.name): "według nazwy"
        case .order(.value): "według wartości"
        case .error: "Błąd"
        case .badAmount: "to nie jest kwota"
        case .notEnough: "nie masz tak dużo"
        case .unreachable: "sieć jest niedostępna"
        case .somethingElse: "coś poszło nie tak"
        }
    }

    /// 1 przelew, 2 przelewy, 5 przelewów, 12 przelewów, 22 przelewy.
    private func plural(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
        let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        return "\(count) \(count == 1 ? one : isFew ? few : many)"
    }
}
