// Generated from spec/ by `npm run generate`. Edit spec/, not this.

export const sources = {
  "feed": {
    "interface": {
      "title": "Site Events Feed Interface",
      "url": ""
    },
    "open-data-v2": {
      "title": "The known service of this interface, version 2",
      "url": "https://github.com/uWaterloo/api-documentation"
    },
    "rfc3339": {
      "title": "RFC 3339",
      "url": "https://www.rfc-editor.org/rfc/rfc3339"
    },
    "rfc3986": {
      "title": "RFC 3986",
      "url": "https://www.rfc-editor.org/rfc/rfc3986"
    },
    "rfc6585": {
      "title": "RFC 6585",
      "url": "https://www.rfc-editor.org/rfc/rfc6585"
    },
    "rfc7303": {
      "title": "RFC 7303",
      "url": "https://www.rfc-editor.org/rfc/rfc7303"
    },
    "rfc7493": {
      "title": "RFC 7493",
      "url": "https://www.rfc-editor.org/rfc/rfc7493"
    },
    "rfc8259": {
      "title": "RFC 8259",
      "url": "https://www.rfc-editor.org/rfc/rfc8259"
    },
    "rfc9110": {
      "title": "RFC 9110",
      "url": "https://www.rfc-editor.org/rfc/rfc9110"
    },
    "rfc9111": {
      "title": "RFC 9111",
      "url": "https://www.rfc-editor.org/rfc/rfc9111"
    },
    "rfc9112": {
      "title": "RFC 9112",
      "url": "https://www.rfc-editor.org/rfc/rfc9112"
    },
    "rfc9239": {
      "title": "RFC 9239",
      "url": "https://www.rfc-editor.org/rfc/rfc9239"
    },
    "xml": {
      "title": "Extensible Markup Language (XML) 1.0, fifth edition",
      "url": "https://www.w3.org/TR/xml/"
    },
    "ecmascript": {
      "title": "ECMAScript Language Specification (ECMA-262)",
      "url": "https://tc39.es/ecma262/"
    },
    "fetch": {
      "title": "Fetch Standard",
      "url": "https://fetch.spec.whatwg.org/"
    }
  },
  "feed-client": {
    "interface": {
      "title": "Site Events Feed Interface",
      "url": ""
    },
    "open-data-v2": {
      "title": "The known service of this interface, version 2",
      "url": "https://github.com/uWaterloo/api-documentation"
    },
    "rfc3339": {
      "title": "RFC 3339",
      "url": "https://www.rfc-editor.org/rfc/rfc3339"
    },
    "rfc6839": {
      "title": "RFC 6839",
      "url": "https://www.rfc-editor.org/rfc/rfc6839"
    },
    "rfc7303": {
      "title": "RFC 7303",
      "url": "https://www.rfc-editor.org/rfc/rfc7303"
    },
    "rfc8259": {
      "title": "RFC 8259",
      "url": "https://www.rfc-editor.org/rfc/rfc8259"
    },
    "rfc9110": {
      "title": "RFC 9110",
      "url": "https://www.rfc-editor.org/rfc/rfc9110"
    },
    "rfc9111": {
      "title": "RFC 9111",
      "url": "https://www.rfc-editor.org/rfc/rfc9111"
    },
    "xml": {
      "title": "Extensible Markup Language (XML) 1.0, fifth edition",
      "url": "https://www.w3.org/TR/xml/"
    },
    "ecmascript": {
      "title": "ECMAScript Language Specification (ECMA-262)",
      "url": "https://tc39.es/ecma262/"
    }
  },
  "log": {
    "interface": {
      "title": "Transparency Log Service Interface",
      "url": ""
    },
    "tlog-tiles": {
      "title": "C2SP tlog-tiles",
      "url": "https://c2sp.org/tlog-tiles",
      "version": "main of 2026-07-22 (5ba5ee830903)",
      "tags": [
        "v0.1.0"
      ]
    },
    "tlog-checkpoint": {
      "title": "C2SP tlog-checkpoint",
      "url": "https://c2sp.org/tlog-checkpoint",
      "version": "main of 2026-07-22 (5ba5ee830903)",
      "tags": [
        "v1.0.0"
      ]
    },
    "signed-note": {
      "title": "C2SP signed-note",
      "url": "https://c2sp.org/signed-note",
      "version": "main of 2026-07-22 (5ba5ee830903)",
      "tags": [
        "v1.0.0"
      ]
    },
    "static-ct-api": {
      "title": "C2SP static-ct-api",
      "url": "https://c2sp.org/static-ct-api",
      "version": "main of 2026-07-22 (5ba5ee830903)",
      "tags": [
        "v1.0.0",
        "v1.1.0"
      ]
    },
    "rfc6962": {
      "title": "RFC 6962",
      "url": "https://www.rfc-editor.org/rfc/rfc6962"
    },
    "tlog-cosignature": {
      "title": "C2SP tlog-cosignature",
      "url": "https://c2sp.org/tlog-cosignature",
      "version": "main of 2026-07-22 (5ba5ee830903)",
      "tags": [
        "v1.0.0",
        "v1.0.1",
        "v1.1.0-rc.1"
      ]
    },
    "tlog-policy": {
      "title": "C2SP tlog-policy",
      "url": "https://c2sp.org/tlog-policy",
      "version": "main of 2026-07-22 (5ba5ee830903)"
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
  },
  "log-client": {
    "signed-note": {
      "title": "C2SP signed-note",
      "url": "https://c2sp.org/signed-note",
      "version": "main of 2026-07-22 (5ba5ee830903)"
    },
    "tlog-checkpoint": {
      "title": "C2SP tlog-checkpoint",
      "url": "https://c2sp.org/tlog-checkpoint",
      "version": "main of 2026-07-22 (5ba5ee830903)"
    },
    "tlog-tiles": {
      "title": "C2SP tlog-tiles",
      "url": "https://c2sp.org/tlog-tiles",
      "version": "main of 2026-07-22 (5ba5ee830903)"
    },
    "tlog-proof": {
      "title": "C2SP tlog-proof",
      "url": "https://c2sp.org/tlog-proof",
      "version": "main of 2026-07-22 (5ba5ee830903)"
    },
    "rfc6962": {
      "title": "RFC 6962",
      "url": "https://www.rfc-editor.org/rfc/rfc6962"
    },
    "rfc9162": {
      "title": "RFC 9162",
      "url": "https://www.rfc-editor.org/rfc/rfc9162"
    },
    "rekor-clients": {
      "title": "Rekor v2",
      "url": "https://github.com/sigstore/rekor-tiles/blob/main/CLIENTS.md"
    },
    "sigstore-client": {
      "title": "Sigstore client specification",
      "url": "https://github.com/sigstore/architecture-docs/blob/main/client-spec.md"
    },
    "rfc9110": {
      "title": "RFC 9110",
      "url": "https://www.rfc-editor.org/rfc/rfc9110"
    }
  },
  "migration": {
    "interface": {
      "title": "Contract Migration Tool Interface",
      "url": ""
    },
    "durable-deploy": {
      "title": "Durable deployment (spec/migration/durable-deploy.md)",
      "url": ""
    },
    "posix": {
      "title": "POSIX.1-2024, Shell and Utilities",
      "url": "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap01.html"
    },
    "bip39": {
      "title": "BIP-39",
      "url": "https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki"
    }
  }
} as const;

export const requirements = {
  "FEED-EN-001": {
    "id": "FEED-EN-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "A successful answer is an object with the members `meta` and `data`."
  },
  "FEED-EN-002": {
    "id": "FEED-EN-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`data` is an array of any number of events, or null."
  },
  "FEED-EN-003": {
    "id": "FEED-EN-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Errors"
    },
    "text": "`meta.status` of a successful request is the integer 200."
  },
  "FEED-EN-004": {
    "id": "FEED-EN-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Errors"
    },
    "text": "`meta.message` is a string, or null; for a successful request it is not empty."
  },
  "FEED-EN-005": {
    "id": "FEED-EN-005",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta.method_id` is the integer 1559, or null."
  },
  "FEED-EN-006": {
    "id": "FEED-EN-006",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta.requests` is an integer, or null."
  },
  "FEED-EN-007": {
    "id": "FEED-EN-007",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta.timestamp` is an integer, the Unix time of the response in seconds, or null; it does not contradict the Date of the response."
  },
  "FEED-EN-008": {
    "id": "FEED-EN-008",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta.method` of a successful answer is an object whose `site_name` is a string, or null."
  },
  "FEED-EN-009": {
    "id": "FEED-EN-009",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta.method.site_name` is the name that the site list gives to the requested site."
  },
  "FEED-EN-010": {
    "id": "FEED-EN-010",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "Every member of the envelope is present, even if its value is null."
  },
  "FEED-EN-011": {
    "id": "FEED-EN-011",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta.requests` counts requests: it rises from one answer to the next under one key."
  },
  "FEED-EN-012": {
    "id": "FEED-EN-012",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "`meta` and the events belong to the request that is answered, even while other requests are in progress."
  },
  "FEED-EV-001": {
    "id": "FEED-EV-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`id` is an integer, or null."
  },
  "FEED-EV-002": {
    "id": "FEED-EV-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "No two events of an answer have the same `id`."
  },
  "FEED-EV-003": {
    "id": "FEED-EV-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`title` is a string, or null."
  },
  "FEED-EV-004": {
    "id": "FEED-EV-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`times` is an array of any number of objects with `start` and `end`; the array, its entries and their members may be null."
  },
  "FEED-EV-005": {
    "id": "FEED-EV-005",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`type` is an array of any number of strings; the array and its entries may be null."
  },
  "FEED-EV-006": {
    "id": "FEED-EV-006",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`link` is a URL, or null."
  },
  "FEED-EV-007": {
    "id": "FEED-EV-007",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "Every member of an event is present, even if its value is null."
  },
  "FEED-EV-008": {
    "id": "FEED-EV-008",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "An event has the content that was published: its strings, numbers, lists and nulls are those of the item."
  },
  "FEED-EV-009": {
    "id": "FEED-EV-009",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`start`, `end` and `updated` are ISO 8601 date-times with an offset from UTC, or null."
  },
  "FEED-EV-010": {
    "id": "FEED-EV-010",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "A date-time denotes the instant that was published."
  },
  "FEED-EV-011": {
    "id": "FEED-EV-011",
    "suite": "feed",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`updated` changes when an event is changed, and does not change otherwise."
  },
  "FEED-EV-012": {
    "id": "FEED-EV-012",
    "suite": "feed",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "No occurrence of an event ends before it starts."
  },
  "FEED-LI-001": {
    "id": "FEED-LI-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "Only upcoming events are listed: an event whose occurrences are all long over is not listed."
  },
  "FEED-LI-002": {
    "id": "FEED-LI-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "Every upcoming event of the site is listed exactly once."
  },
  "FEED-LI-003": {
    "id": "FEED-LI-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "Only events of the requested site are listed."
  },
  "FEED-LI-004": {
    "id": "FEED-LI-004",
    "suite": "feed",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "Events are listed in the same order each time, as long as nothing is published."
  },
  "FEED-LI-005": {
    "id": "FEED-LI-005",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "Events are listed in the declared order."
  },
  "FEED-RT-001": {
    "id": "FEED-RT-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "An item is listed as soon as it is published, in every format."
  },
  "FEED-RT-002": {
    "id": "FEED-RT-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "A change of an item is seen as soon as it is made, in every format."
  },
  "FEED-RT-003": {
    "id": "FEED-RT-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "An item that is withdrawn is no longer listed, in any format."
  },
  "FEED-RT-004": {
    "id": "FEED-RT-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "An answer is not cached: no cache on the way may answer with it without asking the feed."
  },
  "FEED-RT-005": {
    "id": "FEED-RT-005",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "No later answer is older than an earlier one: anything that was seen once stays seen."
  },
  "FEED-KY-001": {
    "id": "FEED-KY-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "A request without a key gets no events, in any format and with any method."
  },
  "FEED-KY-002": {
    "id": "FEED-KY-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "A request with a key that is not valid gets no events, in any format and with any method."
  },
  "FEED-KY-003": {
    "id": "FEED-KY-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "The key is read from the query parameter `key`; whether it may be given elsewhere as well is left open."
  },
  "FEED-KY-004": {
    "id": "FEED-KY-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "The answer to one key does not depend on the answers to another key."
  },
  "FEED-KY-005": {
    "id": "FEED-KY-005",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "17.9"
    },
    "text": "No answer contains the key that was sent."
  },
  "FEED-FM-001": {
    "id": "FEED-FM-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "The events of a site are served as JSON at `{site}.json`."
  },
  "FEED-FM-002": {
    "id": "FEED-FM-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "The events of a site are served as XML at `{site}.xml`."
  },
  "FEED-FM-003": {
    "id": "FEED-FM-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "JSON and XML carry the same data, including carriage returns, which XML reads as line feeds unless they are written `&#13;` (XML 1.0, section 2.11)."
  },
  "FEED-FM-004": {
    "id": "FEED-FM-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "With `callback`, the JSON is the argument of a call to the function of that name."
  },
  "FEED-FM-005": {
    "id": "FEED-FM-005",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "JSON and JSONP carry the same data."
  },
  "FEED-FM-006": {
    "id": "FEED-FM-006",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "The path alone decides which format is served, whatever format the client prefers."
  },
  "FEED-FM-007": {
    "id": "FEED-FM-007",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "The request method is GET: no other method changes what is listed."
  },
  "FEED-FM-008": {
    "id": "FEED-FM-008",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "The format is `json` or `xml`: any other format is answered as declared, and always in the same way."
  },
  "FEED-SI-001": {
    "id": "FEED-SI-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "Every slug of the site list can be requested."
  },
  "FEED-SI-002": {
    "id": "FEED-SI-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Endpoints"
    },
    "text": "A request for a slug that is not in the site list gets no events."
  },
  "FEED-SI-003": {
    "id": "FEED-SI-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Versioning"
    },
    "text": "The site list is served under the path prefix `v2`."
  },
  "FEED-SV-001": {
    "id": "FEED-SV-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The service is called `events` and has the id 271."
  },
  "FEED-SV-002": {
    "id": "FEED-SV-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The method is enabled.",
    "excluded": "Every other requirement of the method needs it, and no answer says it in words."
  },
  "FEED-OD-001": {
    "id": "FEED-OD-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Server codes"
    },
    "text": "`meta.status` and `meta.message` correspond as in the table of the service: 200, 204, 401, 403, 429, 501, 511."
  },
  "FEED-OD-002": {
    "id": "FEED-OD-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Server codes"
    },
    "text": "A request without a key is answered with `meta.status` 511."
  },
  "FEED-OD-003": {
    "id": "FEED-OD-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Server codes"
    },
    "text": "A request with a key that is not valid is answered with `meta.status` 401."
  },
  "FEED-OD-004": {
    "id": "FEED-OD-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Server codes"
    },
    "text": "A site without upcoming events is answered with `meta.status` 204 and an empty list, or 200 and an empty list."
  },
  "FEED-OD-005": {
    "id": "FEED-OD-005",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Server codes"
    },
    "text": "Every answer is in the envelope, including errors."
  },
  "FEED-OD-006": {
    "id": "FEED-OD-006",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Events"
    },
    "text": "No member of `meta` is null."
  },
  "FEED-OD-007": {
    "id": "FEED-OD-007",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Events"
    },
    "text": "Date-times are written as in RFC 3339: with seconds, and with a colon between the hours and minutes of the offset."
  },
  "FEED-OD-008": {
    "id": "FEED-OD-008",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Events"
    },
    "text": "The XML has the root `response`, an element for each member, and `item` for each entry of a list."
  },
  "FEED-OD-009": {
    "id": "FEED-OD-009",
    "suite": "feed",
    "level": "should",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Events"
    },
    "text": "Events are ordered by their first occurrence that is not over."
  },
  "FEED-OD-010": {
    "id": "FEED-OD-010",
    "suite": "feed",
    "level": "should",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Events"
    },
    "text": "`link` is an absolute https URL."
  },
  "FEED-OD-011": {
    "id": "FEED-OD-011",
    "suite": "feed",
    "level": "must",
    "ruleset": "open-data-v2",
    "source": {
      "document": "open-data-v2",
      "section": "Events"
    },
    "text": "`meta.method` is an object of strings in every answer, and is empty where there is nothing to say."
  },
  "FEED-HT-001": {
    "id": "FEED-HT-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "15"
    },
    "text": "The HTTP status and `meta.status` do not contradict each other: one does not say success where the other says error."
  },
  "FEED-HT-002": {
    "id": "FEED-HT-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "9.3.2"
    },
    "text": "HEAD is answered with the header fields of GET, and without content."
  },
  "FEED-HT-003": {
    "id": "FEED-HT-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "15.5.6"
    },
    "text": "An answer with the status 405 names the allowed methods in Allow."
  },
  "FEED-HT-004": {
    "id": "FEED-HT-004",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "12.5.3"
    },
    "text": "Content has only content codings that the request accepts."
  },
  "FEED-HT-005": {
    "id": "FEED-HT-005",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "12.5.5"
    },
    "text": "An answer that depends on Accept-Encoding says so in Vary."
  },
  "FEED-HT-006": {
    "id": "FEED-HT-006",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "8.6"
    },
    "text": "Content-Length is the length of the content in bytes."
  },
  "FEED-HT-007": {
    "id": "FEED-HT-007",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "15.4.5"
    },
    "text": "304 is answered only where nothing has changed since the validator was given."
  },
  "FEED-HT-008": {
    "id": "FEED-HT-008",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "15.6"
    },
    "text": "No request, however odd, is answered with a server error."
  },
  "FEED-HT-009": {
    "id": "FEED-HT-009",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9111",
      "section": "4.2"
    },
    "text": "No cache may keep an error."
  },
  "FEED-HT-010": {
    "id": "FEED-HT-010",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc3986",
      "section": "6.2.2.2"
    },
    "text": "A slug with needlessly percent-encoded letters is the same slug."
  },
  "FEED-HT-012": {
    "id": "FEED-HT-012",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "8.4"
    },
    "text": "Content is in the content coding that Content-Encoding names."
  },
  "FEED-HT-013": {
    "id": "FEED-HT-013",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "8.4.1"
    },
    "text": "A content coding loses nothing: a client that accepts one gets the same data as a client that does not."
  },
  "FEED-HT-014": {
    "id": "FEED-HT-014",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "15.5.2"
    },
    "text": "An answer with the status 401 has a challenge in WWW-Authenticate."
  },
  "FEED-HT-015": {
    "id": "FEED-HT-015",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc6585",
      "section": "6"
    },
    "text": "No answer of the feed itself has the HTTP status 511, which is for intercepting proxies."
  },
  "FEED-HT-016": {
    "id": "FEED-HT-016",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "8.3"
    },
    "text": "An error with content names its media type in Content-Type."
  },
  "FEED-HT-017": {
    "id": "FEED-HT-017",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9112",
      "section": "8"
    },
    "text": "An answer is complete: its body ends where Content-Length or the chunked coding says that it ends."
  },
  "FEED-HT-018": {
    "id": "FEED-HT-018",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "5.6.7"
    },
    "text": "A timestamp in Date or Last-Modified is an IMF-fixdate: a day of the calendar with its day of the week, and a time in GMT."
  },
  "FEED-HT-019": {
    "id": "FEED-HT-019",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "8.8.2.1"
    },
    "text": "Last-Modified is not later than Date: a time that has not come is replaced by that of the answer."
  },
  "FEED-HT-011": {
    "id": "FEED-HT-011",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc9110",
      "section": "15.5"
    },
    "text": "No part of a request is repeated as HTML in an answer."
  },
  "FEED-JS-001": {
    "id": "FEED-JS-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc8259",
      "section": "2"
    },
    "text": "An answer that is served as JSON is one JSON text, with nothing before or after it."
  },
  "FEED-JS-002": {
    "id": "FEED-JS-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc8259",
      "section": "8.1"
    },
    "text": "JSON is encoded in UTF-8, and does not begin with a byte order mark."
  },
  "FEED-JS-003": {
    "id": "FEED-JS-003",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc8259",
      "section": "4"
    },
    "text": "No object has two members with the same name."
  },
  "FEED-JS-004": {
    "id": "FEED-JS-004",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc8259",
      "section": "11"
    },
    "text": "JSON has the media type `application/json`, or another type whose name ends in `+json`."
  },
  "FEED-JS-005": {
    "id": "FEED-JS-005",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "rfc7493",
      "section": "2.1"
    },
    "text": "Strings are sequences of Unicode characters: no half of a surrogate pair stands alone."
  },
  "FEED-XM-001": {
    "id": "FEED-XM-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "xml",
      "section": "2.1"
    },
    "text": "An answer that is served as XML is well-formed."
  },
  "FEED-XM-002": {
    "id": "FEED-XM-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "xml",
      "section": "4.3.3"
    },
    "text": "XML is in the encoding that the XML itself, or the charset parameter, names."
  },
  "FEED-XM-003": {
    "id": "FEED-XM-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc7303",
      "section": "3"
    },
    "text": "XML has the media type `application/xml`, `text/xml`, or another type whose name ends in `+xml`."
  },
  "FEED-XM-004": {
    "id": "FEED-XM-004",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "xml",
      "section": "2.8"
    },
    "text": "The XML has no document type declaration."
  },
  "FEED-JP-001": {
    "id": "FEED-JP-001",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "ecmascript",
      "section": "16.1"
    },
    "text": "An answer that is served as JSONP is a script."
  },
  "FEED-JP-002": {
    "id": "FEED-JP-002",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "rfc9239",
      "section": "6"
    },
    "text": "JSONP has a JavaScript media type."
  },
  "FEED-JP-003": {
    "id": "FEED-JP-003",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "ecmascript",
      "section": "13.3"
    },
    "text": "A callback by which no script can reach a function is refused, or its text is not run."
  },
  "FEED-JP-004": {
    "id": "FEED-JP-004",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "fetch",
      "section": "X-Content-Type-Options header"
    },
    "text": "JSONP is sent with `X-Content-Type-Options: nosniff`."
  },
  "FEED-JP-005": {
    "id": "FEED-JP-005",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "ecmascript",
      "section": "16.1"
    },
    "text": "With `callback`, all errors are answered as declared: as calls that a script can read, or as without a callback."
  },
  "FEED-JP-006": {
    "id": "FEED-JP-006",
    "suite": "feed",
    "level": "should",
    "ruleset": "web",
    "source": {
      "document": "ecmascript",
      "section": "13.3"
    },
    "text": "A callback may be any name by which a script can reach a function: `$`, or a name with dots."
  },
  "READER-LI-001": {
    "id": "READER-LI-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The client prints the events that a sound feed lists, each with its values."
  },
  "READER-LI-002": {
    "id": "READER-LI-002",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "list-reader",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "The client prints an empty list where the feed lists nothing."
  },
  "READER-LI-003": {
    "id": "READER-LI-003",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "list-reader",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The client accepts null for every value, and prints the others."
  },
  "READER-LI-004": {
    "id": "READER-LI-004",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Resources and their fields"
    },
    "text": "The client accepts members that no document names."
  },
  "READER-LI-005": {
    "id": "READER-LI-005",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "list-reader",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The client prints all events of a long list."
  },
  "READER-LI-006": {
    "id": "READER-LI-006",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "list-reader",
    "source": {
      "document": "open-data-v2",
      "section": "Server codes"
    },
    "text": "The client prints an empty list also where `meta.status` is 204, which the known service gives where it has no data."
  },
  "READER-VA-001": {
    "id": "READER-VA-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints a date-time as the instant that it is, whatever its offset from UTC is."
  },
  "READER-VA-002": {
    "id": "READER-VA-002",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "rfc3339",
      "section": "5.6"
    },
    "text": "The client reads date-times with a fraction of a second, in lower case, of a leap second, and of the first and the last year."
  },
  "READER-VA-003": {
    "id": "READER-VA-003",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "rfc8259",
      "section": "6"
    },
    "text": "The client prints ids below zero and of more than 64 bits with all their digits."
  },
  "READER-VA-004": {
    "id": "READER-VA-004",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "list-reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints occurrences that are long over or far ahead beside the others."
  },
  "READER-VA-005": {
    "id": "READER-VA-005",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints links of any scheme, and with any characters of a URL."
  },
  "READER-VA-006": {
    "id": "READER-VA-006",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints a long title whole, and every occurrence of an event that has many."
  },
  "READER-JS-001": {
    "id": "READER-JS-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "rfc8259",
      "section": "9"
    },
    "text": "The client reads every spelling of JSON: escapes, white space between values, members in any order."
  },
  "READER-JS-002": {
    "id": "READER-JS-002",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "rfc6839",
      "section": "3.1"
    },
    "text": "The client reads JSON whose media type ends in +json."
  },
  "READER-JS-003": {
    "id": "READER-JS-003",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "rfc9110",
      "section": "12.5.3"
    },
    "text": "The client reads content in each coding that it offers."
  },
  "READER-JS-004": {
    "id": "READER-JS-004",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "rfc9110",
      "section": "12.5.3"
    },
    "text": "A client that names no content coding reads gzip, since every coding is then acceptable."
  },
  "READER-JS-005": {
    "id": "READER-JS-005",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "rfc8259",
      "section": "8.1"
    },
    "text": "The client does not print other letters in the place of bytes that are not UTF-8."
  },
  "READER-AN-001": {
    "id": "READER-AN-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Errors"
    },
    "text": "The client does not take the refusal of its key for a list of events."
  },
  "READER-AN-002": {
    "id": "READER-AN-002",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "rfc9110",
      "section": "15"
    },
    "text": "The client does not take an answer for a list of events whose status of HTTP is an error."
  },
  "READER-AN-003": {
    "id": "READER-AN-003",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "The client does not take an answer for a list of events that has no list: no content, or no `data`."
  },
  "READER-FO-001": {
    "id": "READER-FO-001",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints no date-time that is not one of ISO 8601 with an offset of less than a day."
  },
  "READER-FO-002": {
    "id": "READER-FO-002",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints no title or link that is not a text, and no link that is not an absolute URL."
  },
  "READER-FO-003": {
    "id": "READER-FO-003",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints no times, types or events that are not lists of what the interface says."
  },
  "READER-FO-004": {
    "id": "READER-FO-004",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "list-reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client does not print two events with one id."
  },
  "READER-FO-005": {
    "id": "READER-FO-005",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "Envelope"
    },
    "text": "The client does not lose the events where `data` is not a list of events."
  },
  "READER-XM-001": {
    "id": "READER-XM-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "xml",
      "section": "4.3.3"
    },
    "text": "The client reads XML in UTF-8 and UTF-16, with a byte order mark, and in the encoding that the Content-Type or the declaration names."
  },
  "READER-XM-002": {
    "id": "READER-XM-002",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "xml",
      "section": "2.4"
    },
    "text": "The client reads all markup of XML that means the same: references, CDATA sections, comments, empty elements."
  },
  "READER-XM-003": {
    "id": "READER-XM-003",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "reader",
    "source": {
      "document": "xml",
      "section": "1.2"
    },
    "text": "The client does not read on behind a fatal error in XML."
  },
  "READER-XM-004": {
    "id": "READER-XM-004",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "list-reader",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The client takes an element that is not there for null."
  },
  "READER-XM-005": {
    "id": "READER-XM-005",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "rfc7303",
      "section": "9.2"
    },
    "text": "The client reads XML that is called text/xml, or has a media type that ends in +xml."
  },
  "READER-JP-001": {
    "id": "READER-JP-001",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "ecmascript",
      "section": "16.1"
    },
    "text": "The client reads a call of its function in every way to write one."
  },
  "READER-JP-002": {
    "id": "READER-JP-002",
    "suite": "feed-client",
    "level": "should",
    "ruleset": "reader",
    "source": {
      "document": "interface",
      "section": "GET /events/{site}.{format}"
    },
    "text": "The client does not believe a script that does not call its function once with the envelope."
  },
  "READER-ON-001": {
    "id": "READER-ON-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "event-reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints the event that it is asked for by its id, wherever it is in the list."
  },
  "READER-ON-002": {
    "id": "READER-ON-002",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "event-reader",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "The client prints nothing where no event has the id that it is asked for."
  },
  "READER-RT-001": {
    "id": "READER-RT-001",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "poller",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "The client prints the list again at each look."
  },
  "READER-RT-002": {
    "id": "READER-RT-002",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "poller",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "After an event is published, the client prints it at the next look."
  },
  "READER-RT-003": {
    "id": "READER-RT-003",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "poller",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "After an event is changed, the client prints it as it is now at the next look."
  },
  "READER-RT-004": {
    "id": "READER-RT-004",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "poller",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "After an event is withdrawn, the client does not print it at the next look."
  },
  "READER-RT-005": {
    "id": "READER-RT-005",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "poller",
    "source": {
      "document": "rfc9111",
      "section": "4.3.1"
    },
    "text": "A client that asks whether a list has changed asks by the entity tag, if the list came with one."
  },
  "READER-RT-006": {
    "id": "READER-RT-006",
    "suite": "feed-client",
    "level": "must",
    "ruleset": "poller",
    "source": {
      "document": "rfc9111",
      "section": "5.2.2"
    },
    "text": "The client does not use a list again without asking, where the feed says that it may not be stored or must be asked for."
  },
  "LOG-CP-001": {
    "id": "LOG-CP-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
    },
    "text": "The headers of the checkpoint prevent caches from holding it for longer than a few seconds."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "excluded": "The keys with which a log signs are its operator's policy, since tlog-tiles asks public logs for Ed25519; the run reports them as the choice log-key.",
    "changed": [
      {
        "since": "v1.0.0",
        "text": "v1.0.0 does not recommend ML-DSA-44.",
        "link": "https://github.com/C2SP/C2SP/pull/237"
      }
    ]
  },
  "LOG-CP-008": {
    "id": "LOG-CP-008",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-cosignature",
      "section": "Additional statements"
    },
    "text": "A public key of a cosigner, with its cosignature version, stands for a single set of statements.",
    "excluded": "A log shows its own statements, not the others that one of its keys has signed elsewhere."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
    },
    "text": "The origin contains no Unicode space, no plus sign and no URL scheme."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
    },
    "text": "Every checkpoint of a log carries the same origin, which identifies the log.",
    "changed": [
      {
        "since": "later",
        "text": "A log may have several URL prefixes; it still has one origin.",
        "link": "https://github.com/C2SP/C2SP/blob/0ad71eb1f1b99acf18deb575978c9205e24860cc/tlog-tiles.md#parameters"
      }
    ]
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
    "changed": [
      {
        "since": "later",
        "text": "A log may have several URL prefixes, and the origin may be any of them.",
        "link": "https://github.com/C2SP/C2SP/blob/0ad71eb1f1b99acf18deb575978c9205e24860cc/tlog-tiles.md#parameters"
      }
    ]
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
    },
    "text": "A key name is not empty, and contains no Unicode space and no plus sign."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
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
    "text": "A key ID is the beginning of the SHA-256 hash of key name, newline, signature type and public key."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Log entries"
      }
    },
    "text": "The hash of an entry is the SHA-256 hash of the byte 0x00 followed by the entry, and each hash of a level-0 tile is the hash of the entry that the log serves for it."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
    },
    "text": "The root hash of a checkpoint is the RFC 6962 Merkle Tree Hash of its tree: a node is the SHA-256 hash of the byte 0x01, the left hash and the right hash, and an unpaired node is promoted."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
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
    "also": {
      "static-ct": {
        "document": "rfc6962",
        "section": "2.1"
      }
    },
    "text": "The root hash of the empty tree is the SHA-256 hash of the empty string."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Partial Tiles"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree, Partial Tiles"
      }
    },
    "text": "The log serves every tile of the checkpoint's tree at the path of the tile; a partial tile may be gone once its full tile is served.",
    "changed": [
      {
        "since": "v0.1.0",
        "text": "v0.1.0 knows no pruning: tiles and bundles below a minimum index have to be there as well.",
        "link": "https://github.com/C2SP/C2SP/pull/138"
      }
    ]
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree, Partial Tiles"
      }
    },
    "text": "A full tile consists of 256 hashes, which are 8,192 bytes; a partial tile of width W consists of W hashes."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
    },
    "text": "The caching headers of a tile let caches keep it for a long time."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Partial Tiles"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
    },
    "text": "A tile or bundle path always answers with the content that it answered with once: these resources do not change."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Log entries"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree, Partial Tiles"
      }
    },
    "text": "The path of a full tile or bundle is answered with all of its 256 hashes or entries, never with only those that exist so far."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
    },
    "text": "Levels are 0 to 63, or 0 to 5 by static-ct-api, widths are 1 to 255, and no tree has 2^64 entries: a path that can never name a tile or bundle is not answered with one."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Merkle Tree"
      }
    },
    "text": "A tile has one path. A log that also accepts another spelling of the path answers it with the same bytes."
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
    "text": "A log is pruned by refusing requests for its old resources over HTTP, not by deleting the resources.",
    "excluded": "A refusal is the same whether the resource is still stored or not.",
    "changed": [
      {
        "since": "v0.1.0",
        "text": "v0.1.0 knows no pruning.",
        "link": "https://github.com/C2SP/C2SP/pull/138"
      }
    ]
  },
  "LOG-TL-012": {
    "id": "LOG-TL-012",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Pruning"
    },
    "text": "The minimum index of a log is at most the size of its checkpoint.",
    "changed": [
      {
        "since": "v0.1.0",
        "text": "v0.1.0 knows no pruning, and so no minimum index.",
        "link": "https://github.com/C2SP/C2SP/pull/138"
      }
    ]
  },
  "LOG-TL-013": {
    "id": "LOG-TL-013",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Pruning, Retention Policies"
    },
    "text": "A log without a retention policy does not prune.",
    "excluded": "Policies are documents for people, and no answer of a log refers to its own.",
    "changed": [
      {
        "since": "v0.1.0",
        "text": "v0.1.0 knows no pruning: no log of it prunes.",
        "link": "https://github.com/C2SP/C2SP/pull/138"
      }
    ]
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Log entries"
      }
    },
    "text": "The log serves the entries of every level-0 tile of the checkpoint's tree, whether the tile is full or partial: in its entry bundle, unless it serves them in another format alone; by static-ct-api in its data tile."
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
    "text": "A bundle consists of as many entries as the tile is wide, each after its length as a big-endian uint16, and of nothing else."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Log entries"
      }
    },
    "text": "Entry bundles, or data tiles, are served as `application/octet-stream`."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Log entries"
      }
    },
    "text": "Entry bundles, or data tiles, are compressed at the HTTP layer."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Log entries"
      }
    },
    "text": "The caching headers of an entry bundle, or of a data tile, let caches keep it for a long time."
  },
  "LOG-EB-006": {
    "id": "LOG-EB-006",
    "suite": "log",
    "level": "should",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "A log that serves its entries in another format serves entry bundles as well."
  },
  "LOG-EB-007": {
    "id": "LOG-EB-007",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-tiles",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "Entries in another format are served at another URL than that of the bundle."
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
    "also": {
      "static-ct": {
        "document": "rfc6962",
        "section": "3"
      }
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Partial Tiles"
      }
    },
    "text": "The partial tiles and bundles of a published tree size are served until the full ones are served, and are the beginning of the full ones."
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
    "text": "A checkpoint covers every entry that the log has accepted, within the declared time."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Checkpoints"
      }
    },
    "text": "A checkpoint is not older than declared: once a larger tree was shown, a smaller tree is not shown for longer than the declared time."
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
    "text": "While nobody writes to a log, it publishes a new checkpoint no more often than declared."
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
    "also": {
      "static-ct": {
        "document": "static-ct-api",
        "section": "Monitoring APIs"
      }
    },
    "text": "The log serves to other readers what it serves to one reader, whatever headers they send."
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
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The log contains the entries that clients created and no others: its tree grows by as many entries as were accepted."
  },
  "LOG-IF-005": {
    "id": "LOG-IF-005",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The log is append-only: once it has shown a tree, it shows no smaller one, except for as long as the caching headers of its checkpoint let caches keep that."
  },
  "LOG-IF-006": {
    "id": "LOG-IF-006",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The RPC service is in a package `<vendor>.rekor.v2`."
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
    "text": "If the answer to HEAD has a Content-Length, it is the length that the answer to the same GET has."
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
    "text": "HEAD is answered with the same status and Content-Type as GET."
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
    "text": "304 (Not Modified) answers only a request whose validator is that of the current content."
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
    "text": "A request with the current entity tag in If-None-Match is answered with 304 (Not Modified)."
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
    "text": "Different content, or the same content in another content coding, has a different strong entity tag."
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
    "text": "An answer that a resource does not exist does not let caches keep it for a long time: the resource may exist a moment later."
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
    "text": "A request for a resource that cannot exist is answered with a client error, not with a server error."
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
    "text": "A request for a resource that does not exist is answered with 404 (Not Found), or with 403 or 410 where the log always does so."
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
    "text": "An answer that depends on Accept-Encoding says so in Vary."
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
    "text": "Readers in browsers from other origins are answered as declared."
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
    "text": "304 (Not Modified) has the ETag and the Cache-Control that 200 would have, and its Vary as well where the log itself compressed the content."
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
    "text": "304 (Not Modified) does not describe content: it names no content type, no content coding and no content language."
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
    "text": "Where an entity tag in If-None-Match is answered with 304, the tag is also answered with 304 in a list and by weak comparison, and so is an asterisk."
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
    "text": "405 (Method Not Allowed) names in Allow the methods that the resource has."
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
    "text": "Nothing is sent in gzip to a client that does not accept gzip, except bundles, which a log may have in gzip only."
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
    "text": "A method that a resource does not have is refused with a client error, or with 501 (Not Implemented)."
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
    "text": "A conditional request for a resource that exists is answered with the resource or with 304 (Not Modified), not with an error."
  },
  "LOG-HT-021": {
    "id": "LOG-HT-021",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "5.6.7"
    },
    "text": "A timestamp in Date or Last-Modified is an IMF-fixdate: a day of the calendar with its day of the week, and a time in GMT."
  },
  "LOG-HT-022": {
    "id": "LOG-HT-022",
    "suite": "log",
    "level": "must",
    "ruleset": "http",
    "source": {
      "document": "rfc9110",
      "section": "8.8.2.1"
    },
    "text": "Last-Modified is not later than Date: a time that has not come is replaced by that of the answer."
  },
  "LOG-CT-001": {
    "id": "LOG-CT-001",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Checkpoints"
    },
    "text": "The signature by the log is an RFC6962NoteSignature: a timestamp, and the TreeHeadSignature by SHA-256 and the algorithm of the log's key, and nothing else."
  },
  "LOG-CT-002": {
    "id": "LOG-CT-002",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Checkpoints"
    },
    "text": "The key name of the log's signature is the origin."
  },
  "LOG-CT-003": {
    "id": "LOG-CT-003",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Checkpoints"
    },
    "text": "The key ID of the log's signature is the beginning of the SHA-256 hash of key name, newline, the byte 0x05 and the LogID."
  },
  "LOG-CT-004": {
    "id": "LOG-CT-004",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Checkpoints"
    },
    "text": "The checkpoint has no extension lines."
  },
  "LOG-CT-005": {
    "id": "LOG-CT-005",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Checkpoints"
    },
    "text": "The origin is the submission prefix of the log, as a URL without its scheme and without trailing slashes."
  },
  "LOG-CT-006": {
    "id": "LOG-CT-006",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.5"
    },
    "text": "The timestamp of a tree head is not before the timestamps of the entries in its tree."
  },
  "LOG-CT-007": {
    "id": "LOG-CT-007",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.5"
    },
    "text": "The timestamp of a tree head is later than that of the tree head before it."
  },
  "LOG-CT-008": {
    "id": "LOG-CT-008",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.5"
    },
    "text": "The timestamp of a tree head is the time at which it was signed: it is not in the future."
  },
  "LOG-CT-020": {
    "id": "LOG-CT-020",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Log entries"
    },
    "text": "A data tile consists of as many TileLeaf structures as the tile is wide, and of nothing else."
  },
  "LOG-CT-021": {
    "id": "LOG-CT-021",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "SCT Extension"
    },
    "text": "The extensions of an entry are a list of extensions, no two of them of the same type."
  },
  "LOG-CT-022": {
    "id": "LOG-CT-022",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "SCT Extension"
    },
    "text": "The extensions of an entry have a leaf_index of five bytes, which is the index of the entry in the log."
  },
  "LOG-CT-023": {
    "id": "LOG-CT-023",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.1"
    },
    "text": "An entry is of a certificate in DER, or has the precertificate that was submitted, in DER."
  },
  "LOG-CT-024": {
    "id": "LOG-CT-024",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.2"
    },
    "text": "The TBSCertificate of an entry is that of its precertificate without the poison, and the key hash beside it is that of the issuer's key."
  },
  "LOG-CT-030": {
    "id": "LOG-CT-030",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Issuers"
    },
    "text": "Every issuer to which an entry refers is served at the path of its fingerprint."
  },
  "LOG-CT-031": {
    "id": "LOG-CT-031",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Issuers"
    },
    "text": "The content at the path of an issuer is one certificate in DER, and its SHA-256 hash is the fingerprint in the path."
  },
  "LOG-CT-032": {
    "id": "LOG-CT-032",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Issuers"
    },
    "text": "Issuers are served as `application/pkix-cert`."
  },
  "LOG-CT-033": {
    "id": "LOG-CT-033",
    "suite": "log",
    "level": "should",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Issuers"
    },
    "text": "The caching headers of an issuer let caches keep it for a long time."
  },
  "LOG-CT-040": {
    "id": "LOG-CT-040",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4.7"
    },
    "text": "The log answers `GET <submission prefix>/ct/v1/get-roots` with the certificates of the roots that it accepts, in base64."
  },
  "LOG-CT-041": {
    "id": "LOG-CT-041",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4.1, 4.2"
    },
    "text": "A chain that leads to an accepted root is answered with an SCT, by add-chain for a certificate and by add-pre-chain for a precertificate, with its root or without it."
  },
  "LOG-CT-042": {
    "id": "LOG-CT-042",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4.1"
    },
    "text": "The answer to a submission is a JSON object with `sct_version` 0, a `timestamp` in decimal, and `id`, `extensions` and `signature` in base64."
  },
  "LOG-CT-043": {
    "id": "LOG-CT-043",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.2"
    },
    "text": "The log ID of an SCT is the SHA-256 hash of the log's key."
  },
  "LOG-CT-044": {
    "id": "LOG-CT-044",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.2"
    },
    "text": "The signature of an SCT verifies, over its timestamp, its extensions and the certificate, or the TBSCertificate of the precertificate and its issuer's key."
  },
  "LOG-CT-045": {
    "id": "LOG-CT-045",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.2"
    },
    "text": "The timestamp of an SCT is the time at which the log issued it."
  },
  "LOG-CT-046": {
    "id": "LOG-CT-046",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "SCT Extension"
    },
    "text": "The extensions of an SCT are a list of extensions, no two of them of the same type, with a leaf_index of five bytes."
  },
  "LOG-CT-047": {
    "id": "LOG-CT-047",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3"
    },
    "text": "A checkpoint covers every entry for which the log has issued an SCT, within the Maximum Merge Delay."
  },
  "LOG-CT-048": {
    "id": "LOG-CT-048",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "SCT Extension"
    },
    "text": "The leaf_index of an SCT is the index at which the log has what was submitted."
  },
  "LOG-CT-049": {
    "id": "LOG-CT-049",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.4"
    },
    "text": "The entry of an SCT has the timestamp and the extensions of the SCT, and what the SCT signs."
  },
  "LOG-CT-050": {
    "id": "LOG-CT-050",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Log entries"
    },
    "text": "The entry of a chain has the fingerprints of its issuers, in their order."
  },
  "LOG-CT-051": {
    "id": "LOG-CT-051",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Log entries"
    },
    "text": "The entry of a precertificate has the precertificate as it was submitted."
  },
  "LOG-CT-052": {
    "id": "LOG-CT-052",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "static-ct-api",
      "section": "Issuers"
    },
    "text": "The issuers in an accepted chain are served as they were submitted."
  },
  "LOG-CT-053": {
    "id": "LOG-CT-053",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3"
    },
    "text": "A certificate that the log has already is answered with the SCT of before, or with another SCT that is right."
  },
  "LOG-CT-054": {
    "id": "LOG-CT-054",
    "suite": "log",
    "level": "should",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4"
    },
    "text": "Members of a submission that RFC 6962 does not specify are ignored."
  },
  "LOG-CT-060": {
    "id": "LOG-CT-060",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "3.1"
    },
    "text": "A chain is refused, and not logged, unless each of its certificates certifies the one before it, and the last is an accepted root or certified by one."
  },
  "LOG-CT-061": {
    "id": "LOG-CT-061",
    "suite": "log",
    "level": "should",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4.1, 4.2"
    },
    "text": "add-chain refuses precertificates, and add-pre-chain refuses certificates without the poison."
  },
  "LOG-CT-062": {
    "id": "LOG-CT-062",
    "suite": "log",
    "level": "must",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4"
    },
    "text": "A submission that is not JSON with an array of certificates in base64, at least one, is answered with an error status."
  },
  "LOG-CT-063": {
    "id": "LOG-CT-063",
    "suite": "log",
    "level": "should",
    "ruleset": "static-ct",
    "source": {
      "document": "rfc6962",
      "section": "4"
    },
    "text": "The answer to a refused submission has an error message that people can read."
  },
  "LOG-CO-001": {
    "id": "LOG-CO-001",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-policy",
    "source": {
      "document": "tlog-policy",
      "section": "What is a \"policy\"?"
    },
    "text": "Each checkpoint that the log serves, or puts into an answer, is cosigned by as many witnesses of the policy as its quorum asks."
  },
  "LOG-CO-002": {
    "id": "LOG-CO-002",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-policy",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "Each signature line under the key name and the key ID of a witness of the policy verifies as its cosignature of the checkpoint."
  },
  "LOG-CO-003": {
    "id": "LOG-CO-003",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-policy",
    "source": {
      "document": "tlog-cosignature",
      "section": "Format"
    },
    "text": "A cosignature is a time of at most 2^63-1 in eight bytes, and a signature of the length that its algorithm has."
  },
  "LOG-CO-004": {
    "id": "LOG-CO-004",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-policy",
    "source": {
      "document": "tlog-cosignature",
      "section": "Format"
    },
    "text": "The time of a cosignature is the time at which it was made: it is not in the future."
  },
  "LOG-CO-005": {
    "id": "LOG-CO-005",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-policy",
    "source": {
      "document": "tlog-cosignature",
      "section": "Ed25519 signed message"
    },
    "text": "The quorum of a served checkpoint is reached by cosignatures that are no older than declared."
  },
  "LOG-CO-006": {
    "id": "LOG-CO-006",
    "suite": "log",
    "level": "must",
    "ruleset": "tlog-policy",
    "source": {
      "document": "tlog-policy",
      "section": "Defining a log"
    },
    "text": "Each checkpoint is signed by a log of the policy, if it lists any, by the key whose name is the origin."
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
    "text": "CreateEntry is `POST {base_url}/api/v2/log/entries` with a CreateEntryRequest as the whole body, and is answered with a TransparencyLogEntry."
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
    "text": "The answer to CreateEntry is the logged entry: the bundle contains it at the index that the answer names."
  },
  "LOG-CE-027": {
    "id": "LOG-CE-027",
    "suite": "log",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "An entry that was acknowledged before a restart is there after it, and no index is given again, whether the log was asked to end or was killed."
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
    "text": "The service is one RPC service with four operations, which give the same answers as HTTP."
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
    "text": "The inclusion proof in the answer verifies against the checkpoint in the answer, and the log has published that checkpoint."
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
    "text": "A request is refused with 400 and changes nothing where its signature does not verify, its key is not a valid key (for RSA by RFC 8017, section 3.1), or its parts do not belong together."
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
    "text": "An entry that the log has already is answered as declared, with the index that it has."
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
    "text": "An entry that was acknowledged is never lost, and no index is given twice."
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
    "text": "In the JSON of a TransparencyLogEntry, names are in lowerCamelCase, 64-bit integers are decimal strings, and bytes are padded standard base64."
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
    "text": "An entry has the integrated time 0 and no inclusion promise: the service does not vouch for a time."
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
    "text": "The log ID is the key ID of the log's signature, or the whole hash whose beginning that is."
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
    "text": "The kind and the version in the answer are those of the body: hashedrekord 0.0.2."
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
    "text": "An error of CreateEntry is JSON with code, message and details, and its code is the one that corresponds to the HTTP status."
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
    "text": "No request, however malformed, is answered with a server error."
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
    "text": "No RPC metadata appears in the headers of an HTTP answer."
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
    "text": "An entry that is too large for the log is refused and leaves the log unchanged."
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
    "text": "Entries are created only by POST: another method at that path is refused and creates nothing."
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
    "text": "Every spelling that the JSON mapping of protobuf allows is understood, and all spellings of an entry are the same entry."
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
    "text": "Entries that are created at the same time each get their own index, their own proof and their own body."
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
    "text": "When a client disconnects, no other client's entry fails because of that, and the client may send its own entry again."
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
    "text": "The log accepts entries of every algorithm that it allows, by public key and by certificate, with the algorithm's own hash."
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
    "text": "The algorithm that a request names is the algorithm of its key."
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
    "text": "The log serves the tree size of an answer: afterwards its checkpoint shows no smaller size, except as caches allow."
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
    "text": "Answers over gRPC are the same as over HTTP: a created entry has proof, checkpoint, kind and log ID, and a refusal has the status code that corresponds to the HTTP status."
  },
  "LOG-CE-028": {
    "id": "LOG-CE-028",
    "suite": "log",
    "level": "should",
    "ruleset": "rekor-v2",
    "source": {
      "document": "rekor-v2",
      "section": "Errors"
    },
    "text": "A refusal gives its reason: the message of its status is not empty, over HTTP and over gRPC."
  },
  "CLIENT-SN-001": {
    "id": "CLIENT-SN-001",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The client rejects a checkpoint if no signature by the key that it trusts verifies."
  },
  "CLIENT-SN-002": {
    "id": "CLIENT-SN-002",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The client ignores a signature of which only the name or only the key ID is that of its key."
  },
  "CLIENT-SN-003": {
    "id": "CLIENT-SN-003",
    "suite": "log-client",
    "level": "should",
    "ruleset": "checkpoint",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The client rejects a checkpoint if one of several signatures by its key does not verify."
  },
  "CLIENT-SN-004": {
    "id": "CLIENT-SN-004",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The client accepts a checkpoint that others have signed as well, in any order."
  },
  "CLIENT-SN-005": {
    "id": "CLIENT-SN-005",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "The client accepts a checkpoint with up to 16 signatures."
  },
  "CLIENT-SN-006": {
    "id": "CLIENT-SN-006",
    "suite": "log-client",
    "level": "should",
    "ruleset": "checkpoint",
    "source": {
      "document": "signed-note",
      "section": "Format"
    },
    "text": "The client rejects a checkpoint that is no signed note: its encoding, its layout and its signature lines have one form."
  },
  "CLIENT-CP-001": {
    "id": "CLIENT-CP-001",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The client accepts the checkpoint of a sound log."
  },
  "CLIENT-CP-002": {
    "id": "CLIENT-CP-002",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The client rejects a checkpoint that lacks the origin, the tree size or the root hash."
  },
  "CLIENT-CP-003": {
    "id": "CLIENT-CP-003",
    "suite": "log-client",
    "level": "should",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The client rejects a checkpoint whose lines are not in their form: decimal digits without leading zeroes, 32 bytes in padded standard base64, no empty line."
  },
  "CLIENT-CP-004": {
    "id": "CLIENT-CP-004",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-proof",
      "section": "Verifying a tlog proof"
    },
    "text": "The client rejects a checkpoint of another origin than that of the log, even if the key of the log has signed it."
  },
  "CLIENT-CP-005": {
    "id": "CLIENT-CP-005",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The client does not assume that the origin has the form of a URL without a scheme."
  },
  "CLIENT-CP-006": {
    "id": "CLIENT-CP-006",
    "suite": "log-client",
    "level": "should",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Signatures"
    },
    "text": "The client accepts a log whose key has another name than its origin."
  },
  "CLIENT-CP-007": {
    "id": "CLIENT-CP-007",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The client accepts a checkpoint with extension lines, whatever these are."
  },
  "CLIENT-CP-008": {
    "id": "CLIENT-CP-008",
    "suite": "log-client",
    "level": "should",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-checkpoint",
      "section": "Note text"
    },
    "text": "The client accepts a checkpoint of the empty tree, whose size is 0."
  },
  "CLIENT-CP-009": {
    "id": "CLIENT-CP-009",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The client is not content with a log that serves no checkpoint."
  },
  "CLIENT-CP-010": {
    "id": "CLIENT-CP-010",
    "suite": "log-client",
    "level": "must",
    "ruleset": "checkpoint",
    "source": {
      "document": "rfc9110",
      "section": "8.3.1"
    },
    "text": "The client reads the Content-Type of a checkpoint without regard to case, and with any parameters."
  },
  "CLIENT-WL-001": {
    "id": "CLIENT-WL-001",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "rfc6962",
      "section": "5.3"
    },
    "text": "The client rejects a log whose leaves are not the hashes of its entries."
  },
  "CLIENT-WL-002": {
    "id": "CLIENT-WL-002",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "rfc6962",
      "section": "5.3"
    },
    "text": "The client rejects a log whose root hash is not the Merkle Tree Hash over its entries."
  },
  "CLIENT-WL-003": {
    "id": "CLIENT-WL-003",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "rfc6962",
      "section": "5.3"
    },
    "text": "The client rejects a log that serves other entries than the tree has."
  },
  "CLIENT-WL-004": {
    "id": "CLIENT-WL-004",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "rfc6962",
      "section": "5.3"
    },
    "text": "The client is not content with a log of which it could not read all entries."
  },
  "CLIENT-WL-005": {
    "id": "CLIENT-WL-005",
    "suite": "log-client",
    "level": "should",
    "ruleset": "whole-log",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The client rejects a bundle that has more than its entries."
  },
  "CLIENT-WL-006": {
    "id": "CLIENT-WL-006",
    "suite": "log-client",
    "level": "should",
    "ruleset": "whole-log",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "The client rejects a tile whose hashes are not those of the tree, where it reads that tile."
  },
  "CLIENT-WL-007": {
    "id": "CLIENT-WL-007",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "rfc6962",
      "section": "2.1"
    },
    "text": "The client rejects an empty log with another root hash than that of an empty list."
  },
  "CLIENT-WL-008": {
    "id": "CLIENT-WL-008",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "tlog-tiles",
      "section": "Partial Tiles"
    },
    "text": "The client accepts a sound log of every size, with full and partial tiles."
  },
  "CLIENT-WL-009": {
    "id": "CLIENT-WL-009",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The client accepts entries of every length, from 0 up to 65,535 bytes."
  },
  "CLIENT-WL-010": {
    "id": "CLIENT-WL-010",
    "suite": "log-client",
    "level": "must",
    "ruleset": "whole-log",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The client reads bundles in gzip, which a log may use without negotiation, and in each coding that the client offers."
  },
  "CLIENT-IN-001": {
    "id": "CLIENT-IN-001",
    "suite": "log-client",
    "level": "must",
    "ruleset": "inclusion",
    "source": {
      "document": "tlog-proof",
      "section": "Verifying a tlog proof"
    },
    "text": "The client does not believe that the log has an entry that it does not have."
  },
  "CLIENT-IN-002": {
    "id": "CLIENT-IN-002",
    "suite": "log-client",
    "level": "must",
    "ruleset": "inclusion",
    "source": {
      "document": "rfc9162",
      "section": "2.1.3.2"
    },
    "text": "The client does not believe that an entry is at an index at which the log has another entry or no entry."
  },
  "CLIENT-IN-003": {
    "id": "CLIENT-IN-003",
    "suite": "log-client",
    "level": "must",
    "ruleset": "inclusion",
    "source": {
      "document": "rfc6962",
      "section": "2.1"
    },
    "text": "The client does not believe that an entry is in a tree that is not hashed as RFC 6962 has it."
  },
  "CLIENT-IN-004": {
    "id": "CLIENT-IN-004",
    "suite": "log-client",
    "level": "must",
    "ruleset": "inclusion",
    "source": {
      "document": "rfc9162",
      "section": "2.1.3.2"
    },
    "text": "The client rejects a proof with other hashes, or with more or fewer of them, than the tree has."
  },
  "CLIENT-IN-005": {
    "id": "CLIENT-IN-005",
    "suite": "log-client",
    "level": "must",
    "ruleset": "inclusion",
    "source": {
      "document": "rfc6962",
      "section": "2.1.1"
    },
    "text": "The client believes that an entry is in the log wherever the entry is, and of whatever size the log is."
  },
  "CLIENT-GR-001": {
    "id": "CLIENT-GR-001",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The client accepts a log that grows, each of whose trees begins with the one before."
  },
  "CLIENT-GR-002": {
    "id": "CLIENT-GR-002",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The client verifies that a subsequent checkpoint is consistent with the one that it has."
  },
  "CLIENT-GR-003": {
    "id": "CLIENT-GR-003",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-tiles",
      "section": "Log entries"
    },
    "text": "The client notices two checkpoints of one size with different root hashes."
  },
  "CLIENT-GR-004": {
    "id": "CLIENT-GR-004",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-proof",
      "section": "Verifying a tlog proof"
    },
    "text": "The client notices that the origin changes as the log grows."
  },
  "CLIENT-GR-005": {
    "id": "CLIENT-GR-005",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-tiles",
      "section": "Partial Tiles"
    },
    "text": "The client accepts that a partial tile is gone once the full one is there."
  },
  "CLIENT-GR-006": {
    "id": "CLIENT-GR-006",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The client accepts a checkpoint that others sign anew for every reader."
  },
  "CLIENT-GR-007": {
    "id": "CLIENT-GR-007",
    "suite": "log-client",
    "level": "should",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-tiles",
      "section": "Checkpoints"
    },
    "text": "The client accepts an earlier checkpoint of the same log, as a cache may have it for a few seconds."
  },
  "CLIENT-GR-008": {
    "id": "CLIENT-GR-008",
    "suite": "log-client",
    "level": "should",
    "ruleset": "monitor",
    "source": {
      "document": "tlog-tiles",
      "section": "Merkle Tree"
    },
    "text": "While the log stands, the client does not read tiles and bundles again, which are immutable."
  },
  "CLIENT-GR-009": {
    "id": "CLIENT-GR-009",
    "suite": "log-client",
    "level": "must",
    "ruleset": "monitor",
    "source": {
      "document": "signed-note",
      "section": "Signatures"
    },
    "text": "The client rejects a later checkpoint as it does the first, if no signature by its key verifies."
  },
  "CLIENT-WR-001": {
    "id": "CLIENT-WR-001",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "rekor-clients",
      "section": "Rekor v2 API"
    },
    "text": "The client has an entry logged, and accepts the answer of a sound log."
  },
  "CLIENT-WR-002": {
    "id": "CLIENT-WR-002",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "rekor-clients",
      "section": "Miscellaneous verification bundle changes"
    },
    "text": "The client rejects an answer whose checkpoint the log has not signed."
  },
  "CLIENT-WR-003": {
    "id": "CLIENT-WR-003",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "rfc9162",
      "section": "2.1.3.2"
    },
    "text": "The client rejects an answer whose proof does not lead to the root hash of its checkpoint."
  },
  "CLIENT-WR-004": {
    "id": "CLIENT-WR-004",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "rekor-clients",
      "section": "Miscellaneous verification bundle changes"
    },
    "text": "The client rejects an answer without a checkpoint."
  },
  "CLIENT-WR-005": {
    "id": "CLIENT-WR-005",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "sigstore-client",
      "section": "4.4"
    },
    "text": "The client rejects an answer about another signature or another artifact than it has sent."
  },
  "CLIENT-WR-006": {
    "id": "CLIENT-WR-006",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "rekor-clients",
      "section": "Rekor v2 API"
    },
    "text": "The client is not content if the log refuses its entry, or answers with something else than an entry."
  },
  "CLIENT-WR-007": {
    "id": "CLIENT-WR-007",
    "suite": "log-client",
    "level": "must",
    "ruleset": "writer",
    "source": {
      "document": "rekor-clients",
      "section": "Handling Longer Requests"
    },
    "text": "The client accepts a proof in any tree that has the entry."
  },
  "CLIENT-WR-008": {
    "id": "CLIENT-WR-008",
    "suite": "log-client",
    "level": "should",
    "ruleset": "writer",
    "source": {
      "document": "rfc9110",
      "section": "8.3.1, 8.4"
    },
    "text": "The client reads an answer in another spelling of JSON, with a charset, in pieces and in a coding that it offers."
  },
  "MIG-ST-001": {
    "id": "MIG-ST-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "A base migration deploys contracts: there is code at every address of `base`, and no two are the same."
  },
  "MIG-ST-002": {
    "id": "MIG-ST-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A base migration needs nothing that was migrated before."
  },
  "MIG-ST-003": {
    "id": "MIG-ST-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A base migration writes `base` into the output file."
  },
  "MIG-ST-004": {
    "id": "MIG-ST-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A DAO migration uses the base migration in the output file: where the file has one, it deploys a DAO that is built on those contracts."
  },
  "MIG-ST-005": {
    "id": "MIG-ST-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "Where the output file has no base migration, a DAO migration does what is declared: it fails, or migrates the base first."
  },
  "MIG-ST-006": {
    "id": "MIG-ST-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A DAO migration writes `dao` into the output file, and leaves `base` there."
  },
  "MIG-ST-007": {
    "id": "MIG-ST-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A demo test migration deploys its scenario on the base migration in the output file."
  },
  "MIG-ST-008": {
    "id": "MIG-ST-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A demo test migration writes `test` into the output file, and leaves `base` and `dao` there."
  },
  "MIG-ST-009": {
    "id": "MIG-ST-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "`migrate` runs the base, example DAO and demo test migrations, and needs nothing that was migrated before."
  },
  "MIG-ST-010": {
    "id": "MIG-ST-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "`restart` starts again with the base as well, or with the DAO alone, as declared."
  },
  "MIG-ST-011": {
    "id": "MIG-ST-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "Where the output file has a base already, a base migration uses that base or deploys another, as declared."
  },
  "MIG-ST-012": {
    "id": "MIG-ST-012",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "Where the same DAO migration is finished already, a DAO migration deploys another DAO or gives the existing one, as declared."
  },
  "MIG-ST-013": {
    "id": "MIG-ST-013",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A second DAO may have the name of another DAO, or may not, as declared."
  },
  "MIG-ST-014": {
    "id": "MIG-ST-014",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "States and transitions"
    },
    "text": "A base migration has no precondition: it needs no parameters file."
  },
  "MIG-ST-015": {
    "id": "MIG-ST-015",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "A migration deploys nothing that nobody asked for: each contract is in its result, or another transaction uses it."
  },
  "MIG-ST-016": {
    "id": "MIG-ST-016",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "A migration sends nothing that nobody asked for: each transaction creates a contract or calls one, or is sent to its own account or to one that the parameters or the result name."
  },
  "MIG-RS-001": {
    "id": "MIG-RS-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The results are written to a file that is one JSON object."
  },
  "MIG-RS-002": {
    "id": "MIG-RS-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base`, `dao` and `test` are in the file at the declared level: flat, by network, or by network and core version."
  },
  "MIG-RS-003": {
    "id": "MIG-RS-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "Each member of `base` is an address: `0x` and forty hex digits."
  },
  "MIG-RS-004": {
    "id": "MIG-RS-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.DAOToken` is the address of a DAOToken."
  },
  "MIG-RS-005": {
    "id": "MIG-RS-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.ControllerCreator` is the address of a ControllerCreator."
  },
  "MIG-RS-006": {
    "id": "MIG-RS-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.DaoCreator` is the address of a DaoCreator."
  },
  "MIG-RS-007": {
    "id": "MIG-RS-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.UController` is the address of a UController."
  },
  "MIG-RS-008": {
    "id": "MIG-RS-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.GenesisProtocol` is the address of a GenesisProtocol."
  },
  "MIG-RS-009": {
    "id": "MIG-RS-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.SchemeRegistrar` is the address of a SchemeRegistrar."
  },
  "MIG-RS-010": {
    "id": "MIG-RS-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.UpgradeScheme` is the address of an UpgradeScheme."
  },
  "MIG-RS-011": {
    "id": "MIG-RS-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.GlobalConstraintRegistrar` is the address of a GlobalConstraintRegistrar."
  },
  "MIG-RS-012": {
    "id": "MIG-RS-012",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.ContributionReward` is the address of a ContributionReward."
  },
  "MIG-RS-013": {
    "id": "MIG-RS-013",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.AbsoluteVote` is the address of an AbsoluteVote."
  },
  "MIG-RS-014": {
    "id": "MIG-RS-014",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.QuorumVote` is the address of a QuorumVote."
  },
  "MIG-RS-015": {
    "id": "MIG-RS-015",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.TokenCapGC` is the address of a TokenCapGC."
  },
  "MIG-RS-016": {
    "id": "MIG-RS-016",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.VestingScheme` is the address of a VestingScheme."
  },
  "MIG-RS-017": {
    "id": "MIG-RS-017",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.VoteInOrganizationScheme` is the address of a VoteInOrganizationScheme."
  },
  "MIG-RS-018": {
    "id": "MIG-RS-018",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.OrganizationRegister` is the address of an OrganizationRegister."
  },
  "MIG-RS-019": {
    "id": "MIG-RS-019",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`base.Redeemer` is the address of a Redeemer."
  },
  "MIG-RS-020": {
    "id": "MIG-RS-020",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`dao.name` is the name of the avatar."
  },
  "MIG-RS-021": {
    "id": "MIG-RS-021",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`dao.Avatar` is the address of the DAO's avatar."
  },
  "MIG-RS-022": {
    "id": "MIG-RS-022",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`dao.NativeToken` is the address of the avatar's token."
  },
  "MIG-RS-023": {
    "id": "MIG-RS-023",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`dao.NativeReputation` is the address of the avatar's reputation."
  },
  "MIG-RS-024": {
    "id": "MIG-RS-024",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`test.name` is the name of the scenario's DAO, and is a string."
  },
  "MIG-RS-025": {
    "id": "MIG-RS-025",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`test.Avatar`, `test.NativeToken` and `test.NativeReputation` are the addresses of a DAO's avatar, its token and its reputation."
  },
  "MIG-RS-026": {
    "id": "MIG-RS-026",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`test.proposalId` is a hex string, of 32 bytes at most."
  },
  "MIG-RS-027": {
    "id": "MIG-RS-027",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration result"
    },
    "text": "`test.proposalId` is the id of a proposal that the voting machine has."
  },
  "MIG-LB-001": {
    "id": "MIG-LB-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`migrateBase(options)` gives a result with `base`, the same as in the output file."
  },
  "MIG-LB-002": {
    "id": "MIG-LB-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`migrateDAO(options)` gives a result with `dao`, the same as in the output file."
  },
  "MIG-LB-003": {
    "id": "MIG-LB-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`migrateDemoTest(options)` gives a result with `test`, the same as in the output file."
  },
  "MIG-LB-004": {
    "id": "MIG-LB-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`migrate(options)` gives a result with `base`, `dao` and `test`, the same as in the output file."
  },
  "MIG-LB-005": {
    "id": "MIG-LB-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`cli()` runs the command line tool."
  },
  "MIG-LB-006": {
    "id": "MIG-LB-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`migration(network)` gives the migration result for that network and no other: each value in its `base` is an address."
  },
  "MIG-LB-007": {
    "id": "MIG-LB-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`migration('private')` gives the result of the local chain."
  },
  "MIG-LB-008": {
    "id": "MIG-LB-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`migration` knows `kovan`, `rinkeby` and `mainnet`: for each of them it gives a result, or what is declared for a network without a record."
  },
  "MIG-LB-009": {
    "id": "MIG-LB-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "The result that a member of the library gives has the declared levels."
  },
  "MIG-LB-010": {
    "id": "MIG-LB-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`migration(network)` takes its results from the declared place: the package or the result file."
  },
  "MIG-OP-001": {
    "id": "MIG-OP-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`coreVersion` is the version of the core package whose contracts are deployed."
  },
  "MIG-OP-002": {
    "id": "MIG-OP-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`provider` is the URL of the node on whose chain the migration runs."
  },
  "MIG-OP-003": {
    "id": "MIG-OP-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`gasPrice` is the gas price of each transaction in GWei."
  },
  "MIG-OP-004": {
    "id": "MIG-OP-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "Without `gasPrice`, the gas price is one that the node suggests, or another source that is declared."
  },
  "MIG-OP-005": {
    "id": "MIG-OP-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "With `quiet`, a migration that succeeds prints nothing, and still writes its result."
  },
  "MIG-OP-006": {
    "id": "MIG-OP-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "With `disable-confs`, spelt with a hyphen, a migration asks for no confirmation."
  },
  "MIG-OP-007": {
    "id": "MIG-OP-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "With `force`, a migration asks for no confirmation."
  },
  "MIG-OP-008": {
    "id": "MIG-OP-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "With `force`, contracts that are deployed already are used again, or all of them are deployed again, as declared."
  },
  "MIG-OP-009": {
    "id": "MIG-OP-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "With `restart`, a migration uses nothing of an unfinished deployment: it makes a new DAO with the parameters of this run."
  },
  "MIG-OP-010": {
    "id": "MIG-OP-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`output` is the path of the result file, in place of `migration.json`."
  },
  "MIG-OP-011": {
    "id": "MIG-OP-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "Without `output`, the result is in `migration.json`."
  },
  "MIG-OP-012": {
    "id": "MIG-OP-012",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`privateKey` is the key of the account that migrates."
  },
  "MIG-OP-013": {
    "id": "MIG-OP-013",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "Where both `privateKey` and `mnemonic` are given, the library uses the private key."
  },
  "MIG-OP-014": {
    "id": "MIG-OP-014",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "The key of the account that migrates is generated from `mnemonic`."
  },
  "MIG-OP-015": {
    "id": "MIG-OP-015",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "`params.default` gives the parameters that the network's own parameters do not set."
  },
  "MIG-OP-016": {
    "id": "MIG-OP-016",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "The parameters under `params.private` override `default` on a private chain."
  },
  "MIG-OP-017": {
    "id": "MIG-OP-017",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "The parameters under `params.kovan` override `default` on Kovan."
  },
  "MIG-OP-018": {
    "id": "MIG-OP-018",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "The parameters of another network are not used."
  },
  "MIG-NW-001": {
    "id": "MIG-NW-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "A local chain is the network `private`."
  },
  "MIG-NW-002": {
    "id": "MIG-NW-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library options object"
    },
    "text": "The declared rule decides whether a chain is `kovan`, `rinkeby` or `mainnet`: by its chain id alone, or by its genesis block as well."
  },
  "MIG-CL-001": {
    "id": "MIG-CL-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without a command, the tool migrates the base and the example DAO."
  },
  "MIG-CL-002": {
    "id": "MIG-CL-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "Only the library migrates the demo test: no command does."
  },
  "MIG-CL-003": {
    "id": "MIG-CL-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`base` migrates the base, and no DAO."
  },
  "MIG-CL-004": {
    "id": "MIG-CL-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`dao` migrates the example DAO, and does not migrate the base where there is one."
  },
  "MIG-CL-005": {
    "id": "MIG-CL-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`completion` prints a script that bash accepts, and deploys nothing."
  },
  "MIG-CL-006": {
    "id": "MIG-CL-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "With the script that `completion` prints, bash completes the tool's command line."
  },
  "MIG-CL-007": {
    "id": "MIG-CL-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--version` shows a version, and deploys nothing."
  },
  "MIG-CL-008": {
    "id": "MIG-CL-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--core-version`, or `-a`, is the version of the core package whose contracts are deployed."
  },
  "MIG-CL-009": {
    "id": "MIG-CL-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--core-version`, the core version is the latest that the tool supports."
  },
  "MIG-CL-010": {
    "id": "MIG-CL-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--provider`, or `-p`, is the URL of the node on whose chain the migration runs."
  },
  "MIG-CL-011": {
    "id": "MIG-CL-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--provider`, the URL is `http://localhost:8545`."
  },
  "MIG-CL-012": {
    "id": "MIG-CL-012",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--gas-price`, or `-g`, is the gas price of each transaction in GWei."
  },
  "MIG-CL-013": {
    "id": "MIG-CL-013",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--gas-price`, the gas price is one that the node suggests, or another source that is declared."
  },
  "MIG-CL-014": {
    "id": "MIG-CL-014",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "With `--quiet`, or `-q`, a migration that succeeds prints nothing, and still writes its result."
  },
  "MIG-CL-015": {
    "id": "MIG-CL-015",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--quiet`, a migration reports what it does."
  },
  "MIG-CL-016": {
    "id": "MIG-CL-016",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "With `--force`, or `-f`, a migration asks for no confirmation."
  },
  "MIG-CL-017": {
    "id": "MIG-CL-017",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--force`, a migration asks for confirmation on a terminal."
  },
  "MIG-CL-018": {
    "id": "MIG-CL-018",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "A migration that is not confirmed is not done: where the user answers no, nothing is deployed."
  },
  "MIG-CL-019": {
    "id": "MIG-CL-019",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "With `--restart`, or `-t`, a migration uses nothing of an unfinished deployment: it makes a new DAO with the parameters of this run."
  },
  "MIG-CL-020": {
    "id": "MIG-CL-020",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--restart`, earlier deployments are not forgotten: the base migration in the output file stays and is used."
  },
  "MIG-CL-021": {
    "id": "MIG-CL-021",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--output`, or `-o`, is the path of the result file, in place of `migration.json`."
  },
  "MIG-CL-022": {
    "id": "MIG-CL-022",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--output`, the result is in `migration.json`."
  },
  "MIG-CL-023": {
    "id": "MIG-CL-023",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--params`, or `-i`, is the path of the parameters file."
  },
  "MIG-CL-024": {
    "id": "MIG-CL-024",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--params`, the parameters are in `migration-params.json`."
  },
  "MIG-CL-025": {
    "id": "MIG-CL-025",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--private-key`, or `-s`, is the key of the account that migrates."
  },
  "MIG-CL-026": {
    "id": "MIG-CL-026",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "Without `--private-key` and `--mnemonic`, a built-in key is used: the account is always the same."
  },
  "MIG-CL-027": {
    "id": "MIG-CL-027",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "The key of the account that migrates is generated from `--mnemonic`, or `-m`."
  },
  "MIG-CL-028": {
    "id": "MIG-CL-028",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "`--private-key` and `--mnemonic` together are rejected, and nothing is deployed."
  },
  "MIG-CL-029": {
    "id": "MIG-CL-029",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "`--help` shows help, and deploys nothing."
  },
  "MIG-CL-030": {
    "id": "MIG-CL-030",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "The help names every command and every option."
  },
  "MIG-CL-031": {
    "id": "MIG-CL-031",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "The usage example works: `dao` with `--params`, a gas price, `--provider` and `--private-key`, or `--mnemonic`, yields the addresses in `migration.json`."
  },
  "MIG-CL-032": {
    "id": "MIG-CL-032",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Command line"
    },
    "text": "The parameters file has the declared levels: its keys are at the top level, or are grouped by network."
  },
  "MIG-AU-001": {
    "id": "MIG-AU-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "The account that migrates sends and pays for every transaction of the base and DAO migrations."
  },
  "MIG-AU-002": {
    "id": "MIG-AU-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "A provider URL that holds an API key, in its path or its query, reaches the node unchanged."
  },
  "MIG-AU-003": {
    "id": "MIG-AU-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "The account pays the gas of deployment: a migration sends its native currency to no other account."
  },
  "MIG-AU-004": {
    "id": "MIG-AU-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "The account pays the gas of deployment: a migration lets no account that neither the parameters nor the result name spend its tokens, or those of the DAO."
  },
  "MIG-AU-005": {
    "id": "MIG-AU-005",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "The migrating account is given by its key: a migration hands no contract over to an account that neither the parameters nor the result name."
  },
  "MIG-PR-001": {
    "id": "MIG-PR-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`orgName` is the name of the DAO."
  },
  "MIG-PR-002": {
    "id": "MIG-PR-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`tokenName` is the name of the DAO's token."
  },
  "MIG-PR-003": {
    "id": "MIG-PR-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`tokenSymbol` is the symbol of the DAO's token."
  },
  "MIG-PR-004": {
    "id": "MIG-PR-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`ContributionReward` may be left out where that scheme is not used."
  },
  "MIG-PR-005": {
    "id": "MIG-PR-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`ContributionReward[].voteParams` is the index in `VotingMachinesParams` of the voting parameters that the scheme uses."
  },
  "MIG-PR-006": {
    "id": "MIG-PR-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`GenericScheme` may be left out where that scheme is not used."
  },
  "MIG-PR-007": {
    "id": "MIG-PR-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`GenericScheme[].targetContract` is the address that the scheme may call."
  },
  "MIG-PR-008": {
    "id": "MIG-PR-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`GenericScheme[].votingMachine` is the voting machine of the scheme."
  },
  "MIG-PR-009": {
    "id": "MIG-PR-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Without `GenericScheme[].votingMachine`, the voting machine is the GenesisProtocol of the base."
  },
  "MIG-PR-010": {
    "id": "MIG-PR-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`GenericScheme[].voteParams` is the index in `VotingMachinesParams` of the voting parameters that the scheme uses."
  },
  "MIG-PR-011": {
    "id": "MIG-PR-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Without `GenericScheme[].voteParams`, the index is 0."
  },
  "MIG-PR-012": {
    "id": "MIG-PR-012",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Where `useUController` is true, the DAO's controller is the UController of the base; where it is false, the DAO has its own controller."
  },
  "MIG-PR-013": {
    "id": "MIG-PR-013",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`useUController` counts as false where it is left out."
  },
  "MIG-PR-014": {
    "id": "MIG-PR-014",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Where `useDaoCreator` is true, the DaoCreator of the base creates the DAO; where it is false, the DaoCreator takes no part."
  },
  "MIG-PR-015": {
    "id": "MIG-PR-015",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`useDaoCreator` counts as false where it is left out."
  },
  "MIG-PR-016": {
    "id": "MIG-PR-016",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Without the DaoCreator, the DAO is not tracked where `noTrack` is true; where `noTrack` is false, the DAO is on the DAO tracker if the core package has one."
  },
  "MIG-PR-017": {
    "id": "MIG-PR-017",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`noTrack` counts as false where it is left out."
  },
  "MIG-PR-018": {
    "id": "MIG-PR-018",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "A DAO that the DaoCreator creates is tracked or not, as declared, whatever `noTrack` is."
  },
  "MIG-PR-019": {
    "id": "MIG-PR-019",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The keys that the interface document lists are enough to make a DAO: no other key is needed."
  },
  "MIG-OW-001": {
    "id": "MIG-OW-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "With `unregisterOwner`, the deploying account has no permission with the DAO's controller when the migration is finished."
  },
  "MIG-OW-002": {
    "id": "MIG-OW-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The deploying account's permission is revoked at the end, after every scheme is registered."
  },
  "MIG-OW-003": {
    "id": "MIG-OW-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "With `unregisterOwner` false, and without the DaoCreator, the deploying account keeps its permission."
  },
  "MIG-OW-004": {
    "id": "MIG-OW-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Without `unregisterOwner`, the deploying account keeps its permission or loses it, as declared."
  },
  "MIG-OW-005": {
    "id": "MIG-OW-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The controller owns the avatar."
  },
  "MIG-OW-006": {
    "id": "MIG-OW-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The controller owns the DAO's token and reputation, so that nobody else can mint."
  },
  "MIG-FD-001": {
    "id": "MIG-FD-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Each founder gets exactly its `tokens` of the DAO's token."
  },
  "MIG-FD-002": {
    "id": "MIG-FD-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Each founder gets exactly its `reputation`."
  },
  "MIG-FD-003": {
    "id": "MIG-FD-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Only founders get tokens and reputation: the supplies are the sums of what the founders get."
  },
  "MIG-FD-004": {
    "id": "MIG-FD-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "There may be many founders: each one gets its share, and only once, with or without the DaoCreator."
  },
  "MIG-FD-005": {
    "id": "MIG-FD-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The units of `tokens` and `reputation` are the declared ones, and are the same for both."
  },
  "MIG-SC-001": {
    "id": "MIG-SC-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The DAO has the scheme ContributionReward where `schemes` says true, and not where it says false."
  },
  "MIG-SC-002": {
    "id": "MIG-SC-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The DAO has the scheme GenericScheme where `schemes` says true, and not where it says false."
  },
  "MIG-SC-003": {
    "id": "MIG-SC-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The DAO has the scheme SchemeRegistrar where `schemes` says true, and not where it says false."
  },
  "MIG-SC-004": {
    "id": "MIG-SC-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The DAO has the scheme GlobalConstraintRegistrar where `schemes` says true, and not where it says false."
  },
  "MIG-SC-005": {
    "id": "MIG-SC-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The DAO has the scheme UpgradeScheme where `schemes` says true, and not where it says false."
  },
  "MIG-SC-006": {
    "id": "MIG-SC-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The DAO has no schemes except those that `schemes` and `CustomSchemes` ask for, and its deploying account."
  },
  "MIG-SC-007": {
    "id": "MIG-SC-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Each scheme has the permission that it cannot work without: to register schemes, to add constraints, to upgrade, or to call."
  },
  "MIG-SC-008": {
    "id": "MIG-SC-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "The permissions of the schemes, beyond those that they cannot work without, are as declared."
  },
  "MIG-SC-009": {
    "id": "MIG-SC-009",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "SchemeRegistrar, GlobalConstraintRegistrar and UpgradeScheme use voting parameters of `VotingMachinesParams`."
  },
  "MIG-SC-010": {
    "id": "MIG-SC-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Each entry of `ContributionReward` counts, as declared: the DAO has a scheme with the values of each, or its one scheme stores the values of each; or several entries are refused before anything is sent."
  },
  "MIG-SC-011": {
    "id": "MIG-SC-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "Each entry of `GenericScheme` counts, as declared: the DAO has a scheme with the values of each, or its one scheme stores the values of each; or several entries are refused before anything is sent."
  },
  "MIG-VM-001": {
    "id": "MIG-VM-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "VotingMachinesParams parameter object"
    },
    "text": "The voting machine's parameters have each number of an item: `boostedVotePeriodLimit`, `daoBountyConst`, `minimumDaoBounty`, `queuedVotePeriodLimit`, `queuedVoteRequiredPercentage`, `preBoostedVotePeriodLimit`, `proposingRepReward`, `quietEndingPeriod`, `thresholdConst`, `votersReputationLossRatio`, `activationTime`."
  },
  "MIG-VM-002": {
    "id": "MIG-VM-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "VotingMachinesParams parameter object"
    },
    "text": "The voting machine's parameters have the address `voteOnBehalf` of an item."
  },
  "MIG-VM-003": {
    "id": "MIG-VM-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "VotingMachinesParams parameter object"
    },
    "text": "The units of `proposingRepReward` and `minimumDaoBounty` are as declared."
  },
  "MIG-VM-004": {
    "id": "MIG-VM-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "An item `{votingParamsHash}` is a preset: a scheme votes with that hash itself."
  },
  "MIG-VM-005": {
    "id": "MIG-VM-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "One list may hold items of both forms: an index counts all of them, from 0."
  },
  "MIG-SA-001": {
    "id": "MIG-SA-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "Each item is deployed, and only once, as the contract with that `name`."
  },
  "MIG-SA-002": {
    "id": "MIG-SA-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "With `fromCore`, the contract is that of the core package."
  },
  "MIG-SA-003": {
    "id": "MIG-SA-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "With `fromCore` false, the contract's ABI and bytecode are those of the JSON file that is named like the contract."
  },
  "MIG-SA-004": {
    "id": "MIG-SA-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "`params` are the arguments of the constructor, in order, unless `constructor` is false."
  },
  "MIG-SA-005": {
    "id": "MIG-SA-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "With `constructor` false, `params` are the arguments of `initialize`, and the constructor has no arguments."
  },
  "MIG-SA-006": {
    "id": "MIG-SA-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "`{StandAloneContract: n}` in `params` is replaced by the address of the item with that index, counted from 0."
  },
  "MIG-SA-007": {
    "id": "MIG-SA-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "Each function of `runFunctions` is called on the contract after it is deployed, in order, with its `params`."
  },
  "MIG-SA-008": {
    "id": "MIG-SA-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "`AvatarAddress` in the `params` of a call is replaced by the address of the DAO's avatar."
  },
  "MIG-CS-001": {
    "id": "MIG-CS-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`CustomSchemes` is a map from names to arrays of entries, or an array of entries, as declared."
  },
  "MIG-CS-002": {
    "id": "MIG-CS-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "Each entry is a scheme of the DAO, even where one name has several entries."
  },
  "MIG-CS-003": {
    "id": "MIG-CS-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "The contract of an entry is that of the build file with the identical name in a folder `custom-abis`."
  },
  "MIG-CS-004": {
    "id": "MIG-CS-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "With `isUniversal`, `setParameters` is called with `params`, and its result is the scheme's parameters hash."
  },
  "MIG-CS-005": {
    "id": "MIG-CS-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "With `isUniversal` false, the scheme is initialised with the avatar's address, followed by the `params`."
  },
  "MIG-CS-006": {
    "id": "MIG-CS-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "The function that initialises a scheme with `isUniversal` false is the declared one."
  },
  "MIG-CS-007": {
    "id": "MIG-CS-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "`{voteParams: n}` in `params` is replaced by the hash of those voting parameters."
  },
  "MIG-CS-008": {
    "id": "MIG-CS-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "`GenesisProtocolAddress` in `params` is replaced by the address of the base's GenesisProtocol."
  },
  "MIG-CS-009": {
    "id": "MIG-CS-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "Other values in `params` are passed unchanged."
  },
  "MIG-CS-010": {
    "id": "MIG-CS-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "Where `address` is an address, the scheme is the contract there, and no contract is deployed for it."
  },
  "MIG-CS-011": {
    "id": "MIG-CS-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "Where `address` is `{StandAloneContract: n}`, the scheme is that stand-alone contract, and no contract is deployed for it."
  },
  "MIG-CS-012": {
    "id": "MIG-CS-012",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "Without `address`, the scheme is deployed."
  },
  "MIG-CS-013": {
    "id": "MIG-CS-013",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "`permissions`, in hexadecimal, are the permissions that the scheme has with the controller, in addition to that of being registered."
  },
  "MIG-CS-014": {
    "id": "MIG-CS-014",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "An entry may have a `name`, a `schemeName` and an `alias`."
  },
  "MIG-CS-015": {
    "id": "MIG-CS-015",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "With `fromCore`, the contract of an entry is that of the core package."
  },
  "MIG-LK-001": {
    "id": "MIG-LK-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "A locking scheme takes, in this order: reputation allocation, start time, batch time, redeem start time, batches count, repRewardConstA, repRewardConstB, batchesIndexCap, token address, agreement hash."
  },
  "MIG-LK-002": {
    "id": "MIG-LK-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "The start time and redeem start time of a locking scheme are Unix times in seconds, and its batch time is in seconds: they reach the contract unchanged."
  },
  "MIG-LK-003": {
    "id": "MIG-LK-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "The agreement hash of a locking scheme may be arbitrary."
  },
  "MIG-VS-001": {
    "id": "MIG-VS-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Versioning"
    },
    "text": "The DAO is deployed with the version that `coreVersion` of the parameters file says, whatever the flag says."
  },
  "MIG-VS-002": {
    "id": "MIG-VS-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Migration parameters"
    },
    "text": "`coreVersion` of the parameters file is the version of the DAO: a base migration uses the version of the flag."
  },
  "MIG-VS-003": {
    "id": "MIG-VS-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Versioning"
    },
    "text": "In the library, the version of the DAO is `coreVersion` of the parameters or `coreVersion` of the options, as declared."
  },
  "MIG-VS-004": {
    "id": "MIG-VS-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "A stand-alone contract has the version that its `coreVersion` says."
  },
  "MIG-VS-005": {
    "id": "MIG-VS-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "StandAloneContracts item"
    },
    "text": "Without a `coreVersion`, a stand-alone contract has the DAO's version."
  },
  "MIG-VS-006": {
    "id": "MIG-VS-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "A custom scheme has the version that its `coreVersion` says."
  },
  "MIG-VS-007": {
    "id": "MIG-VS-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "CustomSchemes entry"
    },
    "text": "Without a `coreVersion`, a custom scheme has the DAO's version."
  },
  "MIG-VS-008": {
    "id": "MIG-VS-008",
    "suite": "migration",
    "level": "should",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Versioning"
    },
    "text": "The version that the tool shows has the form `<core_version>-v<migration_version>`."
  },
  "MIG-VS-009": {
    "id": "MIG-VS-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Versioning"
    },
    "text": "The tag of the image has the form `X.Y.Z-v<migration_version>`."
  },
  "MIG-LC-001": {
    "id": "MIG-LC-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`LocalChain.server(...)` gives a server that answers JSON-RPC, with migrated contracts."
  },
  "MIG-LC-002": {
    "id": "MIG-LC-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`LocalChain.provider(...)` gives a provider that answers requests, with migrated contracts."
  },
  "MIG-LC-003": {
    "id": "MIG-LC-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The local chain has the contracts of `migration('private').base`: each address has the code of the contract that is named there."
  },
  "MIG-LC-004": {
    "id": "MIG-LC-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Library (`StackMigration`)"
    },
    "text": "`LocalChain.server` and `LocalChain.provider` take the options of the local chain emulator."
  },
  "MIG-IM-001": {
    "id": "MIG-IM-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Container image"
    },
    "text": "The image runs a local chain that has code at every address of its base migration."
  },
  "MIG-IM-002": {
    "id": "MIG-IM-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Container image"
    },
    "text": "Arguments of the container are passed to the local chain emulator."
  },
  "MIG-IM-003": {
    "id": "MIG-IM-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Container image"
    },
    "text": "`migration.json` can be read inside the running container."
  },
  "MIG-IM-004": {
    "id": "MIG-IM-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Container image"
    },
    "text": "`migration-params.json` can be read inside the running container."
  },
  "MIG-RL-001": {
    "id": "MIG-RL-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Release environment variables"
    },
    "text": "A release reads the provider of each network from `<network>_provider`: kovan, rinkeby, mainnet, xdai, sokol."
  },
  "MIG-RL-002": {
    "id": "MIG-RL-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Release environment variables"
    },
    "text": "A release reads the private key of each network from `<network>_private_key`: kovan, rinkeby, mainnet, xdai, sokol."
  },
  "MIG-ER-001": {
    "id": "MIG-ER-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Errors"
    },
    "text": "A global installation that may not create a directory (EACCES) has a problem of permissions, which is to be corrected before it is tried again.",
    "excluded": "That is the package manager's doing; the tool is not there yet."
  },
  "MIG-LM-001": {
    "id": "MIG-LM-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "The JavaScript runtime has to be later than 10.15.3.",
    "excluded": "It asks something of the machine on which the tool runs, not of the tool."
  },
  "MIG-LM-002": {
    "id": "MIG-LM-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Limits"
    },
    "text": "The package manager has to be later than 6.0.0.",
    "excluded": "It asks something of the machine on which the tool is installed, not of the tool."
  },
  "MIG-ID-001": {
    "id": "MIG-ID-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Idempotence"
    },
    "text": "A base migration that is run again unchanged, without `force` and `restart`, sends no transaction, and leaves its result unchanged."
  },
  "MIG-ID-002": {
    "id": "MIG-ID-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Idempotence"
    },
    "text": "A DAO migration that is run again unchanged, without `force` and `restart`, sends no transaction, and leaves its result unchanged."
  },
  "MIG-ID-003": {
    "id": "MIG-ID-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Idempotence"
    },
    "text": "A finished DAO is never taken for a DAO with other parameters: changed parameters are refused, or make a new DAO."
  },
  "MIG-ID-004": {
    "id": "MIG-ID-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Idempotence"
    },
    "text": "A recorded address without code is never relied on: it is refused, or its contract is deployed again."
  },
  "MIG-ID-005": {
    "id": "MIG-ID-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Idempotence"
    },
    "text": "A recorded address with the code of another contract is never relied on: it is refused, or its contract is deployed again."
  },
  "MIG-RE-001": {
    "id": "MIG-RE-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "After a run that was killed, the same command finishes the migration, wherever the run was killed."
  },
  "MIG-RE-002": {
    "id": "MIG-RE-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "A step that was mined before the kill is not done again: founders have what they should have, and no more."
  },
  "MIG-RE-003": {
    "id": "MIG-RE-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "A migration that was interrupted and resumed makes one DAO."
  },
  "MIG-RE-004": {
    "id": "MIG-RE-004",
    "suite": "migration",
    "level": "should",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "An interruption costs no additional transaction: a resumed migration has sent as many as one that was not interrupted."
  },
  "MIG-RE-005": {
    "id": "MIG-RE-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "A migration that was begun with other parameters is not mixed with one that has these parameters: it is refused, or begun again from the start."
  },
  "MIG-RE-006": {
    "id": "MIG-RE-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "A migration that was begun on another chain is not used, even where both chains have the same id."
  },
  "MIG-RE-007": {
    "id": "MIG-RE-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "When the answer to a transaction is lost, no second transaction is sent in its place."
  },
  "MIG-RE-008": {
    "id": "MIG-RE-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "When a node fails for a moment (no connection, 429, 503, no JSON), the migration can still be finished: it continues, or the same command finishes it."
  },
  "MIG-RE-009": {
    "id": "MIG-RE-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Resuming"
    },
    "text": "A migration that one account began is not continued by another account: it is refused, or begun again from the start."
  },
  "MIG-LO-001": {
    "id": "MIG-LO-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Locking"
    },
    "text": "When two runs use one output file at the same time, one continues undisturbed; the other waits or is refused, as declared."
  },
  "MIG-LO-002": {
    "id": "MIG-LO-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Locking"
    },
    "text": "A run that was killed does not prevent a later run."
  },
  "MIG-VA-001": {
    "id": "MIG-VA-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "A parameters file that does not exist, or is not a JSON object, is refused before any transaction."
  },
  "MIG-VA-002": {
    "id": "MIG-VA-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "A parameter with a wrong type or form is refused before any transaction."
  },
  "MIG-VA-003": {
    "id": "MIG-VA-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "An index that refers to no item is refused before any transaction."
  },
  "MIG-VA-004": {
    "id": "MIG-VA-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "Contract data that is missing, or lacks a function that is to be called, is refused before any transaction."
  },
  "MIG-VA-005": {
    "id": "MIG-VA-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "Voting parameters that the voting machine would not accept are refused before any transaction."
  },
  "MIG-VA-006": {
    "id": "MIG-VA-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "An unknown core version is refused before any transaction, wherever it is given."
  },
  "MIG-VA-007": {
    "id": "MIG-VA-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "An output file that cannot be written, or that exists and cannot be read, is refused before any transaction."
  },
  "MIG-VA-008": {
    "id": "MIG-VA-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "An invalid private key is refused before any transaction."
  },
  "MIG-VA-009": {
    "id": "MIG-VA-009",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "bip39",
      "section": "Generating the mnemonic"
    },
    "text": "A mnemonic whose words or checksum are wrong is refused before any transaction."
  },
  "MIG-VA-010": {
    "id": "MIG-VA-010",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "A gas price that is not a number above zero is refused before any transaction."
  },
  "MIG-VA-011": {
    "id": "MIG-VA-011",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "posix",
      "section": "1.4, OPTIONS"
    },
    "text": "An option or a command that does not exist is refused before any transaction."
  },
  "MIG-VA-012": {
    "id": "MIG-VA-012",
    "suite": "migration",
    "level": "should",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "Where the account cannot pay for the whole migration, the tool says so before any transaction."
  },
  "MIG-VA-013": {
    "id": "MIG-VA-013",
    "suite": "migration",
    "level": "should",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Validation before spending"
    },
    "text": "The error names the parameter that is wrong."
  },
  "MIG-WR-001": {
    "id": "MIG-WR-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Result file"
    },
    "text": "The result file is complete at every moment: it holds its old content or its new content."
  },
  "MIG-WR-002": {
    "id": "MIG-WR-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Result file"
    },
    "text": "The result file keeps its content about other networks and steps."
  },
  "MIG-WR-003": {
    "id": "MIG-WR-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Result file"
    },
    "text": "The result file names only what is on the chain."
  },
  "MIG-WR-004": {
    "id": "MIG-WR-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Result file"
    },
    "text": "A migration that failed or was not confirmed leaves no result from that run."
  },
  "MIG-EX-001": {
    "id": "MIG-EX-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "posix",
      "section": "1.4, EXIT STATUS"
    },
    "text": "A command that did what it was asked to do exits with status 0."
  },
  "MIG-EX-002": {
    "id": "MIG-EX-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "posix",
      "section": "1.4, EXIT STATUS"
    },
    "text": "A command that did not do what it was asked to do exits with another status than 0."
  },
  "MIG-EX-003": {
    "id": "MIG-EX-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Exit and errors"
    },
    "text": "A member of the library that did not do what it was asked to do rejects with an Error, and does not end the process."
  },
  "MIG-EX-004": {
    "id": "MIG-EX-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Exit and errors"
    },
    "text": "The tool says on standard error what went wrong, with `--quiet` as well."
  },
  "MIG-EX-005": {
    "id": "MIG-EX-005",
    "suite": "migration",
    "level": "should",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Exit and errors"
    },
    "text": "The tool says only once what went wrong, and without a stack trace."
  },
  "MIG-EX-006": {
    "id": "MIG-EX-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Exit and errors"
    },
    "text": "A transaction that is reverted makes the migration fail."
  },
  "MIG-EX-007": {
    "id": "MIG-EX-007",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Exit and errors"
    },
    "text": "A node that cannot be reached makes the migration fail."
  },
  "MIG-EX-008": {
    "id": "MIG-EX-008",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Exit and errors"
    },
    "text": "A migration that was not confirmed exits with status 0 or with another status, as declared."
  },
  "MIG-EN-001": {
    "id": "MIG-EN-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Ending"
    },
    "text": "Where standard input is not a terminal, the tool asks nothing: the command continues, or ends with an error, as declared."
  },
  "MIG-EN-002": {
    "id": "MIG-EN-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Ending"
    },
    "text": "A step that fails each time is given up after at most the declared number of attempts, with `--force` as well."
  },
  "MIG-EN-003": {
    "id": "MIG-EN-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Ending"
    },
    "text": "When a node does not answer, the tool gives up within the declared time."
  },
  "MIG-EN-004": {
    "id": "MIG-EN-004",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Ending"
    },
    "text": "A command that has ended leaves no process behind."
  },
  "MIG-EN-005": {
    "id": "MIG-EN-005",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Ending"
    },
    "text": "A run leaves files only in its working folder and in the place that is declared for its state."
  },
  "MIG-EN-006": {
    "id": "MIG-EN-006",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Ending"
    },
    "text": "A local chain that is closed no longer answers, and keeps no process from ending."
  },
  "MIG-SE-001": {
    "id": "MIG-SE-001",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Secrets"
    },
    "text": "The private key and the mnemonic are never printed, and are in no file that the tool writes."
  },
  "MIG-SE-002": {
    "id": "MIG-SE-002",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Secrets"
    },
    "text": "The private key and the mnemonic are never sent to the node."
  },
  "MIG-SE-003": {
    "id": "MIG-SE-003",
    "suite": "migration",
    "level": "must",
    "ruleset": "durable-deploy",
    "source": {
      "document": "durable-deploy",
      "section": "Secrets"
    },
    "text": "The API key in a provider URL is never printed, and is in no file that the tool writes."
  }
} as const;

export const choices = {
  "status": {
    "name": "status",
    "suite": "feed",
    "text": "The HTTP status of an error.",
    "options": {
      "always-200": {
        "text": "200, whatever `meta.status` says.",
        "sources": [
          "clients of the known service that read meta.status in answers with 200"
        ]
      },
      "mirrored": {
        "text": "The status that `meta.status` says, as far as HTTP allows it: 204 cannot have content, and 511 is for intercepting proxies.",
        "sources": [
          "RFC 9110 section 15",
          "RFC 6585 section 6",
          "clients of the known service that read the HTTP status alone"
        ]
      }
    }
  },
  "unknown-site": {
    "name": "unknown-site",
    "suite": "feed",
    "text": "The `meta.status` for a site that is not in the site list.",
    "options": {
      "no-data": {
        "text": "204, or 200 with an empty list.",
        "sources": [
          "the known service's table, by analogy"
        ]
      },
      "not-found": {
        "text": "404.",
        "sources": [
          "RFC 9110 section 15.5.5"
        ]
      },
      "invalid-method": {
        "text": "501.",
        "sources": [
          "the known service's table: Invalid method"
        ]
      }
    }
  },
  "unknown-format": {
    "name": "unknown-format",
    "suite": "feed",
    "text": "The `meta.status`, or else the HTTP status, for a format other than `json` and `xml`.",
    "options": {
      "invalid-method": {
        "text": "501.",
        "sources": [
          "the known service's table: Invalid method"
        ]
      },
      "not-found": {
        "text": "404.",
        "sources": [
          "RFC 9110 section 15.5.5"
        ]
      },
      "bad-request": {
        "text": "400.",
        "sources": [
          "RFC 9110 section 15.5.1"
        ]
      },
      "served": {
        "text": "It is served.",
        "sources": [
          "the known service has more formats for other methods"
        ]
      }
    }
  },
  "site-lists": {
    "name": "site-lists",
    "suite": "feed",
    "text": "Whether a site lists items that were published in another site; it may not list those of the site that `--other-site` names, unless that is declared.",
    "options": {
      "own": {
        "text": "No.",
        "sources": [
          "interface, What the service does: the events of one site"
        ]
      },
      "gathered": {
        "text": "Some sites do: a site may gather the events of other sites, or be another name of a site.",
        "sources": [
          "stated by no source: the interface document does not say which events are a site's"
        ]
      }
    }
  },
  "upcoming": {
    "name": "upcoming",
    "suite": "feed",
    "text": "How long an event is upcoming.",
    "options": {
      "not-ended": {
        "text": "Until its last occurrence has ended.",
        "sources": [
          "stated by no source"
        ]
      },
      "not-begun": {
        "text": "Until its last occurrence has begun.",
        "sources": [
          "stated by no source"
        ]
      },
      "today": {
        "text": "Until the day of its last occurrence is over.",
        "sources": [
          "a sample of the known service"
        ]
      },
      "day-back": {
        "text": "Until one day after its last occurrence has ended.",
        "sources": [
          "a sample of the known service"
        ]
      }
    }
  },
  "order": {
    "name": "order",
    "suite": "feed",
    "text": "The order of the events.",
    "options": {
      "next": {
        "text": "By the first occurrence that is not over.",
        "sources": [
          "samples of the known service"
        ]
      },
      "start": {
        "text": "By the first occurrence.",
        "sources": [
          "stated by no source"
        ]
      },
      "id": {
        "text": "By id.",
        "sources": [
          "stated by no source"
        ]
      },
      "other": {
        "text": "Another order, which is always the same.",
        "sources": [
          "the interface document does not show it"
        ]
      }
    }
  },
  "visible-within": {
    "name": "visible-within",
    "suite": "feed",
    "text": "The number of seconds from the end of a publication, change or withdrawal until it is seen.",
    "number": {
      "unit": "seconds",
      "default": 0,
      "sources": [
        "interface, What the service does: the moment it is published"
      ]
    }
  },
  "clock-skew": {
    "name": "clock-skew",
    "suite": "feed",
    "text": "The number of seconds by which the feed's clock may differ from the judge's clock.",
    "number": {
      "unit": "seconds",
      "default": 60,
      "sources": [
        "stated by no source"
      ]
    }
  },
  "null-in-xml": {
    "name": "null-in-xml",
    "suite": "feed",
    "text": "How XML represents a value that is null.",
    "options": {
      "empty": {
        "text": "By an empty element.",
        "sources": [
          "what serialisers of PHP's arrays do"
        ]
      },
      "absent": {
        "text": "By leaving out the element.",
        "sources": [
          "stated by no source"
        ]
      }
    }
  },
  "title-escaping": {
    "name": "title-escaping",
    "suite": "feed",
    "text": "Whether titles and types are escaped for HTML before they are served; links are never escaped, since an escaped link is a different link.",
    "options": {
      "raw": {
        "text": "They are not escaped.",
        "sources": [
          "the interface document says of no escaping"
        ]
      },
      "html": {
        "text": "Titles are escaped, and either all types are escaped or no type is: an ampersand becomes `&amp;`, once, in both JSON and XML.",
        "sources": [
          "samples of the known service"
        ]
      }
    }
  },
  "jsonp-errors": {
    "name": "jsonp-errors",
    "suite": "feed",
    "text": "How an error is answered where a callback is given.",
    "options": {
      "called": {
        "text": "As a call, with HTTP status 200.",
        "sources": [
          "a script hears of nothing else"
        ]
      },
      "plain": {
        "text": "As it is without a callback.",
        "sources": [
          "stated by no source"
        ]
      }
    }
  },
  "empty-status": {
    "name": "empty-status",
    "suite": "feed",
    "text": "The `meta.status` where a site has no upcoming events.",
    "options": {
      "no-data": {
        "text": "204.",
        "sources": [
          "the known service's table: No data returned"
        ]
      },
      "success": {
        "text": "200.",
        "sources": [
          "interface, Errors"
        ]
      }
    }
  },
  "feed-methods": {
    "name": "feed-methods",
    "suite": "feed",
    "text": "The status of the answer to a method other than GET, HEAD and OPTIONS.",
    "options": {
      "not-allowed": {
        "text": "405, as HTTP status or `meta.status`.",
        "sources": [
          "RFC 9110 section 15.5.6"
        ]
      },
      "not-implemented": {
        "text": "501.",
        "sources": [
          "RFC 9110 section 15.6.2",
          "the known service's table: Invalid method"
        ]
      },
      "as-get": {
        "text": "The same as for GET.",
        "sources": [
          "PHP services that look at no method"
        ]
      }
    }
  },
  "request-counter": {
    "name": "request-counter",
    "suite": "feed",
    "text": "Whether `meta.requests` may fall from one answer to the next. Only a declaration is enforced, since a fall looks the same as another host.",
    "options": {
      "shared": {
        "text": "No: there is one counter for each key.",
        "sources": [
          "interface, Envelope: Request counter"
        ]
      },
      "per-host": {
        "text": "Yes: each of several hosts has a counter of its own.",
        "sources": [
          "stated by no source"
        ]
      }
    }
  },
  "empty-log": {
    "name": "empty-log",
    "suite": "log",
    "text": "The answer of a log without entries at its checkpoint path.",
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
    "text": "Whether the log is public or deals with the public witness network, and therefore needs an Ed25519 signature.",
    "options": {
      "yes": {
        "text": "It needs one.",
        "sources": [
          "tlog-tiles, Checkpoints"
        ]
      },
      "no": {
        "text": "It does not need one.",
        "sources": [
          "tlog-tiles, Checkpoints"
        ]
      }
    }
  },
  "minimum-index": {
    "name": "minimum-index",
    "suite": "log",
    "text": "The lowest entry index that a pruned log still serves. The log need not serve tiles and bundles that end at or below it.",
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
    "text": "The number of seconds from an accepted entry to a served checkpoint that covers it.",
    "number": {
      "unit": "seconds",
      "sources": [
        "stated by no source",
        "Tessera's default interval is 10 s",
        "RFC 6962 section 3: the Maximum Merge Delay of a log of certificates"
      ]
    }
  },
  "repeated-chain": {
    "name": "repeated-chain",
    "suite": "log",
    "text": "The answer of a log of certificates to a certificate that it has already.",
    "options": {
      "same-sct": {
        "text": "The SCT of before: the same timestamp and index.",
        "sources": [
          "RFC 6962 section 3: MAY",
          "Sunlight"
        ]
      },
      "new-sct": {
        "text": "Another SCT, of a second entry.",
        "sources": [
          "RFC 6962 section 3: the same SCT is a MAY"
        ]
      }
    }
  },
  "logged-chain": {
    "name": "logged-chain",
    "suite": "log",
    "text": "The fingerprints in the entry of a chain that was submitted without its root.",
    "options": {
      "with-root": {
        "text": "Those of all issuers, the root's as well.",
        "sources": [
          "RFC 6962 section 3.1: the entire chain, including the root even if it was omitted",
          "Sunlight"
        ]
      },
      "as-submitted": {
        "text": "Those of the submitted issuers.",
        "sources": [
          "static-ct-api, Log entries: the issuers in the submitted chain"
        ]
      }
    }
  },
  "stale-within": {
    "name": "stale-within",
    "suite": "log",
    "text": "The number of seconds for which a checkpoint may still be shown after a checkpoint of a larger tree was shown.",
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
    "text": "The number of seconds that pass before a log to which nobody writes publishes a new checkpoint.",
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
    "text": "The type of the key with which the log signs its checkpoints.",
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
      "tree-head": {
        "text": "A tree head of RFC 6962 by ECDSA or RSA (type 0x05).",
        "sources": [
          "static-ct-api, Checkpoints"
        ]
      },
      "ml-dsa-44": {
        "text": "An ML-DSA-44 cosignature (type 0x06).",
        "sources": [
          "tlog-checkpoint, Signatures: SHOULD"
        ]
      },
      "rsa": {
        "text": "RSA with PKCS #1 v1.5 (type 0xFF, identifier PKIX-RSA-PKCS#1v1.5).",
        "sources": [
          "Rekor v2",
          "signed-note, Signatures: a longer identifier"
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
    "text": "The answer of a log to another spelling of a tile's path, such as one with leading zeroes or an escaped slash.",
    "options": {
      "refused": {
        "text": "An error status.",
        "sources": [
          "tlog-tiles, Merkle Tree: no additional leading zeroes"
        ]
      },
      "same": {
        "text": "The same tile, for some spellings.",
        "sources": [
          "Tessera's path parser",
          "RFC 3986 section 6.2: servers that normalise paths"
        ]
      }
    }
  },
  "entry-format": {
    "name": "entry-format",
    "suite": "log",
    "text": "The format in which the log serves its entries.",
    "options": {
      "bundles": {
        "text": "Entry bundles.",
        "sources": [
          "tlog-tiles, Log entries"
        ]
      },
      "data-tiles": {
        "text": "The data tiles of Certificate Transparency, which are judged; --profile static-ct declares it.",
        "sources": [
          "static-ct-api, Log entries"
        ]
      },
      "other": {
        "text": "Another format alone, such as the data tiles of Certificate Transparency.",
        "sources": [
          "tlog-tiles, Log entries: MAY",
          "static-ct-api, Log Entries"
        ]
      }
    }
  },
  "timestamp-ahead": {
    "name": "timestamp-ahead",
    "suite": "log",
    "text": "The number of seconds by which the timestamp of a tree head or of a cosignature may be ahead of the clock of the run.",
    "number": {
      "unit": "seconds",
      "default": 60,
      "sources": [
        "stated by no source",
        "RFC 6962 section 3.5: the timestamp is the current time",
        "tlog-cosignature, Format: verifiers may reject timestamps in the future"
      ]
    }
  },
  "cosigned-within": {
    "name": "cosigned-within",
    "suite": "log",
    "text": "The number of seconds before the run within which witnesses have cosigned the checkpoint that the log serves, as many as the quorum of the policy asks.",
    "number": {
      "unit": "seconds",
      "sources": [
        "stated by no source",
        "tlog-cosignature, Ed25519 signed message: as of the specified time"
      ]
    }
  },
  "missing-status": {
    "name": "missing-status",
    "suite": "log",
    "text": "The status of the answer to a request for a resource that does not exist.",
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
        "text": "It is frozen.",
        "sources": [
          "Rekor v2's freeze-checkpoint"
        ]
      },
      "no": {
        "text": "It is not frozen.",
        "sources": [
          "Rekor v2"
        ]
      }
    }
  },
  "success-status": {
    "name": "success-status",
    "suite": "log",
    "text": "The status of the answer to a created entry, where the status of Rekor v2 itself is not required.",
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
    "text": "The answer to an entry that the log has already.",
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
        "text": "A second entry with its own index.",
        "sources": [
          "rekor-tiles without persistent deduplication: best effort"
        ]
      }
    }
  },
  "over-size": {
    "name": "over-size",
    "suite": "log",
    "text": "The status of the answer to a request that is larger than the log accepts.",
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
        "text": "No error status: a request of more than four mebibytes is accepted where its entry is not too large.",
        "sources": [
          "rekor-tiles: --max-request-body-size"
        ]
      }
    }
  },
  "wrong-method": {
    "name": "wrong-method",
    "suite": "log",
    "text": "The status of the answer to a method other than POST where entries are created.",
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
    "text": "Which algorithms of Rekor v2 the log allows.",
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
    "text": "How the log treats a request that names an algorithm of another type of key than its own, with the same hash.",
    "options": {
      "refused": {
        "text": "It is refused.",
        "sources": [
          "rekor-v2-spec, Algorithms",
          "this project's reference"
        ]
      },
      "logged": {
        "text": "It is logged unchanged.",
        "sources": [
          "rekor-tiles up to 2.3: only the pair of key and hash is looked at"
        ]
      }
    }
  },
  "ecdsa-form": {
    "name": "ecdsa-form",
    "suite": "log",
    "text": "The forms of an ECDSA signature that the log accepts.",
    "options": {
      "der": {
        "text": "Only ASN.1 DER.",
        "sources": [
          "Sigstore's PublicKeyDetails",
          "this project's reference"
        ]
      },
      "der-and-raw": {
        "text": "ASN.1 DER, and also the two numbers one after the other, as in IEEE P1363.",
        "sources": [
          "rekor-tiles 2.3"
        ]
      }
    }
  },
  "rsa-pss": {
    "name": "rsa-pss",
    "suite": "log",
    "text": "How the log treats an entry with an RSASSA-PSS signature that verifies.",
    "options": {
      "refused": {
        "text": "It is refused.",
        "sources": [
          "rekor-tiles: --client-signing-algorithms"
        ]
      },
      "logged": {
        "text": "It is logged.",
        "sources": [
          "Sigstore's algorithm registry: rsa-sign-pss",
          "sigstore_common.proto, PublicKeyDetails"
        ]
      }
    }
  },
  "log-id": {
    "name": "log-id",
    "suite": "log",
    "text": "The bytes by which the answer to CreateEntry names the log, in logId.keyId.",
    "options": {
      "whole-hash": {
        "text": "The whole SHA-256 hash whose beginning is the key ID of the log's signature.",
        "sources": [
          "rekor-tiles"
        ]
      },
      "key-id": {
        "text": "The four bytes of the key ID.",
        "sources": [
          "rekor-v2-spec, Terminology: the Log ID is the checkpoint key ID of signed-note",
          "sigstore_trustroot.proto: checkpoint_key_id should be 4 bytes long, and log_id of Rekor v2 is the same"
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
          "the interface document, What the service does"
        ]
      },
      "elsewhere": {
        "text": "CreateEntry is; the server of the files answers reads, and gRPC need not.",
        "sources": [
          "rekor-tiles: Unimplemented, with reads from a bucket"
        ]
      }
    }
  },
  "result-nesting": {
    "name": "result-nesting",
    "suite": "migration",
    "text": "The levels above `base`, `dao` and `test` in the result file.",
    "options": {
      "flat": {
        "text": "No levels.",
        "sources": [
          "interface, Migration result: base maps contract names to addresses"
        ]
      },
      "by-network": {
        "text": "The network.",
        "sources": [
          "the files of the releases 0.0.1-rc.3 to rc.16"
        ]
      },
      "by-network-and-version": {
        "text": "The network above, and the core version below each of them.",
        "sources": [
          "the files of the releases from 0.0.1-rc.19 on"
        ]
      },
      "by-version": {
        "text": "No level above, and the core version below each of them.",
        "sources": [
          "what the library of the releases from 0.0.1-rc.19 on gives, by analogy"
        ]
      }
    }
  },
  "returned-nesting": {
    "name": "returned-nesting",
    "suite": "migration",
    "text": "The levels of the result that a member of the library gives.",
    "options": {
      "flat": {
        "text": "No levels.",
        "sources": [
          "interface, Library: Result with `base`"
        ]
      },
      "by-version": {
        "text": "The core version, below `base`, `dao` and `test`.",
        "sources": [
          "the releases from 0.0.1-rc.19 on"
        ]
      },
      "by-network": {
        "text": "The network.",
        "sources": [
          "the result file of the releases 0.0.1-rc.3 to rc.16, by analogy"
        ]
      },
      "by-network-and-version": {
        "text": "The network and the core version.",
        "sources": [
          "the result file of the releases from 0.0.1-rc.19 on, by analogy"
        ]
      }
    }
  },
  "params-file": {
    "name": "params-file",
    "suite": "migration",
    "text": "The levels of the parameters file of the command line.",
    "options": {
      "flat": {
        "text": "The parameters are at the top level.",
        "sources": [
          "interface, Migration parameters",
          "the releases"
        ]
      },
      "by-network": {
        "text": "As in the library's `params`: under `default` and the networks.",
        "sources": [
          "interface, Library options object: params"
        ]
      }
    }
  },
  "params-merge": {
    "name": "params-merge",
    "suite": "migration",
    "text": "How the parameters of a network override those of `default`.",
    "options": {
      "shallow": {
        "text": "Key by key: the value of a key is replaced as a whole.",
        "sources": [
          "what the releases do with a network's parameters"
        ]
      },
      "deep": {
        "text": "Objects are merged, and everything else is replaced.",
        "sources": [
          "the interface document says no more than that they override"
        ]
      }
    }
  },
  "custom-schemes": {
    "name": "custom-schemes",
    "suite": "migration",
    "text": "The form of `CustomSchemes`.",
    "options": {
      "map": {
        "text": "A map from scheme name to an array of entries.",
        "sources": [
          "interface, Migration parameters"
        ]
      },
      "array": {
        "text": "An array of entries with a `name`.",
        "sources": [
          "the releases from 0.0.1-rc.22 on"
        ]
      }
    }
  },
  "force": {
    "name": "force",
    "suite": "migration",
    "text": "How `force`, which asks nothing, treats contracts that are deployed already.",
    "options": {
      "reuse": {
        "text": "They are used again.",
        "sources": [
          "interface, Command line: disables confirmation messages"
        ]
      },
      "redeploy": {
        "text": "All of them are deployed again.",
        "sources": [
          "interface, Library options object: force-deploy of everything"
        ]
      }
    }
  },
  "repeated-base": {
    "name": "repeated-base",
    "suite": "migration",
    "text": "How a base migration without `force` and `restart` behaves where the output file has a base of this chain.",
    "options": {
      "reuse": {
        "text": "It uses that base, and deploys nothing.",
        "sources": [
          "the releases, where the code is the same and each question has its default answer"
        ]
      },
      "redeploy": {
        "text": "It deploys another base.",
        "sources": [
          "interface, States and transitions: migrateBase has no precondition"
        ]
      }
    }
  },
  "repeated-dao": {
    "name": "repeated-dao",
    "suite": "migration",
    "text": "How a DAO migration without `force` and `restart` behaves where one with the same parameters is finished.",
    "options": {
      "another": {
        "text": "It deploys another DAO.",
        "sources": [
          "the releases"
        ]
      },
      "same": {
        "text": "It gives the existing DAO.",
        "sources": [
          "Hardhat Ignition, a deployment that is complete"
        ]
      }
    }
  },
  "same-name": {
    "name": "same-name",
    "suite": "migration",
    "text": "Whether two DAOs on one chain may have the same `orgName`.",
    "options": {
      "deployed": {
        "text": "They may.",
        "sources": [
          "the interface document says nothing against it"
        ]
      },
      "refused": {
        "text": "The second is refused.",
        "sources": [
          "the DAORegistry of the releases, which takes a name once"
        ]
      }
    }
  },
  "restart-clears": {
    "name": "restart-clears",
    "suite": "migration",
    "text": "The state that `restart` deletes.",
    "options": {
      "dao": {
        "text": "That of the DAO; that of the base stays.",
        "sources": [
          "the releases"
        ]
      },
      "all": {
        "text": "That of the base as well, so that the base is deployed again.",
        "sources": [
          "interface, Library options object: start clean"
        ]
      }
    }
  },
  "dao-without-base": {
    "name": "dao-without-base",
    "suite": "migration",
    "text": "How a DAO migration behaves where the output file has no base migration.",
    "options": {
      "fails": {
        "text": "It fails, and deploys nothing.",
        "sources": [
          "interface, States and transitions: Precondition"
        ]
      },
      "base-first": {
        "text": "It migrates the base first.",
        "sources": [
          "stated by no source; no error is shown either"
        ]
      }
    }
  },
  "changed-params": {
    "name": "changed-params",
    "suite": "migration",
    "text": "How a migration behaves where a migration with other parameters has ended.",
    "options": {
      "refused": {
        "text": "It is refused until `restart` is given.",
        "sources": [
          "Hardhat Ignition, reconciliation"
        ]
      },
      "anew": {
        "text": "It begins another DAO.",
        "sources": [
          "the releases, of one that has ended"
        ]
      }
    }
  },
  "changed-unfinished": {
    "name": "changed-unfinished",
    "suite": "migration",
    "text": "How a migration behaves where a migration with other parameters has begun and has not ended.",
    "options": {
      "refused": {
        "text": "It is refused until `restart` is given.",
        "sources": [
          "Hardhat Ignition, reconciliation"
        ]
      },
      "anew": {
        "text": "It begins another DAO.",
        "sources": [
          "stated by no source"
        ]
      }
    }
  },
  "stale-record": {
    "name": "stale-record",
    "suite": "migration",
    "text": "How a base migration behaves where the output file names contracts that the chain does not have.",
    "options": {
      "refused": {
        "text": "It is refused.",
        "sources": [
          "stated by no source"
        ]
      },
      "redeployed": {
        "text": "It deploys them again.",
        "sources": [
          "the releases compare the code before they use a base contract again"
        ]
      }
    }
  },
  "network-by": {
    "name": "network-by",
    "suite": "migration",
    "text": "How a chain is recognised as a public network.",
    "options": {
      "chain-id": {
        "text": "By its chain id: 1 mainnet, 4 rinkeby, 42 kovan.",
        "sources": [
          "EIP-155, list of chain ids"
        ]
      },
      "genesis": {
        "text": "By its chain id and its genesis block, so that a local chain is always private.",
        "sources": [
          "web3.js, getNetworkType, which the releases use"
        ]
      }
    }
  },
  "lookup-without-record": {
    "name": "lookup-without-record",
    "suite": "migration",
    "text": "How `migration(network)` behaves for a network without a record, and for a name that is not a network.",
    "options": {
      "throws": {
        "text": "It throws, or rejects.",
        "sources": [
          "the releases"
        ]
      },
      "nothing": {
        "text": "It gives undefined or null.",
        "sources": [
          "the interface document shows no errors"
        ]
      }
    }
  },
  "lookup-reads": {
    "name": "lookup-reads",
    "suite": "migration",
    "text": "The place from which `migration(network)` takes its results.",
    "options": {
      "package": {
        "text": "The package, as it is shipped.",
        "sources": [
          "the releases"
        ]
      },
      "output": {
        "text": "The result file in the working folder.",
        "sources": [
          "interface, Library: migration result object for that network"
        ]
      }
    }
  },
  "suggested-price": {
    "name": "suggested-price",
    "suite": "migration",
    "text": "How transactions are priced where no gas price is given.",
    "options": {
      "legacy": {
        "text": "By the node's `eth_gasPrice`.",
        "sources": [
          "Ethereum JSON-RPC, eth_gasPrice",
          "the releases"
        ]
      },
      "fee-market": {
        "text": "By base fee and tip, where blocks have a base fee.",
        "sources": [
          "EIP-1559"
        ]
      },
      "oracle": {
        "text": "By another source than the node.",
        "sources": [
          "the interface document does not say who suggests the price"
        ]
      }
    }
  },
  "given-price": {
    "name": "given-price",
    "suite": "migration",
    "text": "The meaning of a given gas price where blocks have a base fee.",
    "options": {
      "exact": {
        "text": "The price that is paid for each unit of gas.",
        "sources": [
          "the releases, which send legacy transactions"
        ]
      },
      "ceiling": {
        "text": "The highest price that may be paid for each unit of gas.",
        "sources": [
          "EIP-1559, max_fee_per_gas"
        ]
      }
    }
  },
  "mnemonic-path": {
    "name": "mnemonic-path",
    "suite": "migration",
    "text": "The derivation path of the account that migrates where a mnemonic is given.",
    "options": {
      "first": {
        "text": "m/44'/60'/0'/0/0.",
        "sources": [
          "BIP-44 with SLIP-44, coin type 60",
          "the releases"
        ]
      },
      "ledger": {
        "text": "m/44'/60'/0'/0.",
        "sources": [
          "older wallets of Ledger"
        ]
      }
    }
  },
  "founder-units": {
    "name": "founder-units",
    "suite": "migration",
    "text": "The units of a founder's `tokens` and `reputation`.",
    "options": {
      "whole": {
        "text": "Whole units: the number times 10^18.",
        "sources": [
          "the releases"
        ]
      },
      "smallest": {
        "text": "The smallest units: the number itself.",
        "sources": [
          "the interface document shows no unit"
        ]
      }
    }
  },
  "voting-amounts": {
    "name": "voting-amounts",
    "suite": "migration",
    "text": "The units of `proposingRepReward` and `minimumDaoBounty`.",
    "options": {
      "whole": {
        "text": "Whole units: the number times 10^18.",
        "sources": [
          "the releases"
        ]
      },
      "smallest": {
        "text": "The smallest units: the number itself.",
        "sources": [
          "interface: Units and defaults of the voting parameters: not shown"
        ]
      }
    }
  },
  "owner-by-default": {
    "name": "owner-by-default",
    "suite": "migration",
    "text": "Whether the deploying account keeps its permission where `unregisterOwner` is left out.",
    "options": {
      "kept": {
        "text": "It keeps its permission.",
        "sources": [
          "the releases from 0.0.1-rc.16 on"
        ]
      },
      "revoked": {
        "text": "Its permission is revoked.",
        "sources": [
          "the releases 0.0.1-rc.12 to rc.14"
        ]
      }
    }
  },
  "dao-tracker": {
    "name": "dao-tracker",
    "suite": "migration",
    "text": "Whether the core package has a DAO tracker.",
    "options": {
      "present": {
        "text": "It has one.",
        "sources": [
          "interface, Migration parameters: noTrack",
          "core packages from 0.0.1-rc.29 on"
        ]
      },
      "none": {
        "text": "It does not have one, so that no DAO is tracked.",
        "sources": [
          "interface, Migration result: `base` has no tracker",
          "core packages before 0.0.1-rc.29"
        ]
      }
    }
  },
  "creator-tracks": {
    "name": "creator-tracks",
    "suite": "migration",
    "text": "Whether a DAO that the DaoCreator creates is tracked.",
    "options": {
      "tracked": {
        "text": "It is tracked.",
        "sources": [
          "interface, Migration parameters: otherwise the DAO is tracked",
          "the DaoCreator of core packages from 0.0.1-rc.29 on"
        ]
      },
      "untracked": {
        "text": "It is not tracked.",
        "sources": [
          "the DaoCreator of core packages before 0.0.1-rc.29"
        ]
      }
    }
  },
  "scheme-permissions": {
    "name": "scheme-permissions",
    "suite": "migration",
    "text": "The permissions that the five schemes have with the controller.",
    "options": {
      "known": {
        "text": "SchemeRegistrar 0x1f, GlobalConstraintRegistrar 0x05, UpgradeScheme 0x0b, GenericScheme 0x11, ContributionReward 0x01.",
        "sources": [
          "the releases"
        ]
      },
      "least": {
        "text": "Only what each needs: SchemeRegistrar 0x03, GlobalConstraintRegistrar 0x05, UpgradeScheme 0x09, GenericScheme 0x11, ContributionReward 0x01.",
        "sources": [
          "the core contracts: what Controller asks of the sender of each call"
        ]
      },
      "other": {
        "text": "Other permissions, which are the same each time.",
        "sources": [
          "the interface document shows none"
        ]
      }
    }
  },
  "reward-entries": {
    "name": "reward-entries",
    "suite": "migration",
    "text": "What several entries in `ContributionReward` are.",
    "options": {
      "each": {
        "text": "A scheme for each entry, with the values of that entry.",
        "sources": [
          "interface, Migration parameters: an array, and the values of each of its objects"
        ]
      },
      "one-scheme": {
        "text": "One scheme with the values of one entry, whose contract stores the values of the others as well.",
        "sources": [
          "the releases",
          "the core contracts: a controller has one hash of parameters for the address of a scheme"
        ]
      },
      "refused": {
        "text": "Parameters that are refused before anything is sent.",
        "sources": [
          "the interface document does not say what several entries are"
        ]
      }
    }
  },
  "generic-entries": {
    "name": "generic-entries",
    "suite": "migration",
    "text": "What several entries in `GenericScheme` are.",
    "options": {
      "each": {
        "text": "A scheme for each entry, with the values of that entry.",
        "sources": [
          "interface, Migration parameters: an array, and the values of each of its objects"
        ]
      },
      "one-scheme": {
        "text": "One scheme with the values of one entry, whose contract stores the values of the others as well.",
        "sources": [
          "the releases",
          "the core contracts: a controller has one hash of parameters for the address of a scheme"
        ]
      },
      "refused": {
        "text": "Parameters that are refused before anything is sent.",
        "sources": [
          "the interface document does not say what several entries are"
        ]
      }
    }
  },
  "scheme-initializer": {
    "name": "scheme-initializer",
    "suite": "migration",
    "text": "The function that gives the avatar to a custom scheme that is not universal.",
    "options": {
      "initialize": {
        "text": "`initialize`.",
        "sources": [
          "the schemes of the core package",
          "interface, StandAloneContracts item: an initialize method"
        ]
      },
      "initialized": {
        "text": "`initialized`.",
        "sources": [
          "interface, CustomSchemes entry"
        ]
      }
    }
  },
  "params-version": {
    "name": "params-version",
    "suite": "migration",
    "text": "The core version that the library deploys a DAO with, where both the options and the parameters name one.",
    "options": {
      "params": {
        "text": "The version of the parameters.",
        "sources": [
          "interface, Versioning: the file key takes precedence over the flag"
        ]
      },
      "options": {
        "text": "The version of the options.",
        "sources": [
          "the interface document speaks of the flag alone"
        ]
      }
    }
  },
  "unasked": {
    "name": "unasked",
    "suite": "migration",
    "text": "How a migration without `--force` behaves where standard input is not a terminal.",
    "options": {
      "goes-on": {
        "text": "It continues.",
        "sources": [
          "package managers and CI tools that take no terminal for consent"
        ]
      },
      "refused": {
        "text": "It ends with an error, and deploys nothing.",
        "sources": [
          "Terraform, -input=false without -auto-approve"
        ]
      }
    }
  },
  "declined-status": {
    "name": "declined-status",
    "suite": "migration",
    "text": "The exit status of a migration where the user answered no.",
    "options": {
      "zero": {
        "text": "The status 0: nothing went wrong.",
        "sources": [
          "the releases, of a retry that is declined"
        ]
      },
      "other": {
        "text": "Another status: the tool did not do what it was asked to do.",
        "sources": [
          "Terraform, apply that is cancelled"
        ]
      }
    }
  },
  "second-run": {
    "name": "second-run",
    "suite": "migration",
    "text": "How the second of two runs at the same time behaves.",
    "options": {
      "refused": {
        "text": "It ends with an error, and deploys nothing.",
        "sources": [
          "Terraform, state locking"
        ]
      },
      "waits": {
        "text": "It waits until the first has ended.",
        "sources": [
          "Terraform, -lock-timeout"
        ]
      }
    }
  },
  "state-in": {
    "name": "state-in",
    "suite": "migration",
    "text": "Where the tool keeps the state of a deployment.",
    "options": {
      "working-folder": {
        "text": "In the working folder.",
        "sources": [
          "Hardhat Ignition: ignition/deployments",
          "Foundry: broadcast"
        ]
      },
      "home": {
        "text": "Under the home folder.",
        "sources": [
          "XDG Base Directory Specification, XDG_STATE_HOME"
        ]
      },
      "tool-folder": {
        "text": "In the folder where the tool is installed.",
        "sources": [
          "the releases: deployment-state.json"
        ]
      }
    }
  },
  "attempts": {
    "name": "attempts",
    "suite": "migration",
    "text": "The largest number of times that the tool sends a transaction that fails each time.",
    "number": {
      "unit": "attempts",
      "sources": [
        "stated by no source"
      ]
    }
  },
  "gives-up-within": {
    "name": "gives-up-within",
    "suite": "migration",
    "text": "The number of seconds within which the tool gives up when a node does not answer.",
    "number": {
      "unit": "seconds",
      "sources": [
        "stated by no source"
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
      },
      "static-ct": {
        "rulesets": [
          "static-ct"
        ],
        "choices": {
          "entry-format": "data-tiles"
        },
        "text": "C2SP static-ct-api with tlog-checkpoint, signed-note and RFC 6962, reads only: a log of certificates."
      },
      "tlog-policy": {
        "rulesets": [
          "tlog-policy"
        ],
        "text": "C2SP tlog-policy with tlog-cosignature: the cosignatures that a policy asks for, which --policy names."
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
        "choices": {
          "rpc-reads": "elsewhere"
        },
        "text": "The interface as Rekor v2 is deployed."
      }
    }
  },
  "feed": {
    "default": [
      "interface",
      "web"
    ],
    "prefix": [
      "interface",
      "web"
    ],
    "profiles": {
      "interface": {
        "rulesets": [
          "interface"
        ],
        "text": "What the interface document says."
      },
      "web": {
        "rulesets": [
          "web"
        ],
        "text": "What the standards of HTTP, JSON, XML and JavaScript ask of any such answer."
      },
      "open-data-v2": {
        "rulesets": [
          "interface",
          "web",
          "open-data-v2"
        ],
        "text": "The interface as its known service, version 2, had it."
      }
    }
  },
  "migration": {
    "default": [
      "interface"
    ],
    "prefix": [
      "interface"
    ],
    "profiles": {
      "interface": {
        "rulesets": [
          "interface"
        ],
        "text": "What the interface document says."
      },
      "durable-deploy": {
        "rulesets": [
          "interface",
          "durable-deploy"
        ],
        "text": "The interface, and what a tool owes its user when something goes wrong: idempotence, resuming, locks, validation before spending."
      }
    }
  },
  "feed-client": {
    "default": [
      "list"
    ],
    "prefix": [
      "list"
    ],
    "profiles": {
      "list": {
        "rulesets": [
          "reader",
          "list-reader"
        ],
        "text": "Prints the list of events."
      },
      "event": {
        "rulesets": [
          "reader",
          "event-reader"
        ],
        "text": "Prints one event that it is asked for."
      },
      "poll": {
        "rulesets": [
          "reader",
          "list-reader",
          "poller"
        ],
        "text": "Looks at a feed again and again, and prints the list that is there then."
      }
    }
  },
  "log-client": {
    "default": [
      "checkpoint"
    ],
    "prefix": [
      "checkpoint"
    ],
    "profiles": {
      "checkpoint": {
        "rulesets": [
          "checkpoint"
        ],
        "text": "Verifies a checkpoint."
      },
      "inclusion": {
        "rulesets": [
          "checkpoint",
          "inclusion"
        ],
        "text": "Verifies that an entry is in the log, by its tiles or by a proof in a file."
      },
      "log": {
        "rulesets": [
          "checkpoint",
          "whole-log"
        ],
        "text": "Verifies a whole log with its entries."
      },
      "monitor": {
        "rulesets": [
          "checkpoint",
          "monitor"
        ],
        "text": "Looks at a log again and again, and verifies that it only grows."
      },
      "writer": {
        "rulesets": [
          "writer"
        ],
        "text": "Has entries logged by Rekor v2 and verifies the answers."
      }
    }
  }
} as const;
