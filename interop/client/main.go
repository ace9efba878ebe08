// Command tessera-client reads a tlog-tiles log by the Tessera library's own client: checkpoint, tiles, bundles, proofs.
// The tests run it against logs of ours, so that someone else's reader says whether they can be read.
//
// It looks at once, and again for each line of stdin, until stdin ends. Each look prints one line of JSON; the first
// that finds something wrong is the last, and the program ends with 1.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/transparency-dev/tessera/client"
	"golang.org/x/mod/sumdb/note"
)

// lookTimeout bounds one look, so that no test waits long for a log that hangs.
const lookTimeout = 60 * time.Second

type config struct {
	url, origin, vkey string
	indices           []uint64
	chosen            int
	seed              uint64
	streamMax         uint64
	fsck              bool
}

// result is the outcome of a look. Sizes are text, because a JSON number loses digits beyond 2^53.
type result struct {
	OK            bool   `json:"ok"`
	Failed        string `json:"failed,omitempty"`
	Size          string `json:"size"`
	Inclusions    int    `json:"inclusions"`    // proofs of entries that were read from bundles
	Consistencies int    `json:"consistencies"` // proofs from smaller sizes
	Streamed      int    `json:"streamed"`      // entries
	Seed          uint64 `json:"seed"`
}

func main() {
	cfg, err := parseFlags(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "tessera-client:", err)
		os.Exit(2)
	}
	ok, err := run(context.Background(), cfg, os.Stdin, os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "tessera-client:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

func parseFlags(args []string) (config, error) {
	var cfg config
	var indices string
	fs := flag.NewFlagSet("tessera-client", flag.ContinueOnError)
	fs.StringVar(&cfg.url, "url", "", "the tlog-tiles prefix (required)")
	fs.StringVar(&cfg.origin, "origin", "", "the log's origin (required)")
	fs.StringVar(&cfg.vkey, "vkey", "", "the log's verifier key (required)")
	fs.StringVar(&indices, "indices", "", "entries to prove besides the first and the last: 5,1000")
	fs.IntVar(&cfg.chosen, "random", 8, "how many entries and smaller sizes to choose at random besides")
	fs.Uint64Var(&cfg.seed, "seed", rand.Uint64(), "repeats the random choices of an earlier run")
	fs.Uint64Var(&cfg.streamMax, "stream-max", 100_000, "a log of at most this many entries is streamed whole")
	fs.BoolVar(&cfg.fsck, "fsck", false, "look by the library's fsck instead")
	if err := fs.Parse(args); err != nil {
		return cfg, err
	}
	for _, text := range strings.FieldsFunc(indices, func(r rune) bool { return r == ',' }) {
		index, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			return cfg, fmt.Errorf("-indices: %w", err)
		}
		cfg.indices = append(cfg.indices, index)
	}
	if cfg.url == "" || cfg.origin == "" || cfg.vkey == "" || fs.NArg() > 0 {
		return cfg, fmt.Errorf("-url, -origin and -vkey are required, and nothing stands beside the flags")
	}
	return cfg, nil
}

// run gives whether every look found the log right. An error is ours: a key that cannot be read.
func run(ctx context.Context, cfg config, in io.Reader, out io.Writer) (bool, error) {
	verifier, err := note.NewVerifier(cfg.vkey)
	if err != nil {
		return false, err
	}
	prefix, err := url.Parse(cfg.url)
	if err != nil {
		return false, err
	}
	fetcher, err := client.NewHTTPFetcher(prefix, &http.Client{Timeout: 10 * time.Second})
	if err != nil {
		return false, err
	}
	r := &reader{config: cfg, verifier: verifier, fetcher: fetcher, random: rand.New(rand.NewPCG(cfg.seed, 0))}
	look := r.look
	if cfg.fsck {
		look = r.fsck
	}
	answers := json.NewEncoder(out)
	for lines := bufio.NewScanner(in); ; {
		result := attempt(ctx, look)
		result.Seed = cfg.seed
		if err := answers.Encode(result); err != nil {
			return false, err
		}
		if !result.OK || !lines.Scan() {
			return result.OK, lines.Err()
		}
	}
}

func attempt(ctx context.Context, look func(context.Context, *result) error) result {
	ctx, cancel := context.WithTimeout(ctx, lookTimeout)
	defer cancel()
	var seen result
	err := look(ctx, &seen)
	seen.OK = err == nil
	if err != nil {
		seen.Failed = err.Error()
	}
	return seen
}
