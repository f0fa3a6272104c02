// 'html' is not a built-in UI kit. Its templates are in the folder Templates/html.
app Wiki {
    root Index
    ui   html
}
