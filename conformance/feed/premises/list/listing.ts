/** The events of the site in JSON, in an envelope that says success: everything else stands on it. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { contentBytes, contentJson } from '../../oracle/answer/content.ts';
import { GATEWAY_STATUSES } from '../../oracle/answer/status.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { formatValue, isIntegerNode } from '../../oracle/json/value.ts';
import type { ListReading } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { wrongAddress } from './wrong-address.ts';

/** What `meta.status` says when a key is not taken: whoever runs the suite gave a wrong one (known service, Server codes). */
const KEY_REFUSED = new Set(['401', '403', '429', '511']);

/** What is told of an answer that the run cannot go on from, though nobody is to blame for it. */
function keyRefused(t: Trial<FeedTarget, string>, status: number, what: string): never {
  // The table of the known service has it for a key that has asked too often.
  if (status === 429) return t.inconclusive(`the feed limits requests (${what}): ask more slowly with --rate`);
  return t.inconclusive(
    `the feed does not take the key that was given (${what}): say another one with --key-env or --key-file`,
  );
}

/** The events of the site in JSON, in an envelope that says success. */
export const listing = premise<FeedTarget>()({
  name: 'listing',
  reasons: [
    'not-served',
    'undecodable',
    'not-utf8',
    'byte-order-mark',
    'empty',
    'before',
    'behind',
    'syntax',
    'not-an-object',
    'no-meta',
    'no-data',
    'status',
    'not-success',
  ],
  async find(feed, t): Promise<ListReading> {
    const answer = await feed.get();
    const at = `events/${feed.site}.json`;
    const { status } = answer;
    if (!contentBytes(answer)) {
      const expected = 'content in the coding that Content-Encoding names';
      return t.judge(
        { reason: 'undecodable', expected, actual: 'content that cannot be decoded', at },
        answer,
      ) as never;
    }
    if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
    const { value: json, defect } = contentJson(answer)!;
    const enveloped = json?.root.kind === 'object' ? json.root.members.get('meta') : undefined;
    if (status >= 300 && enveloped?.kind !== 'object') {
      if (status === 401 || status === 403 || status === 429) keyRefused(t, status, `HTTP status ${status}`);
      if (GATEWAY_STATUSES.has(status))
        t.inconclusive(`${at}: HTTP status ${status} without an envelope, as of a gateway`);
      const mistaken = await wrongAddress(feed, t, status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      const expected = 'the events of the site in JSON';
      t.judge({ reason: 'not-served', expected, actual: `HTTP status ${status}`, at }, answer);
    }
    if (defect) {
      const { reason } = defect;
      if (reason === 'too-deep' || reason === 'too-many')
        t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
      else t.judge({ ...defect, reason, at: defect.at ? `${at}, ${defect.at}` : at }, answer);
    }
    const { root } = json!;
    const shape = 'an object with `meta` and `data`';
    const objects = (reason: 'not-an-object' | 'no-meta' | 'no-data', actual: string) =>
      t.judge({ reason, expected: shape, actual, at }, answer);
    if (root.kind !== 'object') return objects('not-an-object', `a JSON ${root.kind}`) as never;
    const meta = root.members.get('meta');
    if (meta?.kind !== 'object') return objects('no-meta', meta ? `a ${meta.kind} for \`meta\`` : 'no `meta`') as never;
    const node = meta.members.get('status');
    const number = metaNumber(meta, 'status');
    const why = meta.members.get('message');
    const told = why?.kind === 'string' ? `${number}, ${quotedText(why.value)}` : `${number}`;
    if (number !== undefined && KEY_REFUSED.has(number)) keyRefused(t, Number(number), `meta.status ${told}`);
    const where = { at: '/meta/status' };
    const untyped = { reason: 'status', expected: 'the integer 200', actual: formatValue(node), ...where } as const;
    t.judge(isIntegerNode(node) ? undefined : untyped, answer);
    const mistaken = await wrongAddress(feed, t, Number(number));
    if (mistaken !== undefined) t.inconclusive(mistaken);
    const expected = '200, or 204 where there are no events';
    const other = { reason: 'not-success', expected, actual: told, ...where } as const;
    t.judge(number === '200' || number === '204' ? undefined : other, answer);
    const data = root.members.get('data');
    if (!data) return objects('no-data', 'no `data`') as never;
    return { ...json!, answer, meta, data };
  },
});
