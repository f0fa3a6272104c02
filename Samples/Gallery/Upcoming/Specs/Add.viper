/// A new entry.
module Add {
    view as AddViewInterface {
        func setEntryName(_ name: String)
        func setEntryDueDate(_ date: Date)
        func setMinimumDueDate(_ date: Date)
    }

    presenter as AddModuleInterface {
        func cancelAddAction() {
            router.dismissAddInterface()
            delegate?.addModuleDidCancelAddAction()
        }
        func saveAddActionWithName(_ name: String, dueDate: Date) {
            interactor.saveNewEntryWithName(name, dueDate: dueDate)
            router.dismissAddInterface()
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

    // Called by the list's router, as its wireframe does in the article; the day is the clock's, so that tests know it.
    interface {
        func configureUserInterfaceForPresentation() { view?.setMinimumDueDate(interactor.today()) }
    }

    delegate as AddModuleDelegate {
        func addModuleDidCancelAddAction()
        func addModuleDidSaveAddAction()
    }
}
