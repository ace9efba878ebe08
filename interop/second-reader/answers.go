package main

import (
	"encoding/hex"
	"fmt"

	rekor "github.com/sigstore/protobuf-specs/gen/pb-go/rekor/v1"
	"github.com/sigstore/rekor-tiles/v2/pkg/verify"
	"golang.org/x/mod/sumdb/note"
	"google.golang.org/protobuf/encoding/protojson"
)

type answerInput struct {
	Answer string
	Vkeys  []string
}

type answerOutput struct {
	Index, Size, Root string
}

// answerByRekor reads an answer as clients of Rekor v2 do: protobuf JSON with unknown members, then verify.VerifyLogEntry.
func answerByRekor(c *aCase) (string, error) {
	given := input[answerInput](c)
	entry := &rekor.TransparencyLogEntry{}
	if err := (protojson.UnmarshalOptions{DiscardUnknown: true}).Unmarshal([]byte(given.Answer), entry); err != nil {
		return "", err
	}
	verifier, err := note.NewVerifier(given.Vkeys[0])
	if err != nil {
		return "", err
	}
	if entry.GetInclusionProof() == nil {
		return "", fmt.Errorf("no inclusion proof")
	}
	if err := verify.VerifyLogEntry(entry, verifier); err != nil {
		return "", err
	}
	head, err := verify.VerifyCheckpoint(entry.InclusionProof.Checkpoint.Envelope, verifier)
	if err != nil {
		return "", err
	}
	return output(c, answerOutput{fmt.Sprint(entry.LogIndex), fmt.Sprint(head.Size), hex.EncodeToString(head.Hash)}), nil
}
