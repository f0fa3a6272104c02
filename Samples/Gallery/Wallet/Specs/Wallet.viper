/// A coin, and how much of it the user has.
entity Asset: Equatable {
    let symbol: String
    let name: String
    let balance: Decimal
    let price: Decimal
}

/// So much of an asset, to somebody.
entity Transfer: Equatable {
    let symbol: String
    let amount: Decimal
    let recipient: String
}

navigation {
    /// Shows a module's screen below this one's own content. Returns how to talk to the module.
    func embed<D: Destination>(_ module: D) -> D.Interface?
}
