import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { contentText } from '../../oracle/answer/content.ts';
import { isHtmlPage } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Whether a browser that goes to the address shows the content as a page (Fetch and MIME Sniffing standards). */
function isShownAsPage(answer: Answer): boolean {
  if (headerValue(answer, 'content-type') !== undefined) return isHtmlPage(answer);
  return !/\bnosniff\b/i.test(headerValue(answer, 'x-content-type-options') ?? '');
}

export const reflectedHtml = check<FeedTarget>()({
  // FEED-HT-011 (should): No part of a request is repeated as HTML in an answer. [rfc9110, "15.5"]
  proves: 'FEED-HT-011',
  reasons: {
    slug: 'the slug is repeated as HTML',
    format: 'the format is repeated as HTML',
    callback: 'the callback is repeated as HTML',
    key: 'the key is repeated as HTML',
  },
  run: async (feed, t) => {
    await t.use(listing);
    // This text is harmless; if it is reflected unchanged, harmful text may be as well.
    const mark = `<b>touchstone</b>`;
    const path = encodeURIComponent(mark);
    const queries = [
      ['slug', { site: path }],
      ['format', { format: path }],
      ['callback', { callback: mark }],
      ['key', { key: mark }],
    ] as const;
    const asked = await Promise.all(
      queries.map(async ([reason, query]) => ({ reason, answer: await feed.get(query) })),
    );
    for (const { reason, answer } of asked) {
      const text = contentText(answer);
      const type = headerValue(answer, 'content-type') ?? 'none';
      const defect = {
        reason,
        expected: 'no HTML from the request',
        actual: `${mark}, in content of the type ${type}`,
        at: reason,
      } as const;
      t.judge(isShownAsPage(answer) && text.includes(mark) && defect, answer);
    }
  },
});
