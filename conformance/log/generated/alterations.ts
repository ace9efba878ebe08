// Generated from conformance/log/faults and variants by `npm run generate`. Edit those, not this.

/** A name of `touchstone faults list log`. */
export type FaultName =
  | 'absence-of-a-tile-remembered'
  | 'allow-without-get'
  | 'allow-without-post'
  | 'another-entry-for-another-spelling'
  | 'another-log-after-the-first-read'
  | 'another-log-while-it-grows'
  | 'another-root-signed-in-answers'
  | 'another-signature-answered-with-the-entry'
  | 'another-tree-by-request-headers'
  | 'another-tree-when-restarted'
  | 'answered-checkpoint-by-ecdsa-alone'
  | 'answered-checkpoint-not-signed'
  | 'answered-checkpoint-not-signed-under-load'
  | 'answered-checkpoint-of-another-key'
  | 'answered-checkpoint-of-another-time'
  | 'answered-checkpoint-without-final-newline'
  | 'answers-a-page-after-large-ones'
  | 'answers-ahead-of-what-it-serves'
  | 'answers-before-it-publishes'
  | 'answers-exchanged-above-32-at-once'
  | 'answers-exchanged-among-many'
  | 'answers-with-an-index-beyond-its-tree'
  | 'answers-with-another-tree'
  | 'any-root-accepted'
  | 'appended-leaf-at-another-index'
  | 'appended-leaf-logged-as-its-beginning'
  | 'appended-leaf-too-long-for-its-length'
  | 'base-64-of-keys-read-leniently'
  | 'base-64-of-signatures-read-leniently'
  | 'base-64-read-leniently'
  | 'body-calls-every-digest-sha-256'
  | 'body-calls-every-key-p-256'
  | 'body-has-the-key-for-a-certificate'
  | 'body-in-the-order-of-the-schema'
  | 'body-in-url-safe-base-64'
  | 'body-names-the-algorithm-by-number'
  | 'body-not-in-json'
  | 'body-of-an-older-schema'
  | 'body-of-an-older-version'
  | 'body-with-defaults'
  | 'body-with-the-digest-hashed-again'
  | 'body-with-the-signature-cut'
  | 'body-with-white-space'
  | 'brotli-of-other-entries'
  | 'brotli-unasked'
  | 'bundle-announced-too-long'
  | 'bundle-as-gzip'
  | 'bundle-cached-for-a-minute'
  | 'bundle-changes-later'
  | 'bundle-ends-in-a-newline'
  | 'bundle-has-an-entry-too-many'
  | 'bundle-in-another-order'
  | 'bundle-index-of-its-last-two-elements'
  | 'bundle-internal-error'
  | 'bundle-lacks-its-last-entry'
  | 'bundle-lengths-as-varint'
  | 'bundle-lengths-little-endian'
  | 'bundle-lengths-of-four-bytes'
  | 'bundle-of-new-entries-differs'
  | 'bundle-path-answers-with-the-tile'
  | 'bundle-path-refused'
  | 'bundle-starts-one-entry-late'
  | 'bundle-too-short-at-sizes-between'
  | 'bundle-widths-beyond-255-served'
  | 'bundle-without-content-type'
  | 'bundled-entries-numbered'
  | 'bundles-called-identity-coded'
  | 'bundles-gone-after-a-restart'
  | 'bundles-not-compressed'
  | 'bundles-though-another-format-is-declared'
  | 'bytes-as-a-list-of-numbers-taken'
  | 'certificate-by-add-pre-chain'
  | 'certificate-followed-by-a-byte-taken'
  | 'certificate-for-a-key-taken'
  | 'certificates-digest-of-any-length'
  | 'certificates-not-deduplicated'
  | 'certificates-refused'
  | 'certificates-rsa-key-of-any-length-taken'
  | 'certificates-signature-not-verified'
  | 'chain-of-half-a-fingerprint'
  | 'chains-in-any-order'
  | 'chains-with-root-refused'
  | 'chains-without-root-refused'
  | 'checkpoint-ahead-of-tiles'
  | 'checkpoint-announced-too-long'
  | 'checkpoint-as-json'
  | 'checkpoint-as-latin-1'
  | 'checkpoint-cached-by-shared-caches'
  | 'checkpoint-cached-for-a-minute'
  | 'checkpoint-cached-for-a-year'
  | 'checkpoint-cached-in-capitals'
  | 'checkpoint-cut-gzip'
  | 'checkpoint-gone-once-the-log-has-grown'
  | 'checkpoint-in-windows-1252'
  | 'checkpoint-internal-error'
  | 'checkpoint-missing'
  | 'checkpoint-never-advances'
  | 'checkpoint-of-an-empty-log-missing'
  | 'checkpoint-of-an-empty-log-served'
  | 'checkpoint-of-two-lines'
  | 'checkpoint-path-not-implemented'
  | 'checkpoint-with-last-modified-only'
  | 'checkpoint-without-charset'
  | 'checkpoint-without-content-type'
  | 'comment-below-the-signatures'
  | 'concurrent-entries-answered-with-an-internal-error'
  | 'concurrent-signatures-not-verified'
  | 'content-encoding-without-gzip'
  | 'cosignature-broken-for-later-readers'
  | 'cosignature-of-an-older-tree'
  | 'cosignature-of-another-size'
  | 'cosignature-of-the-next-hour'
  | 'cosignature-over-the-note-alone'
  | 'cosignature-time-below-zero'
  | 'cosignature-time-in-milliseconds'
  | 'cosignature-with-a-byte-more'
  | 'cosignature-with-another-time'
  | 'cosignature-without-its-time'
  | 'cosigned-by-one-witness'
  | 'cosigned-by-two-of-three'
  | 'cosigned-the-day-before'
  | 'cosigned-twice-by-one-witness'
  | 'created-answered-by-leaf-hash'
  | 'created-answered-in-snake-case'
  | 'created-answered-in-url-safe-base-64'
  | 'created-answered-with-202'
  | 'created-answered-with-numbers'
  | 'created-answered-without-padding'
  | 'created-as-an-older-version'
  | 'created-as-text'
  | 'created-names-the-index-twice'
  | 'created-not-while-a-large-one-is-under-way'
  | 'created-p-384-answered-with-a-page'
  | 'created-with-200-now-and-then'
  | 'created-with-200-where-201-is-declared'
  | 'created-with-a-promise'
  | 'created-with-a-time'
  | 'created-without-body'
  | 'created-without-checkpoint'
  | 'created-without-content-type'
  | 'created-without-log-id'
  | 'creating-not-implemented'
  | 'crlf-in-checkpoint'
  | 'cross-origin-for-tiles-only'
  | 'cross-origin-not-as-declared'
  | 'data-tile-cut-short'
  | 'data-tile-index-of-its-last-element'
  | 'data-tile-missing'
  | 'data-tile-with-a-newline'
  | 'data-tile-with-entries-of-another-type'
  | 'data-tile-without-its-last-entry'
  | 'data-tiles-as-certificates'
  | 'date-beside-an-entity-tag-decides'
  | 'date-in-utc'
  | 'date-of-another-weekday'
  | 'deflate-without-its-wrapper'
  | 'digest-in-hex-taken'
  | 'digest-of-384-bits-cut-to-its-length'
  | 'digest-of-any-length'
  | 'digest-of-ed-25519ph-cut-to-its-length'
  | 'digest-of-zeroes-is-an-internal-error'
  | 'disconnected-client-has-others-refused'
  | 'disconnected-client-leaves-its-entry-locked'
  | 'disconnected-clients-entry-logged-twice'
  | 'does-not-come-up-after-a-restart'
  | 'dsse-envelope-beside-an-entry-ignored'
  | 'ecdsa-byte-in-the-sequence-taken'
  | 'ecdsa-key-where-ed-25519-is-declared'
  | 'ecdsa-long-length-taken'
  | 'ecdsa-negative-number-taken'
  | 'ecdsa-numbers-beyond-the-order-taken'
  | 'ecdsa-p-521-psychic-signatures-taken'
  | 'ecdsa-p-521-signature-followed-by-a-byte-taken'
  | 'ecdsa-sequence-end-not-looked-at'
  | 'ecdsa-signature-without-der'
  | 'ecdsa-superfluous-zero-taken'
  | 'ecdsa-tags-not-looked-at'
  | 'ed-25519ph-not-deduplicated'
  | 'ed-25519ph-number-beyond-the-order-taken'
  | 'ed-25519ph-signature-not-verified'
  | 'ed-25519ph-signature-of-any-length-taken'
  | 'empty-body-answered-with-200'
  | 'empty-bundle-served'
  | 'empty-chain-answered-with-200'
  | 'empty-extension-line'
  | 'empty-root-line'
  | 'empty-root-of-zeroes'
  | 'empty-tile-behind-full-ones-at-first'
  | 'empty-tile-behind-full-ones-later'
  | 'empty-tile-served'
  | 'en-dash-for-em-dash'
  | 'entity-tag-asterisk-is-an-internal-error'
  | 'entity-tag-asterisk-not-matched'
  | 'entity-tag-compared-strongly'
  | 'entity-tag-found-in-another'
  | 'entity-tag-is-an-internal-error'
  | 'entity-tag-not-found-in-a-list'
  | 'entity-tag-of-another-is-refused'
  | 'entity-tag-of-the-checkpoint-never-changes'
  | 'entity-tag-same-in-every-coding'
  | 'entity-tag-without-quotes'
  | 'entity-tags-compared-by-the-beginning'
  | 'entries-in-data-tiles-alone'
  | 'entries-without-extensions'
  | 'entries-without-room-refused'
  | 'entry-damaged-by-the-large-one-before'
  | 'entry-later-than-its-sct'
  | 'entry-of-another-issuer-key'
  | 'entry-of-no-certificate'
  | 'entry-overwritten-by-an-old-repeat'
  | 'entry-overwritten-when-many-come'
  | 'entry-with-more-extensions-than-its-sct'
  | 'error-as-bare-text'
  | 'error-as-html'
  | 'error-code-by-name'
  | 'error-code-internal-with-400'
  | 'error-code-of-http'
  | 'error-details-as-object'
  | 'error-details-of-text'
  | 'error-details-without-their-type'
  | 'error-message-as-list'
  | 'error-of-two-media-types'
  | 'error-without-content-type'
  | 'escapes-in-strings-refused'
  | 'extension-line'
  | 'extension-twice'
  | 'extensions-of-sct-as-an-object'
  | 'extensions-without-lengths'
  | 'fingerprint-of-the-first-issuer-alone'
  | 'fingerprints-from-the-root'
  | 'fingerprints-of-pem'
  | 'first-checkpoint-after-a-restart-not-signed'
  | 'first-proof-of-the-tree-before-a-restart'
  | 'forgets-all-when-restarted'
  | 'forgets-its-latest-entries'
  | 'forgets-what-was-under-way-when-asked-to-end'
  | 'fork-on-every-second-read'
  | 'frozen-and-creating-entries'
  | 'frozen-and-still-growing'
  | 'frozen-line-twice'
  | 'frozen-refuses-with-403'
  | 'frozen-without-extension-line'
  | 'full-bundle-differs-from-the-partial-one'
  | 'full-bundle-served-once'
  | 'full-bundles-not-written'
  | 'full-path-longer-than-a-tile'
  | 'full-tile-ahead-of-another-tree'
  | 'full-tile-announced-too-long'
  | 'full-tile-as-width-256'
  | 'full-tile-differs-from-the-partial-one'
  | 'full-tile-fails-after-one-answer'
  | 'full-tile-served-once'
  | 'goes-back-to-a-smaller-tree'
  | 'grown-tree-not-cosigned'
  | 'grows-while-nobody-writes'
  | 'gzip-of-weight-zero-sent'
  | 'gzip-padded-with-zeros'
  | 'gzip-refused-by-name-sent-for-the-wildcard'
  | 'gzip-weight-behind-a-space-not-read'
  | 'gzip-without-content-encoding'
  | 'head-as-html'
  | 'head-is-404'
  | 'head-names-another-length'
  | 'hyphen-for-em-dash'
  | 'if-none-match-ignored'
  | 'index-before-named-after-a-restart'
  | 'index-before-named-for-an-old-repeat'
  | 'index-given-again-after-an-old-repeat'
  | 'index-given-to-two-of-many'
  | 'index-of-its-last-element-alone'
  | 'index-of-its-last-element-in-a-small-log'
  | 'index-of-the-entry-before'
  | 'indices-counted-from-one'
  | 'indices-of-sixty-four-bits'
  | 'inner-tile-changes-later'
  | 'invalid-base-64-is-an-internal-error'
  | 'issuer-is-a-list'
  | 'issuer-key-hash-of-the-certificate'
  | 'issuers-as-bytes'
  | 'issuers-cached-for-a-minute'
  | 'issuers-in-pem'
  | 'issuers-said-to-be-compressed'
  | 'issuers-under-repair'
  | 'issuers-without-a-type'
  | 'junk-beside-every-entry'
  | 'key-and-certificate-taken'
  | 'key-details-not-bound-though-declared'
  | 'key-followed-by-a-byte-taken'
  | 'key-id-from-the-end-of-the-hash'
  | 'key-id-little-endian'
  | 'key-id-of-cosigner-type'
  | 'key-id-of-the-log-id'
  | 'key-id-of-type-zero'
  | 'key-id-over-spki'
  | 'key-id-without-newline'
  | 'key-in-pem-taken'
  | 'key-name-empty'
  | 'key-name-with-plus'
  | 'key-name-with-space'
  | 'key-named-otherwise'
  | 'large-entry-cut'
  | 'large-entry-hashed-as-its-beginning'
  | 'large-entry-logged-as-its-beginning'
  | 'large-entry-shortened'
  | 'large-entry-with-a-signed-length'
  | 'large-request-is-400-where-413-is-declared'
  | 'large-request-taken-where-400-is-declared'
  | 'largest-checkpoint-of-another-tree'
  | 'last-bytes-read-as-the-first'
  | 'last-entry-empty-when-restarted'
  | 'last-entry-forgotten-when-restarted'
  | 'last-entry-never-published'
  | 'later-trees-signed-by-ecdsa-alone'
  | 'lax-der-taken'
  | 'leading-zero-names-the-level-above'
  | 'leaf-and-node-prefix-swapped'
  | 'leaf-hash-over-base-64'
  | 'leaf-hash-over-length-and-entry'
  | 'leaf-hash-over-tile-leaf'
  | 'leaf-hash-over-timestamped-entry'
  | 'leaf-hash-without-prefix'
  | 'leaf-hash-wrong-from-the-beginning'
  | 'leaf-index-from-one'
  | 'leaf-index-in-eight-bytes'
  | 'leaf-index-within-its-tile'
  | 'level-beyond-5-served'
  | 'level-one-hash-of-a-partial-tile'
  | 'level-one-hash-over-tile-bytes'
  | 'level-that-is-no-number-is-an-internal-error'
  | 'level-two-not-written'
  | 'levels-beyond-63-served'
  | 'levels-of-thirty-two-bits'
  | 'listed-log-of-another-origin'
  | 'log-id-in-hex'
  | 'log-id-in-two-forms'
  | 'log-id-of-another-origin'
  | 'log-id-of-four-bytes'
  | 'log-id-of-four-bytes-of-another-origin'
  | 'log-id-of-sct-in-hex'
  | 'log-id-of-the-origin'
  | 'log-id-of-twenty-bytes'
  | 'log-id-over-spki'
  | 'log-not-in-the-policy'
  | 'logs-other-bytes-than-it-answers'
  | 'logs-what-it-refuses'
  | 'long-leaf-published-with-the-next'
  | 'malformed-json-is-an-internal-error'
  | 'minimum-index-beyond-the-tree'
  | 'missing-cached-for-a-week'
  | 'missing-is-403-for-bundles-and-404-for-tiles'
  | 'missing-is-403-where-404-is-declared'
  | 'missing-is-500'
  | 'missing-is-a-page-where-404-is-declared'
  | 'missing-says-gzip'
  | 'modified-in-the-future'
  | 'never-publishes-what-it-answers'
  | 'no-base-64-answered-with-200'
  | 'no-certificate-answered-with-200'
  | 'no-digest-is-an-internal-error'
  | 'no-issuers'
  | 'no-json-answered-with-200'
  | 'node-hash-of-right-and-left'
  | 'node-hash-without-prefix'
  | 'not-modified-checkpoint-cached-for-a-year'
  | 'not-modified-for-every-tag-it-ever-had'
  | 'not-modified-since-any-date'
  | 'not-modified-since-any-time'
  | 'not-modified-whatever-the-validator'
  | 'not-modified-with-another-entity-tag'
  | 'not-modified-with-content-type'
  | 'not-modified-without-cache-control'
  | 'not-modified-without-entity-tag'
  | 'not-modified-without-vary'
  | 'note-with-blank-line-at-its-end'
  | 'note-with-two-blank-lines'
  | 'note-without-blank-line'
  | 'note-without-final-newline'
  | 'note-without-signatures'
  | 'nothing-for-other-clients'
  | 'nothing-is-ever-published'
  | 'null-by-schema-names-refused'
  | 'null-members-ignored-whatever-their-name'
  | 'null-members-refused'
  | 'number-for-an-enum-refused'
  | 'odd-node-duplicated'
  | 'old-entry-answered-above-32-at-once'
  | 'old-partials-forgotten-at-restart'
  | 'old-partials-forgotten-where-leaves-are-appended'
  | 'old-partials-refused-with-400'
  | 'old-partials-removed-after-a-while'
  | 'old-tree-for-a-minute'
  | 'old-tree-for-good-after-a-restart'
  | 'old-tree-for-pages'
  | 'old-tree-for-readers-behind-a-proxy'
  | 'old-tree-for-readers-of-html'
  | 'old-tree-for-readers-with-a-cookie'
  | 'old-tree-for-readers-with-a-date'
  | 'old-tree-for-readers-with-an-entity-tag'
  | 'old-tree-for-readers-without-gzip'
  | 'old-tree-over-rpc-for-good'
  | 'omitted-roots-logged-against-declaration'
  | 'omitted-roots-logged-now-and-then'
  | 'one-hash-of-a-full-tile-wrong'
  | 'one-hash-of-a-partial-tile-wrong'
  | 'one-hash-of-level-one-wrong'
  | 'only-the-last-certificate-verified'
  | 'origin-changes-as-the-log-grows'
  | 'origin-changes-where-none-is-given'
  | 'origin-empty'
  | 'origin-line-of-another-log'
  | 'origin-of-another-log'
  | 'origin-of-no-prefix'
  | 'origin-of-the-monitoring-prefix'
  | 'origin-with-a-trailing-slash'
  | 'origin-with-plus'
  | 'origin-with-scheme'
  | 'origin-with-space'
  | 'other-key-when-restarted'
  | 'other-spellings-served-though-refusal-is-declared'
  | 'oversized-entry-wraps'
  | 'p-256-key-read-as-ed-25519'
  | 'p-384-forbidden'
  | 'p-384-not-deduplicated'
  | 'p-384-with-sha-256-taken'
  | 'p-521-key-logged-as-ed-25519ph'
  | 'padded-with-zero-hashes'
  | 'parent-hash-wrong-of-a-tile-that-fills-up'
  | 'partial-bundle-also-under-its-full-name'
  | 'partial-bundle-as-json'
  | 'partial-bundle-named-one-too-narrow'
  | 'partial-bundle-not-served'
  | 'partial-bundle-under-its-full-name'
  | 'partial-path-answers-with-the-current-tile'
  | 'partial-tile-also-under-its-full-name'
  | 'partial-tile-counted-in-the-level-above'
  | 'partial-tile-gone-before-it-is-full'
  | 'partial-tile-gone-when-an-entry-is-created'
  | 'partial-tile-hashed-up-beside-the-right-one'
  | 'partial-tile-lacks-its-last-hash'
  | 'partial-tile-named-one-too-wide'
  | 'partial-tile-never-cached'
  | 'partial-tile-not-served'
  | 'partial-tile-of-level-0-removed-early'
  | 'partial-tile-under-its-full-name'
  | 'patch-refused-and-done'
  | 'post-replaces-a-tile'
  | 'post-to-a-tile-is-an-internal-error'
  | 'precertificate-as-certificate'
  | 'precertificate-replaced-by-its-tbs'
  | 'precertificate-with-another-signature'
  | 'precertificate-without-poison'
  | 'precertificates-fail'
  | 'proof-begins-with-the-leaf'
  | 'proof-from-the-root-down'
  | 'proof-names-another-index'
  | 'proof-names-another-tree-size'
  | 'proof-of-a-later-tree'
  | 'proof-of-an-earlier-tree'
  | 'proof-of-another-of-many'
  | 'proof-too-long-for-its-tree'
  | 'proof-too-short-for-its-index'
  | 'proof-with-its-root-in-hex'
  | 'proof-wrong-above-15-at-once'
  | 'proof-wrong-at-the-end-of-a-tile'
  | 'psychic-signatures-taken'
  | 'public-log-without-ed-25519'
  | 'pure-ed-25519-over-the-digest-taken'
  | 'pushback-never-withdrawn'
  | 'put-creates-an-entry'
  | 'range-names-another-range'
  | 'range-without-its-last-byte'
  | 'raw-ecdsa-taken-though-der-is-declared'
  | 'refusals-with-an-empty-message'
  | 'refusals-without-message'
  | 'refused-chains-logged'
  | 'refused-digest-never-accepted'
  | 'refused-with-422'
  | 'refused-without-a-word'
  | 'refuses-entries-after-large-ones'
  | 'refuses-nothing'
  | 'remembers-the-last-entry-only'
  | 'remembers-the-last-three-entries'
  | 'repeat-after-a-restart-answered-with-bad-request'
  | 'repeat-after-a-restart-answered-with-the-entry'
  | 'repeat-answered-as-aborted'
  | 'repeat-answered-as-an-older-version'
  | 'repeat-answered-with-a-broken-signature'
  | 'repeat-answered-with-a-log-id-of-zeroes'
  | 'repeat-answered-with-a-time'
  | 'repeat-answered-with-an-index-beyond-the-tree'
  | 'repeat-answered-with-an-unsound-proof'
  | 'repeat-answered-with-another-entry'
  | 'repeat-answered-with-another-root'
  | 'repeat-answered-with-bad-request'
  | 'repeat-answered-with-index-in-hex'
  | 'repeat-answered-with-numbers'
  | 'repeat-answered-with-the-index-before'
  | 'repeat-answered-with-the-key-id'
  | 'repeat-answered-without-index'
  | 'repeat-proved-at-index-zero'
  | 'repeat-proved-in-another-tree'
  | 'repeated-chain-readmitted-against-declaration'
  | 'repeated-chain-refused'
  | 'repeated-chain-with-a-new-sct-of-the-same-entry'
  | 'repeated-chain-with-another-time'
  | 'repeated-chain-without-sct'
  | 'repeated-precertificate-readmitted'
  | 'repeats-answered-in-two-ways'
  | 'repeats-taken-in-though-refusal-is-declared'
  | 'republishes-more-often-than-declared'
  | 'rewrites-an-old-entry'
  | 'rewrites-an-old-entry-above-what-it-served'
  | 'root-hex-in-base-64'
  | 'root-in-hex'
  | 'root-in-url-safe-base-64'
  | 'root-without-padding'
  | 'root-wrong-when-a-tile-fills-up'
  | 'roots-are-not-served'
  | 'roots-as-an-array'
  | 'roots-forbidden'
  | 'roots-in-pem'
  | 'rpc-algorithm-is-a-precondition'
  | 'rpc-answered-checkpoint-not-signed'
  | 'rpc-answers-with-another-tree'
  | 'rpc-bundle-cut'
  | 'rpc-bundle-in-the-middle-of-another-tree'
  | 'rpc-bundle-of-another-content-type'
  | 'rpc-bundle-refused'
  | 'rpc-bundle-whole-in-place-of-its-beginning'
  | 'rpc-certificates-refused'
  | 'rpc-checkpoint-by-ecdsa-alone'
  | 'rpc-checkpoint-not-signed'
  | 'rpc-checkpoint-of-a-larger-tree'
  | 'rpc-checkpoint-of-another-content-type'
  | 'rpc-checkpoint-of-another-tree'
  | 'rpc-checkpoint-of-another-tree-at-first'
  | 'rpc-checkpoint-of-another-tree-once-it-has-grown'
  | 'rpc-checkpoint-of-its-start'
  | 'rpc-checkpoint-of-no-beginning'
  | 'rpc-checkpoint-refused'
  | 'rpc-create-answers-with-another-body'
  | 'rpc-create-names-another-index'
  | 'rpc-create-not-implemented'
  | 'rpc-create-refused'
  | 'rpc-created-as-an-older-version'
  | 'rpc-created-with-a-promise'
  | 'rpc-created-with-a-time'
  | 'rpc-created-without-checkpoint'
  | 'rpc-created-without-proof'
  | 'rpc-frozen-and-creating-entries'
  | 'rpc-index-of-its-last-element-alone'
  | 'rpc-key-in-pem-taken'
  | 'rpc-large-entry-taken'
  | 'rpc-levels-beyond-63-served'
  | 'rpc-log-id-of-four-bytes'
  | 'rpc-log-id-of-zeroes'
  | 'rpc-metadata-in-headers'
  | 'rpc-missing-bundle-is-empty'
  | 'rpc-missing-is-empty'
  | 'rpc-no-key-is-internal'
  | 'rpc-proof-names-another-index'
  | 'rpc-proof-with-another-hash'
  | 'rpc-reads-elsewhere-though-served-is-declared'
  | 'rpc-reads-not-served'
  | 'rpc-refusals-with-an-empty-message'
  | 'rpc-refuses-with-internal'
  | 'rpc-refuses-with-unknown'
  | 'rpc-repeat-answered-as-aborted'
  | 'rpc-repeat-answered-without-index'
  | 'rpc-signature-not-verified'
  | 'rpc-takes-each-entry-twice'
  | 'rpc-thousandth-tile-is-the-first'
  | 'rpc-tile-backwards'
  | 'rpc-tile-in-the-middle-of-another-tree'
  | 'rpc-tile-not-implemented'
  | 'rpc-tile-of-another-content-type'
  | 'rpc-tile-refused'
  | 'rpc-trailers-announced'
  | 'rpc-unreadable-certificate-is-unknown'
  | 'rpc-width-as-one-byte'
  | 'rsa-4096-signature-followed-by-a-byte-taken'
  | 'rsa-digest-cut-to-its-length'
  | 'rsa-error-taken-for-success'
  | 'rsa-even-exponent-taken'
  | 'rsa-exponent-one-taken'
  | 'rsa-key-of-any-length-taken'
  | 'rsa-not-deduplicated'
  | 'rsa-number-beyond-the-modulus-taken'
  | 'rsa-of-any-padding-taken'
  | 'rsa-padding-of-any-length-taken'
  | 'rsa-pss-taken-though-refusal-is-declared'
  | 'rsa-signature-followed-by-a-byte-taken'
  | 'rsa-signature-of-any-length-taken'
  | 'rsa-signature-without-its-zero-byte-taken'
  | 'rsa-verification-remembered-by-digest-and-signature'
  | 'same-entry-at-once-answered-with-bad-request'
  | 'same-entry-at-once-answered-with-the-index-before'
  | 'same-entry-for-another-signature'
  | 'same-entry-for-another-verifier'
  | 'same-entry-twice-when-sent-at-once'
  | 'schema-names-refused'
  | 'sct-extensions-beyond-their-end'
  | 'sct-in-an-array'
  | 'sct-leaf-index-of-eight-bytes'
  | 'sct-of-version-one'
  | 'sct-over-the-precertificate'
  | 'sct-promises-the-index-of-its-neighbour'
  | 'sct-promises-the-next-index'
  | 'sct-signature-without-algorithms'
  | 'sct-signed-as-a-tree-head'
  | 'sct-signed-without-extensions'
  | 'sct-time-an-hour-ahead'
  | 'sct-time-in-seconds'
  | 'sct-with-two-leaf-indices'
  | 'sct-without-leaf-index'
  | 'second-signature-broken'
  | 'second-tile-of-level-1-missing'
  | 'service-in-another-package'
  | 'sha-1-in-tiles'
  | 'signature-also-under-another-key-id'
  | 'signature-broken-for-every-second-reader'
  | 'signature-followed-by-a-byte-taken'
  | 'signature-in-url-safe-base-64'
  | 'signature-line-of-another-name'
  | 'signature-not-verified'
  | 'signature-of-a-key-id-only'
  | 'signature-of-an-older-checkpoint'
  | 'signature-of-sct-with-a-line-break'
  | 'signature-over-a-hash'
  | 'signature-over-the-blank-line'
  | 'signature-without-final-newline'
  | 'signatures-of-chains-not-verified'
  | 'signed-by-a-witness-only'
  | 'size-with-leading-zero'
  | 'size-with-plus'
  | 'size-with-space-after'
  | 'size-with-thousands-separator'
  | 'smaller-tree-head-signed-later'
  | 'smaller-tree-that-is-no-beginning'
  | 'some-algorithms-where-all-are-declared'
  | 'sound-entries-are-an-internal-error'
  | 'sound-entries-refused'
  | 'submission-prefix-with-scheme'
  | 'submission-prefix-with-slash'
  | 'submission-with-other-members-refused'
  | 'submissions-never-merged'
  | 'submitted-issuers-not-served'
  | 'submitted-issuers-with-a-byte-more'
  | 'tab-in-origin'
  | 'takes-each-entry-twice'
  | 'takes-nothing-when-restarted'
  | 'tbs-of-another-serial'
  | 'thousandth-bundle-cut'
  | 'thousandth-bundle-is-the-first'
  | 'thousandth-bundle-missing'
  | 'thousandth-tile-of-level-1-missing'
  | 'tile-as-text'
  | 'tile-becomes-a-page'
  | 'tile-changes-later'
  | 'tile-index-with-x-on-every-element'
  | 'tile-index-without-x'
  | 'tile-internal-error'
  | 'tile-level-in-two-digits'
  | 'tile-never-cached'
  | 'tile-path-not-implemented'
  | 'tile-without-content-type'
  | 'tiles-empty-with-200'
  | 'tiles-gone-after-a-restart'
  | 'tiles-in-base-64'
  | 'tiles-in-gzip-whatever-is-asked'
  | 'tiles-in-hex'
  | 'tiles-of-sixteen-hashes'
  | 'timestamp-of-sct-as-text'
  | 'tree-head-by-another-name'
  | 'tree-head-of-an-rsa-key'
  | 'tree-head-of-the-next-hour'
  | 'tree-head-older-than-its-entries'
  | 'tree-head-signed-again-without-cosignatures'
  | 'tree-head-with-a-byte-more'
  | 'tree-head-with-an-extension-line'
  | 'tree-head-without-algorithms'
  | 'truncated-sha-512-for-sha-256'
  | 'uncosigned-checkpoint-in-answers'
  | 'unknown-members-are-an-internal-error'
  | 'unknown-members-ignored'
  | 'unknown-members-of-keys-ignored'
  | 'unknown-members-within-ignored'
  | 'upper-right-edge-not-written'
  | 'url-safe-base-64-refused'
  | 'url-safe-base-64-without-padding-refused'
  | 'vary-not-named'
  | 'verification-remembered-by-key-and-digest'
  | 'verification-remembered-by-signature'
  | 'what-does-not-verify-is-an-internal-error'
  | 'white-space-refused'
  | 'wider-bundle-is-what-there-is'
  | 'wider-tile-is-what-there-is'
  | 'wrong-method-is-501-where-405-is-declared'
  | 'wrong-method-is-an-internal-error'
  | 'wrong-method-without-allow';

/** The faults by name: the file of each, and how it is loaded. */
export const faults = {
  'absence-of-a-tile-remembered': { file: 'growth/tiles-before-checkpoint', load: async () => (await import('../faults/growth/tiles-before-checkpoint.ts')).absenceOfATileRemembered },
  'allow-without-get': { file: 'errors/allow', load: async () => (await import('../faults/errors/allow.ts')).allowWithoutGet },
  'allow-without-post': { file: 'errors/allow', load: async () => (await import('../faults/errors/allow.ts')).allowWithoutPost },
  'another-entry-for-another-spelling': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).anotherEntryForAnotherSpelling },
  'another-log-after-the-first-read': { file: 'growth/no-split-view', load: async () => (await import('../faults/growth/no-split-view.ts')).anotherLogAfterTheFirstRead },
  'another-log-while-it-grows': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).anotherLogWhileItGrows },
  'another-root-signed-in-answers': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).anotherRootSignedInAnswers },
  'another-signature-answered-with-the-entry': { file: 'create/logged', load: async () => (await import('../faults/create/logged.ts')).anotherSignatureAnsweredWithTheEntry },
  'another-tree-by-request-headers': { file: 'growth/no-split-view', load: async () => (await import('../faults/growth/no-split-view.ts')).anotherTreeByRequestHeaders },
  'another-tree-when-restarted': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).anotherTreeWhenRestarted },
  'answered-checkpoint-by-ecdsa-alone': { file: 'checkpoint/signature-type', load: async () => (await import('../faults/checkpoint/signature-type.ts')).answeredCheckpointByEcdsaAlone },
  'answered-checkpoint-not-signed': { file: 'proof/checkpoint', load: async () => (await import('../faults/proof/checkpoint.ts')).answeredCheckpointNotSigned },
  'answered-checkpoint-not-signed-under-load': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).answeredCheckpointNotSignedUnderLoad },
  'answered-checkpoint-of-another-key': { file: 'proof/checkpoint', load: async () => (await import('../faults/proof/checkpoint.ts')).answeredCheckpointOfAnotherKey },
  'answered-checkpoint-of-another-time': { file: 'proof/checkpoint', load: async () => (await import('../faults/proof/checkpoint.ts')).answeredCheckpointOfAnotherTime },
  'answered-checkpoint-without-final-newline': { file: 'proof/checkpoint', load: async () => (await import('../faults/proof/checkpoint.ts')).answeredCheckpointWithoutFinalNewline },
  'answers-a-page-after-large-ones': { file: 'limits/entry-size', load: async () => (await import('../faults/limits/entry-size.ts')).answersAPageAfterLargeOnes },
  'answers-ahead-of-what-it-serves': { file: 'proof/published', load: async () => (await import('../faults/proof/published.ts')).answersAheadOfWhatItServes },
  'answers-before-it-publishes': { file: 'proof/claims', load: async () => (await import('../faults/proof/claims.ts')).answersBeforeItPublishes },
  'answers-exchanged-above-32-at-once': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).answersExchangedAbove32AtOnce },
  'answers-exchanged-among-many': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).answersExchangedAmongMany },
  'answers-with-an-index-beyond-its-tree': { file: 'proof/claims', load: async () => (await import('../faults/proof/claims.ts')).answersWithAnIndexBeyondItsTree },
  'answers-with-another-tree': { file: 'proof/same-tree', load: async () => (await import('../faults/proof/same-tree.ts')).answersWithAnotherTree },
  'any-root-accepted': { file: 'refused-chains/unverified', load: async () => (await import('../faults/refused-chains/unverified.ts')).anyRootAccepted },
  'appended-leaf-at-another-index': { file: 'growth/published', load: async () => (await import('../faults/growth/published.ts')).appendedLeafAtAnotherIndex },
  'appended-leaf-logged-as-its-beginning': { file: 'large-entries/appended', load: async () => (await import('../faults/large-entries/appended.ts')).appendedLeafLoggedAsItsBeginning },
  'appended-leaf-too-long-for-its-length': { file: 'large-entries/appended', load: async () => (await import('../faults/large-entries/appended.ts')).appendedLeafTooLongForItsLength },
  'base-64-of-keys-read-leniently': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).base64OfKeysReadLeniently },
  'base-64-of-signatures-read-leniently': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).base64OfSignaturesReadLeniently },
  'base-64-read-leniently': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).base64ReadLeniently },
  'body-calls-every-digest-sha-256': { file: 'algorithms/hash', load: async () => (await import('../faults/algorithms/hash.ts')).bodyCallsEveryDigestSha256 },
  'body-calls-every-key-p-256': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyCallsEveryKeyP256 },
  'body-has-the-key-for-a-certificate': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyHasTheKeyForACertificate },
  'body-in-the-order-of-the-schema': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyInTheOrderOfTheSchema },
  'body-in-url-safe-base-64': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyInUrlSafeBase64 },
  'body-names-the-algorithm-by-number': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyNamesTheAlgorithmByNumber },
  'body-not-in-json': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyNotInJson },
  'body-of-an-older-schema': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyOfAnOlderSchema },
  'body-of-an-older-version': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyOfAnOlderVersion },
  'body-with-defaults': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyWithDefaults },
  'body-with-the-digest-hashed-again': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyWithTheDigestHashedAgain },
  'body-with-the-signature-cut': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyWithTheSignatureCut },
  'body-with-white-space': { file: 'create/body', load: async () => (await import('../faults/create/body.ts')).bodyWithWhiteSpace },
  'brotli-of-other-entries': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).brotliOfOtherEntries },
  'brotli-unasked': { file: 'http/content-coding', load: async () => (await import('../faults/http/content-coding.ts')).brotliUnasked },
  'bundle-announced-too-long': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).bundleAnnouncedTooLong },
  'bundle-as-gzip': { file: 'bundles/content-type', load: async () => (await import('../faults/bundles/content-type.ts')).bundleAsGzip },
  'bundle-cached-for-a-minute': { file: 'bundles/cacheable', load: async () => (await import('../faults/bundles/cacheable.ts')).bundleCachedForAMinute },
  'bundle-changes-later': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).bundleChangesLater },
  'bundle-ends-in-a-newline': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleEndsInANewline },
  'bundle-has-an-entry-too-many': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleHasAnEntryTooMany },
  'bundle-in-another-order': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).bundleInAnotherOrder },
  'bundle-index-of-its-last-two-elements': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).bundleIndexOfItsLastTwoElements },
  'bundle-internal-error': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).bundleInternalError },
  'bundle-lacks-its-last-entry': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleLacksItsLastEntry },
  'bundle-lengths-as-varint': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleLengthsAsVarint },
  'bundle-lengths-little-endian': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleLengthsLittleEndian },
  'bundle-lengths-of-four-bytes': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleLengthsOfFourBytes },
  'bundle-of-new-entries-differs': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).bundleOfNewEntriesDiffers },
  'bundle-path-answers-with-the-tile': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundlePathAnswersWithTheTile },
  'bundle-path-refused': { file: 'interface/get-entry-bundle', load: async () => (await import('../faults/interface/get-entry-bundle.ts')).bundlePathRefused },
  'bundle-starts-one-entry-late': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).bundleStartsOneEntryLate },
  'bundle-too-short-at-sizes-between': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).bundleTooShortAtSizesBetween },
  'bundle-widths-beyond-255-served': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).bundleWidthsBeyond255Served },
  'bundle-without-content-type': { file: 'bundles/content-type', load: async () => (await import('../faults/bundles/content-type.ts')).bundleWithoutContentType },
  'bundled-entries-numbered': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).bundledEntriesNumbered },
  'bundles-called-identity-coded': { file: 'bundles/compressed', load: async () => (await import('../faults/bundles/compressed.ts')).bundlesCalledIdentityCoded },
  'bundles-gone-after-a-restart': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).bundlesGoneAfterARestart },
  'bundles-not-compressed': { file: 'bundles/compressed', load: async () => (await import('../faults/bundles/compressed.ts')).bundlesNotCompressed },
  'bundles-though-another-format-is-declared': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).bundlesThoughAnotherFormatIsDeclared },
  'bytes-as-a-list-of-numbers-taken': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).bytesAsAListOfNumbersTaken },
  'certificate-by-add-pre-chain': { file: 'refused-chains/kind', load: async () => (await import('../faults/refused-chains/kind.ts')).certificateByAddPreChain },
  'certificate-followed-by-a-byte-taken': { file: 'admission/key', load: async () => (await import('../faults/admission/key.ts')).certificateFollowedByAByteTaken },
  'certificate-for-a-key-taken': { file: 'admission/key', load: async () => (await import('../faults/admission/key.ts')).certificateForAKeyTaken },
  'certificates-digest-of-any-length': { file: 'admission/digest', load: async () => (await import('../faults/admission/digest.ts')).certificatesDigestOfAnyLength },
  'certificates-not-deduplicated': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).certificatesNotDeduplicated },
  'certificates-refused': { file: 'algorithms/accepted', load: async () => (await import('../faults/algorithms/accepted.ts')).certificatesRefused },
  'certificates-rsa-key-of-any-length-taken': { file: 'admission/algorithm', load: async () => (await import('../faults/admission/algorithm.ts')).certificatesRsaKeyOfAnyLengthTaken },
  'certificates-signature-not-verified': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).certificatesSignatureNotVerified },
  'chain-of-half-a-fingerprint': { file: 'data-tiles/well-formed', load: async () => (await import('../faults/data-tiles/well-formed.ts')).chainOfHalfAFingerprint },
  'chains-in-any-order': { file: 'refused-chains/unverified', load: async () => (await import('../faults/refused-chains/unverified.ts')).chainsInAnyOrder },
  'chains-with-root-refused': { file: 'submissions/accepted', load: async () => (await import('../faults/submissions/accepted.ts')).chainsWithRootRefused },
  'chains-without-root-refused': { file: 'submissions/accepted', load: async () => (await import('../faults/submissions/accepted.ts')).chainsWithoutRootRefused },
  'checkpoint-ahead-of-tiles': { file: 'growth/tiles-before-checkpoint', load: async () => (await import('../faults/growth/tiles-before-checkpoint.ts')).checkpointAheadOfTiles },
  'checkpoint-announced-too-long': { file: 'checkpoint/served', load: async () => (await import('../faults/checkpoint/served.ts')).checkpointAnnouncedTooLong },
  'checkpoint-as-json': { file: 'checkpoint/content-type', load: async () => (await import('../faults/checkpoint/content-type.ts')).checkpointAsJson },
  'checkpoint-as-latin-1': { file: 'checkpoint/content-type', load: async () => (await import('../faults/checkpoint/content-type.ts')).checkpointAsLatin1 },
  'checkpoint-cached-by-shared-caches': { file: 'checkpoint/not-cached', load: async () => (await import('../faults/checkpoint/not-cached.ts')).checkpointCachedBySharedCaches },
  'checkpoint-cached-for-a-minute': { file: 'checkpoint/not-cached', load: async () => (await import('../faults/checkpoint/not-cached.ts')).checkpointCachedForAMinute },
  'checkpoint-cached-for-a-year': { file: 'checkpoint/not-cached', load: async () => (await import('../faults/checkpoint/not-cached.ts')).checkpointCachedForAYear },
  'checkpoint-cached-in-capitals': { file: 'checkpoint/not-cached', load: async () => (await import('../faults/checkpoint/not-cached.ts')).checkpointCachedInCapitals },
  'checkpoint-cut-gzip': { file: 'http/content-coding', load: async () => (await import('../faults/http/content-coding.ts')).checkpointCutGzip },
  'checkpoint-gone-once-the-log-has-grown': { file: 'checkpoint/stays-served', load: async () => (await import('../faults/checkpoint/stays-served.ts')).checkpointGoneOnceTheLogHasGrown },
  'checkpoint-in-windows-1252': { file: 'note/encoding', load: async () => (await import('../faults/note/encoding.ts')).checkpointInWindows1252 },
  'checkpoint-internal-error': { file: 'checkpoint/served', load: async () => (await import('../faults/checkpoint/served.ts')).checkpointInternalError },
  'checkpoint-missing': { file: 'checkpoint/served', load: async () => (await import('../faults/checkpoint/served.ts')).checkpointMissing },
  'checkpoint-never-advances': { file: 'growth/published', load: async () => (await import('../faults/growth/published.ts')).checkpointNeverAdvances },
  'checkpoint-of-an-empty-log-missing': { file: 'checkpoint/served', load: async () => (await import('../faults/checkpoint/served.ts')).checkpointOfAnEmptyLogMissing },
  'checkpoint-of-an-empty-log-served': { file: 'checkpoint/served', load: async () => (await import('../faults/checkpoint/served.ts')).checkpointOfAnEmptyLogServed },
  'checkpoint-of-two-lines': { file: 'checkpoint/lines', load: async () => (await import('../faults/checkpoint/lines.ts')).checkpointOfTwoLines },
  'checkpoint-path-not-implemented': { file: 'interface/get-checkpoint', load: async () => (await import('../faults/interface/get-checkpoint.ts')).checkpointPathNotImplemented },
  'checkpoint-with-last-modified-only': { file: 'checkpoint/not-cached', load: async () => (await import('../faults/checkpoint/not-cached.ts')).checkpointWithLastModifiedOnly },
  'checkpoint-without-charset': { file: 'checkpoint/content-type', load: async () => (await import('../faults/checkpoint/content-type.ts')).checkpointWithoutCharset },
  'checkpoint-without-content-type': { file: 'checkpoint/content-type', load: async () => (await import('../faults/checkpoint/content-type.ts')).checkpointWithoutContentType },
  'comment-below-the-signatures': { file: 'note/signature-lines', load: async () => (await import('../faults/note/signature-lines.ts')).commentBelowTheSignatures },
  'concurrent-entries-answered-with-an-internal-error': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).concurrentEntriesAnsweredWithAnInternalError },
  'concurrent-signatures-not-verified': { file: 'concurrency/forged-signatures', load: async () => (await import('../faults/concurrency/forged-signatures.ts')).concurrentSignaturesNotVerified },
  'content-encoding-without-gzip': { file: 'http/content-coding', load: async () => (await import('../faults/http/content-coding.ts')).contentEncodingWithoutGzip },
  'cosignature-broken-for-later-readers': { file: 'cosignatures/verifies', load: async () => (await import('../faults/cosignatures/verifies.ts')).cosignatureBrokenForLaterReaders },
  'cosignature-of-an-older-tree': { file: 'cosignatures/verifies', load: async () => (await import('../faults/cosignatures/verifies.ts')).cosignatureOfAnOlderTree },
  'cosignature-of-another-size': { file: 'cosignatures/verifies', load: async () => (await import('../faults/cosignatures/verifies.ts')).cosignatureOfAnotherSize },
  'cosignature-of-the-next-hour': { file: 'cosignatures/not-ahead', load: async () => (await import('../faults/cosignatures/not-ahead.ts')).cosignatureOfTheNextHour },
  'cosignature-over-the-note-alone': { file: 'cosignatures/verifies', load: async () => (await import('../faults/cosignatures/verifies.ts')).cosignatureOverTheNoteAlone },
  'cosignature-time-below-zero': { file: 'cosignatures/form', load: async () => (await import('../faults/cosignatures/form.ts')).cosignatureTimeBelowZero },
  'cosignature-time-in-milliseconds': { file: 'cosignatures/not-ahead', load: async () => (await import('../faults/cosignatures/not-ahead.ts')).cosignatureTimeInMilliseconds },
  'cosignature-with-a-byte-more': { file: 'cosignatures/form', load: async () => (await import('../faults/cosignatures/form.ts')).cosignatureWithAByteMore },
  'cosignature-with-another-time': { file: 'cosignatures/verifies', load: async () => (await import('../faults/cosignatures/verifies.ts')).cosignatureWithAnotherTime },
  'cosignature-without-its-time': { file: 'cosignatures/form', load: async () => (await import('../faults/cosignatures/form.ts')).cosignatureWithoutItsTime },
  'cosigned-by-one-witness': { file: 'cosignatures/quorum', load: async () => (await import('../faults/cosignatures/quorum.ts')).cosignedByOneWitness },
  'cosigned-by-two-of-three': { file: 'cosignatures/quorum', load: async () => (await import('../faults/cosignatures/quorum.ts')).cosignedByTwoOfThree },
  'cosigned-the-day-before': { file: 'cosignatures/recent', load: async () => (await import('../faults/cosignatures/recent.ts')).cosignedTheDayBefore },
  'cosigned-twice-by-one-witness': { file: 'cosignatures/quorum', load: async () => (await import('../faults/cosignatures/quorum.ts')).cosignedTwiceByOneWitness },
  'created-answered-by-leaf-hash': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).createdAnsweredByLeafHash },
  'created-answered-in-snake-case': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdAnsweredInSnakeCase },
  'created-answered-in-url-safe-base-64': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdAnsweredInUrlSafeBase64 },
  'created-answered-with-202': { file: 'create/status', load: async () => (await import('../faults/create/status.ts')).createdAnsweredWith202 },
  'created-answered-with-numbers': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdAnsweredWithNumbers },
  'created-answered-without-padding': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdAnsweredWithoutPadding },
  'created-as-an-older-version': { file: 'response/kind', load: async () => (await import('../faults/response/kind.ts')).createdAsAnOlderVersion },
  'created-as-text': { file: 'create/content-type', load: async () => (await import('../faults/create/content-type.ts')).createdAsText },
  'created-names-the-index-twice': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdNamesTheIndexTwice },
  'created-not-while-a-large-one-is-under-way': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).createdNotWhileALargeOneIsUnderWay },
  'created-p-384-answered-with-a-page': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).createdP384AnsweredWithAPage },
  'created-with-200-now-and-then': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).createdWith200NowAndThen },
  'created-with-200-where-201-is-declared': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).createdWith200Where201IsDeclared },
  'created-with-a-promise': { file: 'response/no-time-or-promise', load: async () => (await import('../faults/response/no-time-or-promise.ts')).createdWithAPromise },
  'created-with-a-time': { file: 'response/no-time-or-promise', load: async () => (await import('../faults/response/no-time-or-promise.ts')).createdWithATime },
  'created-without-body': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdWithoutBody },
  'created-without-checkpoint': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdWithoutCheckpoint },
  'created-without-content-type': { file: 'create/content-type', load: async () => (await import('../faults/create/content-type.ts')).createdWithoutContentType },
  'created-without-log-id': { file: 'response/json', load: async () => (await import('../faults/response/json.ts')).createdWithoutLogId },
  'creating-not-implemented': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).creatingNotImplemented },
  'crlf-in-checkpoint': { file: 'note/encoding', load: async () => (await import('../faults/note/encoding.ts')).crlfInCheckpoint },
  'cross-origin-for-tiles-only': { file: 'http/cross-origin', load: async () => (await import('../faults/http/cross-origin.ts')).crossOriginForTilesOnly },
  'cross-origin-not-as-declared': { file: 'http/cross-origin', load: async () => (await import('../faults/http/cross-origin.ts')).crossOriginNotAsDeclared },
  'data-tile-cut-short': { file: 'data-tiles/well-formed', load: async () => (await import('../faults/data-tiles/well-formed.ts')).dataTileCutShort },
  'data-tile-index-of-its-last-element': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).dataTileIndexOfItsLastElement },
  'data-tile-missing': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).dataTileMissing },
  'data-tile-with-a-newline': { file: 'data-tiles/well-formed', load: async () => (await import('../faults/data-tiles/well-formed.ts')).dataTileWithANewline },
  'data-tile-with-entries-of-another-type': { file: 'data-tiles/well-formed', load: async () => (await import('../faults/data-tiles/well-formed.ts')).dataTileWithEntriesOfAnotherType },
  'data-tile-without-its-last-entry': { file: 'data-tiles/well-formed', load: async () => (await import('../faults/data-tiles/well-formed.ts')).dataTileWithoutItsLastEntry },
  'data-tiles-as-certificates': { file: 'bundles/content-type', load: async () => (await import('../faults/bundles/content-type.ts')).dataTilesAsCertificates },
  'date-beside-an-entity-tag-decides': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).dateBesideAnEntityTagDecides },
  'date-in-utc': { file: 'http/timestamps', load: async () => (await import('../faults/http/timestamps.ts')).dateInUtc },
  'date-of-another-weekday': { file: 'http/timestamps', load: async () => (await import('../faults/http/timestamps.ts')).dateOfAnotherWeekday },
  'deflate-without-its-wrapper': { file: 'http/content-coding', load: async () => (await import('../faults/http/content-coding.ts')).deflateWithoutItsWrapper },
  'digest-in-hex-taken': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).digestInHexTaken },
  'digest-of-384-bits-cut-to-its-length': { file: 'admission/digest', load: async () => (await import('../faults/admission/digest.ts')).digestOf384BitsCutToItsLength },
  'digest-of-any-length': { file: 'admission/digest', load: async () => (await import('../faults/admission/digest.ts')).digestOfAnyLength },
  'digest-of-ed-25519ph-cut-to-its-length': { file: 'admission/digest', load: async () => (await import('../faults/admission/digest.ts')).digestOfEd25519phCutToItsLength },
  'digest-of-zeroes-is-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).digestOfZeroesIsAnInternalError },
  'disconnected-client-has-others-refused': { file: 'concurrency/client-disconnect', load: async () => (await import('../faults/concurrency/client-disconnect.ts')).disconnectedClientHasOthersRefused },
  'disconnected-client-leaves-its-entry-locked': { file: 'concurrency/client-disconnect', load: async () => (await import('../faults/concurrency/client-disconnect.ts')).disconnectedClientLeavesItsEntryLocked },
  'disconnected-clients-entry-logged-twice': { file: 'concurrency/retry-after-disconnect', load: async () => (await import('../faults/concurrency/retry-after-disconnect.ts')).disconnectedClientsEntryLoggedTwice },
  'does-not-come-up-after-a-restart': { file: 'restart/acknowledged', load: async () => (await import('../faults/restart/acknowledged.ts')).doesNotComeUpAfterARestart },
  'dsse-envelope-beside-an-entry-ignored': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).dsseEnvelopeBesideAnEntryIgnored },
  'ecdsa-byte-in-the-sequence-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaByteInTheSequenceTaken },
  'ecdsa-key-where-ed-25519-is-declared': { file: 'checkpoint/signature-type', load: async () => (await import('../faults/checkpoint/signature-type.ts')).ecdsaKeyWhereEd25519IsDeclared },
  'ecdsa-long-length-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaLongLengthTaken },
  'ecdsa-negative-number-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaNegativeNumberTaken },
  'ecdsa-numbers-beyond-the-order-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaNumbersBeyondTheOrderTaken },
  'ecdsa-p-521-psychic-signatures-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaP521PsychicSignaturesTaken },
  'ecdsa-p-521-signature-followed-by-a-byte-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaP521SignatureFollowedByAByteTaken },
  'ecdsa-sequence-end-not-looked-at': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaSequenceEndNotLookedAt },
  'ecdsa-signature-without-der': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).ecdsaSignatureWithoutDer },
  'ecdsa-superfluous-zero-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaSuperfluousZeroTaken },
  'ecdsa-tags-not-looked-at': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ecdsaTagsNotLookedAt },
  'ed-25519ph-not-deduplicated': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).ed25519phNotDeduplicated },
  'ed-25519ph-number-beyond-the-order-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ed25519phNumberBeyondTheOrderTaken },
  'ed-25519ph-signature-not-verified': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ed25519phSignatureNotVerified },
  'ed-25519ph-signature-of-any-length-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).ed25519phSignatureOfAnyLengthTaken },
  'empty-body-answered-with-200': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).emptyBodyAnsweredWith200 },
  'empty-bundle-served': { file: 'tiles/no-empty', load: async () => (await import('../faults/tiles/no-empty.ts')).emptyBundleServed },
  'empty-chain-answered-with-200': { file: 'refused-chains/malformed', load: async () => (await import('../faults/refused-chains/malformed.ts')).emptyChainAnsweredWith200 },
  'empty-extension-line': { file: 'checkpoint/extension-lines', load: async () => (await import('../faults/checkpoint/extension-lines.ts')).emptyExtensionLine },
  'empty-root-line': { file: 'checkpoint/root-line', load: async () => (await import('../faults/checkpoint/root-line.ts')).emptyRootLine },
  'empty-root-of-zeroes': { file: 'checkpoint/empty-tree', load: async () => (await import('../faults/checkpoint/empty-tree.ts')).emptyRootOfZeroes },
  'empty-tile-behind-full-ones-at-first': { file: 'tiles/no-empty', load: async () => (await import('../faults/tiles/no-empty.ts')).emptyTileBehindFullOnesAtFirst },
  'empty-tile-behind-full-ones-later': { file: 'tiles/no-empty', load: async () => (await import('../faults/tiles/no-empty.ts')).emptyTileBehindFullOnesLater },
  'empty-tile-served': { file: 'tiles/no-empty', load: async () => (await import('../faults/tiles/no-empty.ts')).emptyTileServed },
  'en-dash-for-em-dash': { file: 'note/signature-lines', load: async () => (await import('../faults/note/signature-lines.ts')).enDashForEmDash },
  'entity-tag-asterisk-is-an-internal-error': { file: 'revalidation/if-none-match-forms', load: async () => (await import('../faults/revalidation/if-none-match-forms.ts')).entityTagAsteriskIsAnInternalError },
  'entity-tag-asterisk-not-matched': { file: 'revalidation/if-none-match-forms', load: async () => (await import('../faults/revalidation/if-none-match-forms.ts')).entityTagAsteriskNotMatched },
  'entity-tag-compared-strongly': { file: 'revalidation/if-none-match-forms', load: async () => (await import('../faults/revalidation/if-none-match-forms.ts')).entityTagComparedStrongly },
  'entity-tag-found-in-another': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).entityTagFoundInAnother },
  'entity-tag-is-an-internal-error': { file: 'conditional/no-error', load: async () => (await import('../faults/conditional/no-error.ts')).entityTagIsAnInternalError },
  'entity-tag-not-found-in-a-list': { file: 'revalidation/if-none-match-forms', load: async () => (await import('../faults/revalidation/if-none-match-forms.ts')).entityTagNotFoundInAList },
  'entity-tag-of-another-is-refused': { file: 'conditional/no-error', load: async () => (await import('../faults/conditional/no-error.ts')).entityTagOfAnotherIsRefused },
  'entity-tag-of-the-checkpoint-never-changes': { file: 'conditional/strong-entity-tags', load: async () => (await import('../faults/conditional/strong-entity-tags.ts')).entityTagOfTheCheckpointNeverChanges },
  'entity-tag-same-in-every-coding': { file: 'conditional/strong-entity-tags', load: async () => (await import('../faults/conditional/strong-entity-tags.ts')).entityTagSameInEveryCoding },
  'entity-tag-without-quotes': { file: 'conditional/entity-tag-form', load: async () => (await import('../faults/conditional/entity-tag-form.ts')).entityTagWithoutQuotes },
  'entity-tags-compared-by-the-beginning': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).entityTagsComparedByTheBeginning },
  'entries-in-data-tiles-alone': { file: 'bundles/beside-another-format', load: async () => (await import('../faults/bundles/beside-another-format.ts')).entriesInDataTilesAlone },
  'entries-without-extensions': { file: 'data-tiles/leaf-index', load: async () => (await import('../faults/data-tiles/leaf-index.ts')).entriesWithoutExtensions },
  'entries-without-room-refused': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).entriesWithoutRoomRefused },
  'entry-damaged-by-the-large-one-before': { file: 'limits/entry-size', load: async () => (await import('../faults/limits/entry-size.ts')).entryDamagedByTheLargeOneBefore },
  'entry-later-than-its-sct': { file: 'submissions/entry', load: async () => (await import('../faults/submissions/entry.ts')).entryLaterThanItsSct },
  'entry-of-another-issuer-key': { file: 'submissions/entry', load: async () => (await import('../faults/submissions/entry.ts')).entryOfAnotherIssuerKey },
  'entry-of-no-certificate': { file: 'data-tiles/certificates', load: async () => (await import('../faults/data-tiles/certificates.ts')).entryOfNoCertificate },
  'entry-overwritten-by-an-old-repeat': { file: 'sequences/acknowledged', load: async () => (await import('../faults/sequences/acknowledged.ts')).entryOverwrittenByAnOldRepeat },
  'entry-overwritten-when-many-come': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).entryOverwrittenWhenManyCome },
  'entry-with-more-extensions-than-its-sct': { file: 'submissions/entry', load: async () => (await import('../faults/submissions/entry.ts')).entryWithMoreExtensionsThanItsSct },
  'error-as-bare-text': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorAsBareText },
  'error-as-html': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorAsHtml },
  'error-code-by-name': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorCodeByName },
  'error-code-internal-with-400': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorCodeInternalWith400 },
  'error-code-of-http': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorCodeOfHttp },
  'error-details-as-object': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorDetailsAsObject },
  'error-details-of-text': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorDetailsOfText },
  'error-details-without-their-type': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorDetailsWithoutTheirType },
  'error-message-as-list': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorMessageAsList },
  'error-of-two-media-types': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorOfTwoMediaTypes },
  'error-without-content-type': { file: 'create-errors/form', load: async () => (await import('../faults/create-errors/form.ts')).errorWithoutContentType },
  'escapes-in-strings-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).escapesInStringsRefused },
  'extension-line': { file: 'checkpoint/no-extensions', load: async () => (await import('../faults/checkpoint/no-extensions.ts')).extensionLine },
  'extension-twice': { file: 'data-tiles/extensions', load: async () => (await import('../faults/data-tiles/extensions.ts')).extensionTwice },
  'extensions-of-sct-as-an-object': { file: 'submissions/answer', load: async () => (await import('../faults/submissions/answer.ts')).extensionsOfSctAsAnObject },
  'extensions-without-lengths': { file: 'data-tiles/extensions', load: async () => (await import('../faults/data-tiles/extensions.ts')).extensionsWithoutLengths },
  'fingerprint-of-the-first-issuer-alone': { file: 'submissions/chain', load: async () => (await import('../faults/submissions/chain.ts')).fingerprintOfTheFirstIssuerAlone },
  'fingerprints-from-the-root': { file: 'submissions/chain', load: async () => (await import('../faults/submissions/chain.ts')).fingerprintsFromTheRoot },
  'fingerprints-of-pem': { file: 'issuers/content', load: async () => (await import('../faults/issuers/content.ts')).fingerprintsOfPem },
  'first-checkpoint-after-a-restart-not-signed': { file: 'restart/proof', load: async () => (await import('../faults/restart/proof.ts')).firstCheckpointAfterARestartNotSigned },
  'first-proof-of-the-tree-before-a-restart': { file: 'restart/proof', load: async () => (await import('../faults/restart/proof.ts')).firstProofOfTheTreeBeforeARestart },
  'forgets-all-when-restarted': { file: 'restart/acknowledged', load: async () => (await import('../faults/restart/acknowledged.ts')).forgetsAllWhenRestarted },
  'forgets-its-latest-entries': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).forgetsItsLatestEntries },
  'forgets-what-was-under-way-when-asked-to-end': { file: 'restart/acknowledged', load: async () => (await import('../faults/restart/acknowledged.ts')).forgetsWhatWasUnderWayWhenAskedToEnd },
  'fork-on-every-second-read': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).forkOnEverySecondRead },
  'frozen-and-creating-entries': { file: 'admission/frozen', load: async () => (await import('../faults/admission/frozen.ts')).frozenAndCreatingEntries },
  'frozen-and-still-growing': { file: 'freezing/tree-unchanged', load: async () => (await import('../faults/freezing/tree-unchanged.ts')).frozenAndStillGrowing },
  'frozen-line-twice': { file: 'freezing/extension-line', load: async () => (await import('../faults/freezing/extension-line.ts')).frozenLineTwice },
  'frozen-refuses-with-403': { file: 'admission/frozen', load: async () => (await import('../faults/admission/frozen.ts')).frozenRefusesWith403 },
  'frozen-without-extension-line': { file: 'freezing/extension-line', load: async () => (await import('../faults/freezing/extension-line.ts')).frozenWithoutExtensionLine },
  'full-bundle-differs-from-the-partial-one': { file: 'growth/partials-stay', load: async () => (await import('../faults/growth/partials-stay.ts')).fullBundleDiffersFromThePartialOne },
  'full-bundle-served-once': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).fullBundleServedOnce },
  'full-bundles-not-written': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).fullBundlesNotWritten },
  'full-path-longer-than-a-tile': { file: 'paths/full-width', load: async () => (await import('../faults/paths/full-width.ts')).fullPathLongerThanATile },
  'full-tile-ahead-of-another-tree': { file: 'paths/full-width', load: async () => (await import('../faults/paths/full-width.ts')).fullTileAheadOfAnotherTree },
  'full-tile-announced-too-long': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).fullTileAnnouncedTooLong },
  'full-tile-as-width-256': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).fullTileAsWidth256 },
  'full-tile-differs-from-the-partial-one': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).fullTileDiffersFromThePartialOne },
  'full-tile-fails-after-one-answer': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).fullTileFailsAfterOneAnswer },
  'full-tile-served-once': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).fullTileServedOnce },
  'goes-back-to-a-smaller-tree': { file: 'growth/stale-checkpoint', load: async () => (await import('../faults/growth/stale-checkpoint.ts')).goesBackToASmallerTree },
  'grown-tree-not-cosigned': { file: 'cosignatures/quorum', load: async () => (await import('../faults/cosignatures/quorum.ts')).grownTreeNotCosigned },
  'grows-while-nobody-writes': { file: 'idle/only-accepted', load: async () => (await import('../faults/idle/only-accepted.ts')).growsWhileNobodyWrites },
  'gzip-of-weight-zero-sent': { file: 'http/unwanted-gzip', load: async () => (await import('../faults/http/unwanted-gzip.ts')).gzipOfWeightZeroSent },
  'gzip-padded-with-zeros': { file: 'http/content-coding', load: async () => (await import('../faults/http/content-coding.ts')).gzipPaddedWithZeros },
  'gzip-refused-by-name-sent-for-the-wildcard': { file: 'http/unwanted-gzip', load: async () => (await import('../faults/http/unwanted-gzip.ts')).gzipRefusedByNameSentForTheWildcard },
  'gzip-weight-behind-a-space-not-read': { file: 'http/unwanted-gzip', load: async () => (await import('../faults/http/unwanted-gzip.ts')).gzipWeightBehindASpaceNotRead },
  'gzip-without-content-encoding': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).gzipWithoutContentEncoding },
  'head-as-html': { file: 'head/same-as-get', load: async () => (await import('../faults/head/same-as-get.ts')).headAsHtml },
  'head-is-404': { file: 'head/same-as-get', load: async () => (await import('../faults/head/same-as-get.ts')).headIs404 },
  'head-names-another-length': { file: 'head/length', load: async () => (await import('../faults/head/length.ts')).headNamesAnotherLength },
  'hyphen-for-em-dash': { file: 'note/signature-lines', load: async () => (await import('../faults/note/signature-lines.ts')).hyphenForEmDash },
  'if-none-match-ignored': { file: 'conditional/validator-match', load: async () => (await import('../faults/conditional/validator-match.ts')).ifNoneMatchIgnored },
  'index-before-named-after-a-restart': { file: 'restart/repeats', load: async () => (await import('../faults/restart/repeats.ts')).indexBeforeNamedAfterARestart },
  'index-before-named-for-an-old-repeat': { file: 'sequences/repeats', load: async () => (await import('../faults/sequences/repeats.ts')).indexBeforeNamedForAnOldRepeat },
  'index-given-again-after-an-old-repeat': { file: 'sequences/acknowledged', load: async () => (await import('../faults/sequences/acknowledged.ts')).indexGivenAgainAfterAnOldRepeat },
  'index-given-to-two-of-many': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).indexGivenToTwoOfMany },
  'index-of-its-last-element-alone': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).indexOfItsLastElementAlone },
  'index-of-its-last-element-in-a-small-log': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).indexOfItsLastElementInASmallLog },
  'index-of-the-entry-before': { file: 'create/logged', load: async () => (await import('../faults/create/logged.ts')).indexOfTheEntryBefore },
  'indices-counted-from-one': { file: 'create/logged', load: async () => (await import('../faults/create/logged.ts')).indicesCountedFromOne },
  'indices-of-sixty-four-bits': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).indicesOfSixtyFourBits },
  'inner-tile-changes-later': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).innerTileChangesLater },
  'invalid-base-64-is-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).invalidBase64IsAnInternalError },
  'issuer-is-a-list': { file: 'issuers/content', load: async () => (await import('../faults/issuers/content.ts')).issuerIsAList },
  'issuer-key-hash-of-the-certificate': { file: 'data-tiles/precertificates', load: async () => (await import('../faults/data-tiles/precertificates.ts')).issuerKeyHashOfTheCertificate },
  'issuers-as-bytes': { file: 'issuers/content-type', load: async () => (await import('../faults/issuers/content-type.ts')).issuersAsBytes },
  'issuers-cached-for-a-minute': { file: 'issuers/cacheable', load: async () => (await import('../faults/issuers/cacheable.ts')).issuersCachedForAMinute },
  'issuers-in-pem': { file: 'issuers/content', load: async () => (await import('../faults/issuers/content.ts')).issuersInPem },
  'issuers-said-to-be-compressed': { file: 'issuers/content', load: async () => (await import('../faults/issuers/content.ts')).issuersSaidToBeCompressed },
  'issuers-under-repair': { file: 'issuers/served', load: async () => (await import('../faults/issuers/served.ts')).issuersUnderRepair },
  'issuers-without-a-type': { file: 'issuers/content-type', load: async () => (await import('../faults/issuers/content-type.ts')).issuersWithoutAType },
  'junk-beside-every-entry': { file: 'idle/only-accepted', load: async () => (await import('../faults/idle/only-accepted.ts')).junkBesideEveryEntry },
  'key-and-certificate-taken': { file: 'admission/verifier', load: async () => (await import('../faults/admission/verifier.ts')).keyAndCertificateTaken },
  'key-details-not-bound-though-declared': { file: 'algorithms/key-details', load: async () => (await import('../faults/algorithms/key-details.ts')).keyDetailsNotBoundThoughDeclared },
  'key-followed-by-a-byte-taken': { file: 'admission/key', load: async () => (await import('../faults/admission/key.ts')).keyFollowedByAByteTaken },
  'key-id-from-the-end-of-the-hash': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).keyIdFromTheEndOfTheHash },
  'key-id-little-endian': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).keyIdLittleEndian },
  'key-id-of-cosigner-type': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).keyIdOfCosignerType },
  'key-id-of-the-log-id': { file: 'tree-heads/key-id', load: async () => (await import('../faults/tree-heads/key-id.ts')).keyIdOfTheLogId },
  'key-id-of-type-zero': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).keyIdOfTypeZero },
  'key-id-over-spki': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).keyIdOverSpki },
  'key-id-without-newline': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).keyIdWithoutNewline },
  'key-in-pem-taken': { file: 'admission/key', load: async () => (await import('../faults/admission/key.ts')).keyInPemTaken },
  'key-name-empty': { file: 'note/key-names', load: async () => (await import('../faults/note/key-names.ts')).keyNameEmpty },
  'key-name-with-plus': { file: 'note/key-names', load: async () => (await import('../faults/note/key-names.ts')).keyNameWithPlus },
  'key-name-with-space': { file: 'note/key-names', load: async () => (await import('../faults/note/key-names.ts')).keyNameWithSpace },
  'key-named-otherwise': { file: 'checkpoint/signer-name', load: async () => (await import('../faults/checkpoint/signer-name.ts')).keyNamedOtherwise },
  'large-entry-cut': { file: 'limits/entry-size', load: async () => (await import('../faults/limits/entry-size.ts')).largeEntryCut },
  'large-entry-hashed-as-its-beginning': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).largeEntryHashedAsItsBeginning },
  'large-entry-logged-as-its-beginning': { file: 'large-entries/logged', load: async () => (await import('../faults/large-entries/logged.ts')).largeEntryLoggedAsItsBeginning },
  'large-entry-shortened': { file: 'large-entries/body', load: async () => (await import('../faults/large-entries/body.ts')).largeEntryShortened },
  'large-entry-with-a-signed-length': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).largeEntryWithASignedLength },
  'large-request-is-400-where-413-is-declared': { file: 'limits/request-size', load: async () => (await import('../faults/limits/request-size.ts')).largeRequestIs400Where413IsDeclared },
  'large-request-taken-where-400-is-declared': { file: 'limits/request-size', load: async () => (await import('../faults/limits/request-size.ts')).largeRequestTakenWhere400IsDeclared },
  'largest-checkpoint-of-another-tree': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).largestCheckpointOfAnotherTree },
  'last-bytes-read-as-the-first': { file: 'range/bytes', load: async () => (await import('../faults/range/bytes.ts')).lastBytesReadAsTheFirst },
  'last-entry-empty-when-restarted': { file: 'restart/acknowledged', load: async () => (await import('../faults/restart/acknowledged.ts')).lastEntryEmptyWhenRestarted },
  'last-entry-forgotten-when-restarted': { file: 'restart/acknowledged', load: async () => (await import('../faults/restart/acknowledged.ts')).lastEntryForgottenWhenRestarted },
  'last-entry-never-published': { file: 'growth/published', load: async () => (await import('../faults/growth/published.ts')).lastEntryNeverPublished },
  'later-trees-signed-by-ecdsa-alone': { file: 'checkpoint/signature-type', load: async () => (await import('../faults/checkpoint/signature-type.ts')).laterTreesSignedByEcdsaAlone },
  'lax-der-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).laxDerTaken },
  'leading-zero-names-the-level-above': { file: 'paths/other-spellings', load: async () => (await import('../faults/paths/other-spellings.ts')).leadingZeroNamesTheLevelAbove },
  'leaf-and-node-prefix-swapped': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafAndNodePrefixSwapped },
  'leaf-hash-over-base-64': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafHashOverBase64 },
  'leaf-hash-over-length-and-entry': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafHashOverLengthAndEntry },
  'leaf-hash-over-tile-leaf': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafHashOverTileLeaf },
  'leaf-hash-over-timestamped-entry': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafHashOverTimestampedEntry },
  'leaf-hash-without-prefix': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafHashWithoutPrefix },
  'leaf-hash-wrong-from-the-beginning': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).leafHashWrongFromTheBeginning },
  'leaf-index-from-one': { file: 'data-tiles/leaf-index', load: async () => (await import('../faults/data-tiles/leaf-index.ts')).leafIndexFromOne },
  'leaf-index-in-eight-bytes': { file: 'data-tiles/leaf-index', load: async () => (await import('../faults/data-tiles/leaf-index.ts')).leafIndexInEightBytes },
  'leaf-index-within-its-tile': { file: 'data-tiles/leaf-index', load: async () => (await import('../faults/data-tiles/leaf-index.ts')).leafIndexWithinItsTile },
  'level-beyond-5-served': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).levelBeyond5Served },
  'level-one-hash-of-a-partial-tile': { file: 'tiles/match-parents', load: async () => (await import('../faults/tiles/match-parents.ts')).levelOneHashOfAPartialTile },
  'level-one-hash-over-tile-bytes': { file: 'tiles/match-parents', load: async () => (await import('../faults/tiles/match-parents.ts')).levelOneHashOverTileBytes },
  'level-that-is-no-number-is-an-internal-error': { file: 'errors/client-error', load: async () => (await import('../faults/errors/client-error.ts')).levelThatIsNoNumberIsAnInternalError },
  'level-two-not-written': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).levelTwoNotWritten },
  'levels-beyond-63-served': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).levelsBeyond63Served },
  'levels-of-thirty-two-bits': { file: 'paths/impossible', load: async () => (await import('../faults/paths/impossible.ts')).levelsOfThirtyTwoBits },
  'listed-log-of-another-origin': { file: 'cosignatures/listed-log', load: async () => (await import('../faults/cosignatures/listed-log.ts')).listedLogOfAnotherOrigin },
  'log-id-in-hex': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdInHex },
  'log-id-in-two-forms': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdInTwoForms },
  'log-id-of-another-origin': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdOfAnotherOrigin },
  'log-id-of-four-bytes': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdOfFourBytes },
  'log-id-of-four-bytes-of-another-origin': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdOfFourBytesOfAnotherOrigin },
  'log-id-of-sct-in-hex': { file: 'submissions/answer', load: async () => (await import('../faults/submissions/answer.ts')).logIdOfSctInHex },
  'log-id-of-the-origin': { file: 'scts/log-id', load: async () => (await import('../faults/scts/log-id.ts')).logIdOfTheOrigin },
  'log-id-of-twenty-bytes': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdOfTwentyBytes },
  'log-id-over-spki': { file: 'response/log-id', load: async () => (await import('../faults/response/log-id.ts')).logIdOverSpki },
  'log-not-in-the-policy': { file: 'cosignatures/listed-log', load: async () => (await import('../faults/cosignatures/listed-log.ts')).logNotInThePolicy },
  'logs-other-bytes-than-it-answers': { file: 'create/logged', load: async () => (await import('../faults/create/logged.ts')).logsOtherBytesThanItAnswers },
  'logs-what-it-refuses': { file: 'admission/refused-not-logged', load: async () => (await import('../faults/admission/refused-not-logged.ts')).logsWhatItRefuses },
  'long-leaf-published-with-the-next': { file: 'large-entries/appended', load: async () => (await import('../faults/large-entries/appended.ts')).longLeafPublishedWithTheNext },
  'malformed-json-is-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).malformedJsonIsAnInternalError },
  'minimum-index-beyond-the-tree': { file: 'checkpoint/minimum-index', load: async () => (await import('../faults/checkpoint/minimum-index.ts')).minimumIndexBeyondTheTree },
  'missing-cached-for-a-week': { file: 'errors/not-cached', load: async () => (await import('../faults/errors/not-cached.ts')).missingCachedForAWeek },
  'missing-is-403-for-bundles-and-404-for-tiles': { file: 'errors/status', load: async () => (await import('../faults/errors/status.ts')).missingIs403ForBundlesAnd404ForTiles },
  'missing-is-403-where-404-is-declared': { file: 'errors/status', load: async () => (await import('../faults/errors/status.ts')).missingIs403Where404IsDeclared },
  'missing-is-500': { file: 'errors/status', load: async () => (await import('../faults/errors/status.ts')).missingIs500 },
  'missing-is-a-page-where-404-is-declared': { file: 'errors/status', load: async () => (await import('../faults/errors/status.ts')).missingIsAPageWhere404IsDeclared },
  'missing-says-gzip': { file: 'errors/content-coding', load: async () => (await import('../faults/errors/content-coding.ts')).missingSaysGzip },
  'modified-in-the-future': { file: 'http/last-modified', load: async () => (await import('../faults/http/last-modified.ts')).modifiedInTheFuture },
  'never-publishes-what-it-answers': { file: 'proof/published', load: async () => (await import('../faults/proof/published.ts')).neverPublishesWhatItAnswers },
  'no-base-64-answered-with-200': { file: 'refused-chains/malformed', load: async () => (await import('../faults/refused-chains/malformed.ts')).noBase64AnsweredWith200 },
  'no-certificate-answered-with-200': { file: 'refused-chains/malformed', load: async () => (await import('../faults/refused-chains/malformed.ts')).noCertificateAnsweredWith200 },
  'no-digest-is-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).noDigestIsAnInternalError },
  'no-issuers': { file: 'issuers/served', load: async () => (await import('../faults/issuers/served.ts')).noIssuers },
  'no-json-answered-with-200': { file: 'refused-chains/malformed', load: async () => (await import('../faults/refused-chains/malformed.ts')).noJsonAnsweredWith200 },
  'node-hash-of-right-and-left': { file: 'tiles/match-parents', load: async () => (await import('../faults/tiles/match-parents.ts')).nodeHashOfRightAndLeft },
  'node-hash-without-prefix': { file: 'tiles/match-parents', load: async () => (await import('../faults/tiles/match-parents.ts')).nodeHashWithoutPrefix },
  'not-modified-checkpoint-cached-for-a-year': { file: 'revalidation/header-fields', load: async () => (await import('../faults/revalidation/header-fields.ts')).notModifiedCheckpointCachedForAYear },
  'not-modified-for-every-tag-it-ever-had': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).notModifiedForEveryTagItEverHad },
  'not-modified-since-any-date': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).notModifiedSinceAnyDate },
  'not-modified-since-any-time': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).notModifiedSinceAnyTime },
  'not-modified-whatever-the-validator': { file: 'conditional/validator-mismatch', load: async () => (await import('../faults/conditional/validator-mismatch.ts')).notModifiedWhateverTheValidator },
  'not-modified-with-another-entity-tag': { file: 'revalidation/header-fields', load: async () => (await import('../faults/revalidation/header-fields.ts')).notModifiedWithAnotherEntityTag },
  'not-modified-with-content-type': { file: 'revalidation/no-content-metadata', load: async () => (await import('../faults/revalidation/no-content-metadata.ts')).notModifiedWithContentType },
  'not-modified-without-cache-control': { file: 'revalidation/header-fields', load: async () => (await import('../faults/revalidation/header-fields.ts')).notModifiedWithoutCacheControl },
  'not-modified-without-entity-tag': { file: 'revalidation/header-fields', load: async () => (await import('../faults/revalidation/header-fields.ts')).notModifiedWithoutEntityTag },
  'not-modified-without-vary': { file: 'revalidation/header-fields', load: async () => (await import('../faults/revalidation/header-fields.ts')).notModifiedWithoutVary },
  'note-with-blank-line-at-its-end': { file: 'note/layout', load: async () => (await import('../faults/note/layout.ts')).noteWithBlankLineAtItsEnd },
  'note-with-two-blank-lines': { file: 'checkpoint/extension-lines', load: async () => (await import('../faults/checkpoint/extension-lines.ts')).noteWithTwoBlankLines },
  'note-without-blank-line': { file: 'note/layout', load: async () => (await import('../faults/note/layout.ts')).noteWithoutBlankLine },
  'note-without-final-newline': { file: 'note/layout', load: async () => (await import('../faults/note/layout.ts')).noteWithoutFinalNewline },
  'note-without-signatures': { file: 'note/layout', load: async () => (await import('../faults/note/layout.ts')).noteWithoutSignatures },
  'nothing-for-other-clients': { file: 'growth/nothing-withheld', load: async () => (await import('../faults/growth/nothing-withheld.ts')).nothingForOtherClients },
  'nothing-is-ever-published': { file: 'growth/published', load: async () => (await import('../faults/growth/published.ts')).nothingIsEverPublished },
  'null-by-schema-names-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).nullBySchemaNamesRefused },
  'null-members-ignored-whatever-their-name': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).nullMembersIgnoredWhateverTheirName },
  'null-members-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).nullMembersRefused },
  'number-for-an-enum-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).numberForAnEnumRefused },
  'odd-node-duplicated': { file: 'tiles/match-root', load: async () => (await import('../faults/tiles/match-root.ts')).oddNodeDuplicated },
  'old-entry-answered-above-32-at-once': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).oldEntryAnsweredAbove32AtOnce },
  'old-partials-forgotten-at-restart': { file: 'restart/partials-stay', load: async () => (await import('../faults/restart/partials-stay.ts')).oldPartialsForgottenAtRestart },
  'old-partials-forgotten-where-leaves-are-appended': { file: 'restart/partials-stay', load: async () => (await import('../faults/restart/partials-stay.ts')).oldPartialsForgottenWhereLeavesAreAppended },
  'old-partials-refused-with-400': { file: 'growth/partials-stay', load: async () => (await import('../faults/growth/partials-stay.ts')).oldPartialsRefusedWith400 },
  'old-partials-removed-after-a-while': { file: 'growth/partials-stay', load: async () => (await import('../faults/growth/partials-stay.ts')).oldPartialsRemovedAfterAWhile },
  'old-tree-for-a-minute': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForAMinute },
  'old-tree-for-good-after-a-restart': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForGoodAfterARestart },
  'old-tree-for-pages': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForPages },
  'old-tree-for-readers-behind-a-proxy': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForReadersBehindAProxy },
  'old-tree-for-readers-of-html': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForReadersOfHtml },
  'old-tree-for-readers-with-a-cookie': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForReadersWithACookie },
  'old-tree-for-readers-with-a-date': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForReadersWithADate },
  'old-tree-for-readers-with-an-entity-tag': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForReadersWithAnEntityTag },
  'old-tree-for-readers-without-gzip': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeForReadersWithoutGzip },
  'old-tree-over-rpc-for-good': { file: 'growth/append-only', load: async () => (await import('../faults/growth/append-only.ts')).oldTreeOverRpcForGood },
  'omitted-roots-logged-against-declaration': { file: 'submissions/chain', load: async () => (await import('../faults/submissions/chain.ts')).omittedRootsLoggedAgainstDeclaration },
  'omitted-roots-logged-now-and-then': { file: 'submissions/chain', load: async () => (await import('../faults/submissions/chain.ts')).omittedRootsLoggedNowAndThen },
  'one-hash-of-a-full-tile-wrong': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).oneHashOfAFullTileWrong },
  'one-hash-of-a-partial-tile-wrong': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).oneHashOfAPartialTileWrong },
  'one-hash-of-level-one-wrong': { file: 'tiles/match-parents', load: async () => (await import('../faults/tiles/match-parents.ts')).oneHashOfLevelOneWrong },
  'only-the-last-certificate-verified': { file: 'refused-chains/unverified', load: async () => (await import('../faults/refused-chains/unverified.ts')).onlyTheLastCertificateVerified },
  'origin-changes-as-the-log-grows': { file: 'checkpoint/origin', load: async () => (await import('../faults/checkpoint/origin.ts')).originChangesAsTheLogGrows },
  'origin-changes-where-none-is-given': { file: 'checkpoint/origin', load: async () => (await import('../faults/checkpoint/origin.ts')).originChangesWhereNoneIsGiven },
  'origin-empty': { file: 'checkpoint/origin-line', load: async () => (await import('../faults/checkpoint/origin-line.ts')).originEmpty },
  'origin-line-of-another-log': { file: 'checkpoint/origin', load: async () => (await import('../faults/checkpoint/origin.ts')).originLineOfAnotherLog },
  'origin-of-another-log': { file: 'checkpoint/origin', load: async () => (await import('../faults/checkpoint/origin.ts')).originOfAnotherLog },
  'origin-of-no-prefix': { file: 'checkpoint/origin-prefix', load: async () => (await import('../faults/checkpoint/origin-prefix.ts')).originOfNoPrefix },
  'origin-of-the-monitoring-prefix': { file: 'tree-heads/origin', load: async () => (await import('../faults/tree-heads/origin.ts')).originOfTheMonitoringPrefix },
  'origin-with-a-trailing-slash': { file: 'checkpoint/origin-prefix', load: async () => (await import('../faults/checkpoint/origin-prefix.ts')).originWithATrailingSlash },
  'origin-with-plus': { file: 'checkpoint/origin-form', load: async () => (await import('../faults/checkpoint/origin-form.ts')).originWithPlus },
  'origin-with-scheme': { file: 'checkpoint/origin-form', load: async () => (await import('../faults/checkpoint/origin-form.ts')).originWithScheme },
  'origin-with-space': { file: 'checkpoint/origin-form', load: async () => (await import('../faults/checkpoint/origin-form.ts')).originWithSpace },
  'other-key-when-restarted': { file: 'checkpoint/signature-type', load: async () => (await import('../faults/checkpoint/signature-type.ts')).otherKeyWhenRestarted },
  'other-spellings-served-though-refusal-is-declared': { file: 'paths/other-spellings', load: async () => (await import('../faults/paths/other-spellings.ts')).otherSpellingsServedThoughRefusalIsDeclared },
  'oversized-entry-wraps': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).oversizedEntryWraps },
  'p-256-key-read-as-ed-25519': { file: 'admission/algorithm', load: async () => (await import('../faults/admission/algorithm.ts')).p256KeyReadAsEd25519 },
  'p-384-forbidden': { file: 'algorithms/accepted', load: async () => (await import('../faults/algorithms/accepted.ts')).p384Forbidden },
  'p-384-not-deduplicated': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).p384NotDeduplicated },
  'p-384-with-sha-256-taken': { file: 'admission/algorithm', load: async () => (await import('../faults/admission/algorithm.ts')).p384WithSha256Taken },
  'p-521-key-logged-as-ed-25519ph': { file: 'algorithms/key-details', load: async () => (await import('../faults/algorithms/key-details.ts')).p521KeyLoggedAsEd25519ph },
  'padded-with-zero-hashes': { file: 'tiles/match-root', load: async () => (await import('../faults/tiles/match-root.ts')).paddedWithZeroHashes },
  'parent-hash-wrong-of-a-tile-that-fills-up': { file: 'tiles/match-parents', load: async () => (await import('../faults/tiles/match-parents.ts')).parentHashWrongOfATileThatFillsUp },
  'partial-bundle-also-under-its-full-name': { file: 'paths/full-width', load: async () => (await import('../faults/paths/full-width.ts')).partialBundleAlsoUnderItsFullName },
  'partial-bundle-as-json': { file: 'bundles/content-type', load: async () => (await import('../faults/bundles/content-type.ts')).partialBundleAsJson },
  'partial-bundle-named-one-too-narrow': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).partialBundleNamedOneTooNarrow },
  'partial-bundle-not-served': { file: 'bundles/served', load: async () => (await import('../faults/bundles/served.ts')).partialBundleNotServed },
  'partial-bundle-under-its-full-name': { file: 'bundles/well-formed', load: async () => (await import('../faults/bundles/well-formed.ts')).partialBundleUnderItsFullName },
  'partial-path-answers-with-the-current-tile': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).partialPathAnswersWithTheCurrentTile },
  'partial-tile-also-under-its-full-name': { file: 'paths/full-width', load: async () => (await import('../faults/paths/full-width.ts')).partialTileAlsoUnderItsFullName },
  'partial-tile-counted-in-the-level-above': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).partialTileCountedInTheLevelAbove },
  'partial-tile-gone-before-it-is-full': { file: 'growth/partials-stay', load: async () => (await import('../faults/growth/partials-stay.ts')).partialTileGoneBeforeItIsFull },
  'partial-tile-gone-when-an-entry-is-created': { file: 'growth/partials-stay', load: async () => (await import('../faults/growth/partials-stay.ts')).partialTileGoneWhenAnEntryIsCreated },
  'partial-tile-hashed-up-beside-the-right-one': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).partialTileHashedUpBesideTheRightOne },
  'partial-tile-lacks-its-last-hash': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).partialTileLacksItsLastHash },
  'partial-tile-named-one-too-wide': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).partialTileNamedOneTooWide },
  'partial-tile-never-cached': { file: 'tiles/cacheable', load: async () => (await import('../faults/tiles/cacheable.ts')).partialTileNeverCached },
  'partial-tile-not-served': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).partialTileNotServed },
  'partial-tile-of-level-0-removed-early': { file: 'growth/partials-stay', load: async () => (await import('../faults/growth/partials-stay.ts')).partialTileOfLevel0RemovedEarly },
  'partial-tile-under-its-full-name': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).partialTileUnderItsFullName },
  'patch-refused-and-done': { file: 'limits/method', load: async () => (await import('../faults/limits/method.ts')).patchRefusedAndDone },
  'post-replaces-a-tile': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).postReplacesATile },
  'post-to-a-tile-is-an-internal-error': { file: 'errors/other-method', load: async () => (await import('../faults/errors/other-method.ts')).postToATileIsAnInternalError },
  'precertificate-as-certificate': { file: 'refused-chains/kind', load: async () => (await import('../faults/refused-chains/kind.ts')).precertificateAsCertificate },
  'precertificate-replaced-by-its-tbs': { file: 'data-tiles/certificates', load: async () => (await import('../faults/data-tiles/certificates.ts')).precertificateReplacedByItsTbs },
  'precertificate-with-another-signature': { file: 'submissions/precertificate', load: async () => (await import('../faults/submissions/precertificate.ts')).precertificateWithAnotherSignature },
  'precertificate-without-poison': { file: 'data-tiles/certificates', load: async () => (await import('../faults/data-tiles/certificates.ts')).precertificateWithoutPoison },
  'precertificates-fail': { file: 'submissions/accepted', load: async () => (await import('../faults/submissions/accepted.ts')).precertificatesFail },
  'proof-begins-with-the-leaf': { file: 'proof/verifies', load: async () => (await import('../faults/proof/verifies.ts')).proofBeginsWithTheLeaf },
  'proof-from-the-root-down': { file: 'proof/verifies', load: async () => (await import('../faults/proof/verifies.ts')).proofFromTheRootDown },
  'proof-names-another-index': { file: 'proof/claims', load: async () => (await import('../faults/proof/claims.ts')).proofNamesAnotherIndex },
  'proof-names-another-tree-size': { file: 'proof/claims', load: async () => (await import('../faults/proof/claims.ts')).proofNamesAnotherTreeSize },
  'proof-of-a-later-tree': { file: 'proof/verifies', load: async () => (await import('../faults/proof/verifies.ts')).proofOfALaterTree },
  'proof-of-an-earlier-tree': { file: 'proof/verifies', load: async () => (await import('../faults/proof/verifies.ts')).proofOfAnEarlierTree },
  'proof-of-another-of-many': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).proofOfAnotherOfMany },
  'proof-too-long-for-its-tree': { file: 'proof/verifies', load: async () => (await import('../faults/proof/verifies.ts')).proofTooLongForItsTree },
  'proof-too-short-for-its-index': { file: 'proof/verifies', load: async () => (await import('../faults/proof/verifies.ts')).proofTooShortForItsIndex },
  'proof-with-its-root-in-hex': { file: 'proof/claims', load: async () => (await import('../faults/proof/claims.ts')).proofWithItsRootInHex },
  'proof-wrong-above-15-at-once': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).proofWrongAbove15AtOnce },
  'proof-wrong-at-the-end-of-a-tile': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).proofWrongAtTheEndOfATile },
  'psychic-signatures-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).psychicSignaturesTaken },
  'public-log-without-ed-25519': { file: 'checkpoint/signature-type', load: async () => (await import('../faults/checkpoint/signature-type.ts')).publicLogWithoutEd25519 },
  'pure-ed-25519-over-the-digest-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).pureEd25519OverTheDigestTaken },
  'pushback-never-withdrawn': { file: 'concurrency/separate-answers', load: async () => (await import('../faults/concurrency/separate-answers.ts')).pushbackNeverWithdrawn },
  'put-creates-an-entry': { file: 'limits/method', load: async () => (await import('../faults/limits/method.ts')).putCreatesAnEntry },
  'range-names-another-range': { file: 'range/bytes', load: async () => (await import('../faults/range/bytes.ts')).rangeNamesAnotherRange },
  'range-without-its-last-byte': { file: 'range/bytes', load: async () => (await import('../faults/range/bytes.ts')).rangeWithoutItsLastByte },
  'raw-ecdsa-taken-though-der-is-declared': { file: 'algorithms/ecdsa-form', load: async () => (await import('../faults/algorithms/ecdsa-form.ts')).rawEcdsaTakenThoughDerIsDeclared },
  'refusals-with-an-empty-message': { file: 'create-errors/message', load: async () => (await import('../faults/create-errors/message.ts')).refusalsWithAnEmptyMessage },
  'refusals-without-message': { file: 'create-errors/message', load: async () => (await import('../faults/create-errors/message.ts')).refusalsWithoutMessage },
  'refused-chains-logged': { file: 'refused-chains/not-logged', load: async () => (await import('../faults/refused-chains/not-logged.ts')).refusedChainsLogged },
  'refused-digest-never-accepted': { file: 'admission/digest', load: async () => (await import('../faults/admission/digest.ts')).refusedDigestNeverAccepted },
  'refused-with-422': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).refusedWith422 },
  'refused-without-a-word': { file: 'refused-chains/message', load: async () => (await import('../faults/refused-chains/message.ts')).refusedWithoutAWord },
  'refuses-entries-after-large-ones': { file: 'limits/entry-size', load: async () => (await import('../faults/limits/entry-size.ts')).refusesEntriesAfterLargeOnes },
  'refuses-nothing': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).refusesNothing },
  'remembers-the-last-entry-only': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).remembersTheLastEntryOnly },
  'remembers-the-last-three-entries': { file: 'sequences/repeats', load: async () => (await import('../faults/sequences/repeats.ts')).remembersTheLastThreeEntries },
  'repeat-after-a-restart-answered-with-bad-request': { file: 'restart/repeats', load: async () => (await import('../faults/restart/repeats.ts')).repeatAfterARestartAnsweredWithBadRequest },
  'repeat-after-a-restart-answered-with-the-entry': { file: 'restart/repeats', load: async () => (await import('../faults/restart/repeats.ts')).repeatAfterARestartAnsweredWithTheEntry },
  'repeat-answered-as-aborted': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredAsAborted },
  'repeat-answered-as-an-older-version': { file: 'duplicates/returned-entry', load: async () => (await import('../faults/duplicates/returned-entry.ts')).repeatAnsweredAsAnOlderVersion },
  'repeat-answered-with-a-broken-signature': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithABrokenSignature },
  'repeat-answered-with-a-log-id-of-zeroes': { file: 'duplicates/returned-entry', load: async () => (await import('../faults/duplicates/returned-entry.ts')).repeatAnsweredWithALogIdOfZeroes },
  'repeat-answered-with-a-time': { file: 'duplicates/returned-entry', load: async () => (await import('../faults/duplicates/returned-entry.ts')).repeatAnsweredWithATime },
  'repeat-answered-with-an-index-beyond-the-tree': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithAnIndexBeyondTheTree },
  'repeat-answered-with-an-unsound-proof': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithAnUnsoundProof },
  'repeat-answered-with-another-entry': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithAnotherEntry },
  'repeat-answered-with-another-root': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithAnotherRoot },
  'repeat-answered-with-bad-request': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithBadRequest },
  'repeat-answered-with-index-in-hex': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithIndexInHex },
  'repeat-answered-with-numbers': { file: 'duplicates/returned-entry', load: async () => (await import('../faults/duplicates/returned-entry.ts')).repeatAnsweredWithNumbers },
  'repeat-answered-with-the-index-before': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithTheIndexBefore },
  'repeat-answered-with-the-key-id': { file: 'duplicates/returned-entry', load: async () => (await import('../faults/duplicates/returned-entry.ts')).repeatAnsweredWithTheKeyId },
  'repeat-answered-without-index': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatAnsweredWithoutIndex },
  'repeat-proved-at-index-zero': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatProvedAtIndexZero },
  'repeat-proved-in-another-tree': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatProvedInAnotherTree },
  'repeated-chain-readmitted-against-declaration': { file: 'submissions/repeated', load: async () => (await import('../faults/submissions/repeated.ts')).repeatedChainReadmittedAgainstDeclaration },
  'repeated-chain-refused': { file: 'submissions/repeated', load: async () => (await import('../faults/submissions/repeated.ts')).repeatedChainRefused },
  'repeated-chain-with-a-new-sct-of-the-same-entry': { file: 'submissions/repeated', load: async () => (await import('../faults/submissions/repeated.ts')).repeatedChainWithANewSctOfTheSameEntry },
  'repeated-chain-with-another-time': { file: 'submissions/repeated', load: async () => (await import('../faults/submissions/repeated.ts')).repeatedChainWithAnotherTime },
  'repeated-chain-without-sct': { file: 'submissions/repeated', load: async () => (await import('../faults/submissions/repeated.ts')).repeatedChainWithoutSct },
  'repeated-precertificate-readmitted': { file: 'submissions/repeated', load: async () => (await import('../faults/submissions/repeated.ts')).repeatedPrecertificateReadmitted },
  'repeats-answered-in-two-ways': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatsAnsweredInTwoWays },
  'repeats-taken-in-though-refusal-is-declared': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).repeatsTakenInThoughRefusalIsDeclared },
  'republishes-more-often-than-declared': { file: 'idle/republish-interval', load: async () => (await import('../faults/idle/republish-interval.ts')).republishesMoreOftenThanDeclared },
  'rewrites-an-old-entry': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).rewritesAnOldEntry },
  'rewrites-an-old-entry-above-what-it-served': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).rewritesAnOldEntryAboveWhatItServed },
  'root-hex-in-base-64': { file: 'checkpoint/root-line', load: async () => (await import('../faults/checkpoint/root-line.ts')).rootHexInBase64 },
  'root-in-hex': { file: 'checkpoint/root-line', load: async () => (await import('../faults/checkpoint/root-line.ts')).rootInHex },
  'root-in-url-safe-base-64': { file: 'checkpoint/root-line', load: async () => (await import('../faults/checkpoint/root-line.ts')).rootInUrlSafeBase64 },
  'root-without-padding': { file: 'checkpoint/root-line', load: async () => (await import('../faults/checkpoint/root-line.ts')).rootWithoutPadding },
  'root-wrong-when-a-tile-fills-up': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).rootWrongWhenATileFillsUp },
  'roots-are-not-served': { file: 'issuers/served', load: async () => (await import('../faults/issuers/served.ts')).rootsAreNotServed },
  'roots-as-an-array': { file: 'roots/served', load: async () => (await import('../faults/roots/served.ts')).rootsAsAnArray },
  'roots-forbidden': { file: 'roots/served', load: async () => (await import('../faults/roots/served.ts')).rootsForbidden },
  'roots-in-pem': { file: 'roots/served', load: async () => (await import('../faults/roots/served.ts')).rootsInPem },
  'rpc-algorithm-is-a-precondition': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcAlgorithmIsAPrecondition },
  'rpc-answered-checkpoint-not-signed': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcAnsweredCheckpointNotSigned },
  'rpc-answers-with-another-tree': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcAnswersWithAnotherTree },
  'rpc-bundle-cut': { file: 'rpc/bundles', load: async () => (await import('../faults/rpc/bundles.ts')).rpcBundleCut },
  'rpc-bundle-in-the-middle-of-another-tree': { file: 'rpc/bundles', load: async () => (await import('../faults/rpc/bundles.ts')).rpcBundleInTheMiddleOfAnotherTree },
  'rpc-bundle-of-another-content-type': { file: 'rpc/bundles', load: async () => (await import('../faults/rpc/bundles.ts')).rpcBundleOfAnotherContentType },
  'rpc-bundle-refused': { file: 'rpc/bundles', load: async () => (await import('../faults/rpc/bundles.ts')).rpcBundleRefused },
  'rpc-bundle-whole-in-place-of-its-beginning': { file: 'rpc/bundles', load: async () => (await import('../faults/rpc/bundles.ts')).rpcBundleWholeInPlaceOfItsBeginning },
  'rpc-certificates-refused': { file: 'rpc/create-entry', load: async () => (await import('../faults/rpc/create-entry.ts')).rpcCertificatesRefused },
  'rpc-checkpoint-by-ecdsa-alone': { file: 'checkpoint/signature-type', load: async () => (await import('../faults/checkpoint/signature-type.ts')).rpcCheckpointByEcdsaAlone },
  'rpc-checkpoint-not-signed': { file: 'rpc/checkpoint', load: async () => (await import('../faults/rpc/checkpoint.ts')).rpcCheckpointNotSigned },
  'rpc-checkpoint-of-a-larger-tree': { file: 'rpc/checkpoint', load: async () => (await import('../faults/rpc/checkpoint.ts')).rpcCheckpointOfALargerTree },
  'rpc-checkpoint-of-another-content-type': { file: 'rpc/checkpoint', load: async () => (await import('../faults/rpc/checkpoint.ts')).rpcCheckpointOfAnotherContentType },
  'rpc-checkpoint-of-another-tree': { file: 'rpc/consistent', load: async () => (await import('../faults/rpc/consistent.ts')).rpcCheckpointOfAnotherTree },
  'rpc-checkpoint-of-another-tree-at-first': { file: 'rpc/consistent', load: async () => (await import('../faults/rpc/consistent.ts')).rpcCheckpointOfAnotherTreeAtFirst },
  'rpc-checkpoint-of-another-tree-once-it-has-grown': { file: 'rpc/consistent', load: async () => (await import('../faults/rpc/consistent.ts')).rpcCheckpointOfAnotherTreeOnceItHasGrown },
  'rpc-checkpoint-of-its-start': { file: 'rpc/checkpoint', load: async () => (await import('../faults/rpc/checkpoint.ts')).rpcCheckpointOfItsStart },
  'rpc-checkpoint-of-no-beginning': { file: 'rpc/consistent', load: async () => (await import('../faults/rpc/consistent.ts')).rpcCheckpointOfNoBeginning },
  'rpc-checkpoint-refused': { file: 'rpc/checkpoint', load: async () => (await import('../faults/rpc/checkpoint.ts')).rpcCheckpointRefused },
  'rpc-create-answers-with-another-body': { file: 'rpc/create-entry', load: async () => (await import('../faults/rpc/create-entry.ts')).rpcCreateAnswersWithAnotherBody },
  'rpc-create-names-another-index': { file: 'rpc/create-entry', load: async () => (await import('../faults/rpc/create-entry.ts')).rpcCreateNamesAnotherIndex },
  'rpc-create-not-implemented': { file: 'rpc/served', load: async () => (await import('../faults/rpc/served.ts')).rpcCreateNotImplemented },
  'rpc-create-refused': { file: 'rpc/create-entry', load: async () => (await import('../faults/rpc/create-entry.ts')).rpcCreateRefused },
  'rpc-created-as-an-older-version': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcCreatedAsAnOlderVersion },
  'rpc-created-with-a-promise': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcCreatedWithAPromise },
  'rpc-created-with-a-time': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcCreatedWithATime },
  'rpc-created-without-checkpoint': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcCreatedWithoutCheckpoint },
  'rpc-created-without-proof': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcCreatedWithoutProof },
  'rpc-frozen-and-creating-entries': { file: 'admission/frozen', load: async () => (await import('../faults/admission/frozen.ts')).rpcFrozenAndCreatingEntries },
  'rpc-index-of-its-last-element-alone': { file: 'rpc/impossible', load: async () => (await import('../faults/rpc/impossible.ts')).rpcIndexOfItsLastElementAlone },
  'rpc-key-in-pem-taken': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcKeyInPemTaken },
  'rpc-large-entry-taken': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcLargeEntryTaken },
  'rpc-levels-beyond-63-served': { file: 'rpc/impossible', load: async () => (await import('../faults/rpc/impossible.ts')).rpcLevelsBeyond63Served },
  'rpc-log-id-of-four-bytes': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcLogIdOfFourBytes },
  'rpc-log-id-of-zeroes': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcLogIdOfZeroes },
  'rpc-metadata-in-headers': { file: 'create-errors/no-rpc-metadata', load: async () => (await import('../faults/create-errors/no-rpc-metadata.ts')).rpcMetadataInHeaders },
  'rpc-missing-bundle-is-empty': { file: 'rpc/impossible', load: async () => (await import('../faults/rpc/impossible.ts')).rpcMissingBundleIsEmpty },
  'rpc-missing-is-empty': { file: 'rpc/impossible', load: async () => (await import('../faults/rpc/impossible.ts')).rpcMissingIsEmpty },
  'rpc-no-key-is-internal': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcNoKeyIsInternal },
  'rpc-proof-names-another-index': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcProofNamesAnotherIndex },
  'rpc-proof-with-another-hash': { file: 'rpc/created-as-over-http', load: async () => (await import('../faults/rpc/created-as-over-http.ts')).rpcProofWithAnotherHash },
  'rpc-reads-elsewhere-though-served-is-declared': { file: 'rpc/served', load: async () => (await import('../faults/rpc/served.ts')).rpcReadsElsewhereThoughServedIsDeclared },
  'rpc-reads-not-served': { file: 'rpc/served', load: async () => (await import('../faults/rpc/served.ts')).rpcReadsNotServed },
  'rpc-refusals-with-an-empty-message': { file: 'create-errors/message', load: async () => (await import('../faults/create-errors/message.ts')).rpcRefusalsWithAnEmptyMessage },
  'rpc-refuses-with-internal': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcRefusesWithInternal },
  'rpc-refuses-with-unknown': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcRefusesWithUnknown },
  'rpc-repeat-answered-as-aborted': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcRepeatAnsweredAsAborted },
  'rpc-repeat-answered-without-index': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcRepeatAnsweredWithoutIndex },
  'rpc-signature-not-verified': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcSignatureNotVerified },
  'rpc-takes-each-entry-twice': { file: 'rpc/create-entry', load: async () => (await import('../faults/rpc/create-entry.ts')).rpcTakesEachEntryTwice },
  'rpc-thousandth-tile-is-the-first': { file: 'rpc/tiles', load: async () => (await import('../faults/rpc/tiles.ts')).rpcThousandthTileIsTheFirst },
  'rpc-tile-backwards': { file: 'rpc/tiles', load: async () => (await import('../faults/rpc/tiles.ts')).rpcTileBackwards },
  'rpc-tile-in-the-middle-of-another-tree': { file: 'rpc/tiles', load: async () => (await import('../faults/rpc/tiles.ts')).rpcTileInTheMiddleOfAnotherTree },
  'rpc-tile-not-implemented': { file: 'rpc/served', load: async () => (await import('../faults/rpc/served.ts')).rpcTileNotImplemented },
  'rpc-tile-of-another-content-type': { file: 'rpc/tiles', load: async () => (await import('../faults/rpc/tiles.ts')).rpcTileOfAnotherContentType },
  'rpc-tile-refused': { file: 'rpc/tiles', load: async () => (await import('../faults/rpc/tiles.ts')).rpcTileRefused },
  'rpc-trailers-announced': { file: 'create-errors/no-rpc-metadata', load: async () => (await import('../faults/create-errors/no-rpc-metadata.ts')).rpcTrailersAnnounced },
  'rpc-unreadable-certificate-is-unknown': { file: 'rpc/status-codes', load: async () => (await import('../faults/rpc/status-codes.ts')).rpcUnreadableCertificateIsUnknown },
  'rpc-width-as-one-byte': { file: 'rpc/impossible', load: async () => (await import('../faults/rpc/impossible.ts')).rpcWidthAsOneByte },
  'rsa-4096-signature-followed-by-a-byte-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsa4096SignatureFollowedByAByteTaken },
  'rsa-digest-cut-to-its-length': { file: 'admission/digest', load: async () => (await import('../faults/admission/digest.ts')).rsaDigestCutToItsLength },
  'rsa-error-taken-for-success': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaErrorTakenForSuccess },
  'rsa-even-exponent-taken': { file: 'admission/key', load: async () => (await import('../faults/admission/key.ts')).rsaEvenExponentTaken },
  'rsa-exponent-one-taken': { file: 'admission/key', load: async () => (await import('../faults/admission/key.ts')).rsaExponentOneTaken },
  'rsa-key-of-any-length-taken': { file: 'admission/algorithm', load: async () => (await import('../faults/admission/algorithm.ts')).rsaKeyOfAnyLengthTaken },
  'rsa-not-deduplicated': { file: 'duplicates/answered', load: async () => (await import('../faults/duplicates/answered.ts')).rsaNotDeduplicated },
  'rsa-number-beyond-the-modulus-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaNumberBeyondTheModulusTaken },
  'rsa-of-any-padding-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaOfAnyPaddingTaken },
  'rsa-padding-of-any-length-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaPaddingOfAnyLengthTaken },
  'rsa-pss-taken-though-refusal-is-declared': { file: 'algorithms/rsa-pss', load: async () => (await import('../faults/algorithms/rsa-pss.ts')).rsaPssTakenThoughRefusalIsDeclared },
  'rsa-signature-followed-by-a-byte-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaSignatureFollowedByAByteTaken },
  'rsa-signature-of-any-length-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaSignatureOfAnyLengthTaken },
  'rsa-signature-without-its-zero-byte-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaSignatureWithoutItsZeroByteTaken },
  'rsa-verification-remembered-by-digest-and-signature': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).rsaVerificationRememberedByDigestAndSignature },
  'same-entry-at-once-answered-with-bad-request': { file: 'concurrency/same-entry', load: async () => (await import('../faults/concurrency/same-entry.ts')).sameEntryAtOnceAnsweredWithBadRequest },
  'same-entry-at-once-answered-with-the-index-before': { file: 'concurrency/same-entry', load: async () => (await import('../faults/concurrency/same-entry.ts')).sameEntryAtOnceAnsweredWithTheIndexBefore },
  'same-entry-for-another-signature': { file: 'duplicates/other-signature', load: async () => (await import('../faults/duplicates/other-signature.ts')).sameEntryForAnotherSignature },
  'same-entry-for-another-verifier': { file: 'duplicates/other-verifier', load: async () => (await import('../faults/duplicates/other-verifier.ts')).sameEntryForAnotherVerifier },
  'same-entry-twice-when-sent-at-once': { file: 'concurrency/same-entry', load: async () => (await import('../faults/concurrency/same-entry.ts')).sameEntryTwiceWhenSentAtOnce },
  'schema-names-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).schemaNamesRefused },
  'sct-extensions-beyond-their-end': { file: 'scts/extensions', load: async () => (await import('../faults/scts/extensions.ts')).sctExtensionsBeyondTheirEnd },
  'sct-in-an-array': { file: 'submissions/answer', load: async () => (await import('../faults/submissions/answer.ts')).sctInAnArray },
  'sct-leaf-index-of-eight-bytes': { file: 'scts/extensions', load: async () => (await import('../faults/scts/extensions.ts')).sctLeafIndexOfEightBytes },
  'sct-of-version-one': { file: 'submissions/answer', load: async () => (await import('../faults/submissions/answer.ts')).sctOfVersionOne },
  'sct-over-the-precertificate': { file: 'scts/signature', load: async () => (await import('../faults/scts/signature.ts')).sctOverThePrecertificate },
  'sct-promises-the-index-of-its-neighbour': { file: 'scts/leaf-index', load: async () => (await import('../faults/scts/leaf-index.ts')).sctPromisesTheIndexOfItsNeighbour },
  'sct-promises-the-next-index': { file: 'scts/leaf-index', load: async () => (await import('../faults/scts/leaf-index.ts')).sctPromisesTheNextIndex },
  'sct-signature-without-algorithms': { file: 'scts/signature', load: async () => (await import('../faults/scts/signature.ts')).sctSignatureWithoutAlgorithms },
  'sct-signed-as-a-tree-head': { file: 'scts/signature', load: async () => (await import('../faults/scts/signature.ts')).sctSignedAsATreeHead },
  'sct-signed-without-extensions': { file: 'scts/signature', load: async () => (await import('../faults/scts/signature.ts')).sctSignedWithoutExtensions },
  'sct-time-an-hour-ahead': { file: 'scts/timestamp', load: async () => (await import('../faults/scts/timestamp.ts')).sctTimeAnHourAhead },
  'sct-time-in-seconds': { file: 'scts/timestamp', load: async () => (await import('../faults/scts/timestamp.ts')).sctTimeInSeconds },
  'sct-with-two-leaf-indices': { file: 'scts/extensions', load: async () => (await import('../faults/scts/extensions.ts')).sctWithTwoLeafIndices },
  'sct-without-leaf-index': { file: 'scts/extensions', load: async () => (await import('../faults/scts/extensions.ts')).sctWithoutLeafIndex },
  'second-signature-broken': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).secondSignatureBroken },
  'second-tile-of-level-1-missing': { file: 'tiles/inclusion', load: async () => (await import('../faults/tiles/inclusion.ts')).secondTileOfLevel1Missing },
  'service-in-another-package': { file: 'rpc/vendor-package', load: async () => (await import('../faults/rpc/vendor-package.ts')).serviceInAnotherPackage },
  'sha-1-in-tiles': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).sha1InTiles },
  'signature-also-under-another-key-id': { file: 'note/key-ids', load: async () => (await import('../faults/note/key-ids.ts')).signatureAlsoUnderAnotherKeyId },
  'signature-broken-for-every-second-reader': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signatureBrokenForEverySecondReader },
  'signature-followed-by-a-byte-taken': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).signatureFollowedByAByteTaken },
  'signature-in-url-safe-base-64': { file: 'note/signature-bytes', load: async () => (await import('../faults/note/signature-bytes.ts')).signatureInUrlSafeBase64 },
  'signature-line-of-another-name': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signatureLineOfAnotherName },
  'signature-not-verified': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).signatureNotVerified },
  'signature-of-a-key-id-only': { file: 'note/signature-bytes', load: async () => (await import('../faults/note/signature-bytes.ts')).signatureOfAKeyIdOnly },
  'signature-of-an-older-checkpoint': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signatureOfAnOlderCheckpoint },
  'signature-of-sct-with-a-line-break': { file: 'submissions/answer', load: async () => (await import('../faults/submissions/answer.ts')).signatureOfSctWithALineBreak },
  'signature-over-a-hash': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signatureOverAHash },
  'signature-over-the-blank-line': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signatureOverTheBlankLine },
  'signature-without-final-newline': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signatureWithoutFinalNewline },
  'signatures-of-chains-not-verified': { file: 'refused-chains/unverified', load: async () => (await import('../faults/refused-chains/unverified.ts')).signaturesOfChainsNotVerified },
  'signed-by-a-witness-only': { file: 'checkpoint/signature-verifies', load: async () => (await import('../faults/checkpoint/signature-verifies.ts')).signedByAWitnessOnly },
  'size-with-leading-zero': { file: 'checkpoint/size-line', load: async () => (await import('../faults/checkpoint/size-line.ts')).sizeWithLeadingZero },
  'size-with-plus': { file: 'checkpoint/size-line', load: async () => (await import('../faults/checkpoint/size-line.ts')).sizeWithPlus },
  'size-with-space-after': { file: 'checkpoint/size-line', load: async () => (await import('../faults/checkpoint/size-line.ts')).sizeWithSpaceAfter },
  'size-with-thousands-separator': { file: 'checkpoint/size-line', load: async () => (await import('../faults/checkpoint/size-line.ts')).sizeWithThousandsSeparator },
  'smaller-tree-head-signed-later': { file: 'tree-heads/later', load: async () => (await import('../faults/tree-heads/later.ts')).smallerTreeHeadSignedLater },
  'smaller-tree-that-is-no-beginning': { file: 'growth/consistent', load: async () => (await import('../faults/growth/consistent.ts')).smallerTreeThatIsNoBeginning },
  'some-algorithms-where-all-are-declared': { file: 'algorithms/accepted', load: async () => (await import('../faults/algorithms/accepted.ts')).someAlgorithmsWhereAllAreDeclared },
  'sound-entries-are-an-internal-error': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).soundEntriesAreAnInternalError },
  'sound-entries-refused': { file: 'create/accepted', load: async () => (await import('../faults/create/accepted.ts')).soundEntriesRefused },
  'submission-prefix-with-scheme': { file: 'tree-heads/origin', load: async () => (await import('../faults/tree-heads/origin.ts')).submissionPrefixWithScheme },
  'submission-prefix-with-slash': { file: 'tree-heads/origin', load: async () => (await import('../faults/tree-heads/origin.ts')).submissionPrefixWithSlash },
  'submission-with-other-members-refused': { file: 'submissions/other-members', load: async () => (await import('../faults/submissions/other-members.ts')).submissionWithOtherMembersRefused },
  'submissions-never-merged': { file: 'submissions/merged', load: async () => (await import('../faults/submissions/merged.ts')).submissionsNeverMerged },
  'submitted-issuers-not-served': { file: 'submissions/issuers', load: async () => (await import('../faults/submissions/issuers.ts')).submittedIssuersNotServed },
  'submitted-issuers-with-a-byte-more': { file: 'submissions/issuers', load: async () => (await import('../faults/submissions/issuers.ts')).submittedIssuersWithAByteMore },
  'tab-in-origin': { file: 'note/encoding', load: async () => (await import('../faults/note/encoding.ts')).tabInOrigin },
  'takes-each-entry-twice': { file: 'idle/only-accepted', load: async () => (await import('../faults/idle/only-accepted.ts')).takesEachEntryTwice },
  'takes-nothing-when-restarted': { file: 'restart/acknowledged', load: async () => (await import('../faults/restart/acknowledged.ts')).takesNothingWhenRestarted },
  'tbs-of-another-serial': { file: 'data-tiles/precertificates', load: async () => (await import('../faults/data-tiles/precertificates.ts')).tbsOfAnotherSerial },
  'thousandth-bundle-cut': { file: 'tiles/inclusion', load: async () => (await import('../faults/tiles/inclusion.ts')).thousandthBundleCut },
  'thousandth-bundle-is-the-first': { file: 'tiles/inclusion', load: async () => (await import('../faults/tiles/inclusion.ts')).thousandthBundleIsTheFirst },
  'thousandth-bundle-missing': { file: 'tiles/inclusion', load: async () => (await import('../faults/tiles/inclusion.ts')).thousandthBundleMissing },
  'thousandth-tile-of-level-1-missing': { file: 'tiles/inclusion', load: async () => (await import('../faults/tiles/inclusion.ts')).thousandthTileOfLevel1Missing },
  'tile-as-text': { file: 'tiles/content-type', load: async () => (await import('../faults/tiles/content-type.ts')).tileAsText },
  'tile-becomes-a-page': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).tileBecomesAPage },
  'tile-changes-later': { file: 'tiles/unchanging', load: async () => (await import('../faults/tiles/unchanging.ts')).tileChangesLater },
  'tile-index-with-x-on-every-element': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).tileIndexWithXOnEveryElement },
  'tile-index-without-x': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).tileIndexWithoutX },
  'tile-internal-error': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).tileInternalError },
  'tile-level-in-two-digits': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).tileLevelInTwoDigits },
  'tile-never-cached': { file: 'tiles/cacheable', load: async () => (await import('../faults/tiles/cacheable.ts')).tileNeverCached },
  'tile-path-not-implemented': { file: 'interface/get-tile', load: async () => (await import('../faults/interface/get-tile.ts')).tilePathNotImplemented },
  'tile-without-content-type': { file: 'tiles/content-type', load: async () => (await import('../faults/tiles/content-type.ts')).tileWithoutContentType },
  'tiles-empty-with-200': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).tilesEmptyWith200 },
  'tiles-gone-after-a-restart': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).tilesGoneAfterARestart },
  'tiles-in-base-64': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).tilesInBase64 },
  'tiles-in-gzip-whatever-is-asked': { file: 'http/unwanted-gzip', load: async () => (await import('../faults/http/unwanted-gzip.ts')).tilesInGzipWhateverIsAsked },
  'tiles-in-hex': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).tilesInHex },
  'tiles-of-sixteen-hashes': { file: 'tiles/length', load: async () => (await import('../faults/tiles/length.ts')).tilesOfSixteenHashes },
  'timestamp-of-sct-as-text': { file: 'submissions/answer', load: async () => (await import('../faults/submissions/answer.ts')).timestampOfSctAsText },
  'tree-head-by-another-name': { file: 'tree-heads/key-name', load: async () => (await import('../faults/tree-heads/key-name.ts')).treeHeadByAnotherName },
  'tree-head-of-an-rsa-key': { file: 'tree-heads/signature-form', load: async () => (await import('../faults/tree-heads/signature-form.ts')).treeHeadOfAnRsaKey },
  'tree-head-of-the-next-hour': { file: 'tree-heads/not-ahead', load: async () => (await import('../faults/tree-heads/not-ahead.ts')).treeHeadOfTheNextHour },
  'tree-head-older-than-its-entries': { file: 'tree-heads/covers-entries', load: async () => (await import('../faults/tree-heads/covers-entries.ts')).treeHeadOlderThanItsEntries },
  'tree-head-signed-again-without-cosignatures': { file: 'cosignatures/quorum', load: async () => (await import('../faults/cosignatures/quorum.ts')).treeHeadSignedAgainWithoutCosignatures },
  'tree-head-with-a-byte-more': { file: 'tree-heads/signature-form', load: async () => (await import('../faults/tree-heads/signature-form.ts')).treeHeadWithAByteMore },
  'tree-head-with-an-extension-line': { file: 'tree-heads/no-extension-lines', load: async () => (await import('../faults/tree-heads/no-extension-lines.ts')).treeHeadWithAnExtensionLine },
  'tree-head-without-algorithms': { file: 'tree-heads/signature-form', load: async () => (await import('../faults/tree-heads/signature-form.ts')).treeHeadWithoutAlgorithms },
  'truncated-sha-512-for-sha-256': { file: 'tiles/match-entries', load: async () => (await import('../faults/tiles/match-entries.ts')).truncatedSha512ForSha256 },
  'uncosigned-checkpoint-in-answers': { file: 'cosignatures/quorum', load: async () => (await import('../faults/cosignatures/quorum.ts')).uncosignedCheckpointInAnswers },
  'unknown-members-are-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).unknownMembersAreAnInternalError },
  'unknown-members-ignored': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).unknownMembersIgnored },
  'unknown-members-of-keys-ignored': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).unknownMembersOfKeysIgnored },
  'unknown-members-within-ignored': { file: 'admission/message', load: async () => (await import('../faults/admission/message.ts')).unknownMembersWithinIgnored },
  'upper-right-edge-not-written': { file: 'tiles/served', load: async () => (await import('../faults/tiles/served.ts')).upperRightEdgeNotWritten },
  'url-safe-base-64-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).urlSafeBase64Refused },
  'url-safe-base-64-without-padding-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).urlSafeBase64WithoutPaddingRefused },
  'vary-not-named': { file: 'http/vary', load: async () => (await import('../faults/http/vary.ts')).varyNotNamed },
  'verification-remembered-by-key-and-digest': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).verificationRememberedByKeyAndDigest },
  'verification-remembered-by-signature': { file: 'admission/signature', load: async () => (await import('../faults/admission/signature.ts')).verificationRememberedBySignature },
  'what-does-not-verify-is-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).whatDoesNotVerifyIsAnInternalError },
  'white-space-refused': { file: 'duplicates/json-spellings', load: async () => (await import('../faults/duplicates/json-spellings.ts')).whiteSpaceRefused },
  'wider-bundle-is-what-there-is': { file: 'paths/partial-width', load: async () => (await import('../faults/paths/partial-width.ts')).widerBundleIsWhatThereIs },
  'wider-tile-is-what-there-is': { file: 'paths/partial-width', load: async () => (await import('../faults/paths/partial-width.ts')).widerTileIsWhatThereIs },
  'wrong-method-is-501-where-405-is-declared': { file: 'limits/method', load: async () => (await import('../faults/limits/method.ts')).wrongMethodIs501Where405IsDeclared },
  'wrong-method-is-an-internal-error': { file: 'create-errors/no-server-error', load: async () => (await import('../faults/create-errors/no-server-error.ts')).wrongMethodIsAnInternalError },
  'wrong-method-without-allow': { file: 'errors/allow', load: async () => (await import('../faults/errors/allow.ts')).wrongMethodWithoutAllow },
} as const;

/** A name of `touchstone variants list log`. */
export type VariantName =
  | 'absence-of-a-tile-cached'
  | 'allow-with-more-methods'
  | 'broken-cosignature-of-a-stranger'
  | 'brotli-when-offered'
  | 'bundles-kept-only-in-gzip'
  | 'bundles-of-sixteen-megabytes'
  | 'cache-control-in-capitals'
  | 'chains-logged-as-submitted'
  | 'chains-without-roots'
  | 'checkpoint-cached-for-seconds'
  | 'checkpoint-not-stored'
  | 'checkpoint-without-caching-headers'
  | 'conditions-fail-for-a-moment'
  | 'content-encoding-empty'
  | 'content-type-spelled-otherwise-for-head'
  | 'content-types-in-odd-spelling'
  | 'content-types-with-more-parameters'
  | 'cookies-kept-from-caches'
  | 'cosignatures-before-the-log'
  | 'cosignatures-without-time'
  | 'cosigned-again-by-the-same-witness'
  | 'cosigned-anew-for-every-reader'
  | 'cosigned-by-a-group-in-a-group'
  | 'cosigned-by-one-named-witness'
  | 'cosigned-by-the-least-number'
  | 'created-in-another-spelling-of-json'
  | 'created-in-gzip'
  | 'created-in-pieces'
  | 'created-with-a-charset'
  | 'created-with-more-members'
  | 'created-without-defaults'
  | 'creating-redirected'
  | 'data-tiles-always-in-gzip'
  | 'deflate-when-offered'
  | 'ecdsa-key'
  | 'ecdsa-p-384-key'
  | 'empty-log'
  | 'empty-log-not-found'
  | 'entity-tags-of-odd-characters'
  | 'entity-tags-weakened-on-the-way'
  | 'entries-in-another-order-than-they-came'
  | 'entries-of-half-the-length-at-most'
  | 'entries-of-no-bytes'
  | 'entries-of-the-longest-length'
  | 'errors-with-charset-and-more-members'
  | 'errors-with-details'
  | 'every-third-request-is-too-many'
  | 'expires-in-place-of-cache-control'
  | 'expires-is-no-timestamp'
  | 'extension-lines'
  | 'few-entries-under-way-at-a-time'
  | 'first-answers-are-bad-gateways'
  | 'first-checkpoint-after-a-while'
  | 'first-reads-refused-for-a-second'
  | 'foreign-signature-first'
  | 'foreign-signature-last'
  | 'frozen-log'
  | 'frozen-log-that-refuses-entries'
  | 'full-partials-gone-around-a-restart'
  | 'grows-by-created-entries-alone'
  | 'gzip-of-two-members-as-x-gzip'
  | 'gzip-of-what-does-not-compress'
  | 'gzip-on-everything'
  | 'gzip-whether-asked-or-not'
  | 'head-refused'
  | 'head-without-length'
  | 'impossible-level-is-an-internal-error'
  | 'impossible-path-is-a-bad-request'
  | 'indices-beyond-three-digits'
  | 'issuers-in-capitals'
  | 'issuers-in-gzip'
  | 'key-details-not-bound'
  | 'key-id-as-log-id'
  | 'key-name-other-than-the-origin'
  | 'large-request-is-413-in-html'
  | 'large-request-taken'
  | 'largest-tree-that-there-can-be'
  | 'last-modified-on-everything'
  | 'leaf-index-after-another-extension'
  | 'long-leaves-refused'
  | 'malformed-cached-for-a-day'
  | 'many-roots-accepted'
  | 'missing-is-200-with-a-page'
  | 'missing-is-403'
  | 'missing-is-404-cached-for-a-minute'
  | 'missing-is-404-in-gzip'
  | 'missing-is-404-in-html'
  | 'missing-is-410-without-body'
  | 'ml-dsa-44-key'
  | 'modified-this-second'
  | 'new-key-beside-the-listed-one'
  | 'no-entity-tags'
  | 'no-p-256-keys'
  | 'no-rsa-keys'
  | 'not-modified-with-length-and-last-modified'
  | 'nothing-beyond-its-tree-is-empty'
  | 'old-checkpoint-now-and-then'
  | 'old-checkpoint-within-the-declared-time'
  | 'old-tree-for-seconds'
  | 'old-tree-over-rpc-for-a-while'
  | 'one-entry-beyond-a-full-tile'
  | 'one-entry-only'
  | 'one-entry-short-of-a-full-tile'
  | 'one-entry-short-of-level-two'
  | 'one-full-tile-exactly'
  | 'one-full-tile-of-level-one'
  | 'one-witness-a-day-behind'
  | 'origin-of-the-second-prefix'
  | 'origin-with-a-port'
  | 'other-key-of-a-witness'
  | 'other-key-of-the-same-name'
  | 'other-name-with-the-same-key-id'
  | 'other-spellings-answered-with-the-same-bytes'
  | 'others-write-as-well'
  | 'pages-behind-a-cache'
  | 'partials-removed-once-full'
  | 'policy-without-cosignatures'
  | 'policy-without-logs'
  | 'posts-to-what-is-read-answered-like-gets'
  | 'posts-to-what-is-read-not-implemented'
  | 'proved-in-a-later-tree'
  | 'pruned-log'
  | 'pruned-up-to-its-edge'
  | 'pruned-up-to-its-size'
  | 'public-log-with-a-new-key-beside-since-its-restart'
  | 'public-log-with-ecdsa-beside'
  | 'published-late-within-the-declared-time'
  | 'publishes-earlier-entries-during-the-run'
  | 'random-entries-not-compressed'
  | 'ranges-answered'
  | 'ranges-in-part'
  | 'ranges-of-unknown-length'
  | 'raw-ecdsa-taken'
  | 'readable-from-everywhere'
  | 'readers-with-a-cookie-behind-a-cache'
  | 'readers-with-a-date-behind-a-cache'
  | 'readers-without-gzip-behind-a-cache'
  | 'reads-redirected'
  | 'refusals-with-one-word-for-all'
  | 'removed-partials-are-pages'
  | 'repeated-chain-logged-again'
  | 'repeats-answered-as-at-first'
  | 'repeats-answered-with-created'
  | 'repeats-answered-with-the-entry'
  | 'repeats-taken-in-after-a-restart'
  | 'repeats-taken-in-after-many-others'
  | 'repeats-taken-in-again'
  | 'restarted-while-others-write'
  | 'room-for-twenty-entries-at-once'
  | 'rpc-bundle-partial-gone'
  | 'rpc-checkpoint-late'
  | 'rpc-checkpoints-of-earlier-trees'
  | 'rpc-content-types-with-parameters'
  | 'rpc-frozen-and-reads-elsewhere'
  | 'rpc-large-entry-exhausts-a-resource'
  | 'rpc-missing-is-an-invalid-argument'
  | 'rpc-reads-both-here-and-elsewhere'
  | 'rpc-reads-elsewhere'
  | 'rsa-key'
  | 'rsa-keys-alone'
  | 'rsa-pss-by-name-verified-as-pkcs-1'
  | 'rsa-pss-taken'
  | 'sct-of-a-clock-behind'
  | 'sct-with-another-extension-first'
  | 'served-stale-when-the-origin-fails'
  | 'service-named-by-its-vendor'
  | 'signed-anew-for-every-reader'
  | 'sixteen-signatures'
  | 'submissions-answered-as-json-of-another-name'
  | 'tag-and-date-both-have-to-be-current'
  | 'tiles-ahead-of-the-checkpoint'
  | 'tiles-near-the-end-of-their-age'
  | 'tiny-entries-not-compressed'
  | 'tree-head-as-old-as-its-newest-entry'
  | 'tree-head-by-rsa'
  | 'tree-head-of-a-fast-clock'
  | 'tree-head-signed-again-under-old-cosignatures'
  | 'tree-head-signed-for-each-reader'
  | 'tree-head-with-other-signatures'
  | 'trillion-entries'
  | 'under-way-cancelled-when-ended'
  | 'vary-by-everything'
  | 'weak-entity-tags'
  | 'widest-partial-tile-ahead'
  | 'witnesses-half-a-minute-ahead'
  | 'wrong-method-is-404-or-403'
  | 'wrong-method-is-501'
  | 'wrong-methods-refused-in-two-ways'
  | 'zstd-in-several-frames'
  | 'zstd-when-offered';

/** The variants by name: the file of each, and how it is loaded. */
export const variants = {
  'absence-of-a-tile-cached': { file: 'growth/tiles-before-checkpoint', load: async () => (await import('../variants/growth/tiles-before-checkpoint.ts')).absenceOfATileCached },
  'allow-with-more-methods': { file: 'errors/allow', load: async () => (await import('../variants/errors/allow.ts')).allowWithMoreMethods },
  'broken-cosignature-of-a-stranger': { file: 'cosignatures/verifies', load: async () => (await import('../variants/cosignatures/verifies.ts')).brokenCosignatureOfAStranger },
  'brotli-when-offered': { file: 'http/content-coding', load: async () => (await import('../variants/http/content-coding.ts')).brotliWhenOffered },
  'bundles-kept-only-in-gzip': { file: 'bundles/compressed', load: async () => (await import('../variants/bundles/compressed.ts')).bundlesKeptOnlyInGzip },
  'bundles-of-sixteen-megabytes': { file: 'bundles/well-formed', load: async () => (await import('../variants/bundles/well-formed.ts')).bundlesOfSixteenMegabytes },
  'cache-control-in-capitals': { file: 'tiles/cacheable', load: async () => (await import('../variants/tiles/cacheable.ts')).cacheControlInCapitals },
  'chains-logged-as-submitted': { file: 'submissions/chain', load: async () => (await import('../variants/submissions/chain.ts')).chainsLoggedAsSubmitted },
  'chains-without-roots': { file: 'data-tiles/well-formed', load: async () => (await import('../variants/data-tiles/well-formed.ts')).chainsWithoutRoots },
  'checkpoint-cached-for-seconds': { file: 'checkpoint/not-cached', load: async () => (await import('../variants/checkpoint/not-cached.ts')).checkpointCachedForSeconds },
  'checkpoint-not-stored': { file: 'checkpoint/not-cached', load: async () => (await import('../variants/checkpoint/not-cached.ts')).checkpointNotStored },
  'checkpoint-without-caching-headers': { file: 'checkpoint/not-cached', load: async () => (await import('../variants/checkpoint/not-cached.ts')).checkpointWithoutCachingHeaders },
  'conditions-fail-for-a-moment': { file: 'conditional/no-error', load: async () => (await import('../variants/conditional/no-error.ts')).conditionsFailForAMoment },
  'content-encoding-empty': { file: 'http/content-coding', load: async () => (await import('../variants/http/content-coding.ts')).contentEncodingEmpty },
  'content-type-spelled-otherwise-for-head': { file: 'head/same-as-get', load: async () => (await import('../variants/head/same-as-get.ts')).contentTypeSpelledOtherwiseForHead },
  'content-types-in-odd-spelling': { file: 'checkpoint/content-type', load: async () => (await import('../variants/checkpoint/content-type.ts')).contentTypesInOddSpelling },
  'content-types-with-more-parameters': { file: 'checkpoint/content-type', load: async () => (await import('../variants/checkpoint/content-type.ts')).contentTypesWithMoreParameters },
  'cookies-kept-from-caches': { file: 'tiles/cacheable', load: async () => (await import('../variants/tiles/cacheable.ts')).cookiesKeptFromCaches },
  'cosignatures-before-the-log': { file: 'cosignatures/verifies', load: async () => (await import('../variants/cosignatures/verifies.ts')).cosignaturesBeforeTheLog },
  'cosignatures-without-time': { file: 'cosignatures/recent', load: async () => (await import('../variants/cosignatures/recent.ts')).cosignaturesWithoutTime },
  'cosigned-again-by-the-same-witness': { file: 'cosignatures/form', load: async () => (await import('../variants/cosignatures/form.ts')).cosignedAgainByTheSameWitness },
  'cosigned-anew-for-every-reader': { file: 'idle/republish-interval', load: async () => (await import('../variants/idle/republish-interval.ts')).cosignedAnewForEveryReader },
  'cosigned-by-a-group-in-a-group': { file: 'cosignatures/quorum', load: async () => (await import('../variants/cosignatures/quorum.ts')).cosignedByAGroupInAGroup },
  'cosigned-by-one-named-witness': { file: 'cosignatures/quorum', load: async () => (await import('../variants/cosignatures/quorum.ts')).cosignedByOneNamedWitness },
  'cosigned-by-the-least-number': { file: 'cosignatures/quorum', load: async () => (await import('../variants/cosignatures/quorum.ts')).cosignedByTheLeastNumber },
  'created-in-another-spelling-of-json': { file: 'create/accepted', load: async () => (await import('../variants/create/accepted.ts')).createdInAnotherSpellingOfJson },
  'created-in-gzip': { file: 'create/accepted', load: async () => (await import('../variants/create/accepted.ts')).createdInGzip },
  'created-in-pieces': { file: 'create/accepted', load: async () => (await import('../variants/create/accepted.ts')).createdInPieces },
  'created-with-a-charset': { file: 'create/content-type', load: async () => (await import('../variants/create/content-type.ts')).createdWithACharset },
  'created-with-more-members': { file: 'response/json', load: async () => (await import('../variants/response/json.ts')).createdWithMoreMembers },
  'created-without-defaults': { file: 'response/json', load: async () => (await import('../variants/response/json.ts')).createdWithoutDefaults },
  'creating-redirected': { file: 'create/accepted', load: async () => (await import('../variants/create/accepted.ts')).creatingRedirected },
  'data-tiles-always-in-gzip': { file: 'data-tiles/well-formed', load: async () => (await import('../variants/data-tiles/well-formed.ts')).dataTilesAlwaysInGzip },
  'deflate-when-offered': { file: 'http/content-coding', load: async () => (await import('../variants/http/content-coding.ts')).deflateWhenOffered },
  'ecdsa-key': { file: 'checkpoint/signature-type', load: async () => (await import('../variants/checkpoint/signature-type.ts')).ecdsaKey },
  'ecdsa-p-384-key': { file: 'checkpoint/signature-type', load: async () => (await import('../variants/checkpoint/signature-type.ts')).ecdsaP384Key },
  'empty-log': { file: 'checkpoint/empty-tree', load: async () => (await import('../variants/checkpoint/empty-tree.ts')).emptyLog },
  'empty-log-not-found': { file: 'checkpoint/served', load: async () => (await import('../variants/checkpoint/served.ts')).emptyLogNotFound },
  'entity-tags-of-odd-characters': { file: 'conditional/entity-tag-form', load: async () => (await import('../variants/conditional/entity-tag-form.ts')).entityTagsOfOddCharacters },
  'entity-tags-weakened-on-the-way': { file: 'revalidation/header-fields', load: async () => (await import('../variants/revalidation/header-fields.ts')).entityTagsWeakenedOnTheWay },
  'entries-in-another-order-than-they-came': { file: 'concurrency/separate-answers', load: async () => (await import('../variants/concurrency/separate-answers.ts')).entriesInAnotherOrderThanTheyCame },
  'entries-of-half-the-length-at-most': { file: 'large-entries/logged', load: async () => (await import('../variants/large-entries/logged.ts')).entriesOfHalfTheLengthAtMost },
  'entries-of-no-bytes': { file: 'bundles/well-formed', load: async () => (await import('../variants/bundles/well-formed.ts')).entriesOfNoBytes },
  'entries-of-the-longest-length': { file: 'bundles/well-formed', load: async () => (await import('../variants/bundles/well-formed.ts')).entriesOfTheLongestLength },
  'errors-with-charset-and-more-members': { file: 'create-errors/form', load: async () => (await import('../variants/create-errors/form.ts')).errorsWithCharsetAndMoreMembers },
  'errors-with-details': { file: 'create-errors/form', load: async () => (await import('../variants/create-errors/form.ts')).errorsWithDetails },
  'every-third-request-is-too-many': { file: 'create/accepted', load: async () => (await import('../variants/create/accepted.ts')).everyThirdRequestIsTooMany },
  'expires-in-place-of-cache-control': { file: 'tiles/cacheable', load: async () => (await import('../variants/tiles/cacheable.ts')).expiresInPlaceOfCacheControl },
  'expires-is-no-timestamp': { file: 'http/timestamps', load: async () => (await import('../variants/http/timestamps.ts')).expiresIsNoTimestamp },
  'extension-lines': { file: 'checkpoint/no-extensions', load: async () => (await import('../variants/checkpoint/no-extensions.ts')).extensionLines },
  'few-entries-under-way-at-a-time': { file: 'concurrency/separate-answers', load: async () => (await import('../variants/concurrency/separate-answers.ts')).fewEntriesUnderWayAtATime },
  'first-answers-are-bad-gateways': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).firstAnswersAreBadGateways },
  'first-checkpoint-after-a-while': { file: 'growth/published', load: async () => (await import('../variants/growth/published.ts')).firstCheckpointAfterAWhile },
  'first-reads-refused-for-a-second': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).firstReadsRefusedForASecond },
  'foreign-signature-first': { file: 'checkpoint/signature-verifies', load: async () => (await import('../variants/checkpoint/signature-verifies.ts')).foreignSignatureFirst },
  'foreign-signature-last': { file: 'checkpoint/signature-verifies', load: async () => (await import('../variants/checkpoint/signature-verifies.ts')).foreignSignatureLast },
  'frozen-log': { file: 'freezing/extension-line', load: async () => (await import('../variants/freezing/extension-line.ts')).frozenLog },
  'frozen-log-that-refuses-entries': { file: 'admission/frozen', load: async () => (await import('../variants/admission/frozen.ts')).frozenLogThatRefusesEntries },
  'full-partials-gone-around-a-restart': { file: 'restart/partials-stay', load: async () => (await import('../variants/restart/partials-stay.ts')).fullPartialsGoneAroundARestart },
  'grows-by-created-entries-alone': { file: 'growth/published', load: async () => (await import('../variants/growth/published.ts')).growsByCreatedEntriesAlone },
  'gzip-of-two-members-as-x-gzip': { file: 'http/content-coding', load: async () => (await import('../variants/http/content-coding.ts')).gzipOfTwoMembersAsXGzip },
  'gzip-of-what-does-not-compress': { file: 'bundles/compressed', load: async () => (await import('../variants/bundles/compressed.ts')).gzipOfWhatDoesNotCompress },
  'gzip-on-everything': { file: 'http/vary', load: async () => (await import('../variants/http/vary.ts')).gzipOnEverything },
  'gzip-whether-asked-or-not': { file: 'http/unwanted-gzip', load: async () => (await import('../variants/http/unwanted-gzip.ts')).gzipWhetherAskedOrNot },
  'head-refused': { file: 'head/same-as-get', load: async () => (await import('../variants/head/same-as-get.ts')).headRefused },
  'head-without-length': { file: 'head/length', load: async () => (await import('../variants/head/length.ts')).headWithoutLength },
  'impossible-level-is-an-internal-error': { file: 'errors/client-error', load: async () => (await import('../variants/errors/client-error.ts')).impossibleLevelIsAnInternalError },
  'impossible-path-is-a-bad-request': { file: 'paths/impossible', load: async () => (await import('../variants/paths/impossible.ts')).impossiblePathIsABadRequest },
  'indices-beyond-three-digits': { file: 'tiles/inclusion', load: async () => (await import('../variants/tiles/inclusion.ts')).indicesBeyondThreeDigits },
  'issuers-in-capitals': { file: 'issuers/content-type', load: async () => (await import('../variants/issuers/content-type.ts')).issuersInCapitals },
  'issuers-in-gzip': { file: 'issuers/content-type', load: async () => (await import('../variants/issuers/content-type.ts')).issuersInGzip },
  'key-details-not-bound': { file: 'algorithms/key-details', load: async () => (await import('../variants/algorithms/key-details.ts')).keyDetailsNotBound },
  'key-id-as-log-id': { file: 'response/log-id', load: async () => (await import('../variants/response/log-id.ts')).keyIdAsLogId },
  'key-name-other-than-the-origin': { file: 'checkpoint/signer-name', load: async () => (await import('../variants/checkpoint/signer-name.ts')).keyNameOtherThanTheOrigin },
  'large-request-is-413-in-html': { file: 'limits/request-size', load: async () => (await import('../variants/limits/request-size.ts')).largeRequestIs413InHtml },
  'large-request-taken': { file: 'limits/request-size', load: async () => (await import('../variants/limits/request-size.ts')).largeRequestTaken },
  'largest-tree-that-there-can-be': { file: 'tiles/inclusion', load: async () => (await import('../variants/tiles/inclusion.ts')).largestTreeThatThereCanBe },
  'last-modified-on-everything': { file: 'checkpoint/not-cached', load: async () => (await import('../variants/checkpoint/not-cached.ts')).lastModifiedOnEverything },
  'leaf-index-after-another-extension': { file: 'data-tiles/leaf-index', load: async () => (await import('../variants/data-tiles/leaf-index.ts')).leafIndexAfterAnotherExtension },
  'long-leaves-refused': { file: 'large-entries/appended', load: async () => (await import('../variants/large-entries/appended.ts')).longLeavesRefused },
  'malformed-cached-for-a-day': { file: 'errors/not-cached', load: async () => (await import('../variants/errors/not-cached.ts')).malformedCachedForADay },
  'many-roots-accepted': { file: 'roots/served', load: async () => (await import('../variants/roots/served.ts')).manyRootsAccepted },
  'missing-is-200-with-a-page': { file: 'paths/impossible', load: async () => (await import('../variants/paths/impossible.ts')).missingIs200WithAPage },
  'missing-is-403': { file: 'errors/status', load: async () => (await import('../variants/errors/status.ts')).missingIs403 },
  'missing-is-404-cached-for-a-minute': { file: 'errors/not-cached', load: async () => (await import('../variants/errors/not-cached.ts')).missingIs404CachedForAMinute },
  'missing-is-404-in-gzip': { file: 'errors/content-coding', load: async () => (await import('../variants/errors/content-coding.ts')).missingIs404InGzip },
  'missing-is-404-in-html': { file: 'errors/status', load: async () => (await import('../variants/errors/status.ts')).missingIs404InHtml },
  'missing-is-410-without-body': { file: 'errors/status', load: async () => (await import('../variants/errors/status.ts')).missingIs410WithoutBody },
  'ml-dsa-44-key': { file: 'checkpoint/signature-type', load: async () => (await import('../variants/checkpoint/signature-type.ts')).mlDsa44Key },
  'modified-this-second': { file: 'http/last-modified', load: async () => (await import('../variants/http/last-modified.ts')).modifiedThisSecond },
  'new-key-beside-the-listed-one': { file: 'cosignatures/listed-log', load: async () => (await import('../variants/cosignatures/listed-log.ts')).newKeyBesideTheListedOne },
  'no-entity-tags': { file: 'conditional/validator-match', load: async () => (await import('../variants/conditional/validator-match.ts')).noEntityTags },
  'no-p-256-keys': { file: 'algorithms/accepted', load: async () => (await import('../variants/algorithms/accepted.ts')).noP256Keys },
  'no-rsa-keys': { file: 'algorithms/accepted', load: async () => (await import('../variants/algorithms/accepted.ts')).noRsaKeys },
  'not-modified-with-length-and-last-modified': { file: 'revalidation/no-content-metadata', load: async () => (await import('../variants/revalidation/no-content-metadata.ts')).notModifiedWithLengthAndLastModified },
  'nothing-beyond-its-tree-is-empty': { file: 'paths/impossible', load: async () => (await import('../variants/paths/impossible.ts')).nothingBeyondItsTreeIsEmpty },
  'old-checkpoint-now-and-then': { file: 'growth/stale-checkpoint', load: async () => (await import('../variants/growth/stale-checkpoint.ts')).oldCheckpointNowAndThen },
  'old-checkpoint-within-the-declared-time': { file: 'growth/stale-checkpoint', load: async () => (await import('../variants/growth/stale-checkpoint.ts')).oldCheckpointWithinTheDeclaredTime },
  'old-tree-for-seconds': { file: 'growth/append-only', load: async () => (await import('../variants/growth/append-only.ts')).oldTreeForSeconds },
  'old-tree-over-rpc-for-a-while': { file: 'growth/append-only', load: async () => (await import('../variants/growth/append-only.ts')).oldTreeOverRpcForAWhile },
  'one-entry-beyond-a-full-tile': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).oneEntryBeyondAFullTile },
  'one-entry-only': { file: 'tiles/match-root', load: async () => (await import('../variants/tiles/match-root.ts')).oneEntryOnly },
  'one-entry-short-of-a-full-tile': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).oneEntryShortOfAFullTile },
  'one-entry-short-of-level-two': { file: 'tiles/match-parents', load: async () => (await import('../variants/tiles/match-parents.ts')).oneEntryShortOfLevelTwo },
  'one-full-tile-exactly': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).oneFullTileExactly },
  'one-full-tile-of-level-one': { file: 'tiles/match-parents', load: async () => (await import('../variants/tiles/match-parents.ts')).oneFullTileOfLevelOne },
  'one-witness-a-day-behind': { file: 'cosignatures/recent', load: async () => (await import('../variants/cosignatures/recent.ts')).oneWitnessADayBehind },
  'origin-of-the-second-prefix': { file: 'checkpoint/origin-prefix', load: async () => (await import('../variants/checkpoint/origin-prefix.ts')).originOfTheSecondPrefix },
  'origin-with-a-port': { file: 'tree-heads/origin', load: async () => (await import('../variants/tree-heads/origin.ts')).originWithAPort },
  'other-key-of-a-witness': { file: 'cosignatures/verifies', load: async () => (await import('../variants/cosignatures/verifies.ts')).otherKeyOfAWitness },
  'other-key-of-the-same-name': { file: 'checkpoint/signature-verifies', load: async () => (await import('../variants/checkpoint/signature-verifies.ts')).otherKeyOfTheSameName },
  'other-name-with-the-same-key-id': { file: 'checkpoint/signature-verifies', load: async () => (await import('../variants/checkpoint/signature-verifies.ts')).otherNameWithTheSameKeyId },
  'other-spellings-answered-with-the-same-bytes': { file: 'paths/other-spellings', load: async () => (await import('../variants/paths/other-spellings.ts')).otherSpellingsAnsweredWithTheSameBytes },
  'others-write-as-well': { file: 'growth/partials-stay', load: async () => (await import('../variants/growth/partials-stay.ts')).othersWriteAsWell },
  'pages-behind-a-cache': { file: 'growth/append-only', load: async () => (await import('../variants/growth/append-only.ts')).pagesBehindACache },
  'partials-removed-once-full': { file: 'growth/partials-stay', load: async () => (await import('../variants/growth/partials-stay.ts')).partialsRemovedOnceFull },
  'policy-without-cosignatures': { file: 'cosignatures/quorum', load: async () => (await import('../variants/cosignatures/quorum.ts')).policyWithoutCosignatures },
  'policy-without-logs': { file: 'cosignatures/listed-log', load: async () => (await import('../variants/cosignatures/listed-log.ts')).policyWithoutLogs },
  'posts-to-what-is-read-answered-like-gets': { file: 'errors/other-method', load: async () => (await import('../variants/errors/other-method.ts')).postsToWhatIsReadAnsweredLikeGets },
  'posts-to-what-is-read-not-implemented': { file: 'errors/other-method', load: async () => (await import('../variants/errors/other-method.ts')).postsToWhatIsReadNotImplemented },
  'proved-in-a-later-tree': { file: 'proof/verifies', load: async () => (await import('../variants/proof/verifies.ts')).provedInALaterTree },
  'pruned-log': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).prunedLog },
  'pruned-up-to-its-edge': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).prunedUpToItsEdge },
  'pruned-up-to-its-size': { file: 'checkpoint/minimum-index', load: async () => (await import('../variants/checkpoint/minimum-index.ts')).prunedUpToItsSize },
  'public-log-with-a-new-key-beside-since-its-restart': { file: 'checkpoint/signature-type', load: async () => (await import('../variants/checkpoint/signature-type.ts')).publicLogWithANewKeyBesideSinceItsRestart },
  'public-log-with-ecdsa-beside': { file: 'checkpoint/signature-type', load: async () => (await import('../variants/checkpoint/signature-type.ts')).publicLogWithEcdsaBeside },
  'published-late-within-the-declared-time': { file: 'growth/published', load: async () => (await import('../variants/growth/published.ts')).publishedLateWithinTheDeclaredTime },
  'publishes-earlier-entries-during-the-run': { file: 'idle/only-accepted', load: async () => (await import('../variants/idle/only-accepted.ts')).publishesEarlierEntriesDuringTheRun },
  'random-entries-not-compressed': { file: 'bundles/compressed', load: async () => (await import('../variants/bundles/compressed.ts')).randomEntriesNotCompressed },
  'ranges-answered': { file: 'range/bytes', load: async () => (await import('../variants/range/bytes.ts')).rangesAnswered },
  'ranges-in-part': { file: 'range/bytes', load: async () => (await import('../variants/range/bytes.ts')).rangesInPart },
  'ranges-of-unknown-length': { file: 'range/bytes', load: async () => (await import('../variants/range/bytes.ts')).rangesOfUnknownLength },
  'raw-ecdsa-taken': { file: 'algorithms/ecdsa-form', load: async () => (await import('../variants/algorithms/ecdsa-form.ts')).rawEcdsaTaken },
  'readable-from-everywhere': { file: 'http/cross-origin', load: async () => (await import('../variants/http/cross-origin.ts')).readableFromEverywhere },
  'readers-with-a-cookie-behind-a-cache': { file: 'growth/append-only', load: async () => (await import('../variants/growth/append-only.ts')).readersWithACookieBehindACache },
  'readers-with-a-date-behind-a-cache': { file: 'growth/append-only', load: async () => (await import('../variants/growth/append-only.ts')).readersWithADateBehindACache },
  'readers-without-gzip-behind-a-cache': { file: 'growth/append-only', load: async () => (await import('../variants/growth/append-only.ts')).readersWithoutGzipBehindACache },
  'reads-redirected': { file: 'tiles/served', load: async () => (await import('../variants/tiles/served.ts')).readsRedirected },
  'refusals-with-one-word-for-all': { file: 'create-errors/message', load: async () => (await import('../variants/create-errors/message.ts')).refusalsWithOneWordForAll },
  'removed-partials-are-pages': { file: 'growth/partials-stay', load: async () => (await import('../variants/growth/partials-stay.ts')).removedPartialsArePages },
  'repeated-chain-logged-again': { file: 'submissions/repeated', load: async () => (await import('../variants/submissions/repeated.ts')).repeatedChainLoggedAgain },
  'repeats-answered-as-at-first': { file: 'duplicates/answered', load: async () => (await import('../variants/duplicates/answered.ts')).repeatsAnsweredAsAtFirst },
  'repeats-answered-with-created': { file: 'duplicates/answered', load: async () => (await import('../variants/duplicates/answered.ts')).repeatsAnsweredWithCreated },
  'repeats-answered-with-the-entry': { file: 'duplicates/returned-entry', load: async () => (await import('../variants/duplicates/returned-entry.ts')).repeatsAnsweredWithTheEntry },
  'repeats-taken-in-after-a-restart': { file: 'restart/repeats', load: async () => (await import('../variants/restart/repeats.ts')).repeatsTakenInAfterARestart },
  'repeats-taken-in-after-many-others': { file: 'sequences/repeats', load: async () => (await import('../variants/sequences/repeats.ts')).repeatsTakenInAfterManyOthers },
  'repeats-taken-in-again': { file: 'duplicates/answered', load: async () => (await import('../variants/duplicates/answered.ts')).repeatsTakenInAgain },
  'restarted-while-others-write': { file: 'restart/acknowledged', load: async () => (await import('../variants/restart/acknowledged.ts')).restartedWhileOthersWrite },
  'room-for-twenty-entries-at-once': { file: 'concurrency/separate-answers', load: async () => (await import('../variants/concurrency/separate-answers.ts')).roomForTwentyEntriesAtOnce },
  'rpc-bundle-partial-gone': { file: 'rpc/bundles', load: async () => (await import('../variants/rpc/bundles.ts')).rpcBundlePartialGone },
  'rpc-checkpoint-late': { file: 'rpc/checkpoint', load: async () => (await import('../variants/rpc/checkpoint.ts')).rpcCheckpointLate },
  'rpc-checkpoints-of-earlier-trees': { file: 'rpc/consistent', load: async () => (await import('../variants/rpc/consistent.ts')).rpcCheckpointsOfEarlierTrees },
  'rpc-content-types-with-parameters': { file: 'rpc/tiles', load: async () => (await import('../variants/rpc/tiles.ts')).rpcContentTypesWithParameters },
  'rpc-frozen-and-reads-elsewhere': { file: 'rpc/served', load: async () => (await import('../variants/rpc/served.ts')).rpcFrozenAndReadsElsewhere },
  'rpc-large-entry-exhausts-a-resource': { file: 'rpc/status-codes', load: async () => (await import('../variants/rpc/status-codes.ts')).rpcLargeEntryExhaustsAResource },
  'rpc-missing-is-an-invalid-argument': { file: 'rpc/impossible', load: async () => (await import('../variants/rpc/impossible.ts')).rpcMissingIsAnInvalidArgument },
  'rpc-reads-both-here-and-elsewhere': { file: 'rpc/served', load: async () => (await import('../variants/rpc/served.ts')).rpcReadsBothHereAndElsewhere },
  'rpc-reads-elsewhere': { file: 'rpc/served', load: async () => (await import('../variants/rpc/served.ts')).rpcReadsElsewhere },
  'rsa-key': { file: 'checkpoint/signature-type', load: async () => (await import('../variants/checkpoint/signature-type.ts')).rsaKey },
  'rsa-keys-alone': { file: 'duplicates/other-signature', load: async () => (await import('../variants/duplicates/other-signature.ts')).rsaKeysAlone },
  'rsa-pss-by-name-verified-as-pkcs-1': { file: 'algorithms/rsa-pss', load: async () => (await import('../variants/algorithms/rsa-pss.ts')).rsaPssByNameVerifiedAsPkcs1 },
  'rsa-pss-taken': { file: 'algorithms/rsa-pss', load: async () => (await import('../variants/algorithms/rsa-pss.ts')).rsaPssTaken },
  'sct-of-a-clock-behind': { file: 'scts/timestamp', load: async () => (await import('../variants/scts/timestamp.ts')).sctOfAClockBehind },
  'sct-with-another-extension-first': { file: 'scts/extensions', load: async () => (await import('../variants/scts/extensions.ts')).sctWithAnotherExtensionFirst },
  'served-stale-when-the-origin-fails': { file: 'checkpoint/not-cached', load: async () => (await import('../variants/checkpoint/not-cached.ts')).servedStaleWhenTheOriginFails },
  'service-named-by-its-vendor': { file: 'rpc/vendor-package', load: async () => (await import('../variants/rpc/vendor-package.ts')).serviceNamedByItsVendor },
  'signed-anew-for-every-reader': { file: 'growth/no-split-view', load: async () => (await import('../variants/growth/no-split-view.ts')).signedAnewForEveryReader },
  'sixteen-signatures': { file: 'note/signature-lines', load: async () => (await import('../variants/note/signature-lines.ts')).sixteenSignatures },
  'submissions-answered-as-json-of-another-name': { file: 'submissions/accepted', load: async () => (await import('../variants/submissions/accepted.ts')).submissionsAnsweredAsJsonOfAnotherName },
  'tag-and-date-both-have-to-be-current': { file: 'conditional/validator-mismatch', load: async () => (await import('../variants/conditional/validator-mismatch.ts')).tagAndDateBothHaveToBeCurrent },
  'tiles-ahead-of-the-checkpoint': { file: 'growth/tiles-before-checkpoint', load: async () => (await import('../variants/growth/tiles-before-checkpoint.ts')).tilesAheadOfTheCheckpoint },
  'tiles-near-the-end-of-their-age': { file: 'tiles/cacheable', load: async () => (await import('../variants/tiles/cacheable.ts')).tilesNearTheEndOfTheirAge },
  'tiny-entries-not-compressed': { file: 'bundles/compressed', load: async () => (await import('../variants/bundles/compressed.ts')).tinyEntriesNotCompressed },
  'tree-head-as-old-as-its-newest-entry': { file: 'tree-heads/covers-entries', load: async () => (await import('../variants/tree-heads/covers-entries.ts')).treeHeadAsOldAsItsNewestEntry },
  'tree-head-by-rsa': { file: 'tree-heads/signature-form', load: async () => (await import('../variants/tree-heads/signature-form.ts')).treeHeadByRsa },
  'tree-head-of-a-fast-clock': { file: 'tree-heads/not-ahead', load: async () => (await import('../variants/tree-heads/not-ahead.ts')).treeHeadOfAFastClock },
  'tree-head-signed-again-under-old-cosignatures': { file: 'cosignatures/verifies', load: async () => (await import('../variants/cosignatures/verifies.ts')).treeHeadSignedAgainUnderOldCosignatures },
  'tree-head-signed-for-each-reader': { file: 'tree-heads/later', load: async () => (await import('../variants/tree-heads/later.ts')).treeHeadSignedForEachReader },
  'tree-head-with-other-signatures': { file: 'tree-heads/key-name', load: async () => (await import('../variants/tree-heads/key-name.ts')).treeHeadWithOtherSignatures },
  'trillion-entries': { file: 'tiles/inclusion', load: async () => (await import('../variants/tiles/inclusion.ts')).trillionEntries },
  'under-way-cancelled-when-ended': { file: 'restart/acknowledged', load: async () => (await import('../variants/restart/acknowledged.ts')).underWayCancelledWhenEnded },
  'vary-by-everything': { file: 'http/vary', load: async () => (await import('../variants/http/vary.ts')).varyByEverything },
  'weak-entity-tags': { file: 'conditional/strong-entity-tags', load: async () => (await import('../variants/conditional/strong-entity-tags.ts')).weakEntityTags },
  'widest-partial-tile-ahead': { file: 'paths/partial-width', load: async () => (await import('../variants/paths/partial-width.ts')).widestPartialTileAhead },
  'witnesses-half-a-minute-ahead': { file: 'cosignatures/not-ahead', load: async () => (await import('../variants/cosignatures/not-ahead.ts')).witnessesHalfAMinuteAhead },
  'wrong-method-is-404-or-403': { file: 'limits/method', load: async () => (await import('../variants/limits/method.ts')).wrongMethodIs404Or403 },
  'wrong-method-is-501': { file: 'limits/method', load: async () => (await import('../variants/limits/method.ts')).wrongMethodIs501 },
  'wrong-methods-refused-in-two-ways': { file: 'limits/method', load: async () => (await import('../variants/limits/method.ts')).wrongMethodsRefusedInTwoWays },
  'zstd-in-several-frames': { file: 'http/content-coding', load: async () => (await import('../variants/http/content-coding.ts')).zstdInSeveralFrames },
  'zstd-when-offered': { file: 'http/content-coding', load: async () => (await import('../variants/http/content-coding.ts')).zstdWhenOffered },
} as const;
