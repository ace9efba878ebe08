package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"github.com/transparency-dev/merkle/rfc6962"
	"github.com/transparency-dev/tessera/api"
)

// bundleByTessera counts the entries itself, since the library does not know how many there have to be.
func bundleByTessera(c *aCase) (string, error) {
	given := input[struct {
		Count  int `json:"count"`
		Pieces []struct {
			Hex   octets `json:"hex"`
			Times *int   `json:"times"`
		} `json:"pieces"`
	}](c)
	var raw []byte
	for _, piece := range given.Pieces {
		times := 1
		if piece.Times != nil {
			times = *piece.Times
		}
		raw = append(raw, bytes.Repeat(piece.Hex, times)...)
	}
	bundle := api.EntryBundle{}
	if err := bundle.UnmarshalText(raw); err != nil {
		return "", err
	}
	if len(bundle.Entries) != given.Count {
		return "", fmt.Errorf("expected %d entries, found %d", given.Count, len(bundle.Entries))
	}
	read := struct {
		Lengths    []int  `json:"lengths"`
		TileSha256 string `json:"tileSha256"`
	}{}
	tile := sha256.New()
	for _, entry := range bundle.Entries {
		if len(bundle.Entries) <= 8 {
			read.Lengths = append(read.Lengths, len(entry))
		}
		tile.Write(rfc6962.DefaultHasher.HashLeaf(entry))
	}
	read.TileSha256 = hex.EncodeToString(tile.Sum(nil))
	return output(c, read), nil
}
