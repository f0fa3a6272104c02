// Protocols that ask for more than functions and properties.
app Requirements {
    ui   none
    root Chart
    rules { unmockedMember off }
}
