// Command second-reader judges the fixtures of the log suite by code of other projects: the packages of Go's checksum
// database, and those of transparency-dev.
//
//	second-reader vectors FOLDER              a line of JSON for each judgement of each case of each file
//	second-reader log FOLDER VKEY [WORKERS]   reads a whole log by Tessera's fsck; prints a line of JSON
//
// It ends with 0 when everything was read, whatever the judgements are, and with 1 when something could not be read.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// workersForDefects is enough for a log with one wrong entry. A worker ends at the first tile that is not as it should be, and
// without workers the check would wait endlessly; one wrong entry spoils a tile at each level, of which there are eight at most.
const workersForDefects = 16

// file is a file of vectors, as far as it is read here.
type file struct {
	Schema string    `json:"schema"`
	Kind   string    `json:"kind"`
	Cases  []*aCase  `json:"cases"`
	Files  []listing `json:"files"`
}

// listing is a file in the manifest.
type listing struct {
	Path string `json:"path"`
}

// aCase is a case of a file.
type aCase struct {
	ID      string          `json:"id"`
	Verdict string          `json:"verdict"`
	Input   json.RawMessage `json:"input"`
	Output  json.RawMessage `json:"output"`
}

// judgement is the verdict of a reader on a case.
type judgement struct {
	File    string `json:"file"`
	Case    string `json:"case"`
	Reader  string `json:"reader"`
	Verdict string `json:"verdict"` // accept, refuse, or differs: accepted, and read as something else
	Detail  string `json:"detail,omitempty"`
}

// reader judges the cases of one kind: an error is a refusal, and a difference says what it read otherwise.
type reader struct {
	name  string
	judge func(c *aCase) (difference string, err error)
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "second-reader:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 2 && args[0] == "vectors":
		return judgeVectors(args[1])
	case len(args) == 3 && args[0] == "log":
		return readLog(args[1], args[2], workersForDefects)
	case len(args) == 4 && args[0] == "log":
		workers, err := strconv.ParseUint(args[3], 10, 8)
		if err != nil {
			return fmt.Errorf("expected a number of workers, found %q", args[3])
		}
		return readLog(args[1], args[2], uint(workers))
	}
	return fmt.Errorf("expected vectors FOLDER, or log FOLDER VKEY [WORKERS]; found %q", args)
}

func judgeVectors(folder string) error {
	manifest, err := load(filepath.Join(folder, "manifest.json"))
	if err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, listed := range manifest.Files {
		f, err := load(filepath.Join(folder, listed.Path))
		if err != nil {
			return err
		}
		own := readers[f.Kind]
		if own == nil {
			return fmt.Errorf("%s: nobody here reads files of kind %q", listed.Path, f.Kind)
		}
		for _, c := range f.Cases {
			for _, r := range own {
				if err := json.NewEncoder(out).Encode(judge(listed.Path, c, r)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func judge(path string, c *aCase, r reader) judgement {
	found := judgement{File: path, Case: c.ID, Reader: r.name, Verdict: "accept"}
	difference, err := r.judge(c)
	if err != nil {
		found.Verdict, found.Detail = "refuse", err.Error()
	} else if difference != "" && c.Verdict == "accept" {
		found.Verdict, found.Detail = "differs", difference
	}
	return found
}

func load(path string) (*file, error) {
	bytes, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	f := &file{}
	if err := json.Unmarshal(bytes, f); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if f.Schema != "touchstone/vectors/1" {
		return nil, fmt.Errorf("%s: expected the format touchstone/vectors/1, found %q", path, f.Schema)
	}
	return f, nil
}
