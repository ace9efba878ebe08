// Generated from the files of conformance/feed-client/checks by `npm run generate`. Edit those, not this.

import { httpStatus as answerHttpStatus } from '../checks/answer/http-status.ts';
import { noList as answerNoList } from '../checks/answer/no-list.ts';
import { refusal as answerRefusal } from '../checks/answer/refusal.ts';
import { data as formsData } from '../checks/forms/data.ts';
import { dates as formsDates } from '../checks/forms/dates.ts';
import { lists as formsLists } from '../checks/forms/lists.ts';
import { texts as formsTexts } from '../checks/forms/texts.ts';
import { uniqueIds as formsUniqueIds } from '../checks/forms/unique-ids.ts';
import { codings as jsonCodings } from '../checks/json/codings.ts';
import { contentType as jsonContentType } from '../checks/json/content-type.ts';
import { encoding as jsonEncoding } from '../checks/json/encoding.ts';
import { spelling as jsonSpelling } from '../checks/json/spelling.ts';
import { unaskedGzip as jsonUnaskedGzip } from '../checks/json/unasked-gzip.ts';
import { called as jsonpCalled } from '../checks/jsonp/called.ts';
import { calls as jsonpCalls } from '../checks/jsonp/calls.ts';
import { accepted as listAccepted } from '../checks/list/accepted.ts';
import { empty as listEmpty } from '../checks/list/empty.ts';
import { furtherMembers as listFurtherMembers } from '../checks/list/further-members.ts';
import { long as listLong } from '../checks/list/long.ts';
import { noData as listNoData } from '../checks/list/no-data.ts';
import { nulls as listNulls } from '../checks/list/nulls.ts';
import { cacheControl as liveCacheControl } from '../checks/live/cache-control.ts';
import { changed as liveChanged } from '../checks/live/changed.ts';
import { published as livePublished } from '../checks/live/published.ts';
import { standing as liveStanding } from '../checks/live/standing.ts';
import { validators as liveValidators } from '../checks/live/validators.ts';
import { withdrawn as liveWithdrawn } from '../checks/live/withdrawn.ts';
import { absent as oneAbsent } from '../checks/one/absent.ts';
import { places as onePlaces } from '../checks/one/places.ts';
import { dateForms as valuesDateForms } from '../checks/values/date-forms.ts';
import { ids as valuesIds } from '../checks/values/ids.ts';
import { lengths as valuesLengths } from '../checks/values/lengths.ts';
import { links as valuesLinks } from '../checks/values/links.ts';
import { occurrences as valuesOccurrences } from '../checks/values/occurrences.ts';
import { offsets as valuesOffsets } from '../checks/values/offsets.ts';
import { contentType as xmlContentType } from '../checks/xml/content-type.ts';
import { encodings as xmlEncodings } from '../checks/xml/encodings.ts';
import { markup as xmlMarkup } from '../checks/xml/markup.ts';
import { nulls as xmlNulls } from '../checks/xml/nulls.ts';
import { wellFormed as xmlWellFormed } from '../checks/xml/well-formed.ts';

/** Every check, by topic and name. */
export const checks = {
  'answer/http-status': answerHttpStatus,
  'answer/no-list': answerNoList,
  'answer/refusal': answerRefusal,
  'forms/data': formsData,
  'forms/dates': formsDates,
  'forms/lists': formsLists,
  'forms/texts': formsTexts,
  'forms/unique-ids': formsUniqueIds,
  'json/codings': jsonCodings,
  'json/content-type': jsonContentType,
  'json/encoding': jsonEncoding,
  'json/spelling': jsonSpelling,
  'json/unasked-gzip': jsonUnaskedGzip,
  'jsonp/called': jsonpCalled,
  'jsonp/calls': jsonpCalls,
  'list/accepted': listAccepted,
  'list/empty': listEmpty,
  'list/further-members': listFurtherMembers,
  'list/long': listLong,
  'list/no-data': listNoData,
  'list/nulls': listNulls,
  'live/cache-control': liveCacheControl,
  'live/changed': liveChanged,
  'live/published': livePublished,
  'live/standing': liveStanding,
  'live/validators': liveValidators,
  'live/withdrawn': liveWithdrawn,
  'one/absent': oneAbsent,
  'one/places': onePlaces,
  'values/date-forms': valuesDateForms,
  'values/ids': valuesIds,
  'values/lengths': valuesLengths,
  'values/links': valuesLinks,
  'values/occurrences': valuesOccurrences,
  'values/offsets': valuesOffsets,
  'xml/content-type': xmlContentType,
  'xml/encodings': xmlEncodings,
  'xml/markup': xmlMarkup,
  'xml/nulls': xmlNulls,
  'xml/well-formed': xmlWellFormed,
};
