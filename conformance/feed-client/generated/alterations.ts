// Generated from conformance/feed-client/faults and variants by `npm run generate`. Edit those, not this.

/** A name of `touchstone faults list feed-client`. */
export type FaultName =
  | 'a-text-for-types'
  | 'a-time-for-times'
  | 'ampersands-mended'
  | 'an-object-is-no-list'
  | 'any-argument-read'
  | 'any-function-read'
  | 'application-json-only'
  | 'application-xml-only'
  | 'ascii-links-only'
  | 'banned-is-no-data'
  | 'bodies-of-errors-read'
  | 'bytes-replaced'
  | 'calls-found-by-a-pattern'
  | 'capitals-only'
  | 'cdata-lost'
  | 'charset-ignored'
  | 'comments-refused'
  | 'control-characters-dropped'
  | 'data-may-not-be-null'
  | 'data-of-a-refusal-handed-on'
  | 'dates-beside-tags'
  | 'dates-of-any-form'
  | 'elements-expected'
  | 'empty-list-is-an-error'
  | 'empty-tags-refused'
  | 'ends-mended'
  | 'escaped-letters-left-alone'
  | 'events-as-texts'
  | 'events-never-dropped'
  | 'events-of-nothing-left-out'
  | 'events-read-once'
  | 'every-call-read'
  | 'everything-is-utf-8'
  | 'first-event-found'
  | 'first-hundred-events'
  | 'fractions-refused'
  | 'gzip-unread'
  | 'ids-may-repeat'
  | 'ids-of-64-bits'
  | 'ids-without-sign'
  | 'last-digits-compared'
  | 'lifetime-beside-no-store'
  | 'links-as-they-are'
  | 'mark-taken-for-text'
  | 'meta-expected-first'
  | 'missing-status-ignored'
  | 'new-events-not-added'
  | 'no-content-is-nothing'
  | 'no-data-is-an-error'
  | 'no-data-is-nothing'
  | 'nothing-is-a-success'
  | 'null-among-events-refused'
  | 'null-refused-in-events'
  | 'offsets-not-needed'
  | 'offsets-of-the-west-alone'
  | 'one-line-read'
  | 'one-type-of-script'
  | 'only-https'
  | 'only-known-members-of-events'
  | 'only-known-members-of-the-envelope'
  | 'only-objects-read'
  | 'other-entries-handed-on'
  | 'ranges-not-looked-at'
  | 'references-unread'
  | 'second-look-empty'
  | 'second-look-refused'
  | 'seconds-up-to-59'
  | 'series-refused'
  | 'status-of-the-envelope-ignored'
  | 'ten-occurrences-at-most'
  | 'text-xml-refused'
  | 'times-not-needed'
  | 'titles-cut-at-255'
  | 'titles-in-capitals'
  | 'titles-of-any-kind'
  | 'utf-16-not-read'
  | 'words-are-nothing'
  | 'years-from-1970'
  | 'years-up-to-2037'
  | 'z-not-read'
  | 'zstd-not-read';

/** The faults by name: the file of each, and how it is loaded. */
export const faults = {
  'a-text-for-types': { file: 'forms/lists', load: async () => (await import('../faults/forms/lists.ts')).aTextForTypes },
  'a-time-for-times': { file: 'forms/lists', load: async () => (await import('../faults/forms/lists.ts')).aTimeForTimes },
  'ampersands-mended': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).ampersandsMended },
  'an-object-is-no-list': { file: 'forms/data', load: async () => (await import('../faults/forms/data.ts')).anObjectIsNoList },
  'any-argument-read': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).anyArgumentRead },
  'any-function-read': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).anyFunctionRead },
  'application-json-only': { file: 'json/content-type', load: async () => (await import('../faults/json/content-type.ts')).applicationJsonOnly },
  'application-xml-only': { file: 'xml/content-type', load: async () => (await import('../faults/xml/content-type.ts')).applicationXmlOnly },
  'ascii-links-only': { file: 'values/links', load: async () => (await import('../faults/values/links.ts')).asciiLinksOnly },
  'banned-is-no-data': { file: 'answer/refusal', load: async () => (await import('../faults/answer/refusal.ts')).bannedIsNoData },
  'bodies-of-errors-read': { file: 'answer/http-status', load: async () => (await import('../faults/answer/http-status.ts')).bodiesOfErrorsRead },
  'bytes-replaced': { file: 'json/encoding', load: async () => (await import('../faults/json/encoding.ts')).bytesReplaced },
  'calls-found-by-a-pattern': { file: 'jsonp/calls', load: async () => (await import('../faults/jsonp/calls.ts')).callsFoundByAPattern },
  'capitals-only': { file: 'values/date-forms', load: async () => (await import('../faults/values/date-forms.ts')).capitalsOnly },
  'cdata-lost': { file: 'xml/markup', load: async () => (await import('../faults/xml/markup.ts')).cdataLost },
  'charset-ignored': { file: 'xml/encodings', load: async () => (await import('../faults/xml/encodings.ts')).charsetIgnored },
  'comments-refused': { file: 'xml/markup', load: async () => (await import('../faults/xml/markup.ts')).commentsRefused },
  'control-characters-dropped': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).controlCharactersDropped },
  'data-may-not-be-null': { file: 'list/empty', load: async () => (await import('../faults/list/empty.ts')).dataMayNotBeNull },
  'data-of-a-refusal-handed-on': { file: 'answer/refusal', load: async () => (await import('../faults/answer/refusal.ts')).dataOfARefusalHandedOn },
  'dates-beside-tags': { file: 'live/validators', load: async () => (await import('../faults/live/validators.ts')).datesBesideTags },
  'dates-of-any-form': { file: 'forms/dates', load: async () => (await import('../faults/forms/dates.ts')).datesOfAnyForm },
  'elements-expected': { file: 'xml/nulls', load: async () => (await import('../faults/xml/nulls.ts')).elementsExpected },
  'empty-list-is-an-error': { file: 'list/empty', load: async () => (await import('../faults/list/empty.ts')).emptyListIsAnError },
  'empty-tags-refused': { file: 'xml/markup', load: async () => (await import('../faults/xml/markup.ts')).emptyTagsRefused },
  'ends-mended': { file: 'xml/well-formed', load: async () => (await import('../faults/xml/well-formed.ts')).endsMended },
  'escaped-letters-left-alone': { file: 'json/spelling', load: async () => (await import('../faults/json/spelling.ts')).escapedLettersLeftAlone },
  'events-as-texts': { file: 'list/accepted', load: async () => (await import('../faults/list/accepted.ts')).eventsAsTexts },
  'events-never-dropped': { file: 'live/withdrawn', load: async () => (await import('../faults/live/withdrawn.ts')).eventsNeverDropped },
  'events-of-nothing-left-out': { file: 'list/nulls', load: async () => (await import('../faults/list/nulls.ts')).eventsOfNothingLeftOut },
  'events-read-once': { file: 'live/changed', load: async () => (await import('../faults/live/changed.ts')).eventsReadOnce },
  'every-call-read': { file: 'jsonp/called', load: async () => (await import('../faults/jsonp/called.ts')).everyCallRead },
  'everything-is-utf-8': { file: 'xml/encodings', load: async () => (await import('../faults/xml/encodings.ts')).everythingIsUtf8 },
  'first-event-found': { file: 'one/places', load: async () => (await import('../faults/one/places.ts')).firstEventFound },
  'first-hundred-events': { file: 'list/long', load: async () => (await import('../faults/list/long.ts')).firstHundredEvents },
  'fractions-refused': { file: 'values/date-forms', load: async () => (await import('../faults/values/date-forms.ts')).fractionsRefused },
  'gzip-unread': { file: 'json/unasked-gzip', load: async () => (await import('../faults/json/unasked-gzip.ts')).gzipUnread },
  'ids-may-repeat': { file: 'forms/unique-ids', load: async () => (await import('../faults/forms/unique-ids.ts')).idsMayRepeat },
  'ids-of-64-bits': { file: 'values/ids', load: async () => (await import('../faults/values/ids.ts')).idsOf64Bits },
  'ids-without-sign': { file: 'values/ids', load: async () => (await import('../faults/values/ids.ts')).idsWithoutSign },
  'last-digits-compared': { file: 'one/absent', load: async () => (await import('../faults/one/absent.ts')).lastDigitsCompared },
  'lifetime-beside-no-store': { file: 'live/cache-control', load: async () => (await import('../faults/live/cache-control.ts')).lifetimeBesideNoStore },
  'links-as-they-are': { file: 'forms/texts', load: async () => (await import('../faults/forms/texts.ts')).linksAsTheyAre },
  'mark-taken-for-text': { file: 'xml/encodings', load: async () => (await import('../faults/xml/encodings.ts')).markTakenForText },
  'meta-expected-first': { file: 'json/spelling', load: async () => (await import('../faults/json/spelling.ts')).metaExpectedFirst },
  'missing-status-ignored': { file: 'answer/refusal', load: async () => (await import('../faults/answer/refusal.ts')).missingStatusIgnored },
  'new-events-not-added': { file: 'live/published', load: async () => (await import('../faults/live/published.ts')).newEventsNotAdded },
  'no-content-is-nothing': { file: 'answer/no-list', load: async () => (await import('../faults/answer/no-list.ts')).noContentIsNothing },
  'no-data-is-an-error': { file: 'list/no-data', load: async () => (await import('../faults/list/no-data.ts')).noDataIsAnError },
  'no-data-is-nothing': { file: 'answer/no-list', load: async () => (await import('../faults/answer/no-list.ts')).noDataIsNothing },
  'nothing-is-a-success': { file: 'list/accepted', load: async () => (await import('../faults/list/accepted.ts')).nothingIsASuccess },
  'null-among-events-refused': { file: 'list/nulls', load: async () => (await import('../faults/list/nulls.ts')).nullAmongEventsRefused },
  'null-refused-in-events': { file: 'list/nulls', load: async () => (await import('../faults/list/nulls.ts')).nullRefusedInEvents },
  'offsets-not-needed': { file: 'forms/dates', load: async () => (await import('../faults/forms/dates.ts')).offsetsNotNeeded },
  'offsets-of-the-west-alone': { file: 'values/offsets', load: async () => (await import('../faults/values/offsets.ts')).offsetsOfTheWestAlone },
  'one-line-read': { file: 'json/spelling', load: async () => (await import('../faults/json/spelling.ts')).oneLineRead },
  'one-type-of-script': { file: 'jsonp/calls', load: async () => (await import('../faults/jsonp/calls.ts')).oneTypeOfScript },
  'only-https': { file: 'values/links', load: async () => (await import('../faults/values/links.ts')).onlyHttps },
  'only-known-members-of-events': { file: 'list/further-members', load: async () => (await import('../faults/list/further-members.ts')).onlyKnownMembersOfEvents },
  'only-known-members-of-the-envelope': { file: 'list/further-members', load: async () => (await import('../faults/list/further-members.ts')).onlyKnownMembersOfTheEnvelope },
  'only-objects-read': { file: 'forms/data', load: async () => (await import('../faults/forms/data.ts')).onlyObjectsRead },
  'other-entries-handed-on': { file: 'forms/data', load: async () => (await import('../faults/forms/data.ts')).otherEntriesHandedOn },
  'ranges-not-looked-at': { file: 'forms/dates', load: async () => (await import('../faults/forms/dates.ts')).rangesNotLookedAt },
  'references-unread': { file: 'xml/markup', load: async () => (await import('../faults/xml/markup.ts')).referencesUnread },
  'second-look-empty': { file: 'live/standing', load: async () => (await import('../faults/live/standing.ts')).secondLookEmpty },
  'second-look-refused': { file: 'live/standing', load: async () => (await import('../faults/live/standing.ts')).secondLookRefused },
  'seconds-up-to-59': { file: 'values/date-forms', load: async () => (await import('../faults/values/date-forms.ts')).secondsUpTo59 },
  'series-refused': { file: 'values/occurrences', load: async () => (await import('../faults/values/occurrences.ts')).seriesRefused },
  'status-of-the-envelope-ignored': { file: 'answer/refusal', load: async () => (await import('../faults/answer/refusal.ts')).statusOfTheEnvelopeIgnored },
  'ten-occurrences-at-most': { file: 'values/lengths', load: async () => (await import('../faults/values/lengths.ts')).tenOccurrencesAtMost },
  'text-xml-refused': { file: 'xml/content-type', load: async () => (await import('../faults/xml/content-type.ts')).textXmlRefused },
  'times-not-needed': { file: 'forms/dates', load: async () => (await import('../faults/forms/dates.ts')).timesNotNeeded },
  'titles-cut-at-255': { file: 'values/lengths', load: async () => (await import('../faults/values/lengths.ts')).titlesCutAt255 },
  'titles-in-capitals': { file: 'list/accepted', load: async () => (await import('../faults/list/accepted.ts')).titlesInCapitals },
  'titles-of-any-kind': { file: 'forms/texts', load: async () => (await import('../faults/forms/texts.ts')).titlesOfAnyKind },
  'utf-16-not-read': { file: 'xml/encodings', load: async () => (await import('../faults/xml/encodings.ts')).utf16NotRead },
  'words-are-nothing': { file: 'answer/no-list', load: async () => (await import('../faults/answer/no-list.ts')).wordsAreNothing },
  'years-from-1970': { file: 'values/date-forms', load: async () => (await import('../faults/values/date-forms.ts')).yearsFrom1970 },
  'years-up-to-2037': { file: 'values/occurrences', load: async () => (await import('../faults/values/occurrences.ts')).yearsUpTo2037 },
  'z-not-read': { file: 'values/offsets', load: async () => (await import('../faults/values/offsets.ts')).zNotRead },
  'zstd-not-read': { file: 'json/codings', load: async () => (await import('../faults/json/codings.ts')).zstdNotRead },
} as const;

/** A name of `touchstone variants list feed-client`. */
export type VariantName =
  | 'a-single-time-read'
  | 'dates-in-utc'
  | 'document-types-refused'
  | 'nothing-asked-again'
  | 'nothing-offered'
  | 'nulls-left-out'
  | 'sorted-by-title'
  | 'titles-and-links-alone'
  | 'wrong-dates-left-out';

/** The variants by name: the file of each, and how it is loaded. */
export const variants = {
  'a-single-time-read': { file: 'forms/lists', load: async () => (await import('../variants/forms/lists.ts')).aSingleTimeRead },
  'dates-in-utc': { file: 'values/offsets', load: async () => (await import('../variants/values/offsets.ts')).datesInUtc },
  'document-types-refused': { file: 'xml/well-formed', load: async () => (await import('../variants/xml/well-formed.ts')).documentTypesRefused },
  'nothing-asked-again': { file: 'live/validators', load: async () => (await import('../variants/live/validators.ts')).nothingAskedAgain },
  'nothing-offered': { file: 'json/codings', load: async () => (await import('../variants/json/codings.ts')).nothingOffered },
  'nulls-left-out': { file: 'list/nulls', load: async () => (await import('../variants/list/nulls.ts')).nullsLeftOut },
  'sorted-by-title': { file: 'list/accepted', load: async () => (await import('../variants/list/accepted.ts')).sortedByTitle },
  'titles-and-links-alone': { file: 'list/accepted', load: async () => (await import('../variants/list/accepted.ts')).titlesAndLinksAlone },
  'wrong-dates-left-out': { file: 'forms/dates', load: async () => (await import('../variants/forms/dates.ts')).wrongDatesLeftOut },
} as const;
