print("viper-gen")
