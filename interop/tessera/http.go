package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/transparency-dev/tessera"
)

// tilePath is every path that tlog-tiles gives to a tile or an entry bundle, and nothing else: the library's private
// state, its temporary files and the directories themselves stay out of reach.
var tilePath = regexp.MustCompile(
	`^/tile/(entries|[0-9]|[1-5][0-9]|6[0-3])/(x[0-9]{3}/)*[0-9]{3}(\.p/([1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5]))?$`)

// handler serves the directory of a log and takes new entries. There is no ServeMux before it, because that would
// answer a path such as //checkpoint with a redirect.
type handler struct {
	dir         string
	add         tessera.AddFn
	gzip, cache bool
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch path := r.URL.Path; {
	case path == "/append":
		h.append(w, r)
	case path == "/checkpoint":
		h.file(w, r, "text/plain; charset=utf-8", "no-cache", false)
	case tilePath.MatchString(path):
		bundle := strings.HasPrefix(path, "/tile/entries/")
		h.file(w, r, "application/octet-stream", "max-age=31536000, immutable", h.gzip && bundle)
	default:
		h.message(w, http.StatusNotFound, "not found\n")
	}
}

func (h *handler) file(w http.ResponseWriter, r *http.Request, contentType, cacheControl string, compress bool) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		h.message(w, http.StatusMethodNotAllowed, "method not allowed\n")
		return
	}
	body, err := os.ReadFile(filepath.Join(h.dir, filepath.FromSlash(r.URL.Path)))
	if errors.Is(err, fs.ErrNotExist) {
		h.message(w, http.StatusNotFound, "not found\n")
		return
	}
	if err != nil {
		log.Printf("%s: %v", r.URL.Path, err)
		h.message(w, http.StatusInternalServerError, "cannot read\n")
		return
	}
	if compress {
		w.Header().Set("Vary", "Accept-Encoding")
		if acceptsGzip(r.Header) {
			if packed := pack(body); len(packed) < len(body) {
				w.Header().Set("Content-Encoding", "gzip")
				body = packed
			}
		}
	}
	h.answer(w, http.StatusOK, contentType, cacheControl, body)
}

// append adds the body of a request to the log as one entry and answers with its index once that is durable.
func (h *handler) append(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", "POST")
		h.message(w, http.StatusMethodNotAllowed, "method not allowed\n")
		return
	}
	// One byte more than an entry may have tells a body that is too long from one that just fits. The server itself
	// drains a modest rest, so the client gets to read the refusal.
	entry, err := io.ReadAll(io.LimitReader(r.Body, tessera.DefaultEntrySizeLimit+1))
	if err != nil {
		h.message(w, http.StatusBadRequest, "cannot read the body\n")
		return
	}
	if len(entry) > tessera.DefaultEntrySizeLimit {
		h.message(w, http.StatusRequestEntityTooLarge, "an entry has at most 65535 bytes\n")
		return
	}
	index, err := h.add(r.Context(), tessera.NewEntry(entry))()
	switch {
	case errors.Is(err, tessera.ErrPushback):
		w.Header().Set("Retry-After", "1")
		h.message(w, http.StatusServiceUnavailable, "too many entries under way\n")
	case err != nil:
		log.Printf("append: %v", err)
		h.message(w, http.StatusInternalServerError, "cannot append\n")
	default:
		h.message(w, http.StatusOK, strconv.FormatUint(index.Index, 10))
	}
}

// message answers what no cache may hold: a path that is absent now may exist a moment later.
func (h *handler) message(w http.ResponseWriter, status int, text string) {
	h.answer(w, status, "text/plain; charset=utf-8", "no-store", []byte(text))
}

func (h *handler) answer(w http.ResponseWriter, status int, contentType, cacheControl string, body []byte) {
	w.Header().Set("Content-Type", contentType)
	if h.cache {
		w.Header().Set("Cache-Control", cacheControl)
	}
	// Set by hand so that the answer to HEAD has it too.
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	_, _ = w.Write(body) // net/http leaves the body out for HEAD
}

func pack(body []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(body) // a bytes.Buffer does not fail
	_ = z.Close()
	return b.Bytes()
}

// acceptsGzip tells whether the client takes gzip: by its name or else by the wildcard, unless with weight zero.
func acceptsGzip(header http.Header) bool {
	wildcard := false
	for _, part := range strings.Split(strings.Join(header.Values("Accept-Encoding"), ","), ",") {
		coding, weight, _ := strings.Cut(strings.ToLower(part), ";")
		accepted := true
		if q, ok := strings.CutPrefix(strings.TrimSpace(weight), "q="); ok {
			value, err := strconv.ParseFloat(q, 64)
			accepted = err == nil && value > 0
		}
		switch strings.TrimSpace(coding) {
		case "gzip", "x-gzip":
			return accepted
		case "*":
			wildcard = accepted
		}
	}
	return wildcard
}
