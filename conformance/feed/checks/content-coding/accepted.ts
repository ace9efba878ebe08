import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { ACCEPT_ENCODINGS } from '../../inputs/requests/accept-encoding.ts';
import { isEventsExchange } from '../../oracle/answer/resource.ts';
import { contentCodings, isCodingAccepted } from '../../oracle/http/content-codings.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const accepted = watch<FeedTarget>()({
  // FEED-HT-004 (should): Content has only content codings that the request accepts. [rfc9110, "12.5.3"]
  proves: 'FEED-HT-004',
  reasons: { 'not-accepted': 'the content is in a coding that the request does not accept' },
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isEventsExchange(exchange) || answer.raw.length === 0) return;
      const accept = headerValue(exchange.request, 'accept-encoding');
      // Without Accept-Encoding any coding is acceptable (RFC 9110 section 12.5.3).
      const unaccepted =
        accept === undefined ? undefined : contentCodings(answer).find((coding) => !isCodingAccepted(coding, accept));
      const at = exchange.resource!;
      const expected = `a coding that the request accepts (${accept})`;
      t.judge(unaccepted !== undefined && { reason: 'not-accepted', expected, actual: unaccepted, at }, answer);
    },
    async end() {
      await t.use(listing);
      for (const format of ['json', 'xml'])
        await Promise.all(ACCEPT_ENCODINGS.map((offer) => feed.get({ format, headers: [['Accept-Encoding', offer]] })));
    },
  }),
});
