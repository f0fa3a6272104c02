/// What the cart asks of the coupon.
protocol CouponInput: AnyObject {
    func clear()
}

/// What the coupon tells the cart.
protocol CouponOutput: AnyObject {
    func couponDidChange(_ code: String)
}

final class CouponModule {
    let view: CouponViewController
    let presenter: CouponPresenter

    var input: CouponInput { presenter }

    init(output: CouponOutput) {
        view = CouponViewController()
        presenter = CouponPresenter()
        view.output = presenter
        presenter.view = view
        presenter.output = output
    }
}
