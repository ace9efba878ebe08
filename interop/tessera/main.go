// Command tessera-log runs a transparency log that the Tessera library keeps on disk, and serves it over HTTP as
// tlog-tiles. The tests start it to judge a log whose Merkle tree, tiles and checkpoints come from code of others.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"runtime/debug"
	"sync"
	"syscall"
	"time"
)

const (
	library = "github.com/transparency-dev/tessera"

	// shutdownTimeout bounds each step of the shutdown, so that no test waits long for a log that hangs.
	shutdownTimeout = 10 * time.Second
)

type config struct {
	dir, addr, origin, keyFile string
	witnessPolicy              string
	checkpointInterval         time.Duration
	batchMaxAge                time.Duration
	batchMaxSize               uint
	entries                    uint64
	gcInterval                 time.Duration // zero: partials are kept
	gzip, cache                bool
	exitWithStdin              bool
	originGiven                bool
}

// ready is what the first line of stdout tells the program that started the log.
type ready struct {
	URL     string `json:"url"`
	Origin  string `json:"origin"`
	VKey    string `json:"vkey"`
	Append  string `json:"append"`
	PID     int    `json:"pid"`
	Library string `json:"library"`
}

func main() {
	cfg, err := parseFlags(os.Args[1:], os.Stderr)
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err != nil {
		os.Exit(2) // parseFlags has said why
	}

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	// The first signal asks for a clean end; a second one finds the default handling again and ends at once.
	context.AfterFunc(ctx, stop)
	if cfg.exitWithStdin {
		go func() {
			_, _ = io.Copy(io.Discard, os.Stdin)
			stop()
		}()
	}

	if err := run(ctx, cfg, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "tessera-log:", err)
		os.Exit(1)
	}
}

func parseFlags(args []string, output io.Writer) (config, error) {
	var cfg config
	var partials string
	fs := flag.NewFlagSet("tessera-log", flag.ContinueOnError)
	fs.SetOutput(output)
	fs.StringVar(&cfg.dir, "dir", "", "directory of the log, created if missing (required)")
	fs.StringVar(&cfg.addr, "addr", "127.0.0.1:0", "address to listen on")
	fs.StringVar(&cfg.origin, "origin", "example.com/touchstone/tessera", "origin of the log; with -key, the name of the key")
	fs.StringVar(&cfg.keyFile, "key", "", "file of the note signer key, created if missing; without it the key is fresh and kept nowhere")
	fs.DurationVar(&cfg.checkpointInterval, "checkpoint-interval", 200*time.Millisecond, "least time between two checkpoints, at least 100ms")
	fs.DurationVar(&cfg.batchMaxAge, "batch-max-age", 50*time.Millisecond, "longest time an entry waits for its batch to fill")
	fs.UintVar(&cfg.batchMaxSize, "batch-max-size", 256, "most entries in a batch")
	fs.Uint64Var(&cfg.entries, "entries", 0, "entries to append before the log is ready")
	fs.StringVar(&partials, "partials", "keep", "what becomes of a partial once its full tile or bundle exists: keep or gc")
	fs.DurationVar(&cfg.gcInterval, "gc-interval", time.Second, "time between two collections with -partials gc")
	fs.StringVar(&cfg.witnessPolicy, "witness-policy", "", "file of a policy whose witnesses cosign each checkpoint before it is published")
	fs.BoolVar(&cfg.gzip, "gzip", true, "compress entry bundles for clients that accept gzip")
	fs.BoolVar(&cfg.cache, "cache", true, "send Cache-Control headers")
	fs.BoolVar(&cfg.exitWithStdin, "exit-with-stdin", false, "end when stdin closes")
	if err := fs.Parse(args); err != nil {
		return cfg, err
	}
	fs.Visit(func(f *flag.Flag) { cfg.originGiven = cfg.originGiven || f.Name == "origin" })

	wrong := ""
	switch {
	case fs.NArg() > 0:
		wrong = fmt.Sprintf("unexpected argument %q", fs.Arg(0))
	case cfg.dir == "":
		wrong = "-dir is required"
	case cfg.batchMaxSize == 0:
		wrong = "-batch-max-size must be at least 1"
	case partials != "keep" && partials != "gc":
		wrong = fmt.Sprintf("-partials must be keep or gc, not %q", partials)
	case cfg.gcInterval <= 0:
		wrong = "-gc-interval must be more than 0"
	}
	if wrong != "" {
		fmt.Fprintln(output, wrong)
		return cfg, errors.New(wrong)
	}
	if partials == "keep" {
		cfg.gcInterval = 0
	}
	return cfg, nil
}

// run keeps the log up until ctx ends. Only the line that announces the log goes to stdout.
func run(ctx context.Context, cfg config, stdout io.Writer) (err error) {
	// Listening comes first, so that a taken port fails before thousands of entries are written.
	listener, err := net.Listen("tcp", cfg.addr)
	if err != nil {
		return err
	}
	defer listener.Close()

	l, err := openLog(cfg)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, l.close()) }()

	if err := l.seed(ctx, cfg.entries, cfg.batchMaxSize); err != nil {
		if ctx.Err() != nil {
			return nil // asked to end before it was ready
		}
		return err
	}

	server := &http.Server{
		Handler:           &handler{dir: cfg.dir, add: l.appender.Add, gzip: cfg.gzip, cache: cfg.cache},
		ReadHeaderTimeout: 10 * time.Second,
	}
	closeUnused(server)
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()

	url := "http://" + listener.Addr().String()
	if err := json.NewEncoder(stdout).Encode(ready{
		URL: url, Origin: l.origin, VKey: l.vkey, Append: url + "/append", PID: os.Getpid(), Library: libraryVersion(),
	}); err != nil {
		return err
	}

	select {
	case err := <-served:
		return err
	case <-ctx.Done():
	}
	// The server goes before the log: a request under way may still wait for its index.
	timeout, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
	defer cancel()
	return server.Shutdown(timeout)
}

// closeUnused has the server's shutdown close the connections that brought no request yet. Clients open such ones in
// reserve, and net/http would wait five seconds for each of them.
func closeUnused(server *http.Server) {
	var unused sync.Map
	server.ConnState = func(conn net.Conn, state http.ConnState) {
		if state == http.StateNew {
			unused.Store(conn, nil)
		} else {
			unused.Delete(conn)
		}
	}
	server.RegisterOnShutdown(func() {
		unused.Range(func(conn, _ any) bool {
			_ = conn.(net.Conn).Close()
			return true
		})
	})
}

// libraryVersion reads the version from the binary itself, so that it cannot differ from what was linked.
func libraryVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, m := range info.Deps {
			if m.Path == library {
				return m.Path + " " + m.Version
			}
		}
	}
	return library + " (version unknown)"
}
