import { check } from '../../../core/check/check.ts';
import { formatValue } from '../../oracle/json/value.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { META_REASONS, metaAround, metaDefects, NO_META_NUMBERS } from '../../premises/envelope/meta-members.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import type { FeedTarget } from '../../target/target.ts';

export const jsonpMeta = check<FeedTarget>()({
  // FEED-FM-005 (must): JSON and JSONP carry the same data. [interface, "Endpoints"]
  proves: 'FEED-FM-005',
  reasons: META_REASONS,
  run: async (feed, t) => {
    await t.use(matchingJsonp);
    const callback = runCallback(t);
    const around = await metaAround(feed, t, { callback });
    const root = readJsonpAnswer(around.answer, callback).value?.json.root;
    const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
    if (meta?.kind !== 'object') return t.inconclusive('JSONP that could be read once cannot be read again');
    const textOf = (name: string) => {
      const node = meta.members.get(name);
      return node?.kind === 'null' ? null : node && formatValue(node);
    };
    const members = { requests: textOf('requests'), timestamp: textOf('timestamp') };
    const at = `events/${feed.site}.json?callback=…`;
    for (const defect of metaDefects(t, around, members, at)) t.judge(defect, around.answer);
    if (t.subjects === 0) t.notApplicable(NO_META_NUMBERS);
  },
});
