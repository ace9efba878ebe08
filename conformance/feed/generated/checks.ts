// Generated from the files of conformance/feed/checks by `npm run generate`. Edit those, not this.

import { jsonp as agreementJsonp } from '../checks/agreement/jsonp.ts';
import { jsonpMeta as agreementJsonpMeta } from '../checks/agreement/jsonp-meta.ts';
import { jsonpOfOtherSites as agreementJsonpOfOtherSites } from '../checks/agreement/jsonp-of-other-sites.ts';
import { publishedJsonp as agreementPublishedJsonp } from '../checks/agreement/published-jsonp.ts';
import { publishedXml as agreementPublishedXml } from '../checks/agreement/published-xml.ts';
import { xml as agreementXml } from '../checks/agreement/xml.ts';
import { xmlMeta as agreementXmlMeta } from '../checks/agreement/xml-meta.ts';
import { xmlOfOtherSites as agreementXmlOfOtherSites } from '../checks/agreement/xml-of-other-sites.ts';
import { errorFreshness as cachingErrorFreshness } from '../checks/caching/error-freshness.ts';
import { listFreshness as cachingListFreshness } from '../checks/caching/list-freshness.ts';
import { notModified as cachingNotModified } from '../checks/caching/not-modified.ts';
import { staleAnswer as cachingStaleAnswer } from '../checks/caching/stale-answer.ts';
import { accepted as contentCodingAccepted } from '../checks/content-coding/accepted.ts';
import { decodable as contentCodingDecodable } from '../checks/content-coding/decodable.ts';
import { json as contentCodingJson } from '../checks/content-coding/json.ts';
import { jsonp as contentCodingJsonp } from '../checks/content-coding/jsonp.ts';
import { published as contentCodingPublished } from '../checks/content-coding/published.ts';
import { vary as contentCodingVary } from '../checks/content-coding/vary.ts';
import { xml as contentCodingXml } from '../checks/content-coding/xml.ts';
import { inJsonp as counterInJsonp } from '../checks/counter/in-jsonp.ts';
import { inXml as counterInXml } from '../checks/counter/in-xml.ts';
import { neverFalls as counterNeverFalls } from '../checks/counter/never-falls.ts';
import { rises as counterRises } from '../checks/counter/rises.ts';
import { iso8601 as dateIso8601 } from '../checks/date/iso-8601.ts';
import { rfc3339 as dateRfc3339 } from '../checks/date/rfc-3339.ts';
import { sameInEveryLanguage as dateSameInEveryLanguage } from '../checks/date/same-in-every-language.ts';
import { data as envelopeData } from '../checks/envelope/data.ts';
import { members as envelopeMembers } from '../checks/envelope/members.ts';
import { message as envelopeMessage } from '../checks/envelope/message.ts';
import { method as envelopeMethod } from '../checks/envelope/method.ts';
import { methodId as envelopeMethodId } from '../checks/envelope/method-id.ts';
import { object as envelopeObject } from '../checks/envelope/object.ts';
import { requests as envelopeRequests } from '../checks/envelope/requests.ts';
import { status as envelopeStatus } from '../checks/envelope/status.ts';
import { timestamp as envelopeTimestamp } from '../checks/envelope/timestamp.ts';
import { id as eventId } from '../checks/event/id.ts';
import { link as eventLink } from '../checks/event/link.ts';
import { members as eventMembers } from '../checks/event/members.ts';
import { span as eventSpan } from '../checks/event/span.ts';
import { times as eventTimes } from '../checks/event/times.ts';
import { title as eventTitle } from '../checks/event/title.ts';
import { type as eventType } from '../checks/event/type.ts';
import { uniqueId as eventUniqueId } from '../checks/event/unique-id.ts';
import { path as formatPath } from '../checks/format/path.ts';
import { staysServed as formatStaysServed } from '../checks/format/stays-served.ts';
import { unknown as formatUnknown } from '../checks/format/unknown.ts';
import { allow as httpAllow } from '../checks/http/allow.ts';
import { challenge as httpChallenge } from '../checks/http/challenge.ts';
import { complete as httpComplete } from '../checks/http/complete.ts';
import { errorType as httpErrorType } from '../checks/http/error-type.ts';
import { head as httpHead } from '../checks/http/head.ts';
import { lastModified as httpLastModified } from '../checks/http/last-modified.ts';
import { length as httpLength } from '../checks/http/length.ts';
import { otherMethods as httpOtherMethods } from '../checks/http/other-methods.ts';
import { status as httpStatus } from '../checks/http/status.ts';
import { status511 as httpStatus511 } from '../checks/http/status-511.ts';
import { timestamps as httpTimestamps } from '../checks/http/timestamps.ts';
import { contentType as jsonContentType } from '../checks/json/content-type.ts';
import { duplicates as jsonDuplicates } from '../checks/json/duplicates.ts';
import { encoding as jsonEncoding } from '../checks/json/encoding.ts';
import { served as jsonServed } from '../checks/json/served.ts';
import { surrogates as jsonSurrogates } from '../checks/json/surrogates.ts';
import { text as jsonText } from '../checks/json/text.ts';
import { callbackNames as jsonpCallbackNames } from '../checks/jsonp/callback-names.ts';
import { called as jsonpCalled } from '../checks/jsonp/called.ts';
import { contentType as jsonpContentType } from '../checks/jsonp/content-type.ts';
import { errors as jsonpErrors } from '../checks/jsonp/errors.ts';
import { functionName as jsonpFunctionName } from '../checks/jsonp/function-name.ts';
import { libraryCallbacks as jsonpLibraryCallbacks } from '../checks/jsonp/library-callbacks.ts';
import { script as jsonpScript } from '../checks/jsonp/script.ts';
import { sniffing as jsonpSniffing } from '../checks/jsonp/sniffing.ts';
import { unsafeCallbacks as jsonpUnsafeCallbacks } from '../checks/jsonp/unsafe-callbacks.ts';
import { echo as keyEcho } from '../checks/key/echo.ts';
import { independent as keyIndependent } from '../checks/key/independent.ts';
import { invalid as keyInvalid } from '../checks/key/invalid.ts';
import { parameter as keyParameter } from '../checks/key/parameter.ts';
import { required as keyRequired } from '../checks/key/required.ts';
import { emptySite as openDataEmptySite } from '../checks/open-data/empty-site.ts';
import { errors as openDataErrors } from '../checks/open-data/errors.ts';
import { invalidKey as openDataInvalidKey } from '../checks/open-data/invalid-key.ts';
import { link as openDataLink } from '../checks/open-data/link.ts';
import { message as openDataMessage } from '../checks/open-data/message.ts';
import { method as openDataMethod } from '../checks/open-data/method.ts';
import { missingKey as openDataMissingKey } from '../checks/open-data/missing-key.ts';
import { nulls as openDataNulls } from '../checks/open-data/nulls.ts';
import { service as openDataService } from '../checks/open-data/service.ts';
import { declared as orderDeclared } from '../checks/order/declared.ts';
import { nextOccurrence as orderNextOccurrence } from '../checks/order/next-occurrence.ts';
import { stable as orderStable } from '../checks/order/stable.ts';
import { instants as otherSiteInstants } from '../checks/other-site/instants.ts';
import { listedSites as otherSiteListedSites } from '../checks/other-site/listed-sites.ts';
import { ownEvents as otherSiteOwnEvents } from '../checks/other-site/own-events.ts';
import { published as otherSitePublished } from '../checks/other-site/published.ts';
import { updated as otherSiteUpdated } from '../checks/other-site/updated.ts';
import { withdrawn as otherSiteWithdrawn } from '../checks/other-site/withdrawn.ts';
import { changeTime as publishedChangeTime } from '../checks/published/change-time.ts';
import { changes as publishedChanges } from '../checks/published/changes.ts';
import { dateTimes as publishedDateTimes } from '../checks/published/date-times.ts';
import { generated as publishedGenerated } from '../checks/published/generated.ts';
import { instants as publishedInstants } from '../checks/published/instants.ts';
import { listed as publishedListed } from '../checks/published/listed.ts';
import { members as publishedMembers } from '../checks/published/members.ts';
import { values as publishedValues } from '../checks/published/values.ts';
import { concurrentWithdrawals as realtimeConcurrentWithdrawals } from '../checks/realtime/concurrent-withdrawals.ts';
import { firstItem as realtimeFirstItem } from '../checks/realtime/first-item.ts';
import { published as realtimePublished } from '../checks/realtime/published.ts';
import { reusedId as realtimeReusedId } from '../checks/realtime/reused-id.ts';
import { sequences as realtimeSequences } from '../checks/realtime/sequences.ts';
import { staysListed as realtimeStaysListed } from '../checks/realtime/stays-listed.ts';
import { staysWithdrawn as realtimeStaysWithdrawn } from '../checks/realtime/stays-withdrawn.ts';
import { updated as realtimeUpdated } from '../checks/realtime/updated.ts';
import { withdrawn as realtimeWithdrawn } from '../checks/realtime/withdrawn.ts';
import { encodedSlug as siteEncodedSlug } from '../checks/site/encoded-slug.ts';
import { forms as siteForms } from '../checks/site/forms.ts';
import { isolation as siteIsolation } from '../checks/site/isolation.ts';
import { listed as siteListed } from '../checks/site/listed.ts';
import { name as siteName } from '../checks/site/name.ts';
import { unknown as siteUnknown } from '../checks/site/unknown.ts';
import { versioned as siteVersioned } from '../checks/site/versioned.ts';
import { answered as unusualRequestsAnswered } from '../checks/unusual-requests/answered.ts';
import { reflectedHtml as unusualRequestsReflectedHtml } from '../checks/unusual-requests/reflected-html.ts';
import { due as upcomingDue } from '../checks/upcoming/due.ts';
import { ended as upcomingEnded } from '../checks/upcoming/ended.ts';
import { forms as upcomingForms } from '../checks/upcoming/forms.ts';
import { past as upcomingPast } from '../checks/upcoming/past.ts';
import { contentType as xmlContentType } from '../checks/xml/content-type.ts';
import { doctype as xmlDoctype } from '../checks/xml/doctype.ts';
import { encoding as xmlEncoding } from '../checks/xml/encoding.ts';
import { form as xmlForm } from '../checks/xml/form.ts';
import { nulls as xmlNulls } from '../checks/xml/nulls.ts';
import { served as xmlServed } from '../checks/xml/served.ts';
import { wellFormed as xmlWellFormed } from '../checks/xml/well-formed.ts';

/** Every check, by topic and name. */
export const checks = {
  'agreement/jsonp': agreementJsonp,
  'agreement/jsonp-meta': agreementJsonpMeta,
  'agreement/jsonp-of-other-sites': agreementJsonpOfOtherSites,
  'agreement/published-jsonp': agreementPublishedJsonp,
  'agreement/published-xml': agreementPublishedXml,
  'agreement/xml': agreementXml,
  'agreement/xml-meta': agreementXmlMeta,
  'agreement/xml-of-other-sites': agreementXmlOfOtherSites,
  'caching/error-freshness': cachingErrorFreshness,
  'caching/list-freshness': cachingListFreshness,
  'caching/not-modified': cachingNotModified,
  'caching/stale-answer': cachingStaleAnswer,
  'content-coding/accepted': contentCodingAccepted,
  'content-coding/decodable': contentCodingDecodable,
  'content-coding/json': contentCodingJson,
  'content-coding/jsonp': contentCodingJsonp,
  'content-coding/published': contentCodingPublished,
  'content-coding/vary': contentCodingVary,
  'content-coding/xml': contentCodingXml,
  'counter/in-jsonp': counterInJsonp,
  'counter/in-xml': counterInXml,
  'counter/never-falls': counterNeverFalls,
  'counter/rises': counterRises,
  'date/iso-8601': dateIso8601,
  'date/rfc-3339': dateRfc3339,
  'date/same-in-every-language': dateSameInEveryLanguage,
  'envelope/data': envelopeData,
  'envelope/members': envelopeMembers,
  'envelope/message': envelopeMessage,
  'envelope/method': envelopeMethod,
  'envelope/method-id': envelopeMethodId,
  'envelope/object': envelopeObject,
  'envelope/requests': envelopeRequests,
  'envelope/status': envelopeStatus,
  'envelope/timestamp': envelopeTimestamp,
  'event/id': eventId,
  'event/link': eventLink,
  'event/members': eventMembers,
  'event/span': eventSpan,
  'event/times': eventTimes,
  'event/title': eventTitle,
  'event/type': eventType,
  'event/unique-id': eventUniqueId,
  'format/path': formatPath,
  'format/stays-served': formatStaysServed,
  'format/unknown': formatUnknown,
  'http/allow': httpAllow,
  'http/challenge': httpChallenge,
  'http/complete': httpComplete,
  'http/error-type': httpErrorType,
  'http/head': httpHead,
  'http/last-modified': httpLastModified,
  'http/length': httpLength,
  'http/other-methods': httpOtherMethods,
  'http/status': httpStatus,
  'http/status-511': httpStatus511,
  'http/timestamps': httpTimestamps,
  'json/content-type': jsonContentType,
  'json/duplicates': jsonDuplicates,
  'json/encoding': jsonEncoding,
  'json/served': jsonServed,
  'json/surrogates': jsonSurrogates,
  'json/text': jsonText,
  'jsonp/callback-names': jsonpCallbackNames,
  'jsonp/called': jsonpCalled,
  'jsonp/content-type': jsonpContentType,
  'jsonp/errors': jsonpErrors,
  'jsonp/function-name': jsonpFunctionName,
  'jsonp/library-callbacks': jsonpLibraryCallbacks,
  'jsonp/script': jsonpScript,
  'jsonp/sniffing': jsonpSniffing,
  'jsonp/unsafe-callbacks': jsonpUnsafeCallbacks,
  'key/echo': keyEcho,
  'key/independent': keyIndependent,
  'key/invalid': keyInvalid,
  'key/parameter': keyParameter,
  'key/required': keyRequired,
  'open-data/empty-site': openDataEmptySite,
  'open-data/errors': openDataErrors,
  'open-data/invalid-key': openDataInvalidKey,
  'open-data/link': openDataLink,
  'open-data/message': openDataMessage,
  'open-data/method': openDataMethod,
  'open-data/missing-key': openDataMissingKey,
  'open-data/nulls': openDataNulls,
  'open-data/service': openDataService,
  'order/declared': orderDeclared,
  'order/next-occurrence': orderNextOccurrence,
  'order/stable': orderStable,
  'other-site/instants': otherSiteInstants,
  'other-site/listed-sites': otherSiteListedSites,
  'other-site/own-events': otherSiteOwnEvents,
  'other-site/published': otherSitePublished,
  'other-site/updated': otherSiteUpdated,
  'other-site/withdrawn': otherSiteWithdrawn,
  'published/change-time': publishedChangeTime,
  'published/changes': publishedChanges,
  'published/date-times': publishedDateTimes,
  'published/generated': publishedGenerated,
  'published/instants': publishedInstants,
  'published/listed': publishedListed,
  'published/members': publishedMembers,
  'published/values': publishedValues,
  'realtime/concurrent-withdrawals': realtimeConcurrentWithdrawals,
  'realtime/first-item': realtimeFirstItem,
  'realtime/published': realtimePublished,
  'realtime/reused-id': realtimeReusedId,
  'realtime/sequences': realtimeSequences,
  'realtime/stays-listed': realtimeStaysListed,
  'realtime/stays-withdrawn': realtimeStaysWithdrawn,
  'realtime/updated': realtimeUpdated,
  'realtime/withdrawn': realtimeWithdrawn,
  'site/encoded-slug': siteEncodedSlug,
  'site/forms': siteForms,
  'site/isolation': siteIsolation,
  'site/listed': siteListed,
  'site/name': siteName,
  'site/unknown': siteUnknown,
  'site/versioned': siteVersioned,
  'unusual-requests/answered': unusualRequestsAnswered,
  'unusual-requests/reflected-html': unusualRequestsReflectedHtml,
  'upcoming/due': upcomingDue,
  'upcoming/ended': upcomingEnded,
  'upcoming/forms': upcomingForms,
  'upcoming/past': upcomingPast,
  'xml/content-type': xmlContentType,
  'xml/doctype': xmlDoctype,
  'xml/encoding': xmlEncoding,
  'xml/form': xmlForm,
  'xml/nulls': xmlNulls,
  'xml/served': xmlServed,
  'xml/well-formed': xmlWellFormed,
};
