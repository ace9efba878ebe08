package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"runtime"
	"sync"
)

// rawBytes is the length of a raw entry, about that of an entry that Rekor makes.
const rawBytes = 300

// prepare makes so many bodies, each of another entry.
func prepare(kind string, count int) ([][]byte, error) {
	make1, err := maker(kind)
	if err != nil {
		return nil, err
	}
	bodies := make([][]byte, count)
	threads := runtime.GOMAXPROCS(0)
	errs := make([]error, threads)
	var all sync.WaitGroup
	for thread := range threads {
		all.Add(1)
		go func() {
			defer all.Done()
			for at := thread; at < count && errs[thread] == nil; at += threads {
				bodies[at], errs[thread] = make1()
			}
		}()
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return bodies, nil
}

func maker(kind string) (func() ([]byte, error), error) {
	if kind == "raw" {
		return func() ([]byte, error) {
			random := make([]byte, rawBytes/2)
			_, err := rand.Read(random)
			return []byte(hex.EncodeToString(random)), err
		}, nil
	}
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	der, err := x509.MarshalPKIXPublicKey(&key.PublicKey)
	if err != nil {
		return nil, err
	}
	text := base64.StdEncoding.EncodeToString
	verifier := fmt.Sprintf(`{"publicKey":{"rawBytes":"%s"},"keyDetails":"PKIX_ECDSA_P256_SHA_256"}`, text(der))
	return func() ([]byte, error) {
		var message [32]byte
		if _, err := rand.Read(message[:]); err != nil {
			return nil, err
		}
		digest := sha256.Sum256(message[:])
		signature, err := ecdsa.SignASN1(rand.Reader, key, digest[:])
		if err != nil {
			return nil, err
		}
		if kind == "grpc" {
			return requestMessage(digest[:], signature, der), nil
		}
		return fmt.Appendf(nil, `{"hashedRekordRequestV002":{"digest":"%s","signature":{"content":"%s","verifier":%s}}}`,
			text(digest[:]), text(signature), verifier), nil
	}, nil
}
