import { watch } from '../../../core/check/check.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { metaNumber, metaOfExchange } from '../../oracle/envelope/meta.ts';
import { formatValue } from '../../oracle/json/value.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The texts that go with each `meta.status`. */
const MESSAGES = new Map([
  ['200', 'Request successful'],
  ['204', 'No data returned'],
  ['401', 'Invalid API key'],
  ['403', 'The provided API key has been banned'],
  ['429', 'API request limit reached'],
  ['501', 'Invalid method'],
  ['511', 'API key is required (?key=)'],
]);

export const message = watch<FeedTarget>()({
  // FEED-OD-001 (must): `meta.status` and `meta.message` correspond as in the table of the service: 200, 204, 401, 403, 429, 501,
  //   511. [open-data-v2, "Server codes"]
  proves: 'FEED-OD-001',
  reasons: { other: '`meta.message` does not match `meta.status`' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const meta = metaOfExchange(exchange, answer);
      const [status, node] = [meta && metaNumber(meta, 'status'), meta?.members.get('message')];
      // Other checks judge each member alone: null, another type, and the text of a success.
      if (status === undefined || node?.kind !== 'string') return;
      if (status.startsWith('2') && node.value.trim() === '') return;
      const text = MESSAGES.get(status);
      if (text === undefined) return;
      const [expected, actual] = [`${quotedText(text)} with ${status}`, `${formatValue(node)} with ${status}`];
      t.judge(node.value !== text && { reason: 'other', expected, actual, at: '/meta/message' }, answer);
    },
  }),
});
