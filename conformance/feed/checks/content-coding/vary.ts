import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { ACCEPT_ENCODINGS } from '../../inputs/requests/accept-encoding.ts';
import { contentCodings } from '../../oracle/http/content-codings.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const vary = check<FeedTarget>()({
  // FEED-HT-005 (should): An answer that depends on Accept-Encoding says so in Vary. [rfc9110, "12.5.5"]
  proves: 'FEED-HT-005',
  reasons: { missing: 'the content coding depends on Accept-Encoding, and Vary does not name it' },
  run: async (feed, t) => {
    await t.use(listing);
    for (const format of ['json', 'xml']) {
      const requests = ACCEPT_ENCODINGS.slice(0, 4).map((offer) =>
        feed.get({ format, headers: [['Accept-Encoding', offer]] }),
      );
      const served = (await Promise.all(requests)).filter((answer) => answer.status === 200);
      const depends = new Set(served.map((answer) => contentCodings(answer).join())).size > 1;
      // A cache reads Vary of the answers that it has stored (RFC 9111 section 4.1).
      const stored = served.filter((answer) => !/\bno-store\b/i.test(headerValue(answer, 'cache-control') ?? ''));
      const silent = stored.find(
        (answer) => !/(^|[\s,])(accept-encoding|\*)([\s,]|$)/i.test(headerValue(answer, 'vary') ?? ''),
      );
      const actual = `Vary: ${(silent && headerValue(silent, 'vary')) ?? 'no such field'}`;
      const defect = {
        reason: 'missing',
        expected: 'Vary: Accept-Encoding',
        actual,
        at: `events/${feed.site}.${format}`,
      } as const;
      t.judge(depends && silent ? defect : undefined, silent);
    }
  },
});
