/// Rambler's naming, with UIKit.
app NamingIO {
    root   Notes
    naming io
}
