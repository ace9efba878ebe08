/** That upcoming events are listed, and no others (interface, "What the service does"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { type Passage, passage } from './passing.ts';
import { LONG_MS, moment, noneLongOver, skewOf } from './past.ts';
import { told } from './told.ts';
import { CHOICE, fitting, type Look, UPCOMING } from './until-when.ts';

export { forms } from './upcoming-forms.ts';

export const past = check<FeedTarget>()({
  proves: 'FEED-LI-001',
  reasons: { 'long-over': 'an event is listed of which every occurrence ended more than two days ago' },
  run: async (_feed, t) => {
    const { dated, answer } = await t.use(noneLongOver);
    await t.each(dated, () => t.judge(undefined, answer), 'no event that is listed says when it ends');
  },
});

export const ended = check<FeedTarget>()({
  proves: 'FEED-LI-001',
  needs: ['publisher'],
  reasons: {
    'long-over': 'an event that was published is listed more than two days after it has ended',
    'not-as-declared': 'an event is listed longer than declared, or not as long',
    changed: 'events are listed until different moments, by their offsets or their lengths',
  },
  run: async (_feed, t) => {
    const { looks, set } = await t.use(passage);
    const skew = set ? 0 : skewOf(t);
    const over = looks.filter(({ kind }) => kind === 'once' || kind === 'long');
    for (const look of over) {
      const late = look.listed && look.now > look.last.end + LONG_MS + skew;
      const at = told(look.item);
      const defect = { reason: 'long-over', expected: 'no such event', actual: said(look), at } as const;
      t.judge(late ? defect : undefined, look.list.answer);
    }
    const each = [...Map.groupBy(over, ({ what }) => what)].map(([what, all]) => ({
      said: `${what}: ${fitting(all, skew).join(' or ') || 'none of the options'}`,
      fits: fitting(all, skew),
      kind: all[0]!.kind,
    }));
    const declared = t.declared(CHOICE);
    const odd = each.find(({ fits }) => declared !== undefined && !fits.some((one) => one === declared));
    const answer = over[0]?.list.answer;
    const expected = `${CHOICE}: ${declared}, as declared`;
    t.judge(odd && { reason: 'not-as-declared', expected, actual: odd.said }, answer);
    // Where the day on which an event begins decides, one of many days is not listed long: that is nobody's option.
    const short = each.filter(({ fits, kind }) => kind === 'once' && fits.length > 0);
    const all = UPCOMING.filter((option) => short.every(({ fits }) => fits.includes(option)));
    const apart = { reason: 'changed', expected: 'one rule for all events' } as const;
    t.judge(all.length === 0 ? { ...apart, actual: short.map((one) => one.said).join('; ') } : undefined, answer);
    if (short.length < each.filter(({ kind }) => kind === 'once').length) t.note('no option of `upcoming` fits');
    else if (all.length === 1) t.chose(CHOICE, all[0]!);
    else t.note(`the options ${all.join(' and ')} of \`upcoming\` fit alike`);
  },
});

export const due = check<FeedTarget>()({
  proves: 'FEED-LI-002',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an event that has not begun is not listed',
    series: 'an event with an occurrence to come is not listed, since others of it are over',
    'without-end': 'an event without an end is not listed, though it has not begun',
  },
  run: async (_feed, t) => {
    const { looks, set } = await t.use(passage);
    const skew = set ? 0 : skewOf(t);
    const reasons = { once: 'not-listed', long: 'not-listed', series: 'series', endless: 'without-end' } as const;
    const waiting = looks.filter(({ now, last }) => now + skew < last.start);
    await t.each(
      waiting,
      (look) => {
        const expected = `${look.what}, which begins at ${moment(look.last.start)}Z`;
        const defect = { reason: reasons[look.kind], expected, actual: said(look), at: told(look.item) };
        t.judge(look.listed ? undefined : defect, look.list.answer);
      },
      'the feed could have none of the events that were to be published',
    );
  },
});

/** What was seen, in words. */
const said = ({ what, kind, listed, now, last }: Passage['looks'][number] & Look): string =>
  `${what}${kind === 'endless' ? '' : `, which ends at ${moment(last.end)}Z,`} is ${listed ? '' : 'not '}listed at ${moment(now)}Z`;
