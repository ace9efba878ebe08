// Command load adds entries to a log as fast as it answers: each client has one connection and one request under way. It
// prints one line of JSON.
//
// The bodies are made before the time is taken, and a client does nothing but write one and read the answer, so that the
// log is measured and not the load.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"time"
)

type config struct {
	url        string
	kind       string
	clients    int
	prepared   int
	warm, span time.Duration
	patience   time.Duration
}

// result is what the clients saw between the warm-up and the end. Times are in milliseconds.
type result struct {
	Answers int     `json:"answers"` // entries that the log took
	Seconds float64 `json:"seconds"`
	Refused int     `json:"refused"` // entries that it refused
	Broken  int     `json:"broken"`  // connections that could not be made, or ended before an answer
	P50     float64 `json:"p50"`
	P99     float64 `json:"p99"`
	Longest float64 `json:"longest"`
	Least   int     `json:"least"` // answers of the client that got fewest
	Most    int     `json:"most"`
	Failure string  `json:"failure,omitempty"` // one of those refused or broken
	Spent   bool    `json:"spent"`             // the prepared entries ran out before the end
}

func main() {
	cfg, err := parseFlags(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(2)
	}
	seen, err := run(cfg)
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
	_ = json.NewEncoder(os.Stdout).Encode(seen)
}

func parseFlags(args []string) (config, error) {
	var cfg config
	fs := flag.NewFlagSet("load", flag.ContinueOnError)
	fs.StringVar(&cfg.url, "url", "", "the address that takes an entry by POST, or the method that takes it over gRPC (required)")
	fs.StringVar(&cfg.kind, "kind", "create", "create: a CreateEntryRequest with a signature of its own; grpc: the same over gRPC; raw: some bytes")
	fs.IntVar(&cfg.clients, "clients", 64, "how many clients")
	fs.IntVar(&cfg.prepared, "prepared", 100_000, "how many entries are made before the start")
	fs.DurationVar(&cfg.warm, "warm", time.Second, "time before the measuring")
	fs.DurationVar(&cfg.span, "span", 5*time.Second, "time of measuring")
	fs.DurationVar(&cfg.patience, "patience", 30*time.Second, "time after which a client gives up on an answer")
	if err := fs.Parse(args); err != nil {
		return cfg, err
	}
	if cfg.url == "" || fs.NArg() > 0 || cfg.clients < 1 || !slices.Contains([]string{"create", "grpc", "raw"}, cfg.kind) {
		return cfg, errors.New("expected -url, -clients of at least 1 and -kind create, grpc or raw, and nothing beside the flags")
	}
	return cfg, nil
}
