package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
)

// readers are those who judge the files of a kind. "sumdb" stands for golang.org/x/mod/sumdb, "tessera" for the layout,
// the bundles and the policies of Tessera, "merkle" and "formats" for the packages of transparency-dev of those names, "rekor" for
// pkg/verify of rekor-tiles.
var readers = map[string][]reader{
	"answers":     {{"rekor", answerByRekor}},
	"trees":       {{"sumdb", treeBySumdb}, {"tessera", treeByTessera}},
	"edges":       {{"tessera", edgesByTessera}},
	"paths":       {{"sumdb", pathBySumdb}, {"tessera", pathByTessera}},
	"bundles":     {{"tessera", bundleByTessera}},
	"notes":       {{"sumdb", noteBySumdb}},
	"checkpoints": {{"sumdb", checkpointBySumdb}, {"formats", checkpointByFormats}},
	"policies":    {{"tessera", policyByTessera}},
	"inclusion":   {{"sumdb", inclusionBySumdb}, {"merkle", inclusionByMerkle}},
	"consistency": {{"sumdb", consistencyBySumdb}, {"merkle", consistencyByMerkle}},
}

// input reads the input of a case.
func input[T any](c *aCase) T {
	var read T
	must(c, c.Input, &read)
	return read
}

// output compares what was read with what a case has as its output.
func output[T any](c *aCase, read T) string {
	var expected T
	if c.Output == nil {
		return ""
	}
	must(c, c.Output, &expected)
	if reflect.DeepEqual(expected, read) {
		return ""
	}
	return differs(expected, read)
}

// differs describes a difference between what was read and what the case expects.
func differs(expected, found any) string {
	return fmt.Sprintf("expected %+v, found %+v", expected, found)
}

// must reads JSON of a case. Unreadable JSON is a fault of this program, not a refusal.
func must(c *aCase, text json.RawMessage, into any) {
	if err := json.Unmarshal(text, into); err != nil {
		panic(fmt.Sprintf("case %s: %v", c.ID, err))
	}
}

// number is a size or an index, 0 to 2^64-1, a decimal string in JSON.
type number uint64

func (n *number) UnmarshalJSON(text []byte) error {
	var digits string
	if err := json.Unmarshal(text, &digits); err != nil {
		return err
	}
	_, err := fmt.Sscan(digits, (*uint64)(n))
	return err
}

// signed is the number as the checksum database has it. The largest that its proofs can be asked about is 2^62: above, the
// search for the power of two below a size shifts its one out of the 63 bits and never ends.
func (n number) signed() (int64, error) {
	if n > 1<<62 {
		return 0, fmt.Errorf("%d is not asked: above 2^62 golang.org/x/mod/sumdb/tlog does not come to an end", n)
	}
	return int64(n), nil
}

// octets are bytes, hexadecimal digits in JSON.
type octets []byte

func (o *octets) UnmarshalJSON(text []byte) error {
	var digits string
	if err := json.Unmarshal(text, &digits); err != nil {
		return err
	}
	bytes, err := hex.DecodeString(digits)
	*o = bytes
	return err
}
