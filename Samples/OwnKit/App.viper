// 'html' is not a built-in UI kit: it is the folder Templates/html.
app Wiki {
    root Index
    ui   html
}
