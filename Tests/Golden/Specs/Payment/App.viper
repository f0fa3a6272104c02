/// A package of one module, which the app of the golden Market opens.
app Payment {}
