module First {
    view { func show(turn: Int) }
    presenter {
        var turn = 0

        func didTapNext() {
            turn += 1
            view?.show(turn: turn)
            router.openSecond(delegate: self)
        }
    }
    router {
        func openSecond(delegate: any SecondDelegate) { navigation.push(SecondModule(delegate: delegate)) }
    }
    delegate { func firstDidFinish(after turns: Int) }
    on Second {
        func secondDidFinish(after turns: Int) { delegate?.firstDidFinish(after: turns + 1) }
    }
}
