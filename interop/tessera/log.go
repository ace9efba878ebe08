package main

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/transparency-dev/tessera"
	"github.com/transparency-dev/tessera/storage/posix"
	"golang.org/x/mod/sumdb/note"
)

// tlog is a log that Tessera keeps on disk and this process may append to.
type tlog struct {
	origin, vkey string
	appender     *tessera.Appender
	reader       tessera.LogReader
	close        func() error
}

func openLog(cfg config) (*tlog, error) {
	signer, vkey, err := loadKey(cfg)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(cfg.dir, 0o755); err != nil {
		return nil, err
	}
	if err := checkOwner(cfg.dir, vkey); err != nil {
		return nil, err
	}

	options := tessera.NewAppendOptions()
	if cfg.witnessPolicy != "" {
		policy, err := os.ReadFile(cfg.witnessPolicy)
		if err != nil {
			return nil, err
		}
		witnesses, err := tessera.NewWitnessGroupFromPolicy(policy)
		if err != nil {
			return nil, err
		}
		options = options.WithWitnesses(witnesses, nil)
	}

	// Not the context of the signals: the library needs its background work to finish what was appended.
	ctx, cancel := context.WithCancel(context.Background())
	driver, err := posix.New(ctx, posix.Config{Path: cfg.dir})
	if err != nil {
		cancel()
		return nil, err
	}
	appender, shutdown, reader, err := tessera.NewAppender(ctx, driver, options.
		WithCheckpointSigner(signer).
		WithCheckpointInterval(cfg.checkpointInterval).
		// Ed25519 signs a tree the same way each time: to publish it again would change no byte.
		WithCheckpointRepublishInterval(0).
		WithBatching(cfg.batchMaxSize, cfg.batchMaxAge).
		WithGarbageCollectionInterval(cfg.gcInterval).
		WithShutdownTimeout(shutdownTimeout))
	if err != nil {
		cancel()
		return nil, err
	}
	return &tlog{
		origin:   signer.Name(),
		vkey:     vkey,
		appender: appender,
		reader:   reader,
		close: func() error {
			defer cancel()
			if err := shutdown(ctx); err != nil {
				return fmt.Errorf("shutting the log down: %w", err)
			}
			return nil
		},
	}, nil
}

// seed appends n entries, of which each tells its own index, and waits for a checkpoint that covers them.
func (l *tlog) seed(ctx context.Context, n uint64, batch uint) error {
	if n == 0 {
		return nil
	}
	next, err := l.reader.NextIndex(ctx)
	if err != nil {
		return err
	}
	// One batch at a time: the library promises no order between batches that are in the queue together.
	var last tessera.IndexFuture
	for end := next + n; next < end; {
		if err := ctx.Err(); err != nil {
			return err
		}
		futures := make([]tessera.IndexFuture, 0, batch)
		for i := next; i < end && uint(len(futures)) < batch; i++ {
			futures = append(futures, l.appender.Add(ctx, tessera.NewEntry(fmt.Appendf(nil, "touchstone entry %d", i))))
		}
		for _, future := range futures {
			index, err := future()
			if err != nil {
				return fmt.Errorf("entry %d: %w", next, err)
			}
			if index.Index != next {
				return fmt.Errorf("entry %d was given the index %d", next, index.Index)
			}
			next++
		}
		last = futures[len(futures)-1]
	}

	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	_, _, err = tessera.NewPublicationAwaiter(ctx, l.reader.ReadCheckpoint, 10*time.Millisecond).Await(ctx, last)
	return err
}

// loadKey gives the signer of the log and the verifier key that belongs to it. The library takes the name of the
// signer as the origin, so a key with another name than the origin asked for is an error.
func loadKey(cfg config) (note.Signer, string, error) {
	var skey string
	if cfg.keyFile != "" {
		raw, err := os.ReadFile(cfg.keyFile)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, "", err
		}
		skey = strings.TrimSpace(string(raw))
	}
	if skey == "" {
		var err error
		if skey, _, err = note.GenerateKey(rand.Reader, cfg.origin); err != nil {
			return nil, "", err
		}
	}
	signer, err := note.NewSigner(skey)
	if err != nil {
		return nil, "", fmt.Errorf("key for origin %q: %w", cfg.origin, err)
	}
	if cfg.originGiven && signer.Name() != cfg.origin {
		return nil, "", fmt.Errorf("the key is for the origin %q, not %q", signer.Name(), cfg.origin)
	}
	vkey, err := verifierKey(skey)
	if err != nil {
		return nil, "", err
	}
	if cfg.keyFile != "" {
		if err := keepKey(cfg.keyFile, skey); err != nil {
			return nil, "", err
		}
	}
	return signer, vkey, nil
}

// keepKey writes the key to a file that does not exist yet and leaves one that does alone.
func keepKey(file, skey string) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(f, skey)
	return errors.Join(err, f.Close())
}

// verifierKey derives the public half of a signer key. The note package reads signer keys but does not give it out.
func verifierKey(skey string) (string, error) {
	fields := strings.SplitN(skey, "+", 5) // PRIVATE+KEY+<name>+<id>+<base64 of algorithm and seed>
	if len(fields) != 5 {
		return "", errors.New("malformed signer key")
	}
	key, err := base64.StdEncoding.DecodeString(fields[4])
	if err != nil || len(key) != 1+ed25519.SeedSize {
		return "", errors.New("malformed signer key: not an Ed25519 seed")
	}
	return note.NewEd25519VerifierKey(fields[2], ed25519.NewKeyFromSeed(key[1:]).Public().(ed25519.PublicKey))
}

// checkOwner refuses a directory whose checkpoint another key signed. It must run before the library opens the
// directory: the library would go on with the log under the new key, and what this program announces would be untrue
// of the checkpoint that is served.
func checkOwner(dir, vkey string) error {
	checkpoint, err := os.ReadFile(filepath.Join(dir, "checkpoint"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	verifier, err := note.NewVerifier(vkey)
	if err != nil {
		return err
	}
	if _, err := note.Open(checkpoint, note.VerifierList(verifier)); err != nil {
		return fmt.Errorf("the log in %s belongs to another key (give its -key): %w", dir, err)
	}
	return nil
}
