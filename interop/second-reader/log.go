package main

import (
	"context"
	"encoding/json"
	"os"
	"strings"

	f_log "github.com/transparency-dev/formats/log"
	"github.com/transparency-dev/merkle/rfc6962"
	"github.com/transparency-dev/tessera/api"
	"github.com/transparency-dev/tessera/client"
	"github.com/transparency-dev/tessera/fsck"
	"golang.org/x/mod/sumdb/note"
)

// readLog reads every entry and every tile of a log on disk and compares them with its checkpoint.
func readLog(folder, vkey string, workers uint) error {
	verifier, err := note.NewVerifier(vkey)
	if err != nil {
		return err
	}
	ctx := context.Background()
	source := client.FileFetcher{Root: folder}
	origin, _, _ := strings.Cut(vkey, "+")
	if err := fsck.New(origin, verifier, source, leafHashes, fsck.Opts{N: workers}).Check(ctx); err != nil {
		return err
	}
	raw, err := source.ReadCheckpoint(ctx)
	if err != nil {
		return err
	}
	checkpoint, _, _, err := f_log.ParseCheckpoint(raw, origin, verifier)
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"origin": checkpoint.Origin, "size": checkpoint.Size})
}

// leafHashes are the hashes of the entries in a bundle.
func leafHashes(bundle []byte) ([][]byte, error) {
	read := api.EntryBundle{}
	if err := read.UnmarshalText(bundle); err != nil {
		return nil, err
	}
	var hashes [][]byte
	for _, entry := range read.Entries {
		hashes = append(hashes, rfc6962.DefaultHasher.HashLeaf(entry))
	}
	return hashes, nil
}
