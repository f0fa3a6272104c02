// Specs in folders: the Swift of their modules lies in folders of the same names, and the
// compiler finds fault with bodies where they stand.
app Nested {
    ui   none
    root Wallet
    places specs
}
