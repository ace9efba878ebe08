package main

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"github.com/transparency-dev/formats/log"
	f_note "github.com/transparency-dev/formats/note"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type noteInput struct {
	Note    *string  `json:"note"`
	NoteHex octets   `json:"noteHex"`
	Vkeys   []string `json:"vkeys"`
}

// open opens the note of a case by note.Open. The verifiers are those of transparency-dev/formats, which hands Ed25519 on
// to the package note and knows ECDSA besides.
func open(c *aCase) (*note.Note, []string, error) {
	given := input[noteInput](c)
	raw := []byte(given.NoteHex)
	if given.Note != nil {
		raw = []byte(*given.Note)
	}
	var verifiers []note.Verifier
	for _, vkey := range given.Vkeys {
		verifier, err := newVerifier(vkey)
		if err != nil {
			return nil, nil, fmt.Errorf("key %s: %w", vkey, err)
		}
		verifiers = append(verifiers, verifier)
	}
	opened, err := note.Open(raw, note.VerifierList(verifiers...))
	if err != nil {
		return nil, nil, err
	}
	var verified []string
	for i, verifier := range verifiers {
		for _, sig := range opened.Sigs {
			if sig.Name == verifier.Name() && sig.Hash == verifier.KeyHash() {
				verified = append(verified, given.Vkeys[i])
			}
		}
	}
	return opened, verified, nil
}

// newVerifier gives the verifier of a key. Cosigning keys have a function of their own, since the package note does not
// open such signatures.
func newVerifier(vkey string) (note.Verifier, error) {
	const cosignature = 4
	parts := strings.SplitN(vkey, "+", 3)
	key, err := base64.StdEncoding.DecodeString(parts[len(parts)-1])
	if err == nil && len(key) > 0 && key[0] == cosignature {
		return f_note.NewVerifierForCosignatureV1(vkey)
	}
	return f_note.NewVerifier(vkey)
}

func noteBySumdb(c *aCase) (string, error) {
	opened, verified, err := open(c)
	if err != nil {
		return "", err
	}
	return output(c, struct {
		Text     string   `json:"text"`
		Verified []string `json:"verified"`
	}{opened.Text, verified}), nil
}

type checkpointOutput struct {
	Origin     string   `json:"origin"`
	Size       string   `json:"size"`
	Root       string   `json:"root"`
	Extensions []string `json:"extensions"`
}

// checkpointBySumdb puts the one origin that the checksum database knows in the place of a non-empty first line.
func checkpointBySumdb(c *aCase) (string, error) {
	opened, _, err := open(c)
	if err != nil {
		return "", err
	}
	origin, rest, found := strings.Cut(opened.Text, "\n")
	if !found || origin == "" {
		return "", fmt.Errorf("no origin")
	}
	tree, err := tlog.ParseTree([]byte("go.sum database tree\n" + rest))
	if err != nil {
		return "", err
	}
	_, extensions, _ := cutLines(rest, 2)
	size := strconv.FormatInt(tree.N, 10)
	return output(c, checkpointOutput{origin, size, hex.EncodeToString(tree.Hash[:]), extensions}), nil
}

func checkpointByFormats(c *aCase) (string, error) {
	opened, _, err := open(c)
	if err != nil {
		return "", err
	}
	checkpoint := log.Checkpoint{}
	rest, err := checkpoint.Unmarshal([]byte(opened.Text))
	if err != nil {
		return "", err
	}
	_, extensions, _ := cutLines(string(rest), 0)
	size := strconv.FormatUint(checkpoint.Size, 10)
	return output(c, checkpointOutput{checkpoint.Origin, size, hex.EncodeToString(checkpoint.Hash), extensions}), nil
}

// cutLines gives the first lines of a text that ends in a newline, and the lines after them.
func cutLines(text string, first int) (head, tail []string, err error) {
	lines := strings.Split(text, "\n")
	lines = lines[:len(lines)-1]
	if len(lines) < first {
		return nil, nil, fmt.Errorf("%d lines", len(lines))
	}
	return lines[:first], lines[first:], nil
}
