// Protocols whose requirements are the links between a module's own parts.
app Links {
    ui   uikit
    root Feed
}
