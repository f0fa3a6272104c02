final class RatesViewController: BaseViewController, RatesScreen {
    var presenter: RatesEvents?

    func show(rate: Double) {}
    func refresh() {}
}
