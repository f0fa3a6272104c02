module TodoAdd {
    view {
        func setMinimumDue(_ date: Date)
        func setSaveEnabled(_ enabled: Bool)
        func show(error message: String)
    }

    presenter {
        var title = ""                                   // no accessors: state, stored in the presenter
        func viewDidLoad()                { view?.setMinimumDue(interactor.earliestDue()); view?.setSaveEnabled(false) }
        func didChange(title: String)     { self.title = title; view?.setSaveEnabled(!title.isEmpty) }
        func didTapSave(due: Date) async  { await interactor.save(title: title, due: due) }
        func didTapCancel()               { router.close(); delegate?.todoAddDidCancel() }
    }

    interactor(store: any TodoStore, dates: any DateProvider) {
        func earliestDue() -> Date        { dates.today() }
        func save(title: String, due: Date) async
    }
    output {
        func didSave() async              { router.close(); await delegate?.todoAddDidSave() }
        func didFail(_ reason: String)    { view?.show(error: reason) }
    }
    router   { func close() { navigation.dismiss() } }
    delegate { func todoAddDidSave() async; func todoAddDidCancel() }
}
