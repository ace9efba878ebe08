package main

import (
	"fmt"

	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"golang.org/x/mod/sumdb/tlog"
)

type inclusionInput struct {
	Index, Size    number
	LeafHash, Root octets
	Proof          []octets
}

func inclusionByMerkle(c *aCase) (string, error) {
	claim := input[inclusionInput](c)
	index, size := uint64(claim.Index), uint64(claim.Size)
	return "", proof.VerifyInclusion(rfc6962.DefaultHasher, index, size, claim.LeafHash, plain(claim.Proof), claim.Root)
}

func inclusionBySumdb(c *aCase) (string, error) {
	claim := input[inclusionInput](c)
	index, err1 := claim.Index.signed()
	size, err2 := claim.Size.signed()
	hashes, err3 := tlogHashes(append(claim.Proof, claim.Root, claim.LeafHash))
	if err := first(err1, err2, err3); err != nil {
		return "", err
	}
	n := len(claim.Proof)
	return "", tlog.CheckRecord(hashes[:n], size, hashes[n], index, hashes[n+1])
}

type consistencyInput struct {
	Size1, Size2 number
	Root1, Root2 octets
	Proof        []octets
}

func consistencyByMerkle(c *aCase) (string, error) {
	claim := input[consistencyInput](c)
	size1, size2 := uint64(claim.Size1), uint64(claim.Size2)
	return "", proof.VerifyConsistency(rfc6962.DefaultHasher, size1, size2, plain(claim.Proof), claim.Root1, claim.Root2)
}

func consistencyBySumdb(c *aCase) (string, error) {
	claim := input[consistencyInput](c)
	size1, err1 := claim.Size1.signed()
	size2, err2 := claim.Size2.signed()
	hashes, err3 := tlogHashes(append(claim.Proof, claim.Root1, claim.Root2))
	if err := first(err1, err2, err3); err != nil {
		return "", err
	}
	n := len(claim.Proof)
	return "", tlog.CheckTree(hashes[:n], size2, hashes[n+1], size1, hashes[n])
}

func plain(hashes []octets) [][]byte {
	var bytes [][]byte
	for _, hash := range hashes {
		bytes = append(bytes, hash)
	}
	return bytes
}

// tlogHashes are hashes as the checksum database has them, of a type that holds 32 bytes and nothing else.
func tlogHashes(hashes []octets) ([]tlog.Hash, error) {
	var typed []tlog.Hash
	for i, hash := range hashes {
		if len(hash) != tlog.HashSize {
			return nil, fmt.Errorf("hash %d has %d bytes", i, len(hash))
		}
		typed = append(typed, tlog.Hash(hash))
	}
	return typed, nil
}

func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
