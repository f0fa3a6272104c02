/// Adds an item.
module Add {
    view {
        func setEntryName(_ name: String)
        func setEntryDueDate(_ date: Date)
        func setMinimumDueDate(_ date: Date)
    }

    presenter {
        func cancelAddAction() {
            wireframe.dismissAddInterface()
            delegate?.addModuleDidCancelAddAction()
        }
        func saveAddActionWithName(_ name: String, dueDate: Date) {
            interactor.saveNewEntryWithName(name, dueDate: dueDate)
            wireframe.dismissAddInterface()
            delegate?.addModuleDidSaveAddAction()
        }
    }

    interactor(addDataManager: any AddDataManager, clock: any Clock) {
        func today() -> Date { clock.today() }
        func saveNewEntryWithName(_ name: String, dueDate: Date) {
            addDataManager.addNewEntry(TodoItem(dueDate: dueDate, name: name))
        }
    }

    router { func dismissAddInterface() { navigation.dismiss() } }

    // Called by the list's router, as by its wireframe in the article.
    // The day comes from the clock, so that tests can set it.
    interface {
        func configureUserInterfaceForPresentation() {
            userInterface?.setMinimumDueDate(interactor.today())
        }
    }

    delegate {
        func addModuleDidCancelAddAction()
        func addModuleDidSaveAddAction()
    }
}
