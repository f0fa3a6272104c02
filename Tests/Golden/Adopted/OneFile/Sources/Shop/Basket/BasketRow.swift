struct BasketRow: Equatable {
    let name: String
}
