/// A package of one module, which the app of the golden Shop opens.
app Payment {}
