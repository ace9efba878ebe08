/** What the feed answers with, read as far as everything else stands on it. */
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import type { ExactJson } from '../oracle/exact-json.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { quote } from '../oracle/quote.ts';
import { elsewhere } from './elsewhere.ts';
import { contentOf, jsonOf } from './parsed.ts';
import { isInteger, said } from './value.ts';

export { contentOf } from './parsed.ts';

/** A value with members. */
export type JsonObject = Extract<JsonNode, { readonly kind: 'object' }>;

/** An answer in the envelope. */
export interface Reading extends ExactJson {
  readonly answer: Answer;
  readonly meta: JsonObject;
  readonly data: JsonNode;
}

/** What `meta.status` says when a key is not taken: whoever runs the suite gave a wrong one (known service, Server codes). */
const KEY_REFUSED = new Set(['401', '403', '429', '511']);

/** HTTP statuses of what stands in front of a feed, where they come without an envelope: a wall, a limit, a gateway. */
export const IN_FRONT: ReadonlySet<number> = new Set([403, 407, 429, 502, 503, 504]);

/** The number that a member of `meta` is as it is written, or undefined. */
export function numberIn(meta: JsonObject, name: string): string | undefined {
  const node = meta.members.get(name);
  return node?.kind === 'number' ? node.text : undefined;
}

/** An answer in an envelope that says success, to be compared with another; undefined for any other. */
export function readListing(answer: Answer): Reading | undefined {
  const json = answer.cut ? undefined : jsonOf(answer)?.value;
  if (json?.root.kind !== 'object') return undefined;
  const [meta, data] = [json.root.members.get('meta'), json.root.members.get('data')];
  if (meta?.kind !== 'object' || !data || !['200', '204'].includes(numberIn(meta, 'status') ?? '')) return undefined;
  return { ...json, answer, meta, data };
}

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
  owners: {
    'not-served': 'feed/served/json#not-served',
    undecodable: 'feed/http/decodable#undecodable',
    'not-utf8': 'feed/json/encoding#not-utf8',
    'byte-order-mark': 'feed/json/encoding#byte-order-mark',
    empty: 'feed/json/text#empty',
    before: 'feed/json/text#before',
    behind: 'feed/json/text#behind',
    syntax: 'feed/json/text#syntax',
    'not-an-object': 'feed/envelope/object#not-an-object',
    'no-meta': 'feed/envelope/object#no-meta',
    'no-data': 'feed/envelope/object#no-data',
    status: 'feed/envelope/status#type',
    'not-success': 'feed/envelope/status#not-success',
  },
  async find(feed, t): Promise<Reading> {
    const answer = await feed.get();
    const at = `events/${feed.site}.json`;
    const { status } = answer;
    if (!contentOf(answer)) {
      const expected = 'content in the coding that Content-Encoding names';
      return t.judge(
        { reason: 'undecodable', expected, actual: 'content that cannot be decoded', at },
        answer,
      ) as never;
    }
    if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
    const { value: json, defect } = jsonOf(answer)!;
    const enveloped = json?.root.kind === 'object' ? json.root.members.get('meta') : undefined;
    if (status >= 300 && enveloped?.kind !== 'object') {
      if (status === 401 || status === 403 || status === 429) keyRefused(t, status, `HTTP status ${status}`);
      if (IN_FRONT.has(status)) t.inconclusive(`${at}: HTTP status ${status} without an envelope, as of a gateway`);
      const mistaken = await elsewhere(feed, t, status);
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
    const number = numberIn(meta, 'status');
    const why = meta.members.get('message');
    const told = why?.kind === 'string' ? `${number}, ${quote(why.value)}` : `${number}`;
    if (number !== undefined && KEY_REFUSED.has(number)) keyRefused(t, Number(number), `meta.status ${told}`);
    const where = { at: '/meta/status' };
    const untyped = { reason: 'status', expected: 'the integer 200', actual: said(node), ...where } as const;
    t.judge(isInteger(node) ? undefined : untyped, answer);
    const mistaken = await elsewhere(feed, t, Number(number));
    if (mistaken !== undefined) t.inconclusive(mistaken);
    const expected = '200, or 204 where there are no events';
    const other = { reason: 'not-success', expected, actual: told, ...where } as const;
    t.judge(number === '200' || number === '204' ? undefined : other, answer);
    const data = root.members.get('data');
    if (!data) return objects('no-data', 'no `data`') as never;
    return { ...json!, answer, meta, data };
  },
});
