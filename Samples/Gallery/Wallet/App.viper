// An app in the style of wallets in production: wireframes, view factories, and much Swift of its own.
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
