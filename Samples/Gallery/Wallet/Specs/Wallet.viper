/// A coin and the user's balance.
entity Asset: Equatable {
    let symbol: String
    let name: String
    let balance: Decimal
    let price: Decimal
}

/// An amount of an asset, sent to a recipient.
entity Transfer: Equatable {
    let symbol: String
    let amount: Decimal
    let recipient: String
}

navigation {
    /// Shows a module's screen below the content of this one. Returns the interface of the module.
    func embed<D: Destination>(_ module: D) -> D.Interface?
}
