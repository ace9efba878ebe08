package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"

	"github.com/transparency-dev/formats/log"
	"github.com/transparency-dev/merkle/compact"
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"github.com/transparency-dev/tessera/api"
	"github.com/transparency-dev/tessera/api/layout"
	"github.com/transparency-dev/tessera/client"
	"github.com/transparency-dev/tessera/fsck"
	"golang.org/x/mod/sumdb/note"
)

// streamWorkers is how many bundles are fetched at a time.
const streamWorkers = 4

var (
	hasher = rfc6962.DefaultHasher
	ranges = compact.RangeFactory{Hash: hasher.HashChildren}
)

// reader follows one log from look to look.
type reader struct {
	config
	verifier note.Verifier
	fetcher  *client.HTTPFetcher
	random   *rand.Rand
	tracker  *client.LogStateTracker
	seen     []log.Checkpoint // every tree that was found right, oldest first
}

// look reads the log as it is now, and proves that it still holds what earlier looks saw.
func (r *reader) look(ctx context.Context, out *result) error {
	tree, err := r.latest(ctx)
	if err != nil {
		return err
	}
	out.Size = strconv.FormatUint(tree.Size, 10)
	if tree.Size == 0 && !bytes.Equal(tree.Hash, hasher.EmptyRoot()) {
		return fmt.Errorf("the empty tree has the root %x", tree.Hash)
	}
	if err := r.include(ctx, tree, out); err != nil {
		return err
	}
	if err := r.extend(ctx, tree, out); err != nil {
		return err
	}
	if tree.Size <= r.streamMax {
		if err := r.stream(ctx, tree, out); err != nil {
			return err
		}
	}
	r.seen = append(r.seen, tree)
	return nil
}

// latest gives the tree of the newest checkpoint. The tracker proves it consistent with the one before.
func (r *reader) latest(ctx context.Context) (log.Checkpoint, error) {
	var err error
	if r.tracker == nil {
		consensus := client.UnilateralConsensus(r.fetcher.ReadCheckpoint)
		r.tracker, err = client.NewLogStateTracker(ctx, r.fetcher.ReadTile, nil, r.verifier, r.origin, consensus)
	} else {
		_, _, _, err = r.tracker.Update(ctx)
	}
	if err != nil {
		var inconsistent client.ErrInconsistency
		if errors.As(err, &inconsistent) {
			err = inconsistent.Wrapped
		}
		return log.Checkpoint{}, fmt.Errorf("tracker: %w", err)
	}
	tracked := r.tracker.Latest()

	// The tracker keeps silent about a checkpoint that is not larger, so the root of an equal one is compared here.
	now, _, _, err := client.FetchCheckpoint(ctx, r.fetcher.ReadCheckpoint, r.verifier, r.origin)
	if err != nil {
		return tracked, fmt.Errorf("checkpoint: %w", err)
	}
	if now.Size == tracked.Size && !bytes.Equal(now.Hash, tracked.Hash) {
		return tracked, fmt.Errorf("size %d has the roots %x and %x", now.Size, now.Hash, tracked.Hash)
	}
	return tracked, nil
}

// include reads entries out of their bundles and proves each of them to be in the tree.
func (r *reader) include(ctx context.Context, tree log.Checkpoint, out *result) error {
	if tree.Size == 0 {
		return nil
	}
	builder, err := client.NewProofBuilder(ctx, tree.Size, r.fetcher.ReadTile)
	if err != nil {
		return err
	}
	indices := append([]uint64{0, tree.Size - 1}, r.indices...)
	for range r.chosen {
		indices = append(indices, r.below(tree.Size))
	}
	for _, index := range indices {
		if index >= tree.Size {
			continue // of a size that this log has not reached yet
		}
		bundle, err := client.GetEntryBundle(ctx, r.fetcher.ReadEntryBundle, index/layout.EntryBundleWidth, tree.Size)
		if err != nil {
			return err
		}
		at := int(index % layout.EntryBundleWidth)
		if at >= len(bundle.Entries) {
			return fmt.Errorf("entry %d is not in its bundle, which has %d entries", index, len(bundle.Entries))
		}
		path, err := builder.InclusionProof(ctx, index)
		if err != nil {
			return fmt.Errorf("inclusion of %d in %d: %w", index, tree.Size, err)
		}
		leaf := hasher.HashLeaf(bundle.Entries[at])
		if err := proof.VerifyInclusion(hasher, index, tree.Size, leaf, path, tree.Hash); err != nil {
			return fmt.Errorf("inclusion of %d in %d: %w", index, tree.Size, err)
		}
		out.Inclusions++
	}
	return nil
}

// extend proves the tree consistent with every tree seen before, and with smaller ones whose roots come from its tiles.
func (r *reader) extend(ctx context.Context, tree log.Checkpoint, out *result) error {
	if tree.Size == 0 {
		return nil
	}
	builder, err := client.NewProofBuilder(ctx, tree.Size, r.fetcher.ReadTile)
	if err != nil {
		return err
	}
	smaller := []log.Checkpoint{}
	for _, before := range r.seen {
		if 0 < before.Size && before.Size < tree.Size {
			smaller = append(smaller, before)
		}
	}
	sizes := []uint64{1, 2, 255, 256, 257, 65_535, 65_536, 65_537, tree.Size / 2, tree.Size - 1}
	for range r.chosen {
		sizes = append(sizes, r.below(tree.Size))
	}
	for _, size := range sizes {
		if size == 0 || size >= tree.Size {
			continue
		}
		root, err := r.rootAt(ctx, size, tree.Size)
		if err != nil {
			return fmt.Errorf("root of size %d: %w", size, err)
		}
		smaller = append(smaller, log.Checkpoint{Size: size, Hash: root})
	}
	for _, from := range smaller {
		path, err := builder.ConsistencyProof(ctx, from.Size, tree.Size)
		if err != nil {
			return fmt.Errorf("consistency of %d with %d: %w", from.Size, tree.Size, err)
		}
		if err := proof.VerifyConsistency(hasher, from.Size, tree.Size, path, from.Hash, tree.Hash); err != nil {
			return fmt.Errorf("consistency of %d with %d: %w", from.Size, tree.Size, err)
		}
		out.Consistencies++
	}
	return nil
}

// rootAt computes the root of a smaller size from the tiles of the present one.
func (r *reader) rootAt(ctx context.Context, size, present uint64) ([]byte, error) {
	// The library asks for the partial tiles of the smaller size, which a log may never have published.
	tile := func(ctx context.Context, level, index uint64, _ uint8) ([]byte, error) {
		return r.fetcher.ReadTile(ctx, level, index, layout.PartialTileSize(level, index, present))
	}
	nodes, err := client.FetchRangeNodes(ctx, size, tile)
	if err != nil {
		return nil, err
	}
	tree, err := ranges.NewRange(0, size, nodes)
	if err != nil {
		return nil, err
	}
	return tree.GetRootHash(nil)
}

// stream reads every entry in order, and compares the leaf hashes and the root that they give.
func (r *reader) stream(ctx context.Context, tree log.Checkpoint, out *result) error {
	leaves, err := client.FetchLeafHashes(ctx, r.fetcher.ReadTile, 0, tree.Size, tree.Size)
	if err != nil {
		return fmt.Errorf("leaf hashes: %w", err)
	}
	size := func(context.Context) (uint64, error) { return tree.Size, nil }
	bundles := client.EntryBundles(ctx, streamWorkers, size, r.fetcher.ReadEntryBundle, 0, tree.Size)
	computed := ranges.NewEmptyRange(0)
	for entry, err := range client.Entries(bundles, entriesOf) {
		if err != nil {
			return fmt.Errorf("stream: %w", err)
		}
		leaf := hasher.HashLeaf(entry.Entry)
		if entry.Index != computed.End() || !bytes.Equal(leaf, leaves[entry.Index]) {
			return fmt.Errorf("stream: entry %d at place %d is not the one that its tile has", entry.Index, computed.End())
		}
		if err := computed.Append(leaf, nil); err != nil {
			return err
		}
		out.Streamed++
	}
	if computed.End() != tree.Size {
		return fmt.Errorf("stream: %d entries of %d", computed.End(), tree.Size)
	}
	if root, err := computed.GetRootHash(nil); err != nil || tree.Size > 0 && !bytes.Equal(root, tree.Hash) {
		return fmt.Errorf("stream: the root %x is not that of the checkpoint (%v)", root, err)
	}
	return nil
}

// fsck has the library compute the whole log again from its bundles.
func (r *reader) fsck(ctx context.Context, out *result) error {
	tree, _, _, err := client.FetchCheckpoint(ctx, r.fetcher.ReadCheckpoint, r.verifier, r.origin)
	if err != nil {
		return fmt.Errorf("checkpoint: %w", err)
	}
	out.Size = strconv.FormatUint(tree.Size, 10)
	hashes := func(bundle []byte) ([][]byte, error) {
		entries, err := entriesOf(bundle)
		leaves := make([][]byte, len(entries))
		for i, entry := range entries {
			leaves[i] = hasher.HashLeaf(entry)
		}
		out.Streamed += len(entries)
		return leaves, err
	}
	return fsck.New(r.origin, r.verifier, r.fetcher, hashes, fsck.Opts{N: streamWorkers}).Check(ctx)
}

func entriesOf(bundle []byte) ([][]byte, error) {
	var parsed api.EntryBundle
	err := parsed.UnmarshalText(bundle)
	return parsed.Entries, err
}

// below gives a random number under a limit that is not 0.
func (r *reader) below(limit uint64) uint64 { return r.random.Uint64N(limit) }
