enum Main {}
