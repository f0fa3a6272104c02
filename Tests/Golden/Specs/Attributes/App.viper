app Attributes {
    ui   none
    root Player
}
