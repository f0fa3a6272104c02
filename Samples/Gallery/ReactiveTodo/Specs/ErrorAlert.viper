/// Shows an error message.
module ErrorAlert(message: String) {
    presenter(message) {
        func appear()
        func ok()
    }
    view { func message(_ text: String) }
    router { func close() { navigation.dismiss() } }
}
