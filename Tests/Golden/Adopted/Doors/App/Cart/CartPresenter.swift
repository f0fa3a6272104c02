final class CartPresenter {
    weak var view: CartViewInput?
    weak var output: CartOutput?
    /// Another module, which answers this one: no interactor.
    var coupon: CouponInput?
}

extension CartPresenter: CartViewOutput {
    func didTapClear() {
        coupon?.clear()
        output?.cartDidEnd()
    }
}

extension CartPresenter: CartInput {
    func add(_ item: String) { view?.show(item) }
}

extension CartPresenter: CouponOutput {
    func couponDidChange(_ code: String) { view?.show(code) }
}
