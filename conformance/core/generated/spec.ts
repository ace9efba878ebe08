// Generated from spec/ by `npm run generate`. Edit spec/, not this.

export const sources = {
  "log": {
    "interface": {
      "title": "Transparency Log Service Interface",
      "url": ""
    },
    "tlog-tiles": {
      "title": "C2SP tlog-tiles",
      "url": "https://c2sp.org/tlog-tiles"
    },
    "tlog-checkpoint": {
      "title": "C2SP tlog-checkpoint",
      "url": "https://c2sp.org/tlog-checkpoint"
    },
    "signed-note": {
      "title": "C2SP signed-note",
      "url": "https://c2sp.org/signed-note"
    },
    "rfc6962": {
      "title": "RFC 6962",
      "url": "https://www.rfc-editor.org/rfc/rfc6962"
    }
  }
} as const;

export const requirements = {
  "LOG-CP-001": {
    "id": "LOG-CP-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The log serves its current checkpoint at `<prefix>/checkpoint`."
  },
  "LOG-CP-002": {
    "id": "LOG-CP-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The checkpoint is served as `text/plain; charset=utf-8`."
  },
  "LOG-CP-003": {
    "id": "LOG-CP-003",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The headers of the checkpoint keep caches from holding it for longer than a few seconds."
  },
  "LOG-CP-004": {
    "id": "LOG-CP-004",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The checkpoint carries a signature by the log's key, and every signature under a key of the log verifies."
  },
  "LOG-CP-005": {
    "id": "LOG-CP-005",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The checkpoint of a public log carries at least one Ed25519 signature by the log."
  },
  "LOG-CP-006": {
    "id": "LOG-CP-006",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Signatures"
    },
    "text": "The key name on the log's signature line is the origin."
  },
  "LOG-CP-010": {
    "id": "LOG-CP-010",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The text of a checkpoint has at least three lines: origin, tree size, root hash."
  },
  "LOG-CP-011": {
    "id": "LOG-CP-011",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The origin line is not empty."
  },
  "LOG-CP-012": {
    "id": "LOG-CP-012",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The tree size is written in ASCII decimal digits without leading zeroes."
  },
  "LOG-CP-013": {
    "id": "LOG-CP-013",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The root hash is the standard, padded base64 of 32 bytes."
  },
  "LOG-CP-014": {
    "id": "LOG-CP-014",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "An extension line is not empty."
  },
  "LOG-CP-015": {
    "id": "LOG-CP-015",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "A checkpoint has no extension lines."
  },
  "LOG-CP-016": {
    "id": "LOG-CP-016",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The origin holds neither a Unicode space nor a plus sign, and no URL scheme."
  },
  "LOG-CP-017": {
    "id": "LOG-CP-017",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Parameters"
    },
    "text": "Every checkpoint of a log carries the one origin that identifies the log."
  },
  "LOG-CP-018": {
    "id": "LOG-CP-018",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Parameters"
    },
    "text": "The origin is one of the log's URL prefixes, without the scheme and without trailing slashes.",
    "excluded": "The address that a judge is given may be a proxy's, a mirror's or a loopback address, so it does not tell what the log's published prefixes are."
  },
  "LOG-SN-001": {
    "id": "LOG-SN-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "A checkpoint is a text that ends in a newline, an empty line, and one or more signature lines, each ended by a newline."
  },
  "LOG-SN-002": {
    "id": "LOG-SN-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "A checkpoint is valid UTF-8 and has no ASCII control character other than newline."
  },
  "LOG-SN-003": {
    "id": "LOG-SN-003",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "A signature line is an em dash (U+2014), a space, the key name, a space, and the signature."
  },
  "LOG-SN-004": {
    "id": "LOG-SN-004",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "A key name is not empty and holds neither a Unicode space nor a plus sign."
  },
  "LOG-SN-005": {
    "id": "LOG-SN-005",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "A signature is the standard base64 of a four-byte key ID followed by the bytes of the signature."
  },
  "LOG-MH-001": {
    "id": "LOG-MH-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "rfc6962",
      "section": "2.1"
    },
    "text": "The hash of an entry is SHA-256 of a zero byte followed by the entry, and each hash of a level-0 tile is that of its entry in the bundle."
  },
  "LOG-MH-002": {
    "id": "LOG-MH-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "rfc6962",
      "section": "2.1"
    },
    "text": "The root hash of a checkpoint is the RFC 6962 Merkle Tree Hash of its tree: nodes are SHA-256 of a one byte, left and right, and an unpaired node is promoted."
  },
  "LOG-MH-003": {
    "id": "LOG-MH-003",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "Each hash of a tile at level 1 and above is the Merkle Tree Hash of the full tile below it."
  },
  "LOG-MH-004": {
    "id": "LOG-MH-004",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "rfc6962",
      "section": "2.1"
    },
    "text": "The root hash of the empty tree is SHA-256 of nothing."
  },
  "LOG-MH-005": {
    "id": "LOG-MH-005",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Partial Tiles"
    },
    "text": "A partial tile is not hashed into a tile of the level above."
  },
  "LOG-TL-001": {
    "id": "LOG-TL-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree, Partial Tiles"
    },
    "text": "The log serves every tile that the checkpoint's tree has, at its path; a partial tile may be gone once its full tile is served."
  },
  "LOG-TL-002": {
    "id": "LOG-TL-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree, Partial Tiles"
    },
    "text": "A full tile is 256 hashes, which is 8,192 bytes; a partial tile of width W is W hashes."
  },
  "LOG-TL-003": {
    "id": "LOG-TL-003",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "Tiles are served as `application/octet-stream`."
  },
  "LOG-TL-004": {
    "id": "LOG-TL-004",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "The caching headers of a tile let caches keep it for long."
  },
  "LOG-TL-005": {
    "id": "LOG-TL-005",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Partial Tiles"
    },
    "text": "Empty tiles are not served."
  },
  "LOG-TL-006": {
    "id": "LOG-TL-006",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "What a tile or bundle path has answered once, it answers always: these resources do not change."
  },
  "LOG-TL-007": {
    "id": "LOG-TL-007",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "APIs, Log entries"
    },
    "text": "A body has the content coding that the answer names, and that coding is gzip or one that the request offered."
  },
  "LOG-EB-001": {
    "id": "LOG-EB-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The log serves the entry bundle of every level-0 tile of the checkpoint's tree, full or partial alike."
  },
  "LOG-EB-002": {
    "id": "LOG-EB-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "A bundle is its entries, each behind its length as a big-endian uint16, as many as the tile is wide, and nothing else."
  },
  "LOG-EB-003": {
    "id": "LOG-EB-003",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "Entry bundles are served as `application/octet-stream`."
  },
  "LOG-EB-004": {
    "id": "LOG-EB-004",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "Entry bundles are compressed at the HTTP layer."
  },
  "LOG-EB-005": {
    "id": "LOG-EB-005",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The caching headers of an entry bundle let caches keep it for long."
  },
  "LOG-GR-001": {
    "id": "LOG-GR-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Signatures"
    },
    "text": "A log signs no checkpoint that is inconsistent with one that it signed before."
  },
  "LOG-GR-002": {
    "id": "LOG-GR-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Partial Tiles"
    },
    "text": "The partial tiles and bundles of a published tree size stay served until the full ones are, and are their beginning."
  },
  "LOG-GR-003": {
    "id": "LOG-GR-003",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "Within the time that is declared for it, a checkpoint covers what the log has accepted."
  },
  "LOG-IF-001": {
    "id": "LOG-IF-001",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "GetCheckpoint is `GET {base_url}/api/v2/checkpoint`, without parameters and without a body."
  },
  "LOG-IF-002": {
    "id": "LOG-IF-002",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "GetTile is `GET {base_url}/api/v2/tile/{L}/{N}`; N may span several path segments."
  },
  "LOG-IF-003": {
    "id": "LOG-IF-003",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "GetEntryBundle is `GET {base_url}/api/v2/tile/entries/{N}`; N may span several path segments."
  }
} as const;

export const choices = {
  "empty-log": {
    "name": "empty-log",
    "suite": "log",
    "text": "What a log without entries answers at its checkpoint path.",
    "options": {
      "size-0": {
        "text": "A checkpoint of tree size 0.",
        "sources": [
          "tlog-checkpoint, Note text",
          "Tessera"
        ]
      },
      "not-found": {
        "text": "Not found, until the first checkpoint is published.",
        "sources": [
          "tlog-tiles does not exclude it"
        ]
      }
    }
  },
  "public-log": {
    "name": "public-log",
    "suite": "log",
    "text": "Whether the log is public or deals with the public witness network, and so owes an Ed25519 signature.",
    "options": {
      "yes": {
        "text": "It does.",
        "sources": [
          "tlog-tiles, Checkpoints"
        ]
      },
      "no": {
        "text": "It does not.",
        "sources": [
          "tlog-tiles, Checkpoints"
        ]
      }
    }
  },
  "minimum-index": {
    "name": "minimum-index",
    "suite": "log",
    "text": "The lowest entry index that a pruned log still serves. Tiles and bundles that end at or below it are not owed.",
    "number": {
      "unit": "entries",
      "default": 0,
      "sources": [
        "tlog-tiles, Pruning"
      ]
    }
  },
  "publish-within": {
    "name": "publish-within",
    "suite": "log",
    "text": "The seconds from an accepted entry to a served checkpoint that covers it.",
    "number": {
      "unit": "seconds",
      "sources": [
        "stated by no source",
        "Tessera's default interval is 10 s"
      ]
    }
  }
} as const;

export const profiles = {
  "log": {
    "default": [
      "interface",
      "tlog-tiles"
    ],
    "prefix": [
      "tlog-tiles"
    ],
    "profiles": {
      "interface": {
        "rulesets": [
          "interface"
        ],
        "text": "What the interface document adds."
      },
      "tlog-tiles": {
        "rulesets": [
          "tlog-tiles"
        ],
        "text": "C2SP tlog-tiles with tlog-checkpoint, signed-note and RFC 6962."
      }
    }
  }
} as const;
