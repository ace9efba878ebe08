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
    "text": "`data` is an array of events, however many there are, or null."
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
    "text": "`meta.message` is a text, or null; that of a successful request is not empty."
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
    "text": "`meta.timestamp` is the Unix time of the response in seconds, an integer, or null."
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
    "text": "`meta.method` of a successful answer is an object whose `site_name` is a text, or null."
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
    "text": "`meta.method.site_name` is the name that the site list gives the site that was asked for."
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
    "text": "Every member of the envelope is there, if only as null."
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
    "text": "`meta.requests` counts requests: it rises from answer to answer under one key."
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
    "text": "What `meta` says is of the request that it answers, also when others are under way."
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
    "text": "`title` is a text, or null."
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
    "text": "`times` is an array of objects with `start` and `end`, however many there are; it, its entries and their members may be null."
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
    "text": "`type` is an array of texts, however many there are; it and its entries may be null."
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
    "text": "Every member of an event is there, if only as null."
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
    "text": "An event says what was published: its texts, numbers, lists and nulls are those of the item."
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
    "text": "A date-time names the instant that was published."
  },
  "FEED-EV-011": {
    "id": "FEED-EV-011",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Event"
    },
    "text": "`updated` moves when an event is changed, and does not without."
  },
  "FEED-EV-012": {
    "id": "FEED-EV-012",
    "suite": "feed",
    "level": "must",
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
    "text": "Only upcoming events are listed: none of which every occurrence is long over."
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
    "text": "Every upcoming event of the site is listed, once."
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
    "text": "Only events of the site that was asked for are listed."
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
    "text": "Events are listed in the order that is declared."
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
    "text": "An item is listed the moment it is published, in every format."
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
    "text": "A change of an item is seen the moment it is made, in every format."
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
    "text": "An item that is withdrawn is listed no longer, in any format."
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
    "text": "An answer is not cached: no cache on the way may answer with it without asking."
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
    "text": "What was seen once stays seen: no later answer is older than an earlier one."
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
    "text": "A key that is not valid gets no events, in any format and with any method."
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
    "text": "The key is read from the query parameter `key`."
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
    "text": "What one key is answered does not hang on what was answered to another."
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
    "text": "No answer holds the key that was sent."
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
    "text": "JSON and XML carry the same data."
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
    "text": "With `callback` the JSON is the argument of a call of that name."
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
    "text": "The path alone says which format is served, whatever a client would rather accept."
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
    "text": "The request protocol is GET: no other method changes what is listed."
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
    "text": "Every slug of the site list can be asked for."
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
    "text": "A slug that is not in the site list gets no events."
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
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "What the service does"
    },
    "text": "The service is called `events` and has the id 271.",
    "excluded": "No answer of this interface says name or id of the service."
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
    "excluded": "That it answers at all is judged by every check; nothing else says whether it is enabled."
  },
  "FEED-SV-003": {
    "id": "FEED-SV-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "interface",
    "source": {
      "document": "interface",
      "section": "Authentication"
    },
    "text": "How a key is obtained is left open.",
    "excluded": "The document does not show it."
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
    "text": "`meta.status` and `meta.message` go together as in the table of the service: 200, 204, 401, 403, 429, 501, 511."
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
    "text": "Every answer is in the envelope, errors too."
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
    "text": "Date-times are written as RFC 3339 has them: with seconds, and hours and minutes of the offset with a colon."
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
    "text": "Events are in the order of their first occurrence that is not over."
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
    "text": "`meta.method` is an object of texts in every answer, empty where there is nothing to say."
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
    "text": "The HTTP status does not contradict `meta.status`: no success that is an error, no error that is a success."
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
    "text": "Content is coded only in ways that the request accepts."
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
    "text": "What depends on Accept-Encoding says so in Vary."
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
    "text": "No request is answered with an error of the server, however odd it is."
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
    "text": "A slug with needlessly escaped letters is the same slug."
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
    "text": "Content is in the coding that Content-Encoding names."
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
    "text": "Nothing of a request is repeated in an answer as HTML."
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
    "text": "What is served as JSON is one JSON text, with nothing before or behind it."
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
    "text": "JSON is UTF-8, and begins with no byte order mark."
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
    "text": "No object has two members of one name."
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
    "text": "JSON is called `application/json`, or another type whose name ends in `+json`."
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
    "text": "Texts are sequences of Unicode characters: no half of a surrogate pair stands alone."
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
    "text": "What is served as XML is well-formed."
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
    "text": "XML is in the encoding that it, or the charset parameter, says."
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
    "text": "XML is called `application/xml`, `text/xml`, or another type whose name ends in `+xml`."
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
    "text": "What is served as JSONP is a script."
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
    "text": "JSONP is called a JavaScript media type."
  },
  "FEED-JP-003": {
    "id": "FEED-JP-003",
    "suite": "feed",
    "level": "must",
    "ruleset": "web",
    "source": {
      "document": "fetch",
      "section": "X-Content-Type-Options header"
    },
    "text": "A callback that is no name of a function is refused, or its text does not come to be run."
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
    "text": "With `callback` errors are calls of that name as well, so that a script hears of them."
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
    "text": "A callback may have any name by which a script can reach a function: `$`, or one with dots."
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
    "text": "A request whose signature does not verify, whose key is none (for RSA by RFC 8017, section 3.1), or whose parts do not belong together, is refused with 400 and changes nothing."
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
  "status": {
    "name": "status",
    "suite": "feed",
    "text": "What the HTTP status says of an error, which `meta.status` names.",
    "options": {
      "always-200": {
        "text": "200, whatever `meta.status` is.",
        "sources": [
          "clients of the known service that read meta.status in answers with 200"
        ]
      },
      "mirrored": {
        "text": "The same, as far as HTTP has it: 204 cannot have content, and 511 is for intercepting proxies.",
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
    "text": "What `meta.status` says of a site that is not in the site list.",
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
    "text": "What `meta.status`, or else the HTTP status, says of another format than `json` and `xml`.",
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
  "upcoming": {
    "name": "upcoming",
    "suite": "feed",
    "text": "Until when an event is upcoming.",
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
        "text": "Until its last occurrence has ended a day ago.",
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
        "text": "Another one, always the same.",
        "sources": [
          "the interface document does not show it"
        ]
      }
    }
  },
  "visible-within": {
    "name": "visible-within",
    "suite": "feed",
    "text": "The seconds from the end of a publication, change or withdrawal to when it is seen.",
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
    "text": "The seconds by which the feed's clock may differ from that of whoever judges it.",
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
    "text": "How XML says that a value is null.",
    "options": {
      "empty": {
        "text": "By an empty element.",
        "sources": [
          "what serialisers of PHP's arrays do"
        ]
      },
      "absent": {
        "text": "By no element.",
        "sources": [
          "stated by no source"
        ]
      }
    }
  },
  "title-escaping": {
    "name": "title-escaping",
    "suite": "feed",
    "text": "Whether texts are escaped for HTML before they are served.",
    "options": {
      "raw": {
        "text": "They are not.",
        "sources": [
          "the interface document says of no escaping"
        ]
      },
      "html": {
        "text": "They are: `&amp;` for an ampersand, once, in JSON and XML alike.",
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
        "text": "As without a callback.",
        "sources": [
          "stated by no source"
        ]
      }
    }
  },
  "empty-status": {
    "name": "empty-status",
    "suite": "feed",
    "text": "What `meta.status` says where a site has no upcoming events.",
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
    "text": "What status other methods than GET, HEAD and OPTIONS are answered with.",
    "options": {
      "not-allowed": {
        "text": "405.",
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
        "text": "As GET is.",
        "sources": [
          "PHP services that look at no method"
        ]
      }
    }
  },
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
  }
} as const;
