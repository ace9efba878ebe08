module touchstone.example/load

go 1.24.0
