/// A small app as people have one: the faults of `Faults.txt` are planted in it.
app News { root Feed }
