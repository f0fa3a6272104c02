/// Counts up, and down to zero.
module CNTCount {
    view as CNTCountView {
        func setCountText(_ text: String)
        func setDecrementEnabled(_ enabled: Bool)
    }

    presenter {
        func updateView() { interactor.requestCount() }
        func increment() { interactor.increment() }
        func decrement() { interactor.decrement() }
    }

    interactor as CNTCountInteractorInput {
        var count: UInt = 0

        func requestCount() { output?.updateCount(count) }
        func increment() {
            count += 1
            output?.updateCount(count)
        }
        func decrement() {
            if count > 0 {
                count -= 1
            }
            output?.updateCount(count)
        }
    }

    output as CNTCountInteractorOutput {
        func updateCount(_ count: UInt) {
            view?.setCountText(NumberFormatter.localizedString(from: NSNumber(value: count), number: .spellOut))
            view?.setDecrementEnabled(count > 0)
        }
    }
}
