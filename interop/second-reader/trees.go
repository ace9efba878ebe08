package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	f_log "github.com/transparency-dev/formats/log"
	"github.com/transparency-dev/merkle/compact"
	"github.com/transparency-dev/merkle/rfc6962"
	"github.com/transparency-dev/tessera"
	"github.com/transparency-dev/tessera/api/layout"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type treeInput struct {
	Size, Seed number
	Origin     string
}

type treeOutput struct {
	Root       octets
	Vkey       string
	Checkpoint string
	Resources  []resource
}

type resource struct {
	Path   string
	Bytes  int
	Sha256 string
	Hex    *octets
}

// entry is the rule that trees.json states.
func entry(seed, index uint64) []byte {
	bytes := make([]byte, 297+index%7)
	for at := range bytes {
		bytes[at] = byte(at)
	}
	copy(bytes, fmt.Sprintf("entry %020d of seed %020d\n", index, seed))
	return bytes
}

// treeBySumdb computes the root and every tile by the checksum database's package, and opens the checkpoint by note.
func treeBySumdb(c *aCase) (string, error) {
	given, expected := treeOf(c)
	size := int64(given.Size)
	var stored []tlog.Hash
	read := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		var hashes []tlog.Hash
		for _, index := range indexes {
			hashes = append(hashes, stored[index])
		}
		return hashes, nil
	})
	for index := range size {
		more, err := tlog.StoredHashes(index, entry(uint64(given.Seed), uint64(index)), read)
		if err != nil {
			return "", err
		}
		stored = append(stored, more...)
	}
	root, err := tlog.TreeHash(size, read)
	if err != nil {
		return "", err
	}
	if root != tlog.Hash(expected.Root) {
		return differs(hex.EncodeToString(expected.Root), hex.EncodeToString(root[:])), nil
	}
	var found []resource
	// The tiles that are new since there was nothing are all full ones, and the partial ones of this size.
	for _, tile := range tlog.NewTiles(8, 0, size) {
		data, err := tlog.ReadTileData(tile, read)
		if err != nil {
			return "", err
		}
		found = append(found, made(strings.Replace(tile.Path(), "tile/8/", "tile/", 1), data))
	}
	if difference := compare(expected.Resources, found, false); difference != "" {
		return difference, nil
	}
	return openTree(given, expected)
}

// treeByTessera computes the root by a compact range, and the bundles by Tessera's own marshalling.
func treeByTessera(c *aCase) (string, error) {
	given, expected := treeOf(c)
	size := uint64(given.Size)
	tree := (&compact.RangeFactory{Hash: rfc6962.DefaultHasher.HashChildren}).NewEmptyRange(0)
	var found []resource
	var bundle []byte
	for index := range size {
		data := entry(uint64(given.Seed), index)
		if err := tree.Append(rfc6962.DefaultHasher.HashLeaf(data), nil); err != nil {
			return "", err
		}
		bundle = append(bundle, tessera.NewEntry(data).MarshalBundleData(index)...)
		if index+1 < size && (index+1)%layout.EntryBundleWidth != 0 {
			continue
		}
		at := index / layout.EntryBundleWidth
		found = append(found, made(layout.EntriesPath(at, layout.PartialTileSize(0, at, size)), bundle))
		bundle = nil
	}
	root, err := tree.GetRootHash(nil)
	if err != nil {
		return "", err
	}
	if size == 0 {
		root = rfc6962.DefaultHasher.EmptyRoot()
	}
	if !slices.Equal(root, expected.Root) {
		return differs(hex.EncodeToString(expected.Root), hex.EncodeToString(root)), nil
	}
	return compare(expected.Resources, found, true), nil
}

// openTree parses the checkpoint as a Tessera client does.
func openTree(given treeInput, expected treeOutput) (string, error) {
	verifier, err := note.NewVerifier(expected.Vkey)
	if err != nil {
		return "", err
	}
	checkpoint, _, _, err := f_log.ParseCheckpoint([]byte(expected.Checkpoint), given.Origin, verifier)
	if err != nil {
		return "", err
	}
	if checkpoint.Size != uint64(given.Size) || !slices.Equal(checkpoint.Hash, expected.Root) {
		return differs(given.Size, checkpoint.Size), nil
	}
	return "", nil
}

func treeOf(c *aCase) (treeInput, treeOutput) {
	expected := treeOutput{}
	must(c, c.Output, &expected)
	return input[treeInput](c), expected
}

func made(path string, bytes []byte) resource {
	sum := sha256.Sum256(bytes)
	given := octets(bytes)
	return resource{path, len(bytes), hex.EncodeToString(sum[:]), &given}
}

// compare looks for every resource of one kind, bundles or tiles, in both lists.
func compare(expected, found []resource, bundles bool) string {
	byPath := map[string]resource{}
	for _, one := range found {
		byPath[one.Path] = one
	}
	for _, one := range expected {
		if strings.HasPrefix(one.Path, "tile/entries/") != bundles {
			continue
		}
		other, present := byPath[one.Path]
		if !present || other.Bytes != one.Bytes || other.Sha256 != one.Sha256 {
			return differs(one.Path+" "+one.Sha256, other.Path+" "+other.Sha256)
		}
		if one.Hex != nil && !slices.Equal(*one.Hex, *other.Hex) {
			return differs(*one.Hex, *other.Hex)
		}
		delete(byPath, one.Path)
	}
	for path := range byPath {
		return differs("no "+path, path)
	}
	return ""
}
