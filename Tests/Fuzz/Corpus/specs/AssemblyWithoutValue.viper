module W {
    let t =
    let t = a
}
