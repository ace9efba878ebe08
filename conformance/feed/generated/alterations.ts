// Generated from conformance/feed/faults and variants by `npm run generate`. Edit those, not this.

/** A name of `touchstone faults list feed`. */
export type FaultName =
  | 'a-hundred-events'
  | 'a-hundred-events-and-those-without-a-time-last'
  | 'a-hundred-events-that-begin-first'
  | 'accept-decides'
  | 'accept-refused'
  | 'always-gzip'
  | 'an-empty-list-changes-nothing'
  | 'an-empty-title-changes-nothing'
  | 'an-old-list-now-and-then'
  | 'another-key-with-a-name-before'
  | 'any-ending-without-key'
  | 'any-key-accepted'
  | 'any-key-accepted-where-nothing-is-listed'
  | 'any-key-opens-a-third-site-in-xml'
  | 'any-key-opens-the-other-site'
  | 'any-tag-is-known'
  | 'backslash-read-as-an-escape'
  | 'bad-percent-is-an-error'
  | 'basic-format'
  | 'brotli-kept-when-changed'
  | 'brotli-kept-when-published'
  | 'brotli-kept-when-withdrawn'
  | 'byte-order-mark'
  | 'callback-fixed'
  | 'callback-ignored'
  | 'callback-in-a-page'
  | 'callback-in-lower-case'
  | 'callback-left-over'
  | 'callback-loses-dots'
  | 'callback-loses-objects'
  | 'callback-not-found'
  | 'callback-of-forty-at-most'
  | 'callback-short-only'
  | 'callback-stripped'
  | 'callback-unchecked'
  | 'callback-unchecked-in-errors'
  | 'callback-without-dots'
  | 'callbacks-joined'
  | 'changed-case-ignored'
  | 'changed-ends-ignored'
  | 'changed-event-twice'
  | 'changed-form-of-characters-ignored'
  | 'changed-lists-grow'
  | 'changed-once-only'
  | 'changed-space-ignored'
  | 'changes-lost'
  | 'changes-of-the-other-site-lost'
  | 'comment-in-json'
  | 'concurrent-changes-lost'
  | 'conditional-without-key'
  | 'consecutive-withdrawals-lost'
  | 'cookie-without-key'
  | 'counter-always-zero'
  | 'counter-counts-down'
  | 'counter-falls-every-twentieth-time'
  | 'counter-is-null'
  | 'counter-unchanged'
  | 'counter-unchanged-where-nothing-is-listed'
  | 'data-twice'
  | 'data-under-another-name'
  | 'data-wrapped-in-item'
  | 'date-as-rfc-850'
  | 'date-in-utc'
  | 'date-of-another-weekday'
  | 'date-of-the-first-answer'
  | 'date-of-the-latest-change'
  | 'date-of-the-latest-change-in-a-list-of-events'
  | 'dates-after-2038-wrap'
  | 'dates-as-numbers'
  | 'dates-by-language'
  | 'dates-by-language-where-nothing-is-listed'
  | 'dates-of-one-second'
  | 'dates-without-time'
  | 'decimal-comma'
  | 'decimal-title-rounded'
  | 'deflate-in-ascii'
  | 'deflate-kept-when-published'
  | 'deflate-without-its-wrapper'
  | 'delete-leaves-out'
  | 'digits-as-number'
  | 'dollar-as-underscore'
  | 'dollar-lost'
  | 'dollar-read-as-a-replacement'
  | 'doubled-apostrophe-as-one'
  | 'doubled-percent-as-one'
  | 'doubled-slash-without-key'
  | 'empty-callback-without-key'
  | 'empty-content'
  | 'empty-key-accepted'
  | 'empty-list-kept'
  | 'empty-list-left-out'
  | 'empty-message'
  | 'empty-message-with-events'
  | 'empty-method-as-list'
  | 'empty-otherwise-than-declared'
  | 'empty-status-varies'
  | 'end-that-is-the-start'
  | 'end-without-start-left-out'
  | 'ends-compared-as-texts'
  | 'equal-types-once'
  | 'errors-cached-as-immutable'
  | 'errors-cached-by-age'
  | 'errors-cached-by-expires'
  | 'errors-cached-by-max-age'
  | 'errors-cached-by-s-maxage'
  | 'errors-cached-heuristically'
  | 'errors-cached-while-stale'
  | 'errors-mirrored-in-json-alone'
  | 'errors-mirrored-in-json-alone-though-declared'
  | 'errors-not-mirrored-as-declared'
  | 'errors-without-message'
  | 'errors-without-type'
  | 'escaped-path-without-key'
  | 'evening-events-dropped'
  | 'events-cached-as-immutable'
  | 'events-cached-by-age'
  | 'events-cached-by-expires'
  | 'events-cached-by-max-age'
  | 'events-cached-by-s-maxage'
  | 'events-cached-heuristically'
  | 'events-cached-while-stale'
  | 'events-of-a-concurrent-request'
  | 'events-of-the-next-hours-dropped'
  | 'events-of-the-next-hours-dropped-at-the-other-site'
  | 'events-of-the-past'
  | 'events-repeated-to-the-next-client'
  | 'events-without-end-dropped'
  | 'first-callback-for-all'
  | 'format-in-a-page'
  | 'formats-not-found-by-a-four-digit-status'
  | 'formats-otherwise-than-declared'
  | 'fractions-after-a-space'
  | 'fractions-as-numbers'
  | 'fractions-as-words'
  | 'fractions-in-february'
  | 'fractions-in-the-basic-format'
  | 'fractions-in-the-twenty-fifth-hour'
  | 'fractions-in-years-of-six-digits'
  | 'fractions-thirty-hours-ahead'
  | 'fractions-without-offset'
  | 'get-not-among-the-allowed'
  | 'gzip-in-ascii'
  | 'gzip-jsonp-has-another-title'
  | 'gzip-jsonp-is-cut'
  | 'gzip-jsonp-kept-when-changed'
  | 'gzip-kept-when-changed'
  | 'gzip-kept-when-published'
  | 'gzip-kept-when-withdrawn'
  | 'gzip-of-another-site'
  | 'gzip-refused-and-sent'
  | 'gzip-twice'
  | 'gzip-without-key'
  | 'gzip-xml-is-json'
  | 'gzip-xml-kept-when-published'
  | 'gzip-xml-of-another-site'
  | 'gzip-xml-without-key'
  | 'half-a-surrogate-pair'
  | 'half-an-hour-of-summer-lost'
  | 'head-kept-when-published'
  | 'head-not-found'
  | 'head-of-another-type'
  | 'head-with-a-wrong-key'
  | 'head-with-content'
  | 'head-with-length-zero'
  | 'head-without-key'
  | 'hours-counted-from-one'
  | 'hours-of-an-offset-with-one-digit'
  | 'http-dates'
  | 'id-as-text'
  | 'id-as-text-once-changed'
  | 'id-as-text-where-nothing-is-listed'
  | 'id-with-a-fraction'
  | 'id-zero-as-null'
  | 'ids-as-doubles'
  | 'ids-in-place-of-events'
  | 'ids-of-the-other-site-as-text'
  | 'ids-withdrawn-twice-never-listed-again'
  | 'ids-without-sign'
  | 'json-as-html'
  | 'json-cut-at-times'
  | 'json-fails-after-many-answers'
  | 'json-for-another-key-kept-when-changed'
  | 'json-for-another-key-kept-when-published'
  | 'json-for-another-key-kept-when-withdrawn'
  | 'json-in-latin-1'
  | 'json-of-other-sites-has-other-titles'
  | 'json-of-the-other-site-kept-when-published'
  | 'json-of-the-other-site-kept-when-withdrawn'
  | 'json-without-type'
  | 'jsonp-any-tag-is-known'
  | 'jsonp-as-a-template'
  | 'jsonp-called-json'
  | 'jsonp-changes-titles-only'
  | 'jsonp-counter-unchanged'
  | 'jsonp-counter-unchanged-where-nothing-is-listed'
  | 'jsonp-errors-now-and-then'
  | 'jsonp-errors-undeclared'
  | 'jsonp-errors-with-status'
  | 'jsonp-fails-after-many-answers'
  | 'jsonp-for-another-key-has-another-title'
  | 'jsonp-for-another-key-kept-when-changed'
  | 'jsonp-for-another-key-kept-when-withdrawn'
  | 'jsonp-has-more'
  | 'jsonp-in-another-order-than-declared'
  | 'jsonp-kept-when-changed'
  | 'jsonp-kept-when-published'
  | 'jsonp-kept-when-withdrawn'
  | 'jsonp-latin-1'
  | 'jsonp-lists-what-has-not-begun'
  | 'jsonp-loses-backslashes'
  | 'jsonp-loses-proto'
  | 'jsonp-of-a-third-site-is-that-of-the-first'
  | 'jsonp-of-quiet-sites-is-that-of-another'
  | 'jsonp-of-the-first-site-alone'
  | 'jsonp-of-the-other-site-kept-when-changed'
  | 'jsonp-of-the-other-site-kept-when-published'
  | 'jsonp-of-the-other-site-kept-when-withdrawn'
  | 'jsonp-requests-as-text'
  | 'jsonp-rounds-ids'
  | 'jsonp-timestamp-in-milliseconds'
  | 'jsonp-twice'
  | 'jsonp-with-status'
  | 'jsonp-with-text'
  | 'jsonp-with-the-callback-first-kept-when-published'
  | 'jsonp-without-key'
  | 'jsonp-without-links'
  | 'jsonp-without-nosniff'
  | 'jsonp-without-parenthesis'
  | 'jsonp-without-timestamp'
  | 'jsonp-without-type'
  | 'key-by-its-beginning'
  | 'key-by-its-first-half'
  | 'key-ends-at-nul'
  | 'key-found-by-like'
  | 'key-in-a-page'
  | 'key-in-a-query'
  | 'key-in-any-case'
  | 'key-in-header'
  | 'key-in-header-only'
  | 'key-in-refusal'
  | 'key-is-a-member-of-every-object'
  | 'key-is-a-pattern'
  | 'key-is-an-operator'
  | 'key-not-decoded'
  | 'key-not-required'
  | 'key-only-as-first-parameter'
  | 'key-with-more-behind'
  | 'language-without-key'
  | 'large-id-with-an-exponent'
  | 'last-given-taken-for-latest'
  | 'last-given-taken-for-latest-by-real-time'
  | 'last-modified-as-iso-8601'
  | 'last-withdrawn-only'
  | 'later-than-declared'
  | 'later-times-unchanged'
  | 'length-in-characters'
  | 'line-ends-in-titles-as-lf'
  | 'link-as-html'
  | 'link-as-object'
  | 'link-in-ascii'
  | 'link-in-lower-case'
  | 'link-left-out-once-changed'
  | 'links-cut'
  | 'links-escaped'
  | 'links-over-http'
  | 'links-unescaped'
  | 'links-with-single-slashes'
  | 'links-without-port'
  | 'links-without-query'
  | 'list-for-a-language-kept-when-changed'
  | 'list-for-a-page-kept-when-changed'
  | 'list-for-a-page-kept-when-published'
  | 'list-for-a-page-kept-when-withdrawn'
  | 'list-for-a-stored-answer-kept-when-published'
  | 'list-for-browsers-kept-when-changed'
  | 'list-for-readers-of-html-kept-when-changed'
  | 'list-kept-until-its-first-event-ends'
  | 'list-without-envelope'
  | 'listed-for-a-day-more-by-real-time'
  | 'listed-for-a-day-more-than-declared'
  | 'listed-for-five-minutes-more-than-declared'
  | 'listed-sites-by-their-beginning'
  | 'local-clock-stamped-z'
  | 'local-proxy-without-key'
  | 'long-callback-unanswered'
  | 'long-events-dropped'
  | 'long-slug-is-an-error'
  | 'member-of-a-callback-as-its-object'
  | 'message-as-object'
  | 'method-as-text'
  | 'method-id-as-text'
  | 'method-id-of-a-third-site'
  | 'method-not-allowed-without-allow'
  | 'methods-otherwise-than-declared'
  | 'methods-refused-by-another-status'
  | 'midnights-as-dates'
  | 'minus-sign'
  | 'minutes-of-offsets-dropped'
  | 'mirrors-511'
  | 'modified-in-the-future'
  | 'month-and-day-swapped'
  | 'moved-into-the-past'
  | 'naive-dates'
  | 'names-without-quotes'
  | 'nan-in-json'
  | 'no-data-as-404'
  | 'no-data-once-published'
  | 'no-data-with-events'
  | 'no-id-listed-twice'
  | 'no-json'
  | 'no-key-is-401'
  | 'no-meta'
  | 'no-meta-with-events'
  | 'no-method-id-in-errors'
  | 'no-seconds'
  | 'no-site-list'
  | 'no-status-of-unknown-sites'
  | 'no-types-as-an-empty-text'
  | 'no-types-as-null'
  | 'no-vary'
  | 'noncharacters-lost'
  | 'null-as-key'
  | 'null-counter-left-out'
  | 'null-date-as-text'
  | 'null-date-as-the-epoch'
  | 'null-end-left-out'
  | 'null-members-left-out'
  | 'null-members-left-out-of-what-is-published'
  | 'null-times-are-an-error'
  | 'null-title-as-a-word'
  | 'nulls-change-nothing'
  | 'offset-in-hours'
  | 'offset-in-minutes'
  | 'offset-of-the-other-site-rounded-down'
  | 'offset-without-colon'
  | 'once-listed-always-listed'
  | 'one-event-per-start'
  | 'one-event-per-title'
  | 'one-time-alone-once-changed'
  | 'one-title-breaks-the-answer'
  | 'one-type-alone-once-changed'
  | 'only-titles-change'
  | 'order-by-chance'
  | 'order-by-chance-and-jsonp-rounds-ids'
  | 'order-by-chance-and-xml-trims'
  | 'order-by-chance-though-declared'
  | 'order-by-first-occurrence'
  | 'order-by-id-though-declared-next'
  | 'ordinal-dates'
  | 'origin-without-key'
  | 'other-formats-without-key'
  | 'other-key-gets-less'
  | 'other-message'
  | 'other-method-id'
  | 'other-method-id-with-events'
  | 'other-site-lists-what-has-not-begun'
  | 'other-site-lists-what-has-not-begun-by-real-time'
  | 'other-site-without-key'
  | 'plain-content-called-gzip'
  | 'plus-as-space'
  | 'post-as-get'
  | 'post-fails'
  | 'post-without-key'
  | 'private-use-lost'
  | 'quiet-sites-without-a-list'
  | 'quotes-straightened'
  | 'range-without-key'
  | 'refusal-as-text'
  | 'refusal-repeated-to-the-next-client'
  | 'refusal-with-data'
  | 'refusal-without-envelope'
  | 'refused-key-accepted-later'
  | 'relative-link'
  | 'repeated-hour-of-berlin-taken-for-the-first'
  | 'repeated-hour-taken-for-the-first'
  | 'requests-as-text'
  | 'requests-as-text-with-events'
  | 'reserved-words-as-callbacks'
  | 'same-id-twice'
  | 'seconds-dropped'
  | 'series-dropped'
  | 'service-of-another-id'
  | 'service-of-another-name'
  | 'short-titles-lost'
  | 'sign-of-an-offset-lost-without-hours'
  | 'single-event-alone'
  | 'single-event-as-object'
  | 'single-quotes'
  | 'single-time-as-object'
  | 'single-type-as-text'
  | 'site-list-without-version'
  | 'site-name-as-object'
  | 'site-name-as-object-once-published'
  | 'site-name-in-meta'
  | 'site-name-is-slug'
  | 'site-name-left-out-once-published'
  | 'site-name-of-a-concurrent-request'
  | 'site-name-of-the-previous-request'
  | 'site-number-in-method'
  | 'sites-by-their-beginning'
  | 'slug-by-its-beginning'
  | 'slug-in-a-page'
  | 'slug-not-decoded'
  | 'slug-with-slash-lost'
  | 'some-errors-mirrored'
  | 'some-formats-not-found'
  | 'some-titles-escaped'
  | 'some-unknown-sites-invalid'
  | 'space-for-t'
  | 'stale-answers-now-and-then'
  | 'start-and-end-in-the-event'
  | 'start-and-end-swapped'
  | 'status-as-text'
  | 'status-as-text-with-events'
  | 'status-of-the-other-site-as-text'
  | 'status-with-a-fraction'
  | 'success-without-status'
  | 'tag-of-second-and-length'
  | 'tag-of-the-ids'
  | 'tag-of-the-last-event'
  | 'tag-of-the-latest-change'
  | 'tag-of-the-second'
  | 'ten-occurrences-at-most'
  | 'ten-types-at-most'
  | 'text-for-an-empty-list-of-types'
  | 'third-site-lists-the-first'
  | 'third-site-misnamed'
  | 'third-site-without-key-in-jsonp'
  | 'thirty-first-of-every-month'
  | 'thirty-occurrences-at-most'
  | 'times-as-texts'
  | 'times-before-1970-dropped'
  | 'timestamp-as-text'
  | 'timestamp-as-text-with-events'
  | 'timestamp-hours-off-its-date'
  | 'timestamp-in-milliseconds'
  | 'timestamp-of-its-start'
  | 'timestamp-of-local-time'
  | 'timestamp-of-the-minute'
  | 'timing-behind-json'
  | 'title-of-space-lost'
  | 'title-without-leading-zeros'
  | 'title-zero-as-null'
  | 'titles-composed'
  | 'titles-cut'
  | 'titles-end-at-an-emoji'
  | 'titles-escaped-though-declared-raw'
  | 'titles-trimmed'
  | 'titles-without-key'
  | 'trailing-comma'
  | 'translated-message'
  | 'twenty-one-events'
  | 'two-keys-accepted'
  | 'types-by-number'
  | 'types-cut'
  | 'types-escaped-and-titles-not'
  | 'types-escaped-though-declared-raw'
  | 'types-joined'
  | 'types-of-either-case-once'
  | 'types-of-the-same-number-unchanged'
  | 'unauthorized-without-challenge'
  | 'unknown-site-otherwise-than-declared'
  | 'updated-as-first-published'
  | 'updated-as-number-once-changed'
  | 'updated-at-another-offset'
  | 'updated-is-now'
  | 'updated-left-out-at-the-other-site'
  | 'utc-clock-with-local-offset'
  | 'variation-selectors-lost'
  | 'visible-after-five-seconds'
  | 'warning-before-json'
  | 'wildcard-over-refusal'
  | 'winter-offset-all-year'
  | 'withdrawals-lost'
  | 'withdrawn-by-title'
  | 'withdrawn-ids-never-listed-again'
  | 'withdrawn-item-found-again'
  | 'wrong-key-is-511'
  | 'xml-after-an-empty-line'
  | 'xml-announced-too-long'
  | 'xml-called-html'
  | 'xml-called-json'
  | 'xml-changes-titles-only'
  | 'xml-control-character'
  | 'xml-counter-unchanged'
  | 'xml-counter-unchanged-where-nothing-is-listed'
  | 'xml-cut-at-cdata'
  | 'xml-cuts-long-texts'
  | 'xml-dates-in-utc'
  | 'xml-dates-without-offset'
  | 'xml-declares-utf-16'
  | 'xml-empty'
  | 'xml-ends-of-the-previous-occurrence'
  | 'xml-entries-called-event'
  | 'xml-escapes-twice'
  | 'xml-fails-after-many-answers'
  | 'xml-for-another-key-kept-when-published'
  | 'xml-for-another-key-kept-when-withdrawn'
  | 'xml-for-another-key-lacks-an-event'
  | 'xml-further-members-differ'
  | 'xml-grouped-digits'
  | 'xml-has-more'
  | 'xml-html-entities'
  | 'xml-ids-as-attributes'
  | 'xml-in-a-call'
  | 'xml-in-another-order-than-declared'
  | 'xml-is-json'
  | 'xml-kept-when-changed'
  | 'xml-kept-when-published'
  | 'xml-kept-when-withdrawn'
  | 'xml-key-with-a-name-before'
  | 'xml-latin-1'
  | 'xml-links-of-the-previous-event'
  | 'xml-listed-for-a-day-more'
  | 'xml-lists-what-has-not-begun'
  | 'xml-lists-what-has-not-begun-by-real-time'
  | 'xml-loses-carriage-returns'
  | 'xml-not-found'
  | 'xml-null-as-text'
  | 'xml-nulls-otherwise-than-declared'
  | 'xml-numbered-elements'
  | 'xml-of-a-third-site-is-that-of-the-second'
  | 'xml-of-another-case-kept-when-changed'
  | 'xml-of-other-sites-is-that-of-the-first'
  | 'xml-of-the-first-site-alone'
  | 'xml-of-the-other-site-kept-when-changed'
  | 'xml-of-the-other-site-kept-when-published'
  | 'xml-of-the-other-site-kept-when-withdrawn'
  | 'xml-one-event-more'
  | 'xml-open-element'
  | 'xml-raw-ampersand'
  | 'xml-refusal-repeated-to-the-next-client'
  | 'xml-refusal-without-data'
  | 'xml-repeats-type'
  | 'xml-root-feed'
  | 'xml-rounds-ids'
  | 'xml-single-type-as-text'
  | 'xml-surrogate-references'
  | 'xml-tag-of-the-ids'
  | 'xml-tag-of-the-length'
  | 'xml-texts-on-their-own-lines'
  | 'xml-texts-wrongly-decoded'
  | 'xml-timestamp-as-a-word'
  | 'xml-timestamp-in-milliseconds'
  | 'xml-titles-called-ids'
  | 'xml-trims'
  | 'xml-two-roots'
  | 'xml-types-in-another-order'
  | 'xml-types-in-the-next-event'
  | 'xml-unescapes-entities'
  | 'xml-with-a-callback-without-key'
  | 'xml-with-a-doctype'
  | 'xml-without-counter'
  | 'xml-without-key'
  | 'xml-without-last-event'
  | 'xml-without-meta'
  | 'xml-without-type'
  | 'xml-wraps-texts'
  | 'years-of-five-digits'
  | 'years-of-six-digits'
  | 'years-of-two-digits'
  | 'zstd-kept-when-published';

/** The faults by name: the file of each, and how it is loaded. */
export const faults = {
  'a-hundred-events': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).aHundredEvents },
  'a-hundred-events-and-those-without-a-time-last': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).aHundredEventsAndThoseWithoutATimeLast },
  'a-hundred-events-that-begin-first': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).aHundredEventsThatBeginFirst },
  'accept-decides': { file: 'format/path', load: async () => (await import('../faults/format/path.ts')).acceptDecides },
  'accept-refused': { file: 'format/path', load: async () => (await import('../faults/format/path.ts')).acceptRefused },
  'always-gzip': { file: 'content-coding/accepted', load: async () => (await import('../faults/content-coding/accepted.ts')).alwaysGzip },
  'an-empty-list-changes-nothing': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).anEmptyListChangesNothing },
  'an-empty-title-changes-nothing': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).anEmptyTitleChangesNothing },
  'an-old-list-now-and-then': { file: 'realtime/stays-listed', load: async () => (await import('../faults/realtime/stays-listed.ts')).anOldListNowAndThen },
  'another-key-with-a-name-before': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).anotherKeyWithANameBefore },
  'any-ending-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).anyEndingWithoutKey },
  'any-key-accepted': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).anyKeyAccepted },
  'any-key-accepted-where-nothing-is-listed': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).anyKeyAcceptedWhereNothingIsListed },
  'any-key-opens-a-third-site-in-xml': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).anyKeyOpensAThirdSiteInXml },
  'any-key-opens-the-other-site': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).anyKeyOpensTheOtherSite },
  'any-tag-is-known': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).anyTagIsKnown },
  'backslash-read-as-an-escape': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).backslashReadAsAnEscape },
  'bad-percent-is-an-error': { file: 'unusual-requests/answered', load: async () => (await import('../faults/unusual-requests/answered.ts')).badPercentIsAnError },
  'basic-format': { file: 'date/rfc-3339', load: async () => (await import('../faults/date/rfc-3339.ts')).basicFormat },
  'brotli-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).brotliKeptWhenChanged },
  'brotli-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).brotliKeptWhenPublished },
  'brotli-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).brotliKeptWhenWithdrawn },
  'byte-order-mark': { file: 'json/encoding', load: async () => (await import('../faults/json/encoding.ts')).byteOrderMark },
  'callback-fixed': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).callbackFixed },
  'callback-ignored': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).callbackIgnored },
  'callback-in-a-page': { file: 'unusual-requests/reflected-html', load: async () => (await import('../faults/unusual-requests/reflected-html.ts')).callbackInAPage },
  'callback-in-lower-case': { file: 'jsonp/library-callbacks', load: async () => (await import('../faults/jsonp/library-callbacks.ts')).callbackInLowerCase },
  'callback-left-over': { file: 'jsonp/library-callbacks', load: async () => (await import('../faults/jsonp/library-callbacks.ts')).callbackLeftOver },
  'callback-loses-dots': { file: 'jsonp/function-name', load: async () => (await import('../faults/jsonp/function-name.ts')).callbackLosesDots },
  'callback-loses-objects': { file: 'jsonp/function-name', load: async () => (await import('../faults/jsonp/function-name.ts')).callbackLosesObjects },
  'callback-not-found': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).callbackNotFound },
  'callback-of-forty-at-most': { file: 'jsonp/library-callbacks', load: async () => (await import('../faults/jsonp/library-callbacks.ts')).callbackOfFortyAtMost },
  'callback-short-only': { file: 'jsonp/library-callbacks', load: async () => (await import('../faults/jsonp/library-callbacks.ts')).callbackShortOnly },
  'callback-stripped': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../faults/jsonp/unsafe-callbacks.ts')).callbackStripped },
  'callback-unchecked': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../faults/jsonp/unsafe-callbacks.ts')).callbackUnchecked },
  'callback-unchecked-in-errors': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../faults/jsonp/unsafe-callbacks.ts')).callbackUncheckedInErrors },
  'callback-without-dots': { file: 'jsonp/callback-names', load: async () => (await import('../faults/jsonp/callback-names.ts')).callbackWithoutDots },
  'callbacks-joined': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../faults/jsonp/unsafe-callbacks.ts')).callbacksJoined },
  'changed-case-ignored': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).changedCaseIgnored },
  'changed-ends-ignored': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).changedEndsIgnored },
  'changed-event-twice': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).changedEventTwice },
  'changed-form-of-characters-ignored': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).changedFormOfCharactersIgnored },
  'changed-lists-grow': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).changedListsGrow },
  'changed-once-only': { file: 'realtime/sequences', load: async () => (await import('../faults/realtime/sequences.ts')).changedOnceOnly },
  'changed-space-ignored': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).changedSpaceIgnored },
  'changes-lost': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).changesLost },
  'changes-of-the-other-site-lost': { file: 'other-site/updated', load: async () => (await import('../faults/other-site/updated.ts')).changesOfTheOtherSiteLost },
  'comment-in-json': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).commentInJson },
  'concurrent-changes-lost': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).concurrentChangesLost },
  'conditional-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).conditionalWithoutKey },
  'consecutive-withdrawals-lost': { file: 'realtime/concurrent-withdrawals', load: async () => (await import('../faults/realtime/concurrent-withdrawals.ts')).consecutiveWithdrawalsLost },
  'cookie-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).cookieWithoutKey },
  'counter-always-zero': { file: 'counter/rises', load: async () => (await import('../faults/counter/rises.ts')).counterAlwaysZero },
  'counter-counts-down': { file: 'counter/rises', load: async () => (await import('../faults/counter/rises.ts')).counterCountsDown },
  'counter-falls-every-twentieth-time': { file: 'counter/never-falls', load: async () => (await import('../faults/counter/never-falls.ts')).counterFallsEveryTwentiethTime },
  'counter-is-null': { file: 'open-data/nulls', load: async () => (await import('../faults/open-data/nulls.ts')).counterIsNull },
  'counter-unchanged': { file: 'counter/rises', load: async () => (await import('../faults/counter/rises.ts')).counterUnchanged },
  'counter-unchanged-where-nothing-is-listed': { file: 'counter/rises', load: async () => (await import('../faults/counter/rises.ts')).counterUnchangedWhereNothingIsListed },
  'data-twice': { file: 'json/duplicates', load: async () => (await import('../faults/json/duplicates.ts')).dataTwice },
  'data-under-another-name': { file: 'envelope/object', load: async () => (await import('../faults/envelope/object.ts')).dataUnderAnotherName },
  'data-wrapped-in-item': { file: 'envelope/data', load: async () => (await import('../faults/envelope/data.ts')).dataWrappedInItem },
  'date-as-rfc-850': { file: 'http/timestamps', load: async () => (await import('../faults/http/timestamps.ts')).dateAsRfc850 },
  'date-in-utc': { file: 'http/timestamps', load: async () => (await import('../faults/http/timestamps.ts')).dateInUtc },
  'date-of-another-weekday': { file: 'http/timestamps', load: async () => (await import('../faults/http/timestamps.ts')).dateOfAnotherWeekday },
  'date-of-the-first-answer': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).dateOfTheFirstAnswer },
  'date-of-the-latest-change': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).dateOfTheLatestChange },
  'date-of-the-latest-change-in-a-list-of-events': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).dateOfTheLatestChangeInAListOfEvents },
  'dates-after-2038-wrap': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).datesAfter2038Wrap },
  'dates-as-numbers': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).datesAsNumbers },
  'dates-by-language': { file: 'date/same-in-every-language', load: async () => (await import('../faults/date/same-in-every-language.ts')).datesByLanguage },
  'dates-by-language-where-nothing-is-listed': { file: 'date/same-in-every-language', load: async () => (await import('../faults/date/same-in-every-language.ts')).datesByLanguageWhereNothingIsListed },
  'dates-of-one-second': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).datesOfOneSecond },
  'dates-without-time': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).datesWithoutTime },
  'decimal-comma': { file: 'date/rfc-3339', load: async () => (await import('../faults/date/rfc-3339.ts')).decimalComma },
  'decimal-title-rounded': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).decimalTitleRounded },
  'deflate-in-ascii': { file: 'content-coding/json', load: async () => (await import('../faults/content-coding/json.ts')).deflateInAscii },
  'deflate-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).deflateKeptWhenPublished },
  'deflate-without-its-wrapper': { file: 'content-coding/decodable', load: async () => (await import('../faults/content-coding/decodable.ts')).deflateWithoutItsWrapper },
  'delete-leaves-out': { file: 'http/other-methods', load: async () => (await import('../faults/http/other-methods.ts')).deleteLeavesOut },
  'digits-as-number': { file: 'event/title', load: async () => (await import('../faults/event/title.ts')).digitsAsNumber },
  'dollar-as-underscore': { file: 'jsonp/function-name', load: async () => (await import('../faults/jsonp/function-name.ts')).dollarAsUnderscore },
  'dollar-lost': { file: 'jsonp/function-name', load: async () => (await import('../faults/jsonp/function-name.ts')).dollarLost },
  'dollar-read-as-a-replacement': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).dollarReadAsAReplacement },
  'doubled-apostrophe-as-one': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).doubledApostropheAsOne },
  'doubled-percent-as-one': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).doubledPercentAsOne },
  'doubled-slash-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).doubledSlashWithoutKey },
  'empty-callback-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).emptyCallbackWithoutKey },
  'empty-content': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).emptyContent },
  'empty-key-accepted': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).emptyKeyAccepted },
  'empty-list-kept': { file: 'realtime/first-item', load: async () => (await import('../faults/realtime/first-item.ts')).emptyListKept },
  'empty-list-left-out': { file: 'envelope/object', load: async () => (await import('../faults/envelope/object.ts')).emptyListLeftOut },
  'empty-message': { file: 'envelope/message', load: async () => (await import('../faults/envelope/message.ts')).emptyMessage },
  'empty-message-with-events': { file: 'envelope/message', load: async () => (await import('../faults/envelope/message.ts')).emptyMessageWithEvents },
  'empty-method-as-list': { file: 'open-data/method', load: async () => (await import('../faults/open-data/method.ts')).emptyMethodAsList },
  'empty-otherwise-than-declared': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).emptyOtherwiseThanDeclared },
  'empty-status-varies': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).emptyStatusVaries },
  'end-that-is-the-start': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).endThatIsTheStart },
  'end-without-start-left-out': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).endWithoutStartLeftOut },
  'ends-compared-as-texts': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).endsComparedAsTexts },
  'equal-types-once': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).equalTypesOnce },
  'errors-cached-as-immutable': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedAsImmutable },
  'errors-cached-by-age': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedByAge },
  'errors-cached-by-expires': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedByExpires },
  'errors-cached-by-max-age': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedByMaxAge },
  'errors-cached-by-s-maxage': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedBySMaxage },
  'errors-cached-heuristically': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedHeuristically },
  'errors-cached-while-stale': { file: 'caching/error-freshness', load: async () => (await import('../faults/caching/error-freshness.ts')).errorsCachedWhileStale },
  'errors-mirrored-in-json-alone': { file: 'http/status', load: async () => (await import('../faults/http/status.ts')).errorsMirroredInJsonAlone },
  'errors-mirrored-in-json-alone-though-declared': { file: 'http/status', load: async () => (await import('../faults/http/status.ts')).errorsMirroredInJsonAloneThoughDeclared },
  'errors-not-mirrored-as-declared': { file: 'http/status', load: async () => (await import('../faults/http/status.ts')).errorsNotMirroredAsDeclared },
  'errors-without-message': { file: 'open-data/message', load: async () => (await import('../faults/open-data/message.ts')).errorsWithoutMessage },
  'errors-without-type': { file: 'http/error-type', load: async () => (await import('../faults/http/error-type.ts')).errorsWithoutType },
  'escaped-path-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).escapedPathWithoutKey },
  'evening-events-dropped': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).eveningEventsDropped },
  'events-cached-as-immutable': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedAsImmutable },
  'events-cached-by-age': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedByAge },
  'events-cached-by-expires': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedByExpires },
  'events-cached-by-max-age': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedByMaxAge },
  'events-cached-by-s-maxage': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedBySMaxage },
  'events-cached-heuristically': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedHeuristically },
  'events-cached-while-stale': { file: 'caching/list-freshness', load: async () => (await import('../faults/caching/list-freshness.ts')).eventsCachedWhileStale },
  'events-of-a-concurrent-request': { file: 'site/isolation', load: async () => (await import('../faults/site/isolation.ts')).eventsOfAConcurrentRequest },
  'events-of-the-next-hours-dropped': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).eventsOfTheNextHoursDropped },
  'events-of-the-next-hours-dropped-at-the-other-site': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).eventsOfTheNextHoursDroppedAtTheOtherSite },
  'events-of-the-past': { file: 'upcoming/past', load: async () => (await import('../faults/upcoming/past.ts')).eventsOfThePast },
  'events-repeated-to-the-next-client': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).eventsRepeatedToTheNextClient },
  'events-without-end-dropped': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).eventsWithoutEndDropped },
  'first-callback-for-all': { file: 'jsonp/library-callbacks', load: async () => (await import('../faults/jsonp/library-callbacks.ts')).firstCallbackForAll },
  'format-in-a-page': { file: 'unusual-requests/reflected-html', load: async () => (await import('../faults/unusual-requests/reflected-html.ts')).formatInAPage },
  'formats-not-found-by-a-four-digit-status': { file: 'format/unknown', load: async () => (await import('../faults/format/unknown.ts')).formatsNotFoundByAFourDigitStatus },
  'formats-otherwise-than-declared': { file: 'format/unknown', load: async () => (await import('../faults/format/unknown.ts')).formatsOtherwiseThanDeclared },
  'fractions-after-a-space': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsAfterASpace },
  'fractions-as-numbers': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsAsNumbers },
  'fractions-as-words': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsAsWords },
  'fractions-in-february': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsInFebruary },
  'fractions-in-the-basic-format': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsInTheBasicFormat },
  'fractions-in-the-twenty-fifth-hour': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsInTheTwentyFifthHour },
  'fractions-in-years-of-six-digits': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsInYearsOfSixDigits },
  'fractions-thirty-hours-ahead': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsThirtyHoursAhead },
  'fractions-without-offset': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).fractionsWithoutOffset },
  'get-not-among-the-allowed': { file: 'http/allow', load: async () => (await import('../faults/http/allow.ts')).getNotAmongTheAllowed },
  'gzip-in-ascii': { file: 'content-coding/published', load: async () => (await import('../faults/content-coding/published.ts')).gzipInAscii },
  'gzip-jsonp-has-another-title': { file: 'content-coding/jsonp', load: async () => (await import('../faults/content-coding/jsonp.ts')).gzipJsonpHasAnotherTitle },
  'gzip-jsonp-is-cut': { file: 'content-coding/jsonp', load: async () => (await import('../faults/content-coding/jsonp.ts')).gzipJsonpIsCut },
  'gzip-jsonp-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).gzipJsonpKeptWhenChanged },
  'gzip-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).gzipKeptWhenChanged },
  'gzip-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).gzipKeptWhenPublished },
  'gzip-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).gzipKeptWhenWithdrawn },
  'gzip-of-another-site': { file: 'content-coding/json', load: async () => (await import('../faults/content-coding/json.ts')).gzipOfAnotherSite },
  'gzip-refused-and-sent': { file: 'content-coding/accepted', load: async () => (await import('../faults/content-coding/accepted.ts')).gzipRefusedAndSent },
  'gzip-twice': { file: 'content-coding/json', load: async () => (await import('../faults/content-coding/json.ts')).gzipTwice },
  'gzip-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).gzipWithoutKey },
  'gzip-xml-is-json': { file: 'content-coding/xml', load: async () => (await import('../faults/content-coding/xml.ts')).gzipXmlIsJson },
  'gzip-xml-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).gzipXmlKeptWhenPublished },
  'gzip-xml-of-another-site': { file: 'content-coding/xml', load: async () => (await import('../faults/content-coding/xml.ts')).gzipXmlOfAnotherSite },
  'gzip-xml-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).gzipXmlWithoutKey },
  'half-a-surrogate-pair': { file: 'json/surrogates', load: async () => (await import('../faults/json/surrogates.ts')).halfASurrogatePair },
  'half-an-hour-of-summer-lost': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).halfAnHourOfSummerLost },
  'head-kept-when-published': { file: 'http/head', load: async () => (await import('../faults/http/head.ts')).headKeptWhenPublished },
  'head-not-found': { file: 'http/head', load: async () => (await import('../faults/http/head.ts')).headNotFound },
  'head-of-another-type': { file: 'http/head', load: async () => (await import('../faults/http/head.ts')).headOfAnotherType },
  'head-with-a-wrong-key': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).headWithAWrongKey },
  'head-with-content': { file: 'http/head', load: async () => (await import('../faults/http/head.ts')).headWithContent },
  'head-with-length-zero': { file: 'http/head', load: async () => (await import('../faults/http/head.ts')).headWithLengthZero },
  'head-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).headWithoutKey },
  'hours-counted-from-one': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).hoursCountedFromOne },
  'hours-of-an-offset-with-one-digit': { file: 'site/forms', load: async () => (await import('../faults/site/forms.ts')).hoursOfAnOffsetWithOneDigit },
  'http-dates': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).httpDates },
  'id-as-text': { file: 'event/id', load: async () => (await import('../faults/event/id.ts')).idAsText },
  'id-as-text-once-changed': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).idAsTextOnceChanged },
  'id-as-text-where-nothing-is-listed': { file: 'event/id', load: async () => (await import('../faults/event/id.ts')).idAsTextWhereNothingIsListed },
  'id-with-a-fraction': { file: 'event/id', load: async () => (await import('../faults/event/id.ts')).idWithAFraction },
  'id-zero-as-null': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).idZeroAsNull },
  'ids-as-doubles': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).idsAsDoubles },
  'ids-in-place-of-events': { file: 'envelope/data', load: async () => (await import('../faults/envelope/data.ts')).idsInPlaceOfEvents },
  'ids-of-the-other-site-as-text': { file: 'site/forms', load: async () => (await import('../faults/site/forms.ts')).idsOfTheOtherSiteAsText },
  'ids-withdrawn-twice-never-listed-again': { file: 'realtime/sequences', load: async () => (await import('../faults/realtime/sequences.ts')).idsWithdrawnTwiceNeverListedAgain },
  'ids-without-sign': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).idsWithoutSign },
  'json-as-html': { file: 'json/content-type', load: async () => (await import('../faults/json/content-type.ts')).jsonAsHtml },
  'json-cut-at-times': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).jsonCutAtTimes },
  'json-fails-after-many-answers': { file: 'format/stays-served', load: async () => (await import('../faults/format/stays-served.ts')).jsonFailsAfterManyAnswers },
  'json-for-another-key-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).jsonForAnotherKeyKeptWhenChanged },
  'json-for-another-key-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).jsonForAnotherKeyKeptWhenPublished },
  'json-for-another-key-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).jsonForAnotherKeyKeptWhenWithdrawn },
  'json-in-latin-1': { file: 'json/encoding', load: async () => (await import('../faults/json/encoding.ts')).jsonInLatin1 },
  'json-of-other-sites-has-other-titles': { file: 'agreement/xml-of-other-sites', load: async () => (await import('../faults/agreement/xml-of-other-sites.ts')).jsonOfOtherSitesHasOtherTitles },
  'json-of-the-other-site-kept-when-published': { file: 'other-site/published', load: async () => (await import('../faults/other-site/published.ts')).jsonOfTheOtherSiteKeptWhenPublished },
  'json-of-the-other-site-kept-when-withdrawn': { file: 'other-site/withdrawn', load: async () => (await import('../faults/other-site/withdrawn.ts')).jsonOfTheOtherSiteKeptWhenWithdrawn },
  'json-without-type': { file: 'json/content-type', load: async () => (await import('../faults/json/content-type.ts')).jsonWithoutType },
  'jsonp-any-tag-is-known': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).jsonpAnyTagIsKnown },
  'jsonp-as-a-template': { file: 'agreement/published-jsonp', load: async () => (await import('../faults/agreement/published-jsonp.ts')).jsonpAsATemplate },
  'jsonp-called-json': { file: 'jsonp/content-type', load: async () => (await import('../faults/jsonp/content-type.ts')).jsonpCalledJson },
  'jsonp-changes-titles-only': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).jsonpChangesTitlesOnly },
  'jsonp-counter-unchanged': { file: 'counter/in-jsonp', load: async () => (await import('../faults/counter/in-jsonp.ts')).jsonpCounterUnchanged },
  'jsonp-counter-unchanged-where-nothing-is-listed': { file: 'counter/in-jsonp', load: async () => (await import('../faults/counter/in-jsonp.ts')).jsonpCounterUnchangedWhereNothingIsListed },
  'jsonp-errors-now-and-then': { file: 'jsonp/errors', load: async () => (await import('../faults/jsonp/errors.ts')).jsonpErrorsNowAndThen },
  'jsonp-errors-undeclared': { file: 'jsonp/errors', load: async () => (await import('../faults/jsonp/errors.ts')).jsonpErrorsUndeclared },
  'jsonp-errors-with-status': { file: 'jsonp/errors', load: async () => (await import('../faults/jsonp/errors.ts')).jsonpErrorsWithStatus },
  'jsonp-fails-after-many-answers': { file: 'format/stays-served', load: async () => (await import('../faults/format/stays-served.ts')).jsonpFailsAfterManyAnswers },
  'jsonp-for-another-key-has-another-title': { file: 'agreement/jsonp-of-other-sites', load: async () => (await import('../faults/agreement/jsonp-of-other-sites.ts')).jsonpForAnotherKeyHasAnotherTitle },
  'jsonp-for-another-key-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).jsonpForAnotherKeyKeptWhenChanged },
  'jsonp-for-another-key-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).jsonpForAnotherKeyKeptWhenWithdrawn },
  'jsonp-has-more': { file: 'agreement/jsonp', load: async () => (await import('../faults/agreement/jsonp.ts')).jsonpHasMore },
  'jsonp-in-another-order-than-declared': { file: 'order/declared', load: async () => (await import('../faults/order/declared.ts')).jsonpInAnotherOrderThanDeclared },
  'jsonp-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).jsonpKeptWhenChanged },
  'jsonp-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).jsonpKeptWhenPublished },
  'jsonp-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).jsonpKeptWhenWithdrawn },
  'jsonp-latin-1': { file: 'jsonp/script', load: async () => (await import('../faults/jsonp/script.ts')).jsonpLatin1 },
  'jsonp-lists-what-has-not-begun': { file: 'upcoming/forms', load: async () => (await import('../faults/upcoming/forms.ts')).jsonpListsWhatHasNotBegun },
  'jsonp-loses-backslashes': { file: 'agreement/published-jsonp', load: async () => (await import('../faults/agreement/published-jsonp.ts')).jsonpLosesBackslashes },
  'jsonp-loses-proto': { file: 'agreement/jsonp', load: async () => (await import('../faults/agreement/jsonp.ts')).jsonpLosesProto },
  'jsonp-of-a-third-site-is-that-of-the-first': { file: 'agreement/jsonp-of-other-sites', load: async () => (await import('../faults/agreement/jsonp-of-other-sites.ts')).jsonpOfAThirdSiteIsThatOfTheFirst },
  'jsonp-of-quiet-sites-is-that-of-another': { file: 'agreement/jsonp-of-other-sites', load: async () => (await import('../faults/agreement/jsonp-of-other-sites.ts')).jsonpOfQuietSitesIsThatOfAnother },
  'jsonp-of-the-first-site-alone': { file: 'agreement/jsonp-of-other-sites', load: async () => (await import('../faults/agreement/jsonp-of-other-sites.ts')).jsonpOfTheFirstSiteAlone },
  'jsonp-of-the-other-site-kept-when-changed': { file: 'other-site/updated', load: async () => (await import('../faults/other-site/updated.ts')).jsonpOfTheOtherSiteKeptWhenChanged },
  'jsonp-of-the-other-site-kept-when-published': { file: 'other-site/published', load: async () => (await import('../faults/other-site/published.ts')).jsonpOfTheOtherSiteKeptWhenPublished },
  'jsonp-of-the-other-site-kept-when-withdrawn': { file: 'other-site/withdrawn', load: async () => (await import('../faults/other-site/withdrawn.ts')).jsonpOfTheOtherSiteKeptWhenWithdrawn },
  'jsonp-requests-as-text': { file: 'agreement/jsonp-meta', load: async () => (await import('../faults/agreement/jsonp-meta.ts')).jsonpRequestsAsText },
  'jsonp-rounds-ids': { file: 'agreement/jsonp', load: async () => (await import('../faults/agreement/jsonp.ts')).jsonpRoundsIds },
  'jsonp-timestamp-in-milliseconds': { file: 'agreement/jsonp-meta', load: async () => (await import('../faults/agreement/jsonp-meta.ts')).jsonpTimestampInMilliseconds },
  'jsonp-twice': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).jsonpTwice },
  'jsonp-with-status': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).jsonpWithStatus },
  'jsonp-with-text': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).jsonpWithText },
  'jsonp-with-the-callback-first-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).jsonpWithTheCallbackFirstKeptWhenPublished },
  'jsonp-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).jsonpWithoutKey },
  'jsonp-without-links': { file: 'agreement/jsonp', load: async () => (await import('../faults/agreement/jsonp.ts')).jsonpWithoutLinks },
  'jsonp-without-nosniff': { file: 'jsonp/sniffing', load: async () => (await import('../faults/jsonp/sniffing.ts')).jsonpWithoutNosniff },
  'jsonp-without-parenthesis': { file: 'jsonp/script', load: async () => (await import('../faults/jsonp/script.ts')).jsonpWithoutParenthesis },
  'jsonp-without-timestamp': { file: 'agreement/jsonp-meta', load: async () => (await import('../faults/agreement/jsonp-meta.ts')).jsonpWithoutTimestamp },
  'jsonp-without-type': { file: 'jsonp/content-type', load: async () => (await import('../faults/jsonp/content-type.ts')).jsonpWithoutType },
  'key-by-its-beginning': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyByItsBeginning },
  'key-by-its-first-half': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyByItsFirstHalf },
  'key-ends-at-nul': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyEndsAtNul },
  'key-found-by-like': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyFoundByLike },
  'key-in-a-page': { file: 'unusual-requests/reflected-html', load: async () => (await import('../faults/unusual-requests/reflected-html.ts')).keyInAPage },
  'key-in-a-query': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyInAQuery },
  'key-in-any-case': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyInAnyCase },
  'key-in-header': { file: 'key/echo', load: async () => (await import('../faults/key/echo.ts')).keyInHeader },
  'key-in-header-only': { file: 'key/parameter', load: async () => (await import('../faults/key/parameter.ts')).keyInHeaderOnly },
  'key-in-refusal': { file: 'key/echo', load: async () => (await import('../faults/key/echo.ts')).keyInRefusal },
  'key-is-a-member-of-every-object': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyIsAMemberOfEveryObject },
  'key-is-a-pattern': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyIsAPattern },
  'key-is-an-operator': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyIsAnOperator },
  'key-not-decoded': { file: 'key/parameter', load: async () => (await import('../faults/key/parameter.ts')).keyNotDecoded },
  'key-not-required': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).keyNotRequired },
  'key-only-as-first-parameter': { file: 'key/parameter', load: async () => (await import('../faults/key/parameter.ts')).keyOnlyAsFirstParameter },
  'key-with-more-behind': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).keyWithMoreBehind },
  'language-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).languageWithoutKey },
  'large-id-with-an-exponent': { file: 'event/id', load: async () => (await import('../faults/event/id.ts')).largeIdWithAnExponent },
  'last-given-taken-for-latest': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).lastGivenTakenForLatest },
  'last-given-taken-for-latest-by-real-time': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).lastGivenTakenForLatestByRealTime },
  'last-modified-as-iso-8601': { file: 'http/timestamps', load: async () => (await import('../faults/http/timestamps.ts')).lastModifiedAsIso8601 },
  'last-withdrawn-only': { file: 'realtime/sequences', load: async () => (await import('../faults/realtime/sequences.ts')).lastWithdrawnOnly },
  'later-than-declared': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).laterThanDeclared },
  'later-times-unchanged': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).laterTimesUnchanged },
  'length-in-characters': { file: 'http/length', load: async () => (await import('../faults/http/length.ts')).lengthInCharacters },
  'line-ends-in-titles-as-lf': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).lineEndsInTitlesAsLf },
  'link-as-html': { file: 'event/link', load: async () => (await import('../faults/event/link.ts')).linkAsHtml },
  'link-as-object': { file: 'event/link', load: async () => (await import('../faults/event/link.ts')).linkAsObject },
  'link-in-ascii': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linkInAscii },
  'link-in-lower-case': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linkInLowerCase },
  'link-left-out-once-changed': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).linkLeftOutOnceChanged },
  'links-cut': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linksCut },
  'links-escaped': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linksEscaped },
  'links-over-http': { file: 'open-data/link', load: async () => (await import('../faults/open-data/link.ts')).linksOverHttp },
  'links-unescaped': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linksUnescaped },
  'links-with-single-slashes': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linksWithSingleSlashes },
  'links-without-port': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linksWithoutPort },
  'links-without-query': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).linksWithoutQuery },
  'list-for-a-language-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).listForALanguageKeptWhenChanged },
  'list-for-a-page-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).listForAPageKeptWhenChanged },
  'list-for-a-page-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).listForAPageKeptWhenPublished },
  'list-for-a-page-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).listForAPageKeptWhenWithdrawn },
  'list-for-a-stored-answer-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).listForAStoredAnswerKeptWhenPublished },
  'list-for-browsers-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).listForBrowsersKeptWhenChanged },
  'list-for-readers-of-html-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).listForReadersOfHtmlKeptWhenChanged },
  'list-kept-until-its-first-event-ends': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).listKeptUntilItsFirstEventEnds },
  'list-without-envelope': { file: 'envelope/object', load: async () => (await import('../faults/envelope/object.ts')).listWithoutEnvelope },
  'listed-for-a-day-more-by-real-time': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).listedForADayMoreByRealTime },
  'listed-for-a-day-more-than-declared': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).listedForADayMoreThanDeclared },
  'listed-for-five-minutes-more-than-declared': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).listedForFiveMinutesMoreThanDeclared },
  'listed-sites-by-their-beginning': { file: 'other-site/listed-sites', load: async () => (await import('../faults/other-site/listed-sites.ts')).listedSitesByTheirBeginning },
  'local-clock-stamped-z': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).localClockStampedZ },
  'local-proxy-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).localProxyWithoutKey },
  'long-callback-unanswered': { file: 'unusual-requests/answered', load: async () => (await import('../faults/unusual-requests/answered.ts')).longCallbackUnanswered },
  'long-events-dropped': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).longEventsDropped },
  'long-slug-is-an-error': { file: 'unusual-requests/answered', load: async () => (await import('../faults/unusual-requests/answered.ts')).longSlugIsAnError },
  'member-of-a-callback-as-its-object': { file: 'jsonp/callback-names', load: async () => (await import('../faults/jsonp/callback-names.ts')).memberOfACallbackAsItsObject },
  'message-as-object': { file: 'envelope/message', load: async () => (await import('../faults/envelope/message.ts')).messageAsObject },
  'method-as-text': { file: 'envelope/method', load: async () => (await import('../faults/envelope/method.ts')).methodAsText },
  'method-id-as-text': { file: 'envelope/method-id', load: async () => (await import('../faults/envelope/method-id.ts')).methodIdAsText },
  'method-id-of-a-third-site': { file: 'envelope/method-id', load: async () => (await import('../faults/envelope/method-id.ts')).methodIdOfAThirdSite },
  'method-not-allowed-without-allow': { file: 'http/allow', load: async () => (await import('../faults/http/allow.ts')).methodNotAllowedWithoutAllow },
  'methods-otherwise-than-declared': { file: 'http/other-methods', load: async () => (await import('../faults/http/other-methods.ts')).methodsOtherwiseThanDeclared },
  'methods-refused-by-another-status': { file: 'http/other-methods', load: async () => (await import('../faults/http/other-methods.ts')).methodsRefusedByAnotherStatus },
  'midnights-as-dates': { file: 'published/date-times', load: async () => (await import('../faults/published/date-times.ts')).midnightsAsDates },
  'minus-sign': { file: 'date/rfc-3339', load: async () => (await import('../faults/date/rfc-3339.ts')).minusSign },
  'minutes-of-offsets-dropped': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).minutesOfOffsetsDropped },
  'mirrors-511': { file: 'http/status-511', load: async () => (await import('../faults/http/status-511.ts')).mirrors511 },
  'modified-in-the-future': { file: 'http/last-modified', load: async () => (await import('../faults/http/last-modified.ts')).modifiedInTheFuture },
  'month-and-day-swapped': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).monthAndDaySwapped },
  'moved-into-the-past': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).movedIntoThePast },
  'naive-dates': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).naiveDates },
  'names-without-quotes': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).namesWithoutQuotes },
  'nan-in-json': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).nanInJson },
  'no-data-as-404': { file: 'http/status', load: async () => (await import('../faults/http/status.ts')).noDataAs404 },
  'no-data-once-published': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).noDataOncePublished },
  'no-data-with-events': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).noDataWithEvents },
  'no-id-listed-twice': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).noIdListedTwice },
  'no-json': { file: 'json/served', load: async () => (await import('../faults/json/served.ts')).noJson },
  'no-key-is-401': { file: 'open-data/missing-key', load: async () => (await import('../faults/open-data/missing-key.ts')).noKeyIs401 },
  'no-meta': { file: 'envelope/object', load: async () => (await import('../faults/envelope/object.ts')).noMeta },
  'no-meta-with-events': { file: 'envelope/object', load: async () => (await import('../faults/envelope/object.ts')).noMetaWithEvents },
  'no-method-id-in-errors': { file: 'open-data/errors', load: async () => (await import('../faults/open-data/errors.ts')).noMethodIdInErrors },
  'no-seconds': { file: 'date/rfc-3339', load: async () => (await import('../faults/date/rfc-3339.ts')).noSeconds },
  'no-site-list': { file: 'site/versioned', load: async () => (await import('../faults/site/versioned.ts')).noSiteList },
  'no-status-of-unknown-sites': { file: 'open-data/errors', load: async () => (await import('../faults/open-data/errors.ts')).noStatusOfUnknownSites },
  'no-types-as-an-empty-text': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).noTypesAsAnEmptyText },
  'no-types-as-null': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).noTypesAsNull },
  'no-vary': { file: 'content-coding/vary', load: async () => (await import('../faults/content-coding/vary.ts')).noVary },
  'noncharacters-lost': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).noncharactersLost },
  'null-as-key': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).nullAsKey },
  'null-counter-left-out': { file: 'envelope/members', load: async () => (await import('../faults/envelope/members.ts')).nullCounterLeftOut },
  'null-date-as-text': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).nullDateAsText },
  'null-date-as-the-epoch': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).nullDateAsTheEpoch },
  'null-end-left-out': { file: 'event/members', load: async () => (await import('../faults/event/members.ts')).nullEndLeftOut },
  'null-members-left-out': { file: 'event/members', load: async () => (await import('../faults/event/members.ts')).nullMembersLeftOut },
  'null-members-left-out-of-what-is-published': { file: 'published/members', load: async () => (await import('../faults/published/members.ts')).nullMembersLeftOutOfWhatIsPublished },
  'null-times-are-an-error': { file: 'json/served', load: async () => (await import('../faults/json/served.ts')).nullTimesAreAnError },
  'null-title-as-a-word': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).nullTitleAsAWord },
  'nulls-change-nothing': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).nullsChangeNothing },
  'offset-in-hours': { file: 'date/rfc-3339', load: async () => (await import('../faults/date/rfc-3339.ts')).offsetInHours },
  'offset-in-minutes': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).offsetInMinutes },
  'offset-of-the-other-site-rounded-down': { file: 'other-site/instants', load: async () => (await import('../faults/other-site/instants.ts')).offsetOfTheOtherSiteRoundedDown },
  'offset-without-colon': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).offsetWithoutColon },
  'once-listed-always-listed': { file: 'upcoming/ended', load: async () => (await import('../faults/upcoming/ended.ts')).onceListedAlwaysListed },
  'one-event-per-start': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).oneEventPerStart },
  'one-event-per-title': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).oneEventPerTitle },
  'one-time-alone-once-changed': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).oneTimeAloneOnceChanged },
  'one-title-breaks-the-answer': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).oneTitleBreaksTheAnswer },
  'one-type-alone-once-changed': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).oneTypeAloneOnceChanged },
  'only-titles-change': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).onlyTitlesChange },
  'order-by-chance': { file: 'order/stable', load: async () => (await import('../faults/order/stable.ts')).orderByChance },
  'order-by-chance-and-jsonp-rounds-ids': { file: 'agreement/jsonp', load: async () => (await import('../faults/agreement/jsonp.ts')).orderByChanceAndJsonpRoundsIds },
  'order-by-chance-and-xml-trims': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).orderByChanceAndXmlTrims },
  'order-by-chance-though-declared': { file: 'order/declared', load: async () => (await import('../faults/order/declared.ts')).orderByChanceThoughDeclared },
  'order-by-first-occurrence': { file: 'order/next-occurrence', load: async () => (await import('../faults/order/next-occurrence.ts')).orderByFirstOccurrence },
  'order-by-id-though-declared-next': { file: 'order/declared', load: async () => (await import('../faults/order/declared.ts')).orderByIdThoughDeclaredNext },
  'ordinal-dates': { file: 'date/rfc-3339', load: async () => (await import('../faults/date/rfc-3339.ts')).ordinalDates },
  'origin-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).originWithoutKey },
  'other-formats-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).otherFormatsWithoutKey },
  'other-key-gets-less': { file: 'key/independent', load: async () => (await import('../faults/key/independent.ts')).otherKeyGetsLess },
  'other-message': { file: 'open-data/message', load: async () => (await import('../faults/open-data/message.ts')).otherMessage },
  'other-method-id': { file: 'envelope/method-id', load: async () => (await import('../faults/envelope/method-id.ts')).otherMethodId },
  'other-method-id-with-events': { file: 'envelope/method-id', load: async () => (await import('../faults/envelope/method-id.ts')).otherMethodIdWithEvents },
  'other-site-lists-what-has-not-begun': { file: 'upcoming/forms', load: async () => (await import('../faults/upcoming/forms.ts')).otherSiteListsWhatHasNotBegun },
  'other-site-lists-what-has-not-begun-by-real-time': { file: 'upcoming/forms', load: async () => (await import('../faults/upcoming/forms.ts')).otherSiteListsWhatHasNotBegunByRealTime },
  'other-site-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).otherSiteWithoutKey },
  'plain-content-called-gzip': { file: 'content-coding/decodable', load: async () => (await import('../faults/content-coding/decodable.ts')).plainContentCalledGzip },
  'plus-as-space': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).plusAsSpace },
  'post-as-get': { file: 'http/other-methods', load: async () => (await import('../faults/http/other-methods.ts')).postAsGet },
  'post-fails': { file: 'unusual-requests/answered', load: async () => (await import('../faults/unusual-requests/answered.ts')).postFails },
  'post-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).postWithoutKey },
  'private-use-lost': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).privateUseLost },
  'quiet-sites-without-a-list': { file: 'open-data/empty-site', load: async () => (await import('../faults/open-data/empty-site.ts')).quietSitesWithoutAList },
  'quotes-straightened': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).quotesStraightened },
  'range-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).rangeWithoutKey },
  'refusal-as-text': { file: 'open-data/errors', load: async () => (await import('../faults/open-data/errors.ts')).refusalAsText },
  'refusal-repeated-to-the-next-client': { file: 'key/independent', load: async () => (await import('../faults/key/independent.ts')).refusalRepeatedToTheNextClient },
  'refusal-with-data': { file: 'open-data/errors', load: async () => (await import('../faults/open-data/errors.ts')).refusalWithData },
  'refusal-without-envelope': { file: 'open-data/errors', load: async () => (await import('../faults/open-data/errors.ts')).refusalWithoutEnvelope },
  'refused-key-accepted-later': { file: 'key/independent', load: async () => (await import('../faults/key/independent.ts')).refusedKeyAcceptedLater },
  'relative-link': { file: 'event/link', load: async () => (await import('../faults/event/link.ts')).relativeLink },
  'repeated-hour-of-berlin-taken-for-the-first': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).repeatedHourOfBerlinTakenForTheFirst },
  'repeated-hour-taken-for-the-first': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).repeatedHourTakenForTheFirst },
  'requests-as-text': { file: 'envelope/requests', load: async () => (await import('../faults/envelope/requests.ts')).requestsAsText },
  'requests-as-text-with-events': { file: 'envelope/requests', load: async () => (await import('../faults/envelope/requests.ts')).requestsAsTextWithEvents },
  'reserved-words-as-callbacks': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../faults/jsonp/unsafe-callbacks.ts')).reservedWordsAsCallbacks },
  'same-id-twice': { file: 'event/unique-id', load: async () => (await import('../faults/event/unique-id.ts')).sameIdTwice },
  'seconds-dropped': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).secondsDropped },
  'series-dropped': { file: 'upcoming/due', load: async () => (await import('../faults/upcoming/due.ts')).seriesDropped },
  'service-of-another-id': { file: 'open-data/service', load: async () => (await import('../faults/open-data/service.ts')).serviceOfAnotherId },
  'service-of-another-name': { file: 'open-data/service', load: async () => (await import('../faults/open-data/service.ts')).serviceOfAnotherName },
  'short-titles-lost': { file: 'published/generated', load: async () => (await import('../faults/published/generated.ts')).shortTitlesLost },
  'sign-of-an-offset-lost-without-hours': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).signOfAnOffsetLostWithoutHours },
  'single-event-alone': { file: 'site/forms', load: async () => (await import('../faults/site/forms.ts')).singleEventAlone },
  'single-event-as-object': { file: 'envelope/data', load: async () => (await import('../faults/envelope/data.ts')).singleEventAsObject },
  'single-quotes': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).singleQuotes },
  'single-time-as-object': { file: 'event/times', load: async () => (await import('../faults/event/times.ts')).singleTimeAsObject },
  'single-type-as-text': { file: 'event/type', load: async () => (await import('../faults/event/type.ts')).singleTypeAsText },
  'site-list-without-version': { file: 'site/versioned', load: async () => (await import('../faults/site/versioned.ts')).siteListWithoutVersion },
  'site-name-as-object': { file: 'envelope/method', load: async () => (await import('../faults/envelope/method.ts')).siteNameAsObject },
  'site-name-as-object-once-published': { file: 'envelope/method', load: async () => (await import('../faults/envelope/method.ts')).siteNameAsObjectOncePublished },
  'site-name-in-meta': { file: 'envelope/members', load: async () => (await import('../faults/envelope/members.ts')).siteNameInMeta },
  'site-name-is-slug': { file: 'site/name', load: async () => (await import('../faults/site/name.ts')).siteNameIsSlug },
  'site-name-left-out-once-published': { file: 'envelope/members', load: async () => (await import('../faults/envelope/members.ts')).siteNameLeftOutOncePublished },
  'site-name-of-a-concurrent-request': { file: 'site/isolation', load: async () => (await import('../faults/site/isolation.ts')).siteNameOfAConcurrentRequest },
  'site-name-of-the-previous-request': { file: 'site/isolation', load: async () => (await import('../faults/site/isolation.ts')).siteNameOfThePreviousRequest },
  'site-number-in-method': { file: 'open-data/method', load: async () => (await import('../faults/open-data/method.ts')).siteNumberInMethod },
  'sites-by-their-beginning': { file: 'other-site/own-events', load: async () => (await import('../faults/other-site/own-events.ts')).sitesByTheirBeginning },
  'slug-by-its-beginning': { file: 'site/unknown', load: async () => (await import('../faults/site/unknown.ts')).slugByItsBeginning },
  'slug-in-a-page': { file: 'unusual-requests/reflected-html', load: async () => (await import('../faults/unusual-requests/reflected-html.ts')).slugInAPage },
  'slug-not-decoded': { file: 'site/encoded-slug', load: async () => (await import('../faults/site/encoded-slug.ts')).slugNotDecoded },
  'slug-with-slash-lost': { file: 'site/listed', load: async () => (await import('../faults/site/listed.ts')).slugWithSlashLost },
  'some-errors-mirrored': { file: 'http/status', load: async () => (await import('../faults/http/status.ts')).someErrorsMirrored },
  'some-formats-not-found': { file: 'format/unknown', load: async () => (await import('../faults/format/unknown.ts')).someFormatsNotFound },
  'some-titles-escaped': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).someTitlesEscaped },
  'some-unknown-sites-invalid': { file: 'site/unknown', load: async () => (await import('../faults/site/unknown.ts')).someUnknownSitesInvalid },
  'space-for-t': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).spaceForT },
  'stale-answers-now-and-then': { file: 'caching/stale-answer', load: async () => (await import('../faults/caching/stale-answer.ts')).staleAnswersNowAndThen },
  'start-and-end-in-the-event': { file: 'event/members', load: async () => (await import('../faults/event/members.ts')).startAndEndInTheEvent },
  'start-and-end-swapped': { file: 'event/span', load: async () => (await import('../faults/event/span.ts')).startAndEndSwapped },
  'status-as-text': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).statusAsText },
  'status-as-text-with-events': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).statusAsTextWithEvents },
  'status-of-the-other-site-as-text': { file: 'site/forms', load: async () => (await import('../faults/site/forms.ts')).statusOfTheOtherSiteAsText },
  'status-with-a-fraction': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).statusWithAFraction },
  'success-without-status': { file: 'envelope/status', load: async () => (await import('../faults/envelope/status.ts')).successWithoutStatus },
  'tag-of-second-and-length': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).tagOfSecondAndLength },
  'tag-of-the-ids': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).tagOfTheIds },
  'tag-of-the-last-event': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).tagOfTheLastEvent },
  'tag-of-the-latest-change': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).tagOfTheLatestChange },
  'tag-of-the-second': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).tagOfTheSecond },
  'ten-occurrences-at-most': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).tenOccurrencesAtMost },
  'ten-types-at-most': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).tenTypesAtMost },
  'text-for-an-empty-list-of-types': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).textForAnEmptyListOfTypes },
  'third-site-lists-the-first': { file: 'other-site/listed-sites', load: async () => (await import('../faults/other-site/listed-sites.ts')).thirdSiteListsTheFirst },
  'third-site-misnamed': { file: 'site/name', load: async () => (await import('../faults/site/name.ts')).thirdSiteMisnamed },
  'third-site-without-key-in-jsonp': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).thirdSiteWithoutKeyInJsonp },
  'thirty-first-of-every-month': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).thirtyFirstOfEveryMonth },
  'thirty-occurrences-at-most': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).thirtyOccurrencesAtMost },
  'times-as-texts': { file: 'event/times', load: async () => (await import('../faults/event/times.ts')).timesAsTexts },
  'times-before-1970-dropped': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).timesBefore1970Dropped },
  'timestamp-as-text': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampAsText },
  'timestamp-as-text-with-events': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampAsTextWithEvents },
  'timestamp-hours-off-its-date': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampHoursOffItsDate },
  'timestamp-in-milliseconds': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampInMilliseconds },
  'timestamp-of-its-start': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampOfItsStart },
  'timestamp-of-local-time': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampOfLocalTime },
  'timestamp-of-the-minute': { file: 'envelope/timestamp', load: async () => (await import('../faults/envelope/timestamp.ts')).timestampOfTheMinute },
  'timing-behind-json': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).timingBehindJson },
  'title-of-space-lost': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titleOfSpaceLost },
  'title-without-leading-zeros': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titleWithoutLeadingZeros },
  'title-zero-as-null': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titleZeroAsNull },
  'titles-composed': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titlesComposed },
  'titles-cut': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titlesCut },
  'titles-end-at-an-emoji': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titlesEndAtAnEmoji },
  'titles-escaped-though-declared-raw': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titlesEscapedThoughDeclaredRaw },
  'titles-trimmed': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).titlesTrimmed },
  'titles-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).titlesWithoutKey },
  'trailing-comma': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).trailingComma },
  'translated-message': { file: 'open-data/message', load: async () => (await import('../faults/open-data/message.ts')).translatedMessage },
  'twenty-one-events': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).twentyOneEvents },
  'two-keys-accepted': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).twoKeysAccepted },
  'types-by-number': { file: 'event/type', load: async () => (await import('../faults/event/type.ts')).typesByNumber },
  'types-cut': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).typesCut },
  'types-escaped-and-titles-not': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).typesEscapedAndTitlesNot },
  'types-escaped-though-declared-raw': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).typesEscapedThoughDeclaredRaw },
  'types-joined': { file: 'event/type', load: async () => (await import('../faults/event/type.ts')).typesJoined },
  'types-of-either-case-once': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).typesOfEitherCaseOnce },
  'types-of-the-same-number-unchanged': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).typesOfTheSameNumberUnchanged },
  'unauthorized-without-challenge': { file: 'http/challenge', load: async () => (await import('../faults/http/challenge.ts')).unauthorizedWithoutChallenge },
  'unknown-site-otherwise-than-declared': { file: 'site/unknown', load: async () => (await import('../faults/site/unknown.ts')).unknownSiteOtherwiseThanDeclared },
  'updated-as-first-published': { file: 'published/change-time', load: async () => (await import('../faults/published/change-time.ts')).updatedAsFirstPublished },
  'updated-as-number-once-changed': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).updatedAsNumberOnceChanged },
  'updated-at-another-offset': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).updatedAtAnotherOffset },
  'updated-is-now': { file: 'published/change-time', load: async () => (await import('../faults/published/change-time.ts')).updatedIsNow },
  'updated-left-out-at-the-other-site': { file: 'site/forms', load: async () => (await import('../faults/site/forms.ts')).updatedLeftOutAtTheOtherSite },
  'utc-clock-with-local-offset': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).utcClockWithLocalOffset },
  'variation-selectors-lost': { file: 'published/values', load: async () => (await import('../faults/published/values.ts')).variationSelectorsLost },
  'visible-after-five-seconds': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).visibleAfterFiveSeconds },
  'warning-before-json': { file: 'json/text', load: async () => (await import('../faults/json/text.ts')).warningBeforeJson },
  'wildcard-over-refusal': { file: 'content-coding/accepted', load: async () => (await import('../faults/content-coding/accepted.ts')).wildcardOverRefusal },
  'winter-offset-all-year': { file: 'published/instants', load: async () => (await import('../faults/published/instants.ts')).winterOffsetAllYear },
  'withdrawals-lost': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).withdrawalsLost },
  'withdrawn-by-title': { file: 'published/listed', load: async () => (await import('../faults/published/listed.ts')).withdrawnByTitle },
  'withdrawn-ids-never-listed-again': { file: 'realtime/reused-id', load: async () => (await import('../faults/realtime/reused-id.ts')).withdrawnIdsNeverListedAgain },
  'withdrawn-item-found-again': { file: 'realtime/stays-withdrawn', load: async () => (await import('../faults/realtime/stays-withdrawn.ts')).withdrawnItemFoundAgain },
  'wrong-key-is-511': { file: 'open-data/invalid-key', load: async () => (await import('../faults/open-data/invalid-key.ts')).wrongKeyIs511 },
  'xml-after-an-empty-line': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlAfterAnEmptyLine },
  'xml-announced-too-long': { file: 'http/complete', load: async () => (await import('../faults/http/complete.ts')).xmlAnnouncedTooLong },
  'xml-called-html': { file: 'xml/content-type', load: async () => (await import('../faults/xml/content-type.ts')).xmlCalledHtml },
  'xml-called-json': { file: 'xml/content-type', load: async () => (await import('../faults/xml/content-type.ts')).xmlCalledJson },
  'xml-changes-titles-only': { file: 'published/changes', load: async () => (await import('../faults/published/changes.ts')).xmlChangesTitlesOnly },
  'xml-control-character': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlControlCharacter },
  'xml-counter-unchanged': { file: 'counter/in-xml', load: async () => (await import('../faults/counter/in-xml.ts')).xmlCounterUnchanged },
  'xml-counter-unchanged-where-nothing-is-listed': { file: 'counter/in-xml', load: async () => (await import('../faults/counter/in-xml.ts')).xmlCounterUnchangedWhereNothingIsListed },
  'xml-cut-at-cdata': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlCutAtCdata },
  'xml-cuts-long-texts': { file: 'agreement/published-xml', load: async () => (await import('../faults/agreement/published-xml.ts')).xmlCutsLongTexts },
  'xml-dates-in-utc': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlDatesInUtc },
  'xml-dates-without-offset': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlDatesWithoutOffset },
  'xml-declares-utf-16': { file: 'xml/encoding', load: async () => (await import('../faults/xml/encoding.ts')).xmlDeclaresUtf16 },
  'xml-empty': { file: 'xml/served', load: async () => (await import('../faults/xml/served.ts')).xmlEmpty },
  'xml-ends-of-the-previous-occurrence': { file: 'agreement/published-xml', load: async () => (await import('../faults/agreement/published-xml.ts')).xmlEndsOfThePreviousOccurrence },
  'xml-entries-called-event': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlEntriesCalledEvent },
  'xml-escapes-twice': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlEscapesTwice },
  'xml-fails-after-many-answers': { file: 'format/stays-served', load: async () => (await import('../faults/format/stays-served.ts')).xmlFailsAfterManyAnswers },
  'xml-for-another-key-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).xmlForAnotherKeyKeptWhenPublished },
  'xml-for-another-key-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).xmlForAnotherKeyKeptWhenWithdrawn },
  'xml-for-another-key-lacks-an-event': { file: 'agreement/xml-of-other-sites', load: async () => (await import('../faults/agreement/xml-of-other-sites.ts')).xmlForAnotherKeyLacksAnEvent },
  'xml-further-members-differ': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlFurtherMembersDiffer },
  'xml-grouped-digits': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlGroupedDigits },
  'xml-has-more': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlHasMore },
  'xml-html-entities': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlHtmlEntities },
  'xml-ids-as-attributes': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlIdsAsAttributes },
  'xml-in-a-call': { file: 'format/path', load: async () => (await import('../faults/format/path.ts')).xmlInACall },
  'xml-in-another-order-than-declared': { file: 'order/declared', load: async () => (await import('../faults/order/declared.ts')).xmlInAnotherOrderThanDeclared },
  'xml-is-json': { file: 'xml/served', load: async () => (await import('../faults/xml/served.ts')).xmlIsJson },
  'xml-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).xmlKeptWhenChanged },
  'xml-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).xmlKeptWhenPublished },
  'xml-kept-when-withdrawn': { file: 'realtime/withdrawn', load: async () => (await import('../faults/realtime/withdrawn.ts')).xmlKeptWhenWithdrawn },
  'xml-key-with-a-name-before': { file: 'key/invalid', load: async () => (await import('../faults/key/invalid.ts')).xmlKeyWithANameBefore },
  'xml-latin-1': { file: 'xml/encoding', load: async () => (await import('../faults/xml/encoding.ts')).xmlLatin1 },
  'xml-links-of-the-previous-event': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlLinksOfThePreviousEvent },
  'xml-listed-for-a-day-more': { file: 'upcoming/forms', load: async () => (await import('../faults/upcoming/forms.ts')).xmlListedForADayMore },
  'xml-lists-what-has-not-begun': { file: 'upcoming/forms', load: async () => (await import('../faults/upcoming/forms.ts')).xmlListsWhatHasNotBegun },
  'xml-lists-what-has-not-begun-by-real-time': { file: 'upcoming/forms', load: async () => (await import('../faults/upcoming/forms.ts')).xmlListsWhatHasNotBegunByRealTime },
  'xml-loses-carriage-returns': { file: 'agreement/published-xml', load: async () => (await import('../faults/agreement/published-xml.ts')).xmlLosesCarriageReturns },
  'xml-not-found': { file: 'xml/served', load: async () => (await import('../faults/xml/served.ts')).xmlNotFound },
  'xml-null-as-text': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlNullAsText },
  'xml-nulls-otherwise-than-declared': { file: 'xml/nulls', load: async () => (await import('../faults/xml/nulls.ts')).xmlNullsOtherwiseThanDeclared },
  'xml-numbered-elements': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlNumberedElements },
  'xml-of-a-third-site-is-that-of-the-second': { file: 'agreement/xml-of-other-sites', load: async () => (await import('../faults/agreement/xml-of-other-sites.ts')).xmlOfAThirdSiteIsThatOfTheSecond },
  'xml-of-another-case-kept-when-changed': { file: 'realtime/updated', load: async () => (await import('../faults/realtime/updated.ts')).xmlOfAnotherCaseKeptWhenChanged },
  'xml-of-other-sites-is-that-of-the-first': { file: 'agreement/xml-of-other-sites', load: async () => (await import('../faults/agreement/xml-of-other-sites.ts')).xmlOfOtherSitesIsThatOfTheFirst },
  'xml-of-the-first-site-alone': { file: 'agreement/xml-of-other-sites', load: async () => (await import('../faults/agreement/xml-of-other-sites.ts')).xmlOfTheFirstSiteAlone },
  'xml-of-the-other-site-kept-when-changed': { file: 'other-site/updated', load: async () => (await import('../faults/other-site/updated.ts')).xmlOfTheOtherSiteKeptWhenChanged },
  'xml-of-the-other-site-kept-when-published': { file: 'other-site/published', load: async () => (await import('../faults/other-site/published.ts')).xmlOfTheOtherSiteKeptWhenPublished },
  'xml-of-the-other-site-kept-when-withdrawn': { file: 'other-site/withdrawn', load: async () => (await import('../faults/other-site/withdrawn.ts')).xmlOfTheOtherSiteKeptWhenWithdrawn },
  'xml-one-event-more': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlOneEventMore },
  'xml-open-element': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlOpenElement },
  'xml-raw-ampersand': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlRawAmpersand },
  'xml-refusal-repeated-to-the-next-client': { file: 'key/independent', load: async () => (await import('../faults/key/independent.ts')).xmlRefusalRepeatedToTheNextClient },
  'xml-refusal-without-data': { file: 'open-data/errors', load: async () => (await import('../faults/open-data/errors.ts')).xmlRefusalWithoutData },
  'xml-repeats-type': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlRepeatsType },
  'xml-root-feed': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlRootFeed },
  'xml-rounds-ids': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlRoundsIds },
  'xml-single-type-as-text': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlSingleTypeAsText },
  'xml-surrogate-references': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlSurrogateReferences },
  'xml-tag-of-the-ids': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).xmlTagOfTheIds },
  'xml-tag-of-the-length': { file: 'caching/not-modified', load: async () => (await import('../faults/caching/not-modified.ts')).xmlTagOfTheLength },
  'xml-texts-on-their-own-lines': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlTextsOnTheirOwnLines },
  'xml-texts-wrongly-decoded': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlTextsWronglyDecoded },
  'xml-timestamp-as-a-word': { file: 'agreement/xml-meta', load: async () => (await import('../faults/agreement/xml-meta.ts')).xmlTimestampAsAWord },
  'xml-timestamp-in-milliseconds': { file: 'agreement/xml-meta', load: async () => (await import('../faults/agreement/xml-meta.ts')).xmlTimestampInMilliseconds },
  'xml-titles-called-ids': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlTitlesCalledIds },
  'xml-trims': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlTrims },
  'xml-two-roots': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).xmlTwoRoots },
  'xml-types-in-another-order': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlTypesInAnotherOrder },
  'xml-types-in-the-next-event': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlTypesInTheNextEvent },
  'xml-unescapes-entities': { file: 'agreement/published-xml', load: async () => (await import('../faults/agreement/published-xml.ts')).xmlUnescapesEntities },
  'xml-with-a-callback-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).xmlWithACallbackWithoutKey },
  'xml-with-a-doctype': { file: 'xml/doctype', load: async () => (await import('../faults/xml/doctype.ts')).xmlWithADoctype },
  'xml-without-counter': { file: 'agreement/xml-meta', load: async () => (await import('../faults/agreement/xml-meta.ts')).xmlWithoutCounter },
  'xml-without-key': { file: 'key/required', load: async () => (await import('../faults/key/required.ts')).xmlWithoutKey },
  'xml-without-last-event': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlWithoutLastEvent },
  'xml-without-meta': { file: 'agreement/xml', load: async () => (await import('../faults/agreement/xml.ts')).xmlWithoutMeta },
  'xml-without-type': { file: 'xml/content-type', load: async () => (await import('../faults/xml/content-type.ts')).xmlWithoutType },
  'xml-wraps-texts': { file: 'xml/form', load: async () => (await import('../faults/xml/form.ts')).xmlWrapsTexts },
  'years-of-five-digits': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).yearsOfFiveDigits },
  'years-of-six-digits': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).yearsOfSixDigits },
  'years-of-two-digits': { file: 'date/iso-8601', load: async () => (await import('../faults/date/iso-8601.ts')).yearsOfTwoDigits },
  'zstd-kept-when-published': { file: 'realtime/published', load: async () => (await import('../faults/realtime/published.ts')).zstdKeptWhenPublished },
} as const;

/** A name of `touchstone variants list feed`. */
export type VariantName =
  | 'an-error-now-and-then'
  | 'answers-kept-within-the-declared-time'
  | 'any-order'
  | 'basic-format-at-the-other-site'
  | 'callback-as-property-key'
  | 'callback-of-an-identifier-alone'
  | 'callback-of-ascii-words-only'
  | 'callback-refused-for-xml'
  | 'clock-a-minute-off'
  | 'clocks-of-two-hosts'
  | 'counter-of-all-keys'
  | 'counter-written-every-few-seconds'
  | 'counters-of-two-hosts'
  | 'data-is-null'
  | 'dates-at-no-known-offset'
  | 'dates-by-the-clocks-of-berlin'
  | 'dates-by-the-clocks-of-lord-howe-island'
  | 'dates-half-a-world-away'
  | 'dates-in-lower-case'
  | 'dates-of-seconds-that-are-over'
  | 'dates-with-a-fraction'
  | 'dates-with-z'
  | 'days-of-each-site'
  | 'deflate-when-offered'
  | 'edge-years'
  | 'empty-list-no-data'
  | 'empty-list-success'
  | 'end-before-the-start'
  | 'events-far-ahead'
  | 'every-member-null'
  | 'everything-escaped'
  | 'expires-is-no-timestamp'
  | 'extreme-ids'
  | 'first-of-two-callbacks-used'
  | 'first-xml-limited'
  | 'formats-not-acceptable'
  | 'further-members'
  | 'further-members-of-events'
  | 'gzip-where-nothing-was-said'
  | 'head-not-implemented-in-a-long-page'
  | 'head-over-a-socket'
  | 'head-without-length'
  | 'head-without-type'
  | 'hexadecimal-key-in-any-case'
  | 'ids-below-zero'
  | 'ids-given-by-the-feed'
  | 'ids-kept-by-changes'
  | 'ids-of-more-than-32-bits'
  | 'ids-of-more-than-64-bits'
  | 'json-in-lines'
  | 'json-of-another-media-type'
  | 'jsonp-applied'
  | 'jsonp-by-a-parameter'
  | 'jsonp-by-a-variable'
  | 'jsonp-errors-as-declared'
  | 'jsonp-errors-plain'
  | 'jsonp-escaped'
  | 'jsonp-guarded'
  | 'jsonp-in-a-function'
  | 'jsonp-in-lines'
  | 'jsonp-in-reverse-order'
  | 'jsonp-of-a-historic-type'
  | 'jsonp-of-the-obsolete-type'
  | 'jsonp-of-the-window'
  | 'jsonp-parses-a-text'
  | 'jsonp-with-a-fallback-function'
  | 'jsonp-without-recommended-care'
  | 'key-from-a-header-too'
  | 'key-trimmed'
  | 'key-with-a-trailing-slash'
  | 'keys-are-integers'
  | 'keys-for-some-sites'
  | 'late-within-the-declared-time'
  | 'leap-second'
  | 'lengths-kept-within-the-declared-time'
  | 'links-in-normal-form'
  | 'links-normalised'
  | 'links-of-other-schemes'
  | 'links-that-browsers-escape'
  | 'links-with-every-character-of-a-url'
  | 'listed-for-a-day-after-the-end'
  | 'listed-for-a-day-after-the-end-undeclared'
  | 'listed-until-begun'
  | 'listed-until-the-end-of-the-day'
  | 'listed-until-the-end-of-the-day-by-real-time'
  | 'long-title'
  | 'max-age-zero'
  | 'member-called-proto'
  | 'members-in-another-order'
  | 'meta-with-the-duration'
  | 'midnight-as-the-end-of-a-day'
  | 'mirrored-except-511'
  | 'mirrored-statuses'
  | 'modified-long-before'
  | 'never-gzip'
  | 'next-date-to-be-announced'
  | 'no-cache'
  | 'no-caching-headers'
  | 'no-fractions'
  | 'no-list-of-services'
  | 'no-store-and-a-lifetime'
  | 'no-time-not-listed'
  | 'nothing-listed-at-first'
  | 'null-among-events'
  | 'occurrences-in-order'
  | 'offset-by-language'
  | 'one-event-of-two-similar-sites'
  | 'one-of-three-hosts-lags'
  | 'one-of-two-hosts-lags'
  | 'one-valid-key-of-several'
  | 'options-refused'
  | 'order-as-published'
  | 'order-by-id'
  | 'order-by-start'
  | 'other-formats-with-key'
  | 'other-methods-as-get'
  | 'other-site-at-half-hours'
  | 'pages-of-others-refused'
  | 'past-occurrences-not-listed'
  | 'patch-not-implemented'
  | 'proxy-with-a-wrong-clock'
  | 'public-table-at-another-path'
  | 'rate-limit-with-an-envelope'
  | 'redirect-note-with-the-key'
  | 'redirect-with-the-key'
  | 'refusal-in-a-call-of-a-default-name'
  | 'refusals-are-problems'
  | 'service-described-by-nulls'
  | 'shared-counter-written-every-few-requests'
  | 'site-list-also-without-version'
  | 'sixty-occurrences'
  | 'slug-in-any-case'
  | 'slugs-with-digits-not-found'
  | 'surrogate-control'
  | 'tags-beside-dates'
  | 'third-site-includes-another'
  | 'third-site-includes-one-of-its-parts'
  | 'titles-escaped'
  | 'two-hosts-with-opposite-orders'
  | 'types-given-by-the-feed'
  | 'types-once-as-reported'
  | 'unknown-site-is-no-method'
  | 'unsafe-callback-ignored'
  | 'weak-tags-that-change'
  | 'xml-all-references'
  | 'xml-as-atom'
  | 'xml-as-json-to-xml'
  | 'xml-as-rails'
  | 'xml-as-text'
  | 'xml-by-a-clock-ahead'
  | 'xml-charset-over-declaration'
  | 'xml-empty-tags'
  | 'xml-in-a-namespace'
  | 'xml-in-cdata'
  | 'xml-in-latin-1'
  | 'xml-in-lines'
  | 'xml-in-reverse-order'
  | 'xml-in-utf-16'
  | 'xml-nulls-absent'
  | 'xml-nulls-in-both-ways'
  | 'xml-of-another-media-type'
  | 'xml-repeats-elements'
  | 'xml-timestamp-as-a-date'
  | 'xml-weak-tags-that-change'
  | 'xml-with-a-harmless-doctype'
  | 'xml-with-attributes'
  | 'xml-with-comments'
  | 'xml-with-members-in-another-order'
  | 'xml-with-nil-elements'
  | 'xml-without-declaration'
  | 'zstd-for-browsers';

/** The variants by name: the file of each, and how it is loaded. */
export const variants = {
  'an-error-now-and-then': { file: 'realtime/stays-listed', load: async () => (await import('../variants/realtime/stays-listed.ts')).anErrorNowAndThen },
  'answers-kept-within-the-declared-time': { file: 'realtime/published', load: async () => (await import('../variants/realtime/published.ts')).answersKeptWithinTheDeclaredTime },
  'any-order': { file: 'order/stable', load: async () => (await import('../variants/order/stable.ts')).anyOrder },
  'basic-format-at-the-other-site': { file: 'site/forms', load: async () => (await import('../variants/site/forms.ts')).basicFormatAtTheOtherSite },
  'callback-as-property-key': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../variants/jsonp/unsafe-callbacks.ts')).callbackAsPropertyKey },
  'callback-of-an-identifier-alone': { file: 'jsonp/function-name', load: async () => (await import('../variants/jsonp/function-name.ts')).callbackOfAnIdentifierAlone },
  'callback-of-ascii-words-only': { file: 'jsonp/callback-names', load: async () => (await import('../variants/jsonp/callback-names.ts')).callbackOfAsciiWordsOnly },
  'callback-refused-for-xml': { file: 'format/path', load: async () => (await import('../variants/format/path.ts')).callbackRefusedForXml },
  'clock-a-minute-off': { file: 'envelope/timestamp', load: async () => (await import('../variants/envelope/timestamp.ts')).clockAMinuteOff },
  'clocks-of-two-hosts': { file: 'caching/stale-answer', load: async () => (await import('../variants/caching/stale-answer.ts')).clocksOfTwoHosts },
  'counter-of-all-keys': { file: 'counter/rises', load: async () => (await import('../variants/counter/rises.ts')).counterOfAllKeys },
  'counter-written-every-few-seconds': { file: 'counter/rises', load: async () => (await import('../variants/counter/rises.ts')).counterWrittenEveryFewSeconds },
  'counters-of-two-hosts': { file: 'counter/rises', load: async () => (await import('../variants/counter/rises.ts')).countersOfTwoHosts },
  'data-is-null': { file: 'envelope/data', load: async () => (await import('../variants/envelope/data.ts')).dataIsNull },
  'dates-at-no-known-offset': { file: 'date/iso-8601', load: async () => (await import('../variants/date/iso-8601.ts')).datesAtNoKnownOffset },
  'dates-by-the-clocks-of-berlin': { file: 'published/instants', load: async () => (await import('../variants/published/instants.ts')).datesByTheClocksOfBerlin },
  'dates-by-the-clocks-of-lord-howe-island': { file: 'published/instants', load: async () => (await import('../variants/published/instants.ts')).datesByTheClocksOfLordHoweIsland },
  'dates-half-a-world-away': { file: 'published/instants', load: async () => (await import('../variants/published/instants.ts')).datesHalfAWorldAway },
  'dates-in-lower-case': { file: 'date/rfc-3339', load: async () => (await import('../variants/date/rfc-3339.ts')).datesInLowerCase },
  'dates-of-seconds-that-are-over': { file: 'caching/not-modified', load: async () => (await import('../variants/caching/not-modified.ts')).datesOfSecondsThatAreOver },
  'dates-with-a-fraction': { file: 'date/rfc-3339', load: async () => (await import('../variants/date/rfc-3339.ts')).datesWithAFraction },
  'dates-with-z': { file: 'date/iso-8601', load: async () => (await import('../variants/date/iso-8601.ts')).datesWithZ },
  'days-of-each-site': { file: 'upcoming/forms', load: async () => (await import('../variants/upcoming/forms.ts')).daysOfEachSite },
  'deflate-when-offered': { file: 'content-coding/decodable', load: async () => (await import('../variants/content-coding/decodable.ts')).deflateWhenOffered },
  'edge-years': { file: 'date/iso-8601', load: async () => (await import('../variants/date/iso-8601.ts')).edgeYears },
  'empty-list-no-data': { file: 'envelope/status', load: async () => (await import('../variants/envelope/status.ts')).emptyListNoData },
  'empty-list-success': { file: 'envelope/status', load: async () => (await import('../variants/envelope/status.ts')).emptyListSuccess },
  'end-before-the-start': { file: 'event/span', load: async () => (await import('../variants/event/span.ts')).endBeforeTheStart },
  'events-far-ahead': { file: 'published/instants', load: async () => (await import('../variants/published/instants.ts')).eventsFarAhead },
  'every-member-null': { file: 'event/members', load: async () => (await import('../variants/event/members.ts')).everyMemberNull },
  'everything-escaped': { file: 'json/text', load: async () => (await import('../variants/json/text.ts')).everythingEscaped },
  'expires-is-no-timestamp': { file: 'http/timestamps', load: async () => (await import('../variants/http/timestamps.ts')).expiresIsNoTimestamp },
  'extreme-ids': { file: 'event/id', load: async () => (await import('../variants/event/id.ts')).extremeIds },
  'first-of-two-callbacks-used': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../variants/jsonp/unsafe-callbacks.ts')).firstOfTwoCallbacksUsed },
  'first-xml-limited': { file: 'xml/served', load: async () => (await import('../variants/xml/served.ts')).firstXmlLimited },
  'formats-not-acceptable': { file: 'format/unknown', load: async () => (await import('../variants/format/unknown.ts')).formatsNotAcceptable },
  'further-members': { file: 'envelope/members', load: async () => (await import('../variants/envelope/members.ts')).furtherMembers },
  'further-members-of-events': { file: 'event/members', load: async () => (await import('../variants/event/members.ts')).furtherMembersOfEvents },
  'gzip-where-nothing-was-said': { file: 'content-coding/accepted', load: async () => (await import('../variants/content-coding/accepted.ts')).gzipWhereNothingWasSaid },
  'head-not-implemented-in-a-long-page': { file: 'key/required', load: async () => (await import('../variants/key/required.ts')).headNotImplementedInALongPage },
  'head-over-a-socket': { file: 'http/head', load: async () => (await import('../variants/http/head.ts')).headOverASocket },
  'head-without-length': { file: 'http/head', load: async () => (await import('../variants/http/head.ts')).headWithoutLength },
  'head-without-type': { file: 'http/head', load: async () => (await import('../variants/http/head.ts')).headWithoutType },
  'hexadecimal-key-in-any-case': { file: 'key/invalid', load: async () => (await import('../variants/key/invalid.ts')).hexadecimalKeyInAnyCase },
  'ids-below-zero': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).idsBelowZero },
  'ids-given-by-the-feed': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).idsGivenByTheFeed },
  'ids-kept-by-changes': { file: 'published/changes', load: async () => (await import('../variants/published/changes.ts')).idsKeptByChanges },
  'ids-of-more-than-32-bits': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).idsOfMoreThan32Bits },
  'ids-of-more-than-64-bits': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).idsOfMoreThan64Bits },
  'json-in-lines': { file: 'json/text', load: async () => (await import('../variants/json/text.ts')).jsonInLines },
  'json-of-another-media-type': { file: 'json/content-type', load: async () => (await import('../variants/json/content-type.ts')).jsonOfAnotherMediaType },
  'jsonp-applied': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpApplied },
  'jsonp-by-a-parameter': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpByAParameter },
  'jsonp-by-a-variable': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpByAVariable },
  'jsonp-errors-as-declared': { file: 'jsonp/errors', load: async () => (await import('../variants/jsonp/errors.ts')).jsonpErrorsAsDeclared },
  'jsonp-errors-plain': { file: 'jsonp/errors', load: async () => (await import('../variants/jsonp/errors.ts')).jsonpErrorsPlain },
  'jsonp-escaped': { file: 'agreement/jsonp', load: async () => (await import('../variants/agreement/jsonp.ts')).jsonpEscaped },
  'jsonp-guarded': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpGuarded },
  'jsonp-in-a-function': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpInAFunction },
  'jsonp-in-lines': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpInLines },
  'jsonp-in-reverse-order': { file: 'agreement/jsonp', load: async () => (await import('../variants/agreement/jsonp.ts')).jsonpInReverseOrder },
  'jsonp-of-a-historic-type': { file: 'jsonp/content-type', load: async () => (await import('../variants/jsonp/content-type.ts')).jsonpOfAHistoricType },
  'jsonp-of-the-obsolete-type': { file: 'jsonp/content-type', load: async () => (await import('../variants/jsonp/content-type.ts')).jsonpOfTheObsoleteType },
  'jsonp-of-the-window': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpOfTheWindow },
  'jsonp-parses-a-text': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpParsesAText },
  'jsonp-with-a-fallback-function': { file: 'jsonp/called', load: async () => (await import('../variants/jsonp/called.ts')).jsonpWithAFallbackFunction },
  'jsonp-without-recommended-care': { file: 'jsonp/sniffing', load: async () => (await import('../variants/jsonp/sniffing.ts')).jsonpWithoutRecommendedCare },
  'key-from-a-header-too': { file: 'key/parameter', load: async () => (await import('../variants/key/parameter.ts')).keyFromAHeaderToo },
  'key-trimmed': { file: 'key/invalid', load: async () => (await import('../variants/key/invalid.ts')).keyTrimmed },
  'key-with-a-trailing-slash': { file: 'key/invalid', load: async () => (await import('../variants/key/invalid.ts')).keyWithATrailingSlash },
  'keys-are-integers': { file: 'key/invalid', load: async () => (await import('../variants/key/invalid.ts')).keysAreIntegers },
  'keys-for-some-sites': { file: 'site/listed', load: async () => (await import('../variants/site/listed.ts')).keysForSomeSites },
  'late-within-the-declared-time': { file: 'realtime/published', load: async () => (await import('../variants/realtime/published.ts')).lateWithinTheDeclaredTime },
  'leap-second': { file: 'date/iso-8601', load: async () => (await import('../variants/date/iso-8601.ts')).leapSecond },
  'lengths-kept-within-the-declared-time': { file: 'http/head', load: async () => (await import('../variants/http/head.ts')).lengthsKeptWithinTheDeclaredTime },
  'links-in-normal-form': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).linksInNormalForm },
  'links-normalised': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).linksNormalised },
  'links-of-other-schemes': { file: 'open-data/link', load: async () => (await import('../variants/open-data/link.ts')).linksOfOtherSchemes },
  'links-that-browsers-escape': { file: 'event/link', load: async () => (await import('../variants/event/link.ts')).linksThatBrowsersEscape },
  'links-with-every-character-of-a-url': { file: 'event/link', load: async () => (await import('../variants/event/link.ts')).linksWithEveryCharacterOfAUrl },
  'listed-for-a-day-after-the-end': { file: 'upcoming/ended', load: async () => (await import('../variants/upcoming/ended.ts')).listedForADayAfterTheEnd },
  'listed-for-a-day-after-the-end-undeclared': { file: 'upcoming/ended', load: async () => (await import('../variants/upcoming/ended.ts')).listedForADayAfterTheEndUndeclared },
  'listed-until-begun': { file: 'upcoming/ended', load: async () => (await import('../variants/upcoming/ended.ts')).listedUntilBegun },
  'listed-until-the-end-of-the-day': { file: 'upcoming/ended', load: async () => (await import('../variants/upcoming/ended.ts')).listedUntilTheEndOfTheDay },
  'listed-until-the-end-of-the-day-by-real-time': { file: 'upcoming/ended', load: async () => (await import('../variants/upcoming/ended.ts')).listedUntilTheEndOfTheDayByRealTime },
  'long-title': { file: 'event/title', load: async () => (await import('../variants/event/title.ts')).longTitle },
  'max-age-zero': { file: 'caching/list-freshness', load: async () => (await import('../variants/caching/list-freshness.ts')).maxAgeZero },
  'member-called-proto': { file: 'agreement/jsonp', load: async () => (await import('../variants/agreement/jsonp.ts')).memberCalledProto },
  'members-in-another-order': { file: 'agreement/jsonp', load: async () => (await import('../variants/agreement/jsonp.ts')).membersInAnotherOrder },
  'meta-with-the-duration': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).metaWithTheDuration },
  'midnight-as-the-end-of-a-day': { file: 'published/date-times', load: async () => (await import('../variants/published/date-times.ts')).midnightAsTheEndOfADay },
  'mirrored-except-511': { file: 'http/status', load: async () => (await import('../variants/http/status.ts')).mirroredExcept511 },
  'mirrored-statuses': { file: 'http/status', load: async () => (await import('../variants/http/status.ts')).mirroredStatuses },
  'modified-long-before': { file: 'http/last-modified', load: async () => (await import('../variants/http/last-modified.ts')).modifiedLongBefore },
  'never-gzip': { file: 'content-coding/json', load: async () => (await import('../variants/content-coding/json.ts')).neverGzip },
  'next-date-to-be-announced': { file: 'upcoming/past', load: async () => (await import('../variants/upcoming/past.ts')).nextDateToBeAnnounced },
  'no-cache': { file: 'caching/list-freshness', load: async () => (await import('../variants/caching/list-freshness.ts')).noCache },
  'no-caching-headers': { file: 'caching/list-freshness', load: async () => (await import('../variants/caching/list-freshness.ts')).noCachingHeaders },
  'no-fractions': { file: 'published/instants', load: async () => (await import('../variants/published/instants.ts')).noFractions },
  'no-list-of-services': { file: 'open-data/service', load: async () => (await import('../variants/open-data/service.ts')).noListOfServices },
  'no-store-and-a-lifetime': { file: 'caching/list-freshness', load: async () => (await import('../variants/caching/list-freshness.ts')).noStoreAndALifetime },
  'no-time-not-listed': { file: 'published/listed', load: async () => (await import('../variants/published/listed.ts')).noTimeNotListed },
  'nothing-listed-at-first': { file: 'json/served', load: async () => (await import('../variants/json/served.ts')).nothingListedAtFirst },
  'null-among-events': { file: 'envelope/data', load: async () => (await import('../variants/envelope/data.ts')).nullAmongEvents },
  'occurrences-in-order': { file: 'upcoming/due', load: async () => (await import('../variants/upcoming/due.ts')).occurrencesInOrder },
  'offset-by-language': { file: 'date/same-in-every-language', load: async () => (await import('../variants/date/same-in-every-language.ts')).offsetByLanguage },
  'one-event-of-two-similar-sites': { file: 'other-site/listed-sites', load: async () => (await import('../variants/other-site/listed-sites.ts')).oneEventOfTwoSimilarSites },
  'one-of-three-hosts-lags': { file: 'realtime/updated', load: async () => (await import('../variants/realtime/updated.ts')).oneOfThreeHostsLags },
  'one-of-two-hosts-lags': { file: 'realtime/stays-listed', load: async () => (await import('../variants/realtime/stays-listed.ts')).oneOfTwoHostsLags },
  'one-valid-key-of-several': { file: 'key/invalid', load: async () => (await import('../variants/key/invalid.ts')).oneValidKeyOfSeveral },
  'options-refused': { file: 'unusual-requests/answered', load: async () => (await import('../variants/unusual-requests/answered.ts')).optionsRefused },
  'order-as-published': { file: 'order/declared', load: async () => (await import('../variants/order/declared.ts')).orderAsPublished },
  'order-by-id': { file: 'order/declared', load: async () => (await import('../variants/order/declared.ts')).orderById },
  'order-by-start': { file: 'order/declared', load: async () => (await import('../variants/order/declared.ts')).orderByStart },
  'other-formats-with-key': { file: 'key/required', load: async () => (await import('../variants/key/required.ts')).otherFormatsWithKey },
  'other-methods-as-get': { file: 'http/other-methods', load: async () => (await import('../variants/http/other-methods.ts')).otherMethodsAsGet },
  'other-site-at-half-hours': { file: 'other-site/instants', load: async () => (await import('../variants/other-site/instants.ts')).otherSiteAtHalfHours },
  'pages-of-others-refused': { file: 'key/required', load: async () => (await import('../variants/key/required.ts')).pagesOfOthersRefused },
  'past-occurrences-not-listed': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).pastOccurrencesNotListed },
  'patch-not-implemented': { file: 'http/other-methods', load: async () => (await import('../variants/http/other-methods.ts')).patchNotImplemented },
  'proxy-with-a-wrong-clock': { file: 'envelope/timestamp', load: async () => (await import('../variants/envelope/timestamp.ts')).proxyWithAWrongClock },
  'public-table-at-another-path': { file: 'key/required', load: async () => (await import('../variants/key/required.ts')).publicTableAtAnotherPath },
  'rate-limit-with-an-envelope': { file: 'http/status', load: async () => (await import('../variants/http/status.ts')).rateLimitWithAnEnvelope },
  'redirect-note-with-the-key': { file: 'key/echo', load: async () => (await import('../variants/key/echo.ts')).redirectNoteWithTheKey },
  'redirect-with-the-key': { file: 'key/echo', load: async () => (await import('../variants/key/echo.ts')).redirectWithTheKey },
  'refusal-in-a-call-of-a-default-name': { file: 'jsonp/function-name', load: async () => (await import('../variants/jsonp/function-name.ts')).refusalInACallOfADefaultName },
  'refusals-are-problems': { file: 'key/invalid', load: async () => (await import('../variants/key/invalid.ts')).refusalsAreProblems },
  'service-described-by-nulls': { file: 'open-data/service', load: async () => (await import('../variants/open-data/service.ts')).serviceDescribedByNulls },
  'shared-counter-written-every-few-requests': { file: 'counter/never-falls', load: async () => (await import('../variants/counter/never-falls.ts')).sharedCounterWrittenEveryFewRequests },
  'site-list-also-without-version': { file: 'site/versioned', load: async () => (await import('../variants/site/versioned.ts')).siteListAlsoWithoutVersion },
  'sixty-occurrences': { file: 'event/times', load: async () => (await import('../variants/event/times.ts')).sixtyOccurrences },
  'slug-in-any-case': { file: 'site/unknown', load: async () => (await import('../variants/site/unknown.ts')).slugInAnyCase },
  'slugs-with-digits-not-found': { file: 'site/unknown', load: async () => (await import('../variants/site/unknown.ts')).slugsWithDigitsNotFound },
  'surrogate-control': { file: 'caching/list-freshness', load: async () => (await import('../variants/caching/list-freshness.ts')).surrogateControl },
  'tags-beside-dates': { file: 'caching/not-modified', load: async () => (await import('../variants/caching/not-modified.ts')).tagsBesideDates },
  'third-site-includes-another': { file: 'other-site/listed-sites', load: async () => (await import('../variants/other-site/listed-sites.ts')).thirdSiteIncludesAnother },
  'third-site-includes-one-of-its-parts': { file: 'other-site/listed-sites', load: async () => (await import('../variants/other-site/listed-sites.ts')).thirdSiteIncludesOneOfItsParts },
  'titles-escaped': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).titlesEscaped },
  'two-hosts-with-opposite-orders': { file: 'order/stable', load: async () => (await import('../variants/order/stable.ts')).twoHostsWithOppositeOrders },
  'types-given-by-the-feed': { file: 'published/changes', load: async () => (await import('../variants/published/changes.ts')).typesGivenByTheFeed },
  'types-once-as-reported': { file: 'published/values', load: async () => (await import('../variants/published/values.ts')).typesOnceAsReported },
  'unknown-site-is-no-method': { file: 'site/unknown', load: async () => (await import('../variants/site/unknown.ts')).unknownSiteIsNoMethod },
  'unsafe-callback-ignored': { file: 'jsonp/unsafe-callbacks', load: async () => (await import('../variants/jsonp/unsafe-callbacks.ts')).unsafeCallbackIgnored },
  'weak-tags-that-change': { file: 'caching/not-modified', load: async () => (await import('../variants/caching/not-modified.ts')).weakTagsThatChange },
  'xml-all-references': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlAllReferences },
  'xml-as-atom': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlAsAtom },
  'xml-as-json-to-xml': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlAsJsonToXml },
  'xml-as-rails': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlAsRails },
  'xml-as-text': { file: 'xml/content-type', load: async () => (await import('../variants/xml/content-type.ts')).xmlAsText },
  'xml-by-a-clock-ahead': { file: 'agreement/xml-meta', load: async () => (await import('../variants/agreement/xml-meta.ts')).xmlByAClockAhead },
  'xml-charset-over-declaration': { file: 'xml/encoding', load: async () => (await import('../variants/xml/encoding.ts')).xmlCharsetOverDeclaration },
  'xml-empty-tags': { file: 'xml/form', load: async () => (await import('../variants/xml/form.ts')).xmlEmptyTags },
  'xml-in-a-namespace': { file: 'xml/form', load: async () => (await import('../variants/xml/form.ts')).xmlInANamespace },
  'xml-in-cdata': { file: 'xml/form', load: async () => (await import('../variants/xml/form.ts')).xmlInCdata },
  'xml-in-latin-1': { file: 'xml/encoding', load: async () => (await import('../variants/xml/encoding.ts')).xmlInLatin1 },
  'xml-in-lines': { file: 'xml/form', load: async () => (await import('../variants/xml/form.ts')).xmlInLines },
  'xml-in-reverse-order': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlInReverseOrder },
  'xml-in-utf-16': { file: 'xml/encoding', load: async () => (await import('../variants/xml/encoding.ts')).xmlInUtf16 },
  'xml-nulls-absent': { file: 'xml/nulls', load: async () => (await import('../variants/xml/nulls.ts')).xmlNullsAbsent },
  'xml-nulls-in-both-ways': { file: 'xml/nulls', load: async () => (await import('../variants/xml/nulls.ts')).xmlNullsInBothWays },
  'xml-of-another-media-type': { file: 'xml/content-type', load: async () => (await import('../variants/xml/content-type.ts')).xmlOfAnotherMediaType },
  'xml-repeats-elements': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlRepeatsElements },
  'xml-timestamp-as-a-date': { file: 'agreement/xml-meta', load: async () => (await import('../variants/agreement/xml-meta.ts')).xmlTimestampAsADate },
  'xml-weak-tags-that-change': { file: 'caching/not-modified', load: async () => (await import('../variants/caching/not-modified.ts')).xmlWeakTagsThatChange },
  'xml-with-a-harmless-doctype': { file: 'xml/doctype', load: async () => (await import('../variants/xml/doctype.ts')).xmlWithAHarmlessDoctype },
  'xml-with-attributes': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlWithAttributes },
  'xml-with-comments': { file: 'xml/well-formed', load: async () => (await import('../variants/xml/well-formed.ts')).xmlWithComments },
  'xml-with-members-in-another-order': { file: 'xml/form', load: async () => (await import('../variants/xml/form.ts')).xmlWithMembersInAnotherOrder },
  'xml-with-nil-elements': { file: 'agreement/xml', load: async () => (await import('../variants/agreement/xml.ts')).xmlWithNilElements },
  'xml-without-declaration': { file: 'xml/encoding', load: async () => (await import('../variants/xml/encoding.ts')).xmlWithoutDeclaration },
  'zstd-for-browsers': { file: 'realtime/published', load: async () => (await import('../variants/realtime/published.ts')).zstdForBrowsers },
} as const;
