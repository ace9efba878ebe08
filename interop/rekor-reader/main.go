// Command rekor-reader watches a log of Rekor v2 by the reading client of rekor-tiles: it looks again and again, verifies the
// checkpoint, and proves by tiles that the tree only grew. It ends with 1 at the first thing that is wrong.
package main

import (
	"bytes"
	"context"
	"crypto"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/sigstore/rekor-tiles/v2/pkg/client/read"
	"github.com/sigstore/sigstore/pkg/signature"
	"github.com/transparency-dev/formats/log"
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"github.com/transparency-dev/tessera/client"
)

// lookTimeout bounds one look, so that no test waits long for a log that hangs.
const lookTimeout = 60 * time.Second

func main() {
	url := flag.String("url", "", "the tlog-tiles prefix")
	origin := flag.String("origin", "", "the first line of its checkpoints, and the name of its key")
	vkey := flag.String("vkey", "", "the verifier key of the log, of Ed25519")
	interval := flag.Duration("interval", 100*time.Millisecond, "the time between two looks")
	flag.Parse()
	if err := watch(*url, *origin, *vkey, *interval); err != nil {
		fmt.Fprintln(os.Stderr, "rekor-reader:", err)
		os.Exit(1)
	}
}

// watch looks at the log until something is wrong.
func watch(url, origin, vkey string, interval time.Duration) error {
	verifier, err := verifierOf(vkey)
	if err != nil {
		return err
	}
	reader, err := read.NewReader(url, origin, verifier)
	if err != nil {
		return err
	}
	var seen *log.Checkpoint
	for ; ; time.Sleep(interval) {
		if seen, err = look(reader, seen); err != nil {
			return err
		}
	}
}

// look gives the checkpoint of now. It proves that its tree and that of the checkpoint before, if there is one, are one log: a
// cache may answer with an earlier checkpoint.
func look(reader read.Client, seen *log.Checkpoint) (*log.Checkpoint, error) {
	ctx, cancel := context.WithTimeout(context.Background(), lookTimeout)
	defer cancel()
	now, _, err := reader.ReadCheckpoint(ctx)
	if err != nil || seen == nil {
		return now, err
	}
	smaller, larger := seen, now
	if now.Size < seen.Size {
		smaller, larger = now, seen
	}
	builder, err := client.NewProofBuilder(ctx, larger.Size, reader.ReadTile)
	if err != nil {
		return nil, err
	}
	hashes, err := builder.ConsistencyProof(ctx, smaller.Size, larger.Size)
	if err != nil {
		return nil, err
	}
	err = proof.VerifyConsistency(rfc6962.DefaultHasher, smaller.Size, larger.Size, hashes, smaller.Hash, larger.Hash)
	return larger, err
}

// verifierOf reads a verifier key of Ed25519, as C2SP signed-note writes it.
func verifierOf(vkey string) (signature.Verifier, error) {
	parts := strings.SplitN(vkey, "+", 3)
	if len(parts) != 3 {
		return nil, errors.New("expected a verifier key of three parts")
	}
	typed, err := base64.StdEncoding.DecodeString(parts[2])
	if err != nil || !bytes.HasPrefix(typed, []byte{1}) || len(typed) != 1+ed25519.PublicKeySize {
		return nil, errors.New("expected a verifier key of Ed25519")
	}
	return signature.LoadVerifier(ed25519.PublicKey(typed[1:]), crypto.SHA256)
}
