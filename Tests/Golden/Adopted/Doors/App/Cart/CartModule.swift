protocol CartInput: AnyObject {
    func add(_ item: String)
}

/// Nobody has it yet.
protocol CartOutput: AnyObject {
    func cartDidEnd()
}

final class CartModule {
    let view = CartViewController()
    let presenter = CartPresenter()

    func connect() {
        let coupon = CouponModule(output: presenter)
        view.output = presenter
        presenter.view = view
        presenter.coupon = coupon.input
    }
}
