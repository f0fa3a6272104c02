app ExternalApp {
    ui   none
    root Gallery
}
