// The app of “Architecting iOS Apps with VIPER”, by Jeff Gilbert and Conrad Stoll, objc.io 13.
app Upcoming {
    root    List
    ui      none
    sources "Sources"
    testing "Tests"
}
