app Branches {
    ui   none
    root Feed
}
