package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"
)

// grpcConnection calls the method of an address, over HTTP/2 without TLS.
type grpcConnection struct {
	transport *http.Transport
	url       string
	patience  time.Duration
}

// dialGRPC connects with the first call.
func dialGRPC(target *url.URL, patience time.Duration) (connection, error) {
	var protocols http.Protocols
	protocols.SetUnencryptedHTTP2(true)
	return &grpcConnection{&http.Transport{Protocols: &protocols}, target.String(), patience}, nil
}

func (c *grpcConnection) send(message []byte) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), c.patience)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url, bytes.NewReader(message))
	if err != nil {
		return "", err
	}
	request.Header.Set("Content-Type", "application/grpc")
	request.Header.Set("TE", "trailers")
	answer, err := c.transport.RoundTrip(request)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	if _, err := io.Copy(io.Discard, answer.Body); err != nil {
		return "", err
	}
	status := answer.Trailer
	// An answer without a message has its status in the only header.
	if status.Get("Grpc-Status") == "" {
		status = answer.Header
	}
	if code := status.Get("Grpc-Status"); code != "0" {
		return fmt.Sprintf("%d, gRPC %q %.200s", answer.StatusCode, code, status.Get("Grpc-Message")), nil
	}
	return "", nil
}

func (c *grpcConnection) close() { c.transport.CloseIdleConnections() }

// requestMessage is a CreateEntryRequest of P-256 with its prefix, as gRPC sends it.
func requestMessage(digest, signature, der []byte) []byte {
	publicKey := field(1, der)
	// keyDetails (3): PKIX_ECDSA_P256_SHA_256 (5).
	verifier := append(field(1, publicKey), 3<<3, 5)
	hashedRekord := append(field(1, digest), field(2, append(field(1, signature), field(2, verifier)...))...)
	request := field(1, hashedRekord)
	// Not compressed, then the length.
	return append(binary.BigEndian.AppendUint32([]byte{0}, uint32(len(request))), request...)
}

// field is a member of a protobuf message that has a length.
func field(number byte, content []byte) []byte {
	return append(binary.AppendUvarint([]byte{number<<3 | 2}, uint64(len(content))), content...)
}
