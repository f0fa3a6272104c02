// 'html' is no kit of viper-gen: it is the folder Templates/html.
app Wiki {
    root Index
    ui   html
}
