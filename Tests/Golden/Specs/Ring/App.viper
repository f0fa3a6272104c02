app Ring {
    ui   none
    root First
}
