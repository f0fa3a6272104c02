module Third {
    view { func show(turn: Int) }
    presenter {
        var turn = 0

        func didTapNext() {
            turn += 1
            view?.show(turn: turn)
            router.openFirst(delegate: self)
        }
    }
    router {
        func openFirst(delegate: any FirstDelegate) { navigation.push(FirstModule(delegate: delegate)) }
    }
    delegate { func thirdDidFinish(after turns: Int) }
    on First {
        func firstDidFinish(after turns: Int) { delegate?.thirdDidFinish(after: turns + 1) }
    }
}
