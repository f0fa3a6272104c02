final class CouponPresenter {
    weak var view: CouponViewInput?
    weak var output: CouponOutput?
}

extension CouponPresenter: CouponViewOutput {
    func didEnter(_ code: String) { output?.couponDidChange(code) }
}

extension CouponPresenter: CouponInput {
    func clear() { view?.showNothing() }
}
