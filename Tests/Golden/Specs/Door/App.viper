/// A package that others open one module of: nothing but its door is public.
app Door {
    root Checkout
    ui   none
}
