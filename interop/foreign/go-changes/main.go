// Command go-changes lists the small changes that can be made to Go files, as JSON: where, by which operator, and the
// new text. It changes nothing itself.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
)

// change is one change: the bytes from start to end become the replacement. Lines and columns count from 1.
type change struct {
	File        string `json:"file"`
	Start       int    `json:"start"`
	End         int    `json:"end"`
	Line        int    `json:"line"`
	Column      int    `json:"column"`
	EndLine     int    `json:"endLine"`
	EndColumn   int    `json:"endColumn"`
	Operator    string `json:"operator"`
	Replacement string `json:"replacement"`
}

// lister collects the changes of one file.
type lister struct {
	file    string
	fset    *token.FileSet
	text    []byte
	changes []change
}

func main() {
	all := []change{}
	for _, file := range os.Args[1:] {
		changes, err := list(file)
		if err != nil {
			fmt.Fprintln(os.Stderr, "go-changes:", err)
			os.Exit(1)
		}
		all = append(all, changes...)
	}
	if err := json.NewEncoder(os.Stdout).Encode(all); err != nil {
		fmt.Fprintln(os.Stderr, "go-changes:", err)
		os.Exit(1)
	}
}

func list(file string) ([]change, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	l := &lister{file: file, fset: fset, text: text}
	ast.Inspect(tree, l.visit)
	return l.changes, nil
}

// add notes that a node becomes another text.
func (l *lister) add(operator string, node ast.Node, replacement string) {
	l.addRange(operator, node.Pos(), node.End(), replacement)
}

func (l *lister) addRange(operator string, from, to token.Pos, replacement string) {
	start, end := l.fset.Position(from), l.fset.Position(to)
	l.changes = append(l.changes, change{
		File: l.file, Start: start.Offset, End: end.Offset,
		Line: start.Line, Column: start.Column, EndLine: end.Line, EndColumn: end.Column,
		Operator: operator, Replacement: replacement,
	})
}

// source gives the text of a node.
func (l *lister) source(node ast.Node) string {
	return l.between(node.Pos(), node.End())
}

func (l *lister) between(from, to token.Pos) string {
	return string(l.text[l.fset.Position(from).Offset:l.fset.Position(to).Offset])
}
