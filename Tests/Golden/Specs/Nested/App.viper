// Specs in folders: the Swift of their modules lies in folders of the same names.
app Nested {
    ui   none
    root Wallet
}
