package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/bits"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/transparency-dev/tessera"
	"golang.org/x/mod/sumdb/note"
)

// The tests start this test binary again as the program itself, so that they see a real process with its pipes.
const asProgram = "TESSERA_LOG_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

type process struct {
	ready
	t     *testing.T
	cmd   *exec.Cmd
	stdin io.Closer
}

func start(t *testing.T, dir string, args ...string) *process {
	t.Helper()
	cmd := exec.Command(os.Args[0], append([]string{"-dir", dir, "-checkpoint-interval", "100ms", "-exit-with-stdin"}, args...)...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdin, err := cmd.StdinPipe()
	check(t, err)
	stdout, err := cmd.StdoutPipe()
	check(t, err)
	check(t, cmd.Start())
	p := &process{t: t, cmd: cmd, stdin: stdin}
	t.Cleanup(func() {
		if cmd.ProcessState == nil {
			_ = cmd.Process.Kill()
			_ = cmd.Wait()
		}
	})
	if err := json.NewDecoder(stdout).Decode(&p.ready); err != nil {
		_ = cmd.Wait()
		t.Fatalf("no first line: %v\n%s", err, stderr.String())
	}
	return p
}

// stop ends the process and wants it to have ended cleanly.
func (p *process) stop() {
	p.t.Helper()
	check(p.t, p.stdin.Close())
	check(p.t, p.cmd.Wait())
}

type answer struct {
	status int
	header http.Header
	body   []byte
}

// request asks without the transparent gzip of net/http, so that the tests see what is on the wire.
func (p *process) request(method, path, encoding string, body []byte) answer {
	p.t.Helper()
	req, err := http.NewRequest(method, p.URL+path, bytes.NewReader(body))
	check(p.t, err)
	req.Header.Set("Accept-Encoding", encoding)
	res, err := http.DefaultClient.Do(req)
	check(p.t, err)
	defer res.Body.Close()
	got, err := io.ReadAll(res.Body)
	check(p.t, err)
	return answer{res.StatusCode, res.Header, got}
}

func (p *process) get(path string) []byte {
	p.t.Helper()
	a := p.request("GET", path, "identity", nil)
	if a.status != http.StatusOK {
		p.t.Fatalf("GET %s: %d", path, a.status)
	}
	return a.body
}

func (p *process) absent(path string) bool {
	p.t.Helper()
	a := p.request("GET", path, "identity", nil)
	if a.status == http.StatusNotFound && a.header.Get("Cache-Control") != "no-store" {
		p.t.Errorf("GET %s: a 404 that a cache may hold", path)
	}
	return a.status == http.StatusNotFound
}

// checkpoint verifies the published checkpoint and gives its size and root.
func (p *process) checkpoint() (size uint64, root []byte) {
	p.t.Helper()
	verifier, err := note.NewVerifier(p.VKey)
	check(p.t, err)
	n, err := note.Open(p.get("/checkpoint"), note.VerifierList(verifier))
	check(p.t, err)
	lines := strings.Split(n.Text, "\n")
	if lines[0] != p.Origin {
		p.t.Fatalf("origin %q, announced as %q", lines[0], p.Origin)
	}
	size, err = strconv.ParseUint(lines[1], 10, 64)
	check(p.t, err)
	root, err = base64.StdEncoding.DecodeString(lines[2])
	check(p.t, err)
	return size, root
}

// grow appends n entries at once, wants the indexes from first on, and follows the checkpoint until it covers them.
// It gives every size that it saw published.
func (p *process) grow(first, n uint64) []uint64 {
	p.t.Helper()
	var group sync.WaitGroup
	indexes := make([]string, n)
	for i := range indexes {
		group.Add(1)
		go func() {
			defer group.Done()
			res, err := http.Post(p.Append, "application/octet-stream", strings.NewReader(fmt.Sprintf("grown %d", i)))
			if err != nil {
				return // its index stays empty, which the comparison finds
			}
			defer res.Body.Close()
			body, _ := io.ReadAll(res.Body)
			indexes[i] = string(body)
		}()
	}
	seen := map[uint64]bool{}
	for end := time.Now().Add(20 * time.Second); !seen[first+n]; time.Sleep(5 * time.Millisecond) {
		size, _ := p.checkpoint()
		seen[size] = true
		if time.Now().After(end) {
			p.t.Fatalf("no checkpoint of size %d", first+n)
		}
	}
	group.Wait()
	want := map[string]bool{}
	for i := first; i < first+n; i++ {
		want[strconv.FormatUint(i, 10)] = true
	}
	got := map[string]bool{}
	for _, index := range indexes {
		got[index] = true
	}
	if !maps.Equal(got, want) {
		p.t.Fatalf("indexes %v", indexes)
	}
	return slices.Sorted(maps.Keys(seen))
}

func TestEmptyLog(t *testing.T) {
	p := start(t, t.TempDir())
	size, root := p.checkpoint()
	if empty := sha256.Sum256(nil); size != 0 || !bytes.Equal(root, empty[:]) {
		t.Errorf("size %d, root %x", size, root)
	}
	if p.PID != p.cmd.Process.Pid || p.Append != p.URL+"/append" || !strings.HasPrefix(p.Library, library+" v") {
		t.Errorf("announced %+v", p.ready)
	}
	for _, path := range []string{"/", "/tile/", "/tile/0/000", "/tile/0/000.p/0", "/tile/entries/000", "/.state/treeState",
		"/tile/../.state/treeState", "//checkpoint", "/checkpoint/"} {
		if !p.absent(path) {
			t.Errorf("%s is there", path)
		}
	}
	full := p.request("GET", "/checkpoint", "gzip", nil)
	head := p.request("HEAD", "/checkpoint", "gzip", nil)
	for _, a := range []answer{full, head} {
		h := a.header
		if h.Get("Content-Type") != "text/plain; charset=utf-8" || h.Get("Cache-Control") != "no-cache" ||
			h.Get("Content-Encoding") != "" || h.Get("Content-Length") != strconv.Itoa(len(full.body)) {
			t.Errorf("headers of the checkpoint: %v", h)
		}
	}
	p.stop()
}

func TestSeedAndGrow(t *testing.T) {
	p := start(t, t.TempDir(), "-entries", "300")
	if size, _ := p.checkpoint(); size != 300 {
		t.Fatalf("size %d at the start", size)
	}
	sizes := p.grow(300, 150)
	sizes = append(sizes, p.grow(450, 150)...)

	// Every size that a checkpoint had keeps its partials, at each level, as the beginning of what grew out of them.
	for _, size := range sizes {
		for level := 0; size>>(8*level) > 0; level++ {
			index, width := size>>(8*level)/256, size>>(8*level)%256
			if width == 0 {
				continue
			}
			partial := p.get(fmt.Sprintf("/tile/%d/%03d.p/%d", level, index, width))
			if len(partial) != int(width)*sha256.Size {
				t.Errorf("size %d: partial of %d bytes at level %d", size, len(partial), level)
			}
			if level == 0 && index < 2 {
				if !bytes.HasPrefix(p.get(fmt.Sprintf("/tile/0/%03d", index)), partial) {
					t.Errorf("size %d: the full tile %d starts otherwise", size, index)
				}
				if !bytes.HasPrefix(p.get(fmt.Sprintf("/tile/entries/%03d", index)), p.get(fmt.Sprintf("/tile/entries/%03d.p/%d", index, width))) {
					t.Errorf("size %d: the full bundle %d starts otherwise", size, index)
				}
			}
		}
	}

	var leaves [][]byte
	for i, name := range []string{"000", "001", "002.p/88"} {
		tile := p.get("/tile/0/" + name)
		if want := min(8192, 600*32-i*8192); len(tile) != want {
			t.Errorf("tile %s has %d bytes, not %d", name, len(tile), want)
		}
		for bundle := p.get("/tile/entries/" + name); len(bundle) > 0; {
			n := 2 + binary.BigEndian.Uint16(bundle)
			leaf := sha256.Sum256(append([]byte{0}, bundle[2:n]...))
			if want := fmt.Sprintf("touchstone entry %d", len(leaves)); len(leaves) < 300 && string(bundle[2:n]) != want {
				t.Errorf("%q, not %q", bundle[2:n], want)
			}
			if at := len(leaves) % 256 * 32; !bytes.Equal(tile[at:at+32], leaf[:]) {
				t.Errorf("hash of entry %d", len(leaves))
			}
			leaves = append(leaves, leaf[:])
			bundle = bundle[n:]
		}
	}
	if size, root := p.checkpoint(); size != 600 || len(leaves) != 600 || !bytes.Equal(root, treeHash(leaves)) {
		t.Errorf("size %d with %d leaves, or its root is not theirs", size, len(leaves))
	}
	above := slices.Concat(treeHash(leaves[:256]), treeHash(leaves[256:512]))
	if !bytes.Equal(p.get("/tile/1/000.p/2"), above) {
		t.Error("tile of level 1")
	}

	plain := p.request("GET", "/tile/entries/000", "gzip;q=0", nil)
	packed := p.request("GET", "/tile/entries/000", "br, gzip", nil)
	for _, a := range []answer{plain, packed} {
		h := a.header
		if h.Get("Content-Type") != "application/octet-stream" || h.Get("Cache-Control") != "max-age=31536000, immutable" ||
			h.Get("Vary") != "Accept-Encoding" || h.Get("Content-Length") != strconv.Itoa(len(a.body)) {
			t.Errorf("headers of a bundle: %v", h)
		}
	}
	z, err := gzip.NewReader(bytes.NewReader(packed.body))
	check(t, err)
	unpacked, err := io.ReadAll(z)
	check(t, err)
	if packed.header.Get("Content-Encoding") != "gzip" || plain.header.Get("Content-Encoding") != "" || !bytes.Equal(unpacked, plain.body) {
		t.Error("gzip of a bundle")
	}
	if a := p.request("GET", "/tile/0/000", "gzip", nil); a.header.Get("Content-Encoding") != "" || len(a.body) != 8192 {
		t.Error("gzip of a tile")
	}
	p.stop()
}

func TestAppendLimits(t *testing.T) {
	p := start(t, t.TempDir())
	for i, length := range []int{0, 65535} {
		if a := p.request("POST", "/append", "", make([]byte, length)); a.status != 200 || string(a.body) != strconv.Itoa(i) {
			t.Errorf("%d bytes: %d %s", length, a.status, a.body)
		}
	}
	for _, length := range []int{65536, 200_000} {
		if a := p.request("POST", "/append", "", make([]byte, length)); a.status != http.StatusRequestEntityTooLarge {
			t.Errorf("%d bytes: %d", length, a.status)
		}
	}
	for method, path := range map[string]string{"GET": "/append", "POST": "/checkpoint"} {
		if a := p.request(method, path, "", nil); a.status != http.StatusMethodNotAllowed {
			t.Errorf("%s %s: %d", method, path, a.status)
		}
	}
	p.stop()
}

// The POSIX storage of the library never pushes back by itself, so the answer to it is tested without a log.
func TestPushback(t *testing.T) {
	h := &handler{cache: true, add: func(context.Context, *tessera.Entry) tessera.IndexFuture {
		return func() (tessera.Index, error) { return tessera.Index{}, tessera.ErrPushbackIntegration }
	}}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest("POST", "/append", strings.NewReader("entry")))
	if w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") == "" {
		t.Errorf("%d %v", w.Code, w.Header())
	}
}

func TestCollectedPartials(t *testing.T) {
	p := start(t, t.TempDir(), "-entries", "200", "-partials", "gc", "-gc-interval", "100ms", "-cache=false", "-gzip=false")
	p.get("/tile/0/000.p/200")
	p.grow(200, 100)
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if p.request("GET", "/tile/0/000.p/200", "", nil).status == 404 && p.request("GET", "/tile/entries/000.p/200", "", nil).status == 404 {
			break
		}
		if time.Now().After(end) {
			t.Fatal("the partials stay")
		}
	}
	p.get("/tile/0/000")
	p.get("/tile/0/001.p/44")
	a := p.request("GET", "/tile/entries/000", "gzip", nil)
	if a.header.Get("Content-Encoding") != "" || a.header.Get("Vary") != "" || a.header.Get("Cache-Control") != "" {
		t.Errorf("headers that were turned off: %v", a.header)
	}
	p.stop()
}

func TestRestart(t *testing.T) {
	dir := t.TempDir()
	key := filepath.Join(dir, "key")
	store := filepath.Join(dir, "log")
	first := start(t, store, "-key", key, "-origin", "example.org/restarted", "-entries", "3")
	check(t, first.cmd.Process.Signal(syscall.SIGTERM))
	check(t, first.cmd.Wait())

	second := start(t, store, "-key", key, "-entries", "2")
	if size, _ := second.checkpoint(); size != 5 || second.VKey != first.VKey || second.Origin != "example.org/restarted" {
		t.Errorf("size %d of %+v", size, second.ready)
	}
	second.stop()

	if _, err := openLog(config{dir: store, origin: "example.org/restarted"}); err == nil {
		t.Error("another key took the log over")
	}
	if _, err := openLog(config{dir: store, keyFile: key, origin: "example.org/other", originGiven: true}); err == nil {
		t.Error("another origin took the log over")
	}
}

func TestAcceptsGzip(t *testing.T) {
	for value, want := range map[string]bool{
		"": false, "gzip": true, "GZIP;q=0.5": true, "gzip;q=0": false, "br, gzip": true, "identity": false, "*": true, "*, gzip;q=0": false,
	} {
		if got := acceptsGzip(http.Header{"Accept-Encoding": {value}}); got != want {
			t.Errorf("%q: %v", value, got)
		}
	}
}

// treeHash is the Merkle Tree Hash of RFC 6962 over leaf hashes, written anew so that the library is not its own judge.
func treeHash(leaves [][]byte) []byte {
	if len(leaves) == 1 {
		return leaves[0]
	}
	split := 1 << (bits.Len(uint(len(leaves)-1)) - 1)
	sum := sha256.Sum256(slices.Concat([]byte{1}, treeHash(leaves[:split]), treeHash(leaves[split:])))
	return sum[:]
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
