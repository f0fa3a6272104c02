protocol LoginRouterInput {
    func close()
}
