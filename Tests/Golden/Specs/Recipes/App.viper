// What people ask for, as the documentation's page Recipes shows it.
app Shop {
    root OrderList
}
