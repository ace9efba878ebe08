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
    },
    "tlog-cosignature": {
      "title": "C2SP tlog-cosignature",
      "url": "https://c2sp.org/tlog-cosignature"
    },
    "rekor-v2": {
      "title": "Rekor v2 as it is deployed",
      "url": "https://github.com/sigstore/rekor-tiles"
    },
    "rfc9110": {
      "title": "RFC 9110",
      "url": "https://www.rfc-editor.org/rfc/rfc9110"
    },
    "rfc9111": {
      "title": "RFC 9111",
      "url": "https://www.rfc-editor.org/rfc/rfc9111"
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
  "LOG-CP-007": {
    "id": "LOG-CP-007",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Signatures"
    },
    "text": "The log signs its checkpoints with an ML-DSA-44 cosignature key.",
    "excluded": "tlog-tiles asks public logs for an Ed25519 signature, and no deployed log follows this yet; what keys a log has is reported as the choice log-key."
  },
  "LOG-CP-008": {
    "id": "LOG-CP-008",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-cosignature",
      "section": "Format"
    },
    "text": "A key that cosigns signs nothing but cosignatures: one public key and signature type stand for one set of statements.",
    "excluded": "What else a key has signed is not to be seen in the log."
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
  "LOG-SN-006": {
    "id": "LOG-SN-006",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "A key ID is the beginning of the SHA-256 hash of key name, newline, signature type and public key.",
    "excluded": "A verifier key is taken only where its ID is so made, and a log whose lines carry another is caught by LOG-CP-004."
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
  "LOG-MH-006": {
    "id": "LOG-MH-006",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "rfc6962",
      "section": "2.1.1"
    },
    "text": "The inclusion proof of every entry can be made from the log's tiles and verifies against its checkpoint."
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
  "LOG-TL-008": {
    "id": "LOG-TL-008",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree, Partial Tiles"
    },
    "text": "The path of a full tile or bundle is answered with all of its 256 hashes or entries, never with those that there are so far."
  },
  "LOG-TL-009": {
    "id": "LOG-TL-009",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree, Partial Tiles"
    },
    "text": "Levels are 0 to 63, widths 1 to 255, and no tree has 2^64 entries: a path that can never name a tile or bundle is not answered with one."
  },
  "LOG-TL-010": {
    "id": "LOG-TL-010",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "A tile has one path. A log that knows it by another spelling as well answers there with the same bytes."
  },
  "LOG-TL-011": {
    "id": "LOG-TL-011",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Pruning"
    },
    "text": "A log is pruned by refusing its old resources over HTTP, not by deleting them.",
    "excluded": "Whether what is refused still exists is not to be seen."
  },
  "LOG-TL-012": {
    "id": "LOG-TL-012",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Retention"
    },
    "text": "A log without a retention policy does not prune, and its minimum index is at most the size of its checkpoint.",
    "excluded": "A minimum index and a policy are published elsewhere; the choice minimum-index tells the run what is not owed."
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
  "LOG-GR-004": {
    "id": "LOG-GR-004",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "A checkpoint is not older than is declared: once a larger tree was shown, a smaller one is not shown for longer than that."
  },
  "LOG-GR-005": {
    "id": "LOG-GR-005",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "A log to which nobody writes publishes a new checkpoint no more often than is declared."
  },
  "LOG-GR-006": {
    "id": "LOG-GR-006",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "APIs"
    },
    "text": "What the log serves to one reader it serves to others as well, whatever headers they send."
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
  },
  "LOG-IF-004": {
    "id": "LOG-IF-004",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The log holds what clients created and nothing else: its tree grows by as many entries as were accepted."
  },
  "LOG-HT-001": {
    "id": "LOG-HT-001",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "8.6"
    },
    "text": "A Content-Length in the answer to HEAD is the length that the answer to the same GET has."
  },
  "LOG-HT-002": {
    "id": "LOG-HT-002",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "9.3.2"
    },
    "text": "HEAD is answered with the status and the Content-Type that GET would be answered with."
  },
  "LOG-HT-003": {
    "id": "LOG-HT-003",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "13.1.2"
    },
    "text": "304 (Not Modified) answers only a request whose validator is that of the present content."
  },
  "LOG-HT-004": {
    "id": "LOG-HT-004",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "13.2.1"
    },
    "text": "A request with the present entity tag in If-None-Match is answered with 304 (Not Modified)."
  },
  "LOG-HT-005": {
    "id": "LOG-HT-005",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "8.8.1, 8.8.3.3"
    },
    "text": "Different content, or the same in another content coding, has another strong entity tag."
  },
  "LOG-HT-006": {
    "id": "LOG-HT-006",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9111",
      "section": "4.2"
    },
    "text": "The answer that something is not there does not let caches keep it for long: it may be there in a moment."
  },
  "LOG-HT-007": {
    "id": "LOG-HT-007",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "8.4"
    },
    "text": "The content of an error answer is in the content coding that the answer names."
  },
  "LOG-HT-008": {
    "id": "LOG-HT-008",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "15.5, 15.6"
    },
    "text": "A request for what cannot exist is answered with a client error, not with a server error."
  },
  "LOG-HT-009": {
    "id": "LOG-HT-009",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "14.2, 15.3.7"
    },
    "text": "An answer of 206 (Partial Content) holds exactly the bytes that its Content-Range names."
  },
  "LOG-HT-010": {
    "id": "LOG-HT-010",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "15.5.5"
    },
    "text": "What is not there is answered with 404 (Not Found), or with 403 or 410 where the log always does so."
  },
  "LOG-HT-011": {
    "id": "LOG-HT-011",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "12.5.5"
    },
    "text": "Where an answer depends on Accept-Encoding, Vary says so."
  },
  "LOG-HT-012": {
    "id": "LOG-HT-012",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "3.3"
    },
    "text": "Readers in browsers from other origins are answered as is declared."
  },
  "LOG-HT-013": {
    "id": "LOG-HT-013",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "15.4.5"
    },
    "text": "304 (Not Modified) has the ETag and the Cache-Control that 200 would have, and the Vary where the log itself compressed."
  },
  "LOG-HT-014": {
    "id": "LOG-HT-014",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "15.4.5"
    },
    "text": "304 (Not Modified) does not describe content: no type, no coding, no language."
  },
  "LOG-HT-015": {
    "id": "LOG-HT-015",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "13.1.2, 8.8.3.2"
    },
    "text": "Where an entity tag in If-None-Match is answered with 304, so it is within a list, by weak comparison, and by an asterisk."
  },
  "LOG-HT-016": {
    "id": "LOG-HT-016",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "15.5.6"
    },
    "text": "405 (Method Not Allowed) says in Allow which methods the resource has."
  },
  "LOG-HT-017": {
    "id": "LOG-HT-017",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "12.5.3"
    },
    "text": "Nothing is sent in gzip to a client that does not accept it, but for bundles, which a log may have in gzip only."
  },
  "LOG-HT-018": {
    "id": "LOG-HT-018",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "8.8.3"
    },
    "text": "An ETag is one entity tag in double quotes, strong or weak."
  },
  "LOG-HT-019": {
    "id": "LOG-HT-019",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "9.1, 15.6"
    },
    "text": "A method that a resource does not have is refused as an error of the client, or with 501 (Not Implemented)."
  },
  "LOG-HT-020": {
    "id": "LOG-HT-020",
    "suite": "log",
    "level": "should",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "13.2.2"
    },
    "text": "A conditional request for what is there is answered with it or with 304 (Not Modified), not with an error."
  },
  "LOG-RV-001": {
    "id": "LOG-RV-001",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Freezing"
    },
    "text": "The checkpoint of a frozen log has exactly one extension line that begins with `Log frozen — `."
  },
  "LOG-RV-002": {
    "id": "LOG-RV-002",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Freezing"
    },
    "text": "The tree of a frozen log does not change, and all of it stays readable."
  },
  "LOG-CE-001": {
    "id": "LOG-CE-001",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "CreateEntry is `POST {base_url}/api/v2/log/entries` with a CreateEntryRequest as the whole body, answered with a TransparencyLogEntry."
  },
  "LOG-CE-002": {
    "id": "LOG-CE-002",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The answer to CreateEntry is the logged entry: the bundle has it at the index that the answer names."
  },
  "LOG-CE-003": {
    "id": "LOG-CE-003",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The service is one RPC service with four operations, whose answers are those of HTTP."
  },
  "LOG-CE-004": {
    "id": "LOG-CE-004",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "A created entry is answered with 201 and the JSON form of TransparencyLogEntry."
  },
  "LOG-CE-005": {
    "id": "LOG-CE-005",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "The inclusion proof in the answer verifies against the checkpoint in the answer, which the log has published."
  },
  "LOG-CE-006": {
    "id": "LOG-CE-006",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "The canonicalized body is the RFC 8785 form of the entry that was sent, and is the leaf."
  },
  "LOG-CE-007": {
    "id": "LOG-CE-007",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "A request whose signature does not verify, or whose parts do not belong together, is refused with 400 and changes nothing."
  },
  "LOG-CE-008": {
    "id": "LOG-CE-008",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "An entry that the log has already is answered as is declared, with the index that it has."
  },
  "LOG-CE-009": {
    "id": "LOG-CE-009",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "What was acknowledged is never lost, and no index is given twice."
  },
  "LOG-CE-010": {
    "id": "LOG-CE-010",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Freezing"
    },
    "text": "A frozen log refuses to create entries with 405."
  },
  "LOG-CE-011": {
    "id": "LOG-CE-011",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "In the JSON of a TransparencyLogEntry names are in lowerCamelCase, 64-bit integers are decimal strings, bytes are padded standard base64."
  },
  "LOG-CE-012": {
    "id": "LOG-CE-012",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "An entry has the integrated time 0 and no inclusion promise: the service vouches for no time."
  },
  "LOG-CE-013": {
    "id": "LOG-CE-013",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "The log ID is the whole hash of which the key ID of the log's signature is the beginning."
  },
  "LOG-CE-014": {
    "id": "LOG-CE-014",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "Kind and version in the answer are those of the body: hashedrekord 0.0.2."
  },
  "LOG-CE-015": {
    "id": "LOG-CE-015",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Errors"
    },
    "text": "An error of CreateEntry is JSON with code, message and details, whose code is the one of the HTTP status."
  },
  "LOG-CE-016": {
    "id": "LOG-CE-016",
    "suite": "log",
    "level": "should",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Errors"
    },
    "text": "No request, however malformed, is answered with an error of the server."
  },
  "LOG-CE-017": {
    "id": "LOG-CE-017",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Headers"
    },
    "text": "No metadata of the RPC shows in the headers of an HTTP answer."
  },
  "LOG-CE-018": {
    "id": "LOG-CE-018",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Limits"
    },
    "text": "An entry that is too large for the log is refused and leaves it as it was."
  },
  "LOG-CE-019": {
    "id": "LOG-CE-019",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Routes"
    },
    "text": "Entries are created by POST alone: another method at that path is refused and creates nothing."
  },
  "LOG-CE-020": {
    "id": "LOG-CE-020",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "Each spelling that the JSON mapping of protobuf allows is understood, and all spellings of an entry are that one entry."
  },
  "LOG-CE-021": {
    "id": "LOG-CE-021",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "Entries that are created at the same time each get an index of their own, a proof of their own, and their own body."
  },
  "LOG-CE-022": {
    "id": "LOG-CE-022",
    "suite": "log",
    "level": "should",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "A client that goes away takes nobody else's entry with it, and may send its own again."
  },
  "LOG-CE-023": {
    "id": "LOG-CE-023",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Algorithms"
    },
    "text": "Entries of every algorithm that the log allows are taken in, by public key and by certificate, with the algorithm's own hash."
  },
  "LOG-CE-024": {
    "id": "LOG-CE-024",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Algorithms"
    },
    "text": "The algorithm that a request names is that of its key."
  },
  "LOG-CE-025": {
    "id": "LOG-CE-025",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "The tree size of an answer is one that the log serves: its checkpoint shows no smaller one afterwards than caches allow."
  },
  "LOG-CE-026": {
    "id": "LOG-CE-026",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "gRPC"
    },
    "text": "What is answered over gRPC is what HTTP answers: a created entry with proof, checkpoint, kind and log ID, and what is refused with the status code that goes with the HTTP status."
  },
  "LOG-CE-027": {
    "id": "LOG-CE-027",
    "suite": "log",
    "level": "must",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "CreateEntry"
    },
    "text": "What was acknowledged before a restart is there after it, and no index is given again, whether the log was asked to end or was killed."
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
  },
  "stale-within": {
    "name": "stale-within",
    "suite": "log",
    "text": "The seconds for which a checkpoint may still be shown after one of a larger tree was.",
    "number": {
      "unit": "seconds",
      "sources": [
        "stated by no source",
        "tlog-tiles, Checkpoints: a few seconds of caching"
      ]
    }
  },
  "republish-every": {
    "name": "republish-every",
    "suite": "log",
    "text": "The seconds that a log to which nobody writes lets pass before it publishes a new checkpoint.",
    "number": {
      "unit": "seconds",
      "sources": [
        "stated by no source",
        "Tessera's default is 600 s"
      ]
    }
  },
  "log-key": {
    "name": "log-key",
    "suite": "log",
    "text": "What type of key the log signs its checkpoints with.",
    "options": {
      "ed25519": {
        "text": "Ed25519 (type 0x01).",
        "sources": [
          "tlog-tiles, Checkpoints, for public logs",
          "Rekor v2's default"
        ]
      },
      "ecdsa": {
        "text": "ECDSA (type 0x02).",
        "sources": [
          "signed-note, Signatures",
          "Rekor v2"
        ]
      },
      "cosignature": {
        "text": "An Ed25519 cosignature (type 0x04).",
        "sources": [
          "tlog-cosignature, Format"
        ]
      },
      "ml-dsa-44": {
        "text": "An ML-DSA-44 cosignature (type 0x06).",
        "sources": [
          "tlog-checkpoint, Signatures: SHOULD"
        ]
      },
      "several": {
        "text": "Keys of several types.",
        "sources": [
          "tlog-tiles, Checkpoints: MAY"
        ]
      }
    }
  },
  "other-spellings": {
    "name": "other-spellings",
    "suite": "log",
    "text": "What a log answers to another spelling of a tile's path, such as one with leading zeroes or an escaped slash.",
    "options": {
      "refused": {
        "text": "An error status.",
        "sources": [
          "tlog-tiles, Merkle Tree: no additional leading zeroes"
        ]
      },
      "same": {
        "text": "The same tile, to some spellings.",
        "sources": [
          "Tessera's path parser",
          "RFC 3986 section 6.2: servers that normalise paths"
        ]
      }
    }
  },
  "missing-status": {
    "name": "missing-status",
    "suite": "log",
    "text": "What status a log answers with where nothing is.",
    "options": {
      "not-found": {
        "text": "404 (Not Found).",
        "sources": [
          "RFC 9110 section 15.5.5",
          "what Tessera's and Sunlight's clients expect"
        ]
      },
      "forbidden": {
        "text": "403 (Forbidden).",
        "sources": [
          "object stores that may not be listed"
        ]
      },
      "gone": {
        "text": "410 (Gone).",
        "sources": [
          "RFC 9110 section 15.5.11"
        ]
      }
    }
  },
  "cross-origin": {
    "name": "cross-origin",
    "suite": "log",
    "text": "Whether scripts of other origins may read the log.",
    "options": {
      "none": {
        "text": "No Access-Control-Allow-Origin.",
        "sources": [
          "rekor-tiles"
        ]
      },
      "allowed": {
        "text": "Access-Control-Allow-Origin allows the reader's origin.",
        "sources": [
          "Sunlight's skylight"
        ]
      }
    }
  },
  "frozen": {
    "name": "frozen",
    "suite": "log",
    "text": "Whether the log is frozen, so that it never changes again.",
    "options": {
      "yes": {
        "text": "It is.",
        "sources": [
          "Rekor v2's freeze-checkpoint"
        ]
      },
      "no": {
        "text": "It is not.",
        "sources": [
          "Rekor v2"
        ]
      }
    }
  },
  "success-status": {
    "name": "success-status",
    "suite": "log",
    "text": "What status a created entry is answered with, where Rekor v2's own is not asked for.",
    "options": {
      "created": {
        "text": "201 (Created).",
        "sources": [
          "rekor-tiles",
          "its Go client takes nothing else"
        ]
      },
      "ok": {
        "text": "200 (OK).",
        "sources": [
          "rekor-tiles' OpenAPI document"
        ]
      }
    }
  },
  "duplicate": {
    "name": "duplicate",
    "suite": "log",
    "text": "What an entry is answered with that the log has already.",
    "options": {
      "refuse": {
        "text": "409 (Conflict), with the index it has in x-log-index.",
        "sources": [
          "rekor-tiles"
        ]
      },
      "return-existing": {
        "text": "The entry as it was logged, with the index it has.",
        "sources": [
          "proposed for rekor-tiles (issue 620)"
        ]
      },
      "readmit": {
        "text": "A second entry with an index of its own.",
        "sources": [
          "rekor-tiles without persistent deduplication: best effort"
        ]
      }
    }
  },
  "over-size": {
    "name": "over-size",
    "suite": "log",
    "text": "What status a request is answered with that is larger than the log takes.",
    "options": {
      "bad-request": {
        "text": "400 (Bad Request).",
        "sources": [
          "rekor-tiles"
        ]
      },
      "too-large": {
        "text": "413 (Content Too Large).",
        "sources": [
          "RFC 9110 section 15.5.14"
        ]
      },
      "taken": {
        "text": "None: a request of more than four mebibytes is taken where its entry is not too large.",
        "sources": [
          "rekor-tiles: --max-request-body-size"
        ]
      }
    }
  },
  "wrong-method": {
    "name": "wrong-method",
    "suite": "log",
    "text": "What status another method than POST is answered with where entries are created.",
    "options": {
      "not-allowed": {
        "text": "405 (Method Not Allowed).",
        "sources": [
          "RFC 9110 section 15.5.6"
        ]
      },
      "not-implemented": {
        "text": "501 (Not Implemented).",
        "sources": [
          "rekor-tiles: grpc-gateway's default"
        ]
      }
    }
  },
  "algorithms": {
    "name": "algorithms",
    "suite": "log",
    "text": "Which of the algorithms that Rekor v2 knows the log allows.",
    "options": {
      "all": {
        "text": "All seven.",
        "sources": [
          "rekor-tiles' default"
        ]
      },
      "some": {
        "text": "Some of them.",
        "sources": [
          "rekor-tiles: --client-signing-algorithms"
        ]
      }
    }
  },
  "key-details": {
    "name": "key-details",
    "suite": "log",
    "text": "What becomes of a request that names an algorithm of another type of key than its own, with the same hash.",
    "options": {
      "refused": {
        "text": "It is refused.",
        "sources": [
          "rekor-v2-spec, Algorithms",
          "this project's reference"
        ]
      },
      "logged": {
        "text": "It is logged as it stands.",
        "sources": [
          "rekor-tiles up to 2.3: only the pair of key and hash is looked at"
        ]
      }
    }
  },
  "ecdsa-form": {
    "name": "ecdsa-form",
    "suite": "log",
    "text": "In which forms the log takes an ECDSA signature.",
    "options": {
      "der": {
        "text": "ASN.1 DER alone.",
        "sources": [
          "Sigstore's PublicKeyDetails",
          "this project's reference"
        ]
      },
      "der-and-raw": {
        "text": "Also as the two numbers one after the other, as IEEE P1363 has it.",
        "sources": [
          "rekor-tiles 2.3"
        ]
      }
    }
  },
  "rpc-reads": {
    "name": "rpc-reads",
    "suite": "log",
    "text": "Whether tiles, bundles and the checkpoint are answered over gRPC as well.",
    "options": {
      "served": {
        "text": "They are.",
        "sources": [
          "the interface document, Endpoints"
        ]
      },
      "elsewhere": {
        "text": "Only CreateEntry is; reading is left to whatever serves the files.",
        "sources": [
          "rekor-tiles: Unimplemented, with reads from a bucket"
        ]
      }
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
      },
      "http": {
        "rulesets": [
          "http"
        ],
        "text": "What RFC 9110 and RFC 9111 ask of any server: HEAD, conditional requests, errors that caches may not keep."
      },
      "rekor-v2": {
        "rulesets": [
          "interface",
          "tlog-tiles",
          "rekor-v2"
        ],
        "text": "The interface as Rekor v2 is deployed."
      }
    }
  }
} as const;
