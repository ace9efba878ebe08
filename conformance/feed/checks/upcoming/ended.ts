import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { LONG_OVER_MS } from '../../oracle/upcoming/moments.ts';
import { fittingOptions, UPCOMING_CHOICE, UPCOMING_OPTIONS } from '../../oracle/upcoming/options.ts';
import { clockSkewMs } from '../../premises/upcoming/clock-skew.ts';
import { formatListLook, passage } from '../../premises/upcoming/passage.ts';
import type { FeedTarget } from '../../target/target.ts';

export const ended = check<FeedTarget>()({
  // FEED-LI-001 (must): Only upcoming events are listed: an event whose occurrences are all long over is not listed. [interface,
  //   "What the service does"]
  proves: 'FEED-LI-001',
  needs: ['publisher'],
  reasons: {
    'long-over': 'an event that was published is listed more than two days after it has ended',
    'not-as-declared': 'an event is listed longer than declared, or not as long',
    changed: 'events are listed until different moments, by their offsets or their lengths',
  },
  run: async (_feed, t) => {
    const { looks, set } = await t.use(passage);
    const skew = set ? 0 : clockSkewMs(t);
    const over = looks.filter(({ kind }) => kind === 'once' || kind === 'long');
    for (const look of over) {
      const isLongOver = look.listed && look.now > look.last.end + LONG_OVER_MS + skew;
      const at = formatItem(look.item);
      const defect = { reason: 'long-over', expected: 'no such event', actual: formatListLook(look), at } as const;
      t.judge(isLongOver && defect, look.list.answer);
    }
    const each = [...Map.groupBy(over, ({ what }) => what)].map(([what, all]) => ({
      text: `${what}: ${fittingOptions(all, skew).join(' or ') || 'none of the options'}`,
      fits: fittingOptions(all, skew),
      kind: all[0]!.kind,
    }));
    const declared = t.declared(UPCOMING_CHOICE);
    const mismatched = each.find(({ fits }) => declared !== undefined && !fits.some((option) => option === declared));
    const answer = over[0]?.list.answer;
    const expected = `${UPCOMING_CHOICE}: ${declared}, as declared`;
    t.judge(mismatched && { reason: 'not-as-declared', expected, actual: mismatched.text }, answer);
    // No option fits a feed that uses the first day of an event: it removes an event of many days too early.
    const short = each.filter(({ fits, kind }) => kind === 'once' && fits.length > 0);
    const commonOptions = UPCOMING_OPTIONS.filter((option) => short.every(({ fits }) => fits.includes(option)));
    const noRule = { reason: 'changed', expected: 'one rule for all events' } as const;
    t.judge(commonOptions.length === 0 && { ...noRule, actual: short.map(({ text }) => text).join('; ') }, answer);
    if (short.length < each.filter(({ kind }) => kind === 'once').length) t.note('no option of `upcoming` fits');
    else if (commonOptions.length === 1) t.chose(UPCOMING_CHOICE, commonOptions[0]!);
    else t.note(`the options ${commonOptions.join(' and ')} of \`upcoming\` fit equally`);
  },
});
