app Upcoming {
    root List
}
