// A team that writes its classes itself, and starts with protocols and mocks.
app ContractOnly {
    ui     none
    emit   contract, mocks
    indent tab
    root   Notice
}
