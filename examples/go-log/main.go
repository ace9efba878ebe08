// Command my-log is a transparency log on Tessera: it keeps the log in a directory, serves it as tlog-tiles, and takes
// new entries.
package main

import (
	"context"
	"crypto/rand"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/transparency-dev/tessera"
	"github.com/transparency-dev/tessera/storage/posix"
	"golang.org/x/mod/sumdb/note"
)

var (
	dir     = flag.String("dir", "data", "directory of the log, created if missing")
	addr    = flag.String("addr", "127.0.0.1:8703", "address to listen on")
	keyFile = flag.String("key", "test.key", "file with the note signer key of the log")
	newKey  = flag.String("new-key", "", "only make a key for a log of this name in the file of -key, and print its public half")
)

// public is every path that tlog-tiles gives to a file. The library keeps others in the same directory.
var public = regexp.MustCompile(`^/(checkpoint|tile/(entries|[0-9]{1,2})/(x[0-9]{3}/)*[0-9]{3}(\.p/[1-9][0-9]{0,2})?)$`)

func main() {
	flag.Parse()
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	if *newKey != "" {
		return makeKey(*newKey, *keyFile)
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()

	key, err := os.ReadFile(*keyFile)
	if err != nil {
		return err
	}
	signer, err := note.NewSigner(strings.TrimSpace(string(key)))
	if err != nil {
		return err
	}
	// Not the context of the signals: the library needs its background work to finish what was appended.
	driver, err := posix.New(context.Background(), posix.Config{Path: *dir})
	if err != nil {
		return err
	}
	appender, shutdown, _, err := tessera.NewAppender(context.Background(), driver, tessera.NewAppendOptions().
		WithCheckpointSigner(signer).
		WithCheckpointInterval(200*time.Millisecond).
		WithCheckpointRepublishInterval(0).
		WithBatching(256, 50*time.Millisecond))
	if err != nil {
		return err
	}

	mux := http.NewServeMux()
	mux.HandleFunc("GET /", serve)
	mux.HandleFunc("POST /append", func(w http.ResponseWriter, r *http.Request) { add(w, r, appender.Add) })
	server := &http.Server{Addr: *addr, Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	go func() {
		<-ctx.Done()
		_ = server.Close()
	}()
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return shutdown(context.Background())
}

// makeKey overwrites no file: a log whose key is lost can sign no more.
func makeKey(name, file string) error {
	signer, verifier, err := note.GenerateKey(rand.Reader, name)
	if err != nil {
		return err
	}
	// Refuses a name with a space or a plus sign, which a note cannot carry.
	if _, err := note.NewSigner(signer); err != nil {
		return fmt.Errorf("no key can have the name %q: %w", name, err)
	}
	kept, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintln(kept, signer); err != nil {
		return err
	}
	if err := kept.Close(); err != nil {
		return err
	}
	fmt.Println(verifier)
	return nil
}

func serve(w http.ResponseWriter, r *http.Request) {
	path := r.URL.Path
	if !public.MatchString(path) {
		refuse(w, http.StatusNotFound, "not found")
		return
	}
	body, err := os.ReadFile(filepath.Join(*dir, filepath.FromSlash(path)))
	if errors.Is(err, os.ErrNotExist) {
		refuse(w, http.StatusNotFound, "not found")
		return
	}
	if err != nil {
		refuse(w, http.StatusInternalServerError, "cannot read")
		return
	}
	contentType, caching := "application/octet-stream", "max-age=31536000, immutable"
	if path == "/checkpoint" {
		contentType, caching = "text/plain; charset=utf-8", "no-cache"
	}
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("Cache-Control", caching)
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	_, _ = w.Write(body)
}

func add(w http.ResponseWriter, r *http.Request, add tessera.AddFn) {
	entry, err := io.ReadAll(http.MaxBytesReader(w, r.Body, tessera.DefaultEntrySizeLimit))
	if err != nil {
		refuse(w, http.StatusRequestEntityTooLarge, "an entry has at most 65535 bytes")
		return
	}
	index, err := add(r.Context(), tessera.NewEntry(entry))()
	if err != nil {
		refuse(w, http.StatusServiceUnavailable, "cannot append")
		return
	}
	_, _ = io.WriteString(w, strconv.FormatUint(index.Index, 10))
}

// refuse answers what no cache may hold: a path that is absent now may exist a moment later.
func refuse(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, text, status)
}
