app AssemblyApp {
    root Wallet
}
