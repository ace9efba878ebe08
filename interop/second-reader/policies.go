package main

import (
	"errors"

	"github.com/transparency-dev/tessera"
)

// policyByTessera reads a policy as a log does that asks its witnesses, and judges a checkpoint by it. Tessera does not say
// who has cosigned, and looks at no log.
func policyByTessera(c *aCase) (string, error) {
	given := input[struct {
		Policy string `json:"policy"`
		Note   string `json:"note"`
	}](c)
	group, err := tessera.NewWitnessGroupFromPolicy([]byte(given.Policy))
	if err != nil {
		return "", err
	}
	if !group.Satisfied([]byte(given.Note)) {
		return "", errors.New("not satisfied")
	}
	return "", nil
}
