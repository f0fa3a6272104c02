/// The naming of objc.io 13, in a terminal.
app NamingInterfaces {
    root   Notes
    ui     terminal
    naming interfaces
}
