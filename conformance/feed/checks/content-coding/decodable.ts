import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { UndecodableBody } from '../../../core/target/undecodable-body.ts';
import { ACCEPT_ENCODINGS } from '../../inputs/requests/accept-encoding.ts';
import { DEFAULT_CALLBACK } from '../../oracle/answer/events-in-answer.ts';
import { isEventsExchange } from '../../oracle/answer/resource.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import { listing } from '../../premises/list/listing.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const decodable = watch<FeedTarget>()({
  // FEED-HT-012 (must): Content is in the content coding that Content-Encoding names. [rfc9110, "8.4"]
  proves: 'FEED-HT-012',
  reasons: { undecodable: 'the content is not in the coding that the answer names' },
  owns: [
    reasonsOf(jsonpListing, 'undecodable'),
    reasonsOf(listing, 'undecodable'),
    reasonsOf(xmlListing, 'undecodable'),
  ],
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isEventsExchange(exchange) || answer.raw.length === 0) return;
      try {
        answer.body();
        t.judge(undefined, answer);
      } catch (cause) {
        if (!(cause instanceof UndecodableBody)) throw cause;
        const expected = `content in the coding that the answer names (${cause.coding})`;
        t.judge({ reason: 'undecodable', expected, actual: cause.message, at: exchange.resource! }, answer);
      }
    },
    async end() {
      await t.use(listing);
      for (const form of [{}, { format: 'xml' }, { callback: DEFAULT_CALLBACK }])
        await Promise.all(
          ACCEPT_ENCODINGS.slice(0, 3).map((offer) => feed.get({ ...form, headers: [['Accept-Encoding', offer]] })),
        );
    },
  }),
});
