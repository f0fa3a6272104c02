module Second {
    view { func show(turn: Int) }
    presenter {
        var turn = 0

        func didTapNext() {
            turn += 1
            view?.show(turn: turn)
            router.openThird(delegate: self)
        }
    }
    router {
        func openThird(delegate: any ThirdDelegate) { navigation.push(ThirdModule(delegate: delegate)) }
    }
    delegate { func secondDidFinish(after turns: Int) }
    on Third {
        func thirdDidFinish(after turns: Int) { delegate?.secondDidFinish(after: turns + 1) }
    }
}
