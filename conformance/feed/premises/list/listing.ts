import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { undecodableContentDefect } from '../../oracle/answer/served.ts';
import { GATEWAY_STATUSES } from '../../oracle/answer/status.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import {
  formatMetaStatus,
  jsonEncodingDefect,
  jsonTextDefect,
  listNotServedDefect,
  notSuccessDefect,
  readData,
  readMeta,
  statusTypeDefect,
} from '../../oracle/list/json-list.ts';
import type { ListReading } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { askUnlessLimited } from './retry.ts';
import { wrongAddress } from './wrong-address.ts';

/** `meta.status` of a refused key: the given key is wrong (known service, "Server codes"). */
const KEY_REFUSED = new Set(['401', '403', '429', '511']);

/** Ends the premise if the feed refuses the key: that is not a defect of the feed, but the run cannot continue. */
function keyRefused(t: Trial<FeedTarget, string>, status: number, what: string): never {
  // The table of the known service lists this status for a key with too many requests.
  if (status === 429) return t.inconclusive(`the feed limits requests (${what}): send fewer requests with --rate`);
  return t.inconclusive(
    `the feed does not accept the given key (${what}): give another one with --key-env or --key-file`,
  );
}

/** The events of the site in JSON, in an envelope that states a success: nearly every check begins with it. */
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
    const answer = await askUnlessLimited(feed, t);
    const at = listAddress(feed);
    const undecodable = undecodableContentDefect(answer, at);
    if (undecodable) return t.fail(undecodable, answer);
    if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
    const notServed = listNotServedDefect(answer, at);
    if (notServed) {
      await requireRightRequest(feed, t, answer);
      return t.fail(notServed, answer);
    }
    const { value: json, defect } = contentJson(answer)!;
    if (!json) {
      const wrong = jsonEncodingDefect(answer, at) ?? jsonTextDefect(answer, at);
      if (wrong) return t.fail(wrong, answer);
      return t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
    }
    const { value: meta, defect: shape } = readMeta(json.root, at);
    if (!meta) return t.fail(shape, answer);
    const status = metaNumber(meta, 'status');
    if (status !== undefined && KEY_REFUSED.has(status))
      keyRefused(t, Number(status), `meta.status ${formatMetaStatus(meta)}`);
    const type = statusTypeDefect(meta);
    if (type) return t.fail({ ...type, reason: 'status' }, answer);
    const mistaken = await wrongAddress(feed, t, Number(status));
    if (mistaken !== undefined) t.inconclusive(mistaken);
    const notSuccess = notSuccessDefect(meta);
    if (notSuccess) return t.fail(notSuccess, answer);
    const { value: data, defect: lacking } = readData(json.root, at);
    if (!data) return t.fail(lacking, answer);
    return { ...json, answer, meta, data };
  },
});

/** Where the list in JSON is, for people. */
export const listAddress = ({ site }: FeedTarget): string => `events/${site}.json`;

/** Ends the premise if an HTTP error may come from the key, from a gateway, or from a wrong address. */
async function requireRightRequest(feed: FeedTarget, t: Trial<FeedTarget, string>, { status }: Answer): Promise<void> {
  if (status === 401 || status === 403 || status === 429) keyRefused(t, status, `HTTP status ${status}`);
  if (GATEWAY_STATUSES.has(status))
    t.inconclusive(`${listAddress(feed)}: HTTP status ${status} without an envelope, as of a gateway`);
  const mistaken = await wrongAddress(feed, t, status);
  if (mistaken !== undefined) t.inconclusive(mistaken);
}
