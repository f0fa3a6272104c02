// An app in the style of production wallets: wireframes, view factories, and many types in hand-written Swift.
app Wallet {
    root    AssetList
    ui      none
    naming  protocols {
        router {
            protocol "{module}WireframeProtocol"
            class    "{module}Wireframe"
            property wireframe
        }
        module { class "{module}ViewFactory"; function createView }
        mock   "Mock{protocol}"
    }
    sources "Sources"
    testing "Tests"
}
