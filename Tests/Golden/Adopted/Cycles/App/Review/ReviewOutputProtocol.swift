/// Whoever opened the review hears of its end, from the interactor.
protocol ReviewOutputProtocol: AnyObject {
    func reviewDidEnd(_ text: String)
}
