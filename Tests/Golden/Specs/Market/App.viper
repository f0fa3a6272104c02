/// An app that opens a module of another package: that of the golden Payment.
app Market { root Basket }
