app Kit {
    ui      none
    root    Feed
    access  public
    indent  2
    rules   { entityInView off }
}
