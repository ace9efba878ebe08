import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus } from '../../oracle/answer/status.ts';
import { percentEncodedSlug } from '../../oracle/site/slug.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const encodedSlug = check<FeedTarget>()({
  // FEED-HT-010 (must): A slug with needlessly percent-encoded letters is the same slug. [rfc3986, "6.2.2.2"]
  proves: 'FEED-HT-010',
  reasons: { other: 'a slug with a percent-encoded letter is read as another slug' },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'od', async (site) => {
      const escaped = percentEncodedSlug(site) ?? t.notApplicable('the slug has no letter');
      const hasEvents = (answer: Answer) => eventsInAnswer(answer).length > 0;
      const answer = await retryUntil(t, () => feed.get({ site: escaped }), hasEvents);
      const plain = await feed.get({ site });
      const isMissing = !hasEvents(answer) && hasEvents(plain);
      const expected = `the events of ${site}`;
      const defect = {
        reason: 'other',
        expected,
        actual: `status ${effectiveStatus(answer)}, without events`,
        at: `events/${escaped}.json`,
      } as const;
      t.judge(isMissing && defect, answer);
    }),
});
