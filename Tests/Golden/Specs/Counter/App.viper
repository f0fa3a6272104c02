app Counter {
    root CNTCount
}
