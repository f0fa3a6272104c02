app ProfileApp {
    root Profile
}
