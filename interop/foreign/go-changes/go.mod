module touchstone.example/go-changes

go 1.24.0
