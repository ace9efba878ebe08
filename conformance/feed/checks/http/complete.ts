import { watch } from '../../../core/check/check.ts';
import { IncompleteAnswers } from '../../../core/target/incomplete-answers.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { PLAIN_FORMS } from '../../inputs/requests/forms.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

const PLAIN_QUERIES: readonly FeedQuery[] = PLAIN_FORMS.map(({ query }) => query);

/** Reads the list of each named site once more. */
async function readAllForms(feed: FeedTarget, forms: readonly FeedQuery[]): Promise<void> {
  const sites = [feed.site, ...(feed.otherSite === undefined ? [] : [feed.otherSite])];
  for (const query of sites.flatMap((site) => forms.map((form) => ({ ...form, site, fresh: true }))))
    await feed.get(query).catch((cause: unknown) => {
      if (!(cause instanceof TransportFailure) || cause.code === 'budget') throw cause;
    });
}

export const complete = watch<FeedTarget>()({
  // FEED-HT-017 (must): An answer is complete: its body ends where Content-Length or the chunked coding says that it ends.
  //   [rfc9112, "8"]
  proves: 'FEED-HT-017',
  reasons: { incomplete: 'an answer is cut off each time, before the end that it announces' },
  begin(feed, t) {
    const answers = new IncompleteAnswers();
    return {
      on(exchange, answer) {
        answers.on(exchange);
        if (answer) t.judge(undefined);
      },
      async end() {
        // To be sure: a network may have cut off a few answers at the same place.
        if (answers.suspects.length > 0) await readAllForms(feed, [...PLAIN_QUERIES, { callback: runCallback(t) }]);
        const found = answers.judge();
        if (found) t.fail(found.defect, found.evidence);
        if (t.subjects === 0) await t.use(listing);
      },
    };
  },
});
