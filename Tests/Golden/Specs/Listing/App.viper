app ListingApp {
    root  Listing
    rules { entityInView off }
}
