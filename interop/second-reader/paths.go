package main

import (
	"errors"
	"strings"

	"github.com/transparency-dev/tessera/api/layout"
	"golang.org/x/mod/sumdb/tlog"
)

type pathInput struct {
	Path string `json:"path"`
}

// place is a tile or bundle; level -1 is a bundle, width 0 a full one.
type place struct {
	level int
	index uint64
	width int
}

// placeOf reads the output of a path.
func placeOf(c *aCase) place {
	read := struct {
		Level *int   `json:"level"`
		Index number `json:"index"`
		Width int    `json:"width"`
	}{}
	if c.Output == nil {
		return place{}
	}
	must(c, c.Output, &read)
	level := -1
	if read.Level != nil {
		level = *read.Level
	}
	return place{level, uint64(read.Index), read.Width}
}

// pathBySumdb puts the height of 8 into the path, which the checksum database has there, and its name for bundles.
func pathBySumdb(c *aCase) (string, error) {
	path := input[pathInput](c).Path
	rest, found := strings.CutPrefix(path, "tile/")
	if !found {
		return "", errors.New("no tile/")
	}
	if strings.HasPrefix(rest, "data/") {
		return "", errors.New("data is the name for bundles of the checksum database, which is put there below")
	}
	if under, found := strings.CutPrefix(rest, "entries/"); found {
		rest = "data/" + under
	}
	tile, err := tlog.ParseTilePath("tile/8/" + rest)
	if err != nil {
		return "", err
	}
	read := place{tile.L, uint64(tile.N), tile.W}
	if tile.W == 256 {
		read.width = 0
	}
	if expected := placeOf(c); read != expected {
		return differs(expected, read), nil
	}
	return "", nil
}

// pathByTessera divides the path as Tessera's own HTTP server does, and writes it again from what was read.
func pathByTessera(c *aCase) (string, error) {
	path := input[pathInput](c).Path
	parts := strings.SplitN(path, "/", 3)
	if len(parts) != 3 || parts[0] != "tile" {
		return "", errors.New("not tile/<L>/<N>")
	}
	expected := placeOf(c)
	if parts[1] == "entries" {
		index, width, err := layout.ParseTileIndexPartial(parts[2])
		if err != nil {
			return "", err
		}
		if read := (place{-1, index, int(width)}); read != expected {
			return differs(expected, read), nil
		}
		if again := layout.EntriesPath(index, width); again != path {
			return differs(path, again), nil
		}
		return "", nil
	}
	level, index, width, err := layout.ParseTileLevelIndexPartial(parts[1], parts[2])
	if err != nil {
		return "", err
	}
	if read := (place{int(level), index, int(width)}); read != expected {
		return differs(expected, read), nil
	}
	if again := layout.TilePath(level, index, width); again != path {
		return differs(path, again), nil
	}
	return "", nil
}

type edgesOutput struct {
	Tiles  []string `json:"tiles"`
	Bundle *string  `json:"bundle"`
}

func edgesByTessera(c *aCase) (string, error) {
	size := uint64(input[struct {
		Size number `json:"size"`
	}](c).Size)
	read := edgesOutput{Tiles: []string{}}
	for level := uint64(0); level < 8 && size>>(8*level) > 0; level++ {
		index := size >> (8 * level) / layout.TileWidth
		if width := layout.PartialTileSize(level, index, size); width > 0 {
			read.Tiles = append(read.Tiles, layout.TilePath(level, index, width))
		}
	}
	if width := layout.PartialTileSize(0, size/layout.EntryBundleWidth, size); width > 0 {
		path := layout.EntriesPath(size/layout.EntryBundleWidth, width)
		read.Bundle = &path
	}
	return output(c, read), nil
}
