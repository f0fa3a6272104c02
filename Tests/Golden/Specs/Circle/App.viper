app Circle {
    root Author
}
