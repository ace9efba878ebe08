/** That the path decides which format is served (interface, "Endpoints"). */

import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { listing } from '../../premises/list/listing.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** What a client would rather have, though it takes the other form as well; the last is what browsers send. */
const PREFERRED: readonly (FeedQuery & { readonly accept: string })[] = [
  { format: 'json', accept: 'application/xml, application/json;q=0.5' },
  { format: 'json', accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  { format: 'xml', accept: 'application/json, application/xml;q=0.5' },
];

/** The form that the content is in; undefined where it is in neither. */
function formatOf(answer: Answer): 'json' | 'xml' | undefined {
  if (readListing(answer)) return 'json';
  const root = answer.status < 300 && !answer.cut ? readXmlAnswer(answer).value?.root : undefined;
  return root && root.local.toLowerCase() !== 'html' ? 'xml' : undefined;
}

export const path = check<FeedTarget>()({
  proves: 'FEED-FM-006',
  reasons: {
    'other-format': 'another format is served than the path says, since the client would rather have it',
    refused: 'the format of the path is refused to a client that takes it, since it would rather have another',
    wrapped: 'XML is wrapped in a call, which makes it neither XML nor a script',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const served = { json: true, xml: (await t.attempt(xmlListing)) !== undefined };
    const asked = PREFERRED.filter(({ format }) => served[format as 'json' | 'xml']);
    const answers = await Promise.all(
      asked.map(({ accept, ...query }) => feed.get({ ...query, headers: [['accept', accept]] })),
    );
    for (const [i, answer] of answers.entries()) {
      const { format, accept } = asked[i]!;
      const found = formatOf(answer);
      const at = `events/${feed.site}.${format}, Accept: ${accept}`;
      if (answer.status === 406)
        t.judge({ reason: 'refused', expected: `${format}, as the path says`, actual: 'HTTP status 406', at }, answer);
      else if (found && found !== format)
        t.judge({ reason: 'other-format', expected: `${format}, as the path says`, actual: found, at }, answer);
      else if (found) t.judge(undefined, answer);
    }
    if (served.xml) {
      const answer = await feed.get({ format: 'xml', callback: runCallback(t) });
      const text = new TextDecoder().decode(contentBytes(answer) ?? new Uint8Array());
      const wrapped = text.replace(/^\/\*.*?\*\//, '').startsWith(`${runCallback(t)}(<`);
      const expected = 'XML, or a script';
      const at = `events/${feed.site}.xml?callback=…`;
      t.judge(wrapped ? { reason: 'wrapped', expected, actual: 'XML in a call', at } : undefined, answer);
    }
    if (t.subjects === 0) t.inconclusive('no answer was in a format that could be told');
  },
});
