import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { listing } from '../../premises/list/listing.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** Clients that prefer another format than the path names, and accept both. Browsers send the second Accept. */
const PREFERRED: readonly (FeedQuery & { readonly accept: string })[] = [
  { format: 'json', accept: 'application/xml, application/json;q=0.5' },
  { format: 'json', accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  { format: 'xml', accept: 'application/json, application/xml;q=0.5' },
];

/** The format of the content; undefined if it is neither JSON nor XML. */
function formatOf(answer: Answer): 'json' | 'xml' | undefined {
  if (readListing(answer)) return 'json';
  const root = answer.status < 300 && !answer.cut ? readXmlAnswer(answer).value?.root : undefined;
  return root && root.local.toLowerCase() !== 'html' ? 'xml' : undefined;
}

/** The path determines the format (interface, "Endpoints"). */
export const path = check<FeedTarget>()({
  // FEED-FM-006 (must): The path alone decides which format is served, whatever format the client prefers. [interface,
  //   "Endpoints"]
  proves: 'FEED-FM-006',
  reasons: {
    'other-format': 'another format is served than the path names, since the client prefers it',
    refused: 'the format of the path is refused to a client that accepts it, since the client prefers another',
    wrapped: 'XML is wrapped in a call, and so is neither XML nor a script',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const served = { json: true, xml: (await t.attempt(xmlListing)) !== undefined };
    const queries = PREFERRED.filter(({ format }) => served[format as 'json' | 'xml']);
    const answers = await Promise.all(
      queries.map(({ accept, ...query }) => feed.get({ ...query, headers: [['accept', accept]] })),
    );
    for (const [i, answer] of answers.entries()) {
      const { format, accept } = queries[i]!;
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
      t.judge(wrapped && { reason: 'wrapped', expected, actual: 'XML in a call', at }, answer);
    }
    if (t.subjects === 0) t.inconclusive('no answer was in JSON or XML');
  },
});
