import { watch } from '../../../core/check/check.ts';
import { metaNumber, metaOfExchange } from '../../oracle/envelope/meta.ts';
import { formatValue, kindDefect } from '../../oracle/json/value.ts';
import type { FeedTarget } from '../../target/target.ts';

export const method = watch<FeedTarget>()({
  // FEED-OD-011 (must): `meta.method` is an object of strings in every answer, and is empty where there is nothing to say.
  //   [open-data-v2, "Events"]
  proves: 'FEED-OD-011',
  reasons: {
    'not-an-object': '`meta.method` of an answer without data is not an empty object',
    'not-text': 'a further member of `meta.method` is neither a text nor null',
  },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const meta = metaOfExchange(exchange, answer);
      const node = meta?.members.get('method');
      if (!meta || !node) return;
      const status = metaNumber(meta, 'status');
      const expected = 'an object, empty if there is no data';
      const notObject = { reason: 'not-an-object', expected, actual: formatValue(node), at: '/meta/method' } as const;
      // That of a success is judged by the interface document.
      if (node.kind !== 'object') return status === '200' ? undefined : t.judge(notObject, answer);
      for (const [name, member] of node.members)
        if (name !== 'site_name') t.judge(kindDefect(member, 'string', 'not-text'), answer);
      t.judge(undefined, answer);
    },
  }),
});
