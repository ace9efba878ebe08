// Command sigstore-go-client signs with each algorithm that a log of Rekor v2 takes, has each signature logged, and
// verifies the bundles, all by sigstore-go. It verifies strictly: it makes each leaf again from its bundle.
//
// It prints one JSON object a line and ends with exit code 0 when all went well, otherwise with 1.
package main

import (
	"context"
	"crypto"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	protocommon "github.com/sigstore/protobuf-specs/gen/pb-go/common/v1"
	"github.com/sigstore/sigstore-go/pkg/root"
	"github.com/sigstore/sigstore-go/pkg/sign"
	"github.com/sigstore/sigstore/pkg/signature"
	"github.com/sigstore/sigstore/pkg/signature/options"
)

// algorithms are those that a Rekor server takes by default.
var algorithms = []protocommon.PublicKeyDetails{
	protocommon.PublicKeyDetails_PKIX_ECDSA_P256_SHA_256,
	protocommon.PublicKeyDetails_PKIX_ECDSA_P384_SHA_384,
	protocommon.PublicKeyDetails_PKIX_ECDSA_P521_SHA_512,
	protocommon.PublicKeyDetails_PKIX_ED25519_PH,
	protocommon.PublicKeyDetails_PKIX_RSA_PKCS1V15_2048_SHA256,
	protocommon.PublicKeyDetails_PKIX_RSA_PKCS1V15_3072_SHA256,
	protocommon.PublicKeyDetails_PKIX_RSA_PKCS1V15_4096_SHA256,
}

// outcome is the result of a signature.
type outcome struct {
	Algorithm string `json:"algorithm"`
	// Content is "message" or "envelope" (DSSE).
	Content  string `json:"content"`
	LogIndex int64  `json:"logIndex"`
	// Failed is the error; empty where nothing failed.
	Failed string `json:"failed,omitempty"`
}

func main() {
	url := flag.String("url", "", "where the log is, without /api/v2")
	vkey := flag.String("vkey", "", "the log's verifier key, of Ed25519; its name is the origin, a bare host")
	text := flag.String("artifact", "an artifact", "the text to sign")
	flag.Parse()
	failed, err := run(*url, *vkey, *text)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	if failed || err != nil {
		os.Exit(1)
	}
}

// run signs, logs and verifies with every algorithm, and reports whether anything failed.
func run(url, vkey, text string) (bool, error) {
	log, err := trustedLog(vkey)
	if err != nil {
		return false, err
	}
	// All at once: a log may take its time for each.
	outcomes := make([]outcome, 2*len(algorithms))
	var group sync.WaitGroup
	for at := range outcomes {
		algorithm, name := algorithms[at/2], []string{"message", "envelope"}[at%2]
		group.Go(func() {
			one := outcome{Algorithm: algorithm.String(), Content: name}
			var err error
			if one.LogIndex, err = logged(url, log, algorithm, contentOf(name, text)); err != nil {
				one.Failed = err.Error()
			}
			outcomes[at] = one
		})
	}
	group.Wait()
	out := json.NewEncoder(os.Stdout)
	failed := false
	for _, one := range outcomes {
		failed = failed || one.Failed != ""
		if err := out.Encode(one); err != nil {
			return false, err
		}
	}
	return failed, nil
}

// contentOf is the text itself, or an in-toto statement about it, which is all that sigstore-go reads in an envelope.
func contentOf(name, text string) sign.Content {
	if name == "message" {
		return &sign.PlainData{Data: []byte(text)}
	}
	statement := fmt.Sprintf(`{"_type":"https://in-toto.io/Statement/v1","subject":[{"name":"artifact","digest":{"sha256":"%x"}}],`+
		`"predicateType":"https://touchstone.example/predicate","predicate":{}}`, sha256.Sum256([]byte(text)))
	return &sign.DSSEData{Data: []byte(statement), PayloadType: "application/vnd.in-toto+json"}
}

// logged makes a bundle with a new key, and gives the place of its entry when it has verified.
func logged(url string, log *root.TransparencyLog, algorithm protocommon.PublicKeyDetails, content sign.Content) (int64, error) {
	keypair, err := sign.NewEphemeralKeypair(&sign.EphemeralKeypairOptions{Algorithm: algorithm})
	if err != nil {
		return -1, err
	}
	verifier, err := signature.LoadVerifierFromAlgorithmDetails(keypair.GetPublicKey(), details(algorithm), options.WithED25519ph())
	if err != nil {
		return -1, err
	}
	key := root.NewExpiringKey(verifier, time.Time{}, time.Time{})
	keys := root.NewTrustedPublicKeyMaterialFromMapping(map[string]*root.ExpiringKey{string(keypair.GetHint()): key})
	logs, err := root.NewTrustedRoot(root.TrustedRootMediaType01, nil, nil, nil, map[string]*root.TransparencyLog{
		fmt.Sprintf("%x", log.ID): log,
	})
	if err != nil {
		return -1, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	bundle, err := sign.Bundle(content, keypair, sign.BundleOptions{
		Context:          ctx,
		TransparencyLogs: []sign.Transparency{sign.NewRekor(&sign.RekorOptions{BaseURL: url, Version: 2})},
		TrustedRoot:      root.TrustedMaterialCollection{logs, keys},
	})
	if err != nil {
		return -1, err
	}
	return bundle.GetVerificationMaterial().GetTlogEntries()[0].GetLogIndex(), nil
}

func details(algorithm protocommon.PublicKeyDetails) signature.AlgorithmDetails {
	found, err := signature.GetAlgorithmDetails(algorithm)
	if err != nil {
		panic(err) // each of ours is one that the library has
	}
	return found
}

// trustedLog is the log of a verifier key, as a trusted root has it.
func trustedLog(vkey string) (*root.TransparencyLog, error) {
	parts := strings.SplitN(vkey, "+", 3)
	if len(parts) != 3 {
		return nil, errors.New("-vkey is not <name>+<key ID>+<key>")
	}
	typed, err := base64.StdEncoding.DecodeString(parts[2])
	if err != nil || len(typed) != 1+ed25519.PublicKeySize || typed[0] != 1 {
		return nil, errors.New("-vkey has no key of Ed25519")
	}
	id := sha256.Sum256(append([]byte(parts[0]+"\n"), typed...))
	return &root.TransparencyLog{
		BaseURL:             "http://" + parts[0],
		ID:                  id[:],
		ValidityPeriodStart: time.Unix(0, 0),
		HashFunc:            crypto.SHA256,
		PublicKey:           ed25519.PublicKey(typed[1:]),
		SignatureHashFunc:   crypto.SHA512,
	}, nil
}
