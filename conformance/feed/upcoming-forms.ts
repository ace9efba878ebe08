/** That every form, and every site, lists events until the same moments. */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { agreed, calledAlike } from './agreed.ts';
import { changed, gone } from './appeared.ts';
import { life } from './life.ts';
import { otherLife } from './other-life.ts';
import { passage } from './passing.ts';
import { moment, skewOf } from './past.ts';
import { judged, type Sight } from './sights.ts';
import { told } from './told.ts';

const REASONS = { XML: 'in-xml', JSONP: 'in-jsonp', 'another site': 'in-another-site' } as const;

export const forms = check<FeedTarget>()({
  proves: 'FEED-LI-001',
  needs: ['publisher'],
  reasons: {
    'in-xml': 'an event is listed in XML at a time at which JSON does not list it, or the other way round',
    'in-jsonp': 'an event is listed in JSONP at a time at which JSON does not list it, or the other way round',
    'in-another-site': 'of two events at the same times that of one site is listed, and that of another is not',
  },
  run: async (_feed, t) => {
    // A form that has other data than JSON at any time, or what was there before, is said there.
    await t.use(changed);
    const { kept } = await t.use(life);
    if (kept === undefined) await t.use(gone);
    const { sights, set } = await t.use(passage);
    const alike = {
      XML: (await t.attempt(agreed)) !== undefined,
      JSONP: (await t.attempt(calledAlike)) !== undefined,
      'another site': await isTrueElsewhere(t),
    };
    const all = judged(sights, set ? 0 : skewOf(t)).filter(({ where }) => alike[where]);
    if (all.length === 0) t.notApplicable('no other form and no other site could be read beside the list');
    for (const one of all) {
      const expected = said(one, one.listed);
      const defect = { reason: REASONS[one.where], expected, actual: said(one, one.there), at: told(one.item) };
      t.judge(one.listed === one.there ? undefined : defect, one.answer);
    }
    const where = [...new Set(all.map((one) => one.where))].join(', ');
    t.note(`what JSON lists was looked for in ${where}, at ${new Set(all.map(({ now }) => now)).size} moments`);
  },
});

/** Whether the JSON of the other site has each change of one of its events; that it has not is said there. */
async function isTrueElsewhere(t: Trial<FeedTarget, string>): Promise<boolean> {
  const found = await t.attempt(otherLife);
  if (!found) return false;
  const { item, published, updated, withdrawn } = found;
  const has = (texts: typeof published, word: string) =>
    texts.filter(({ form }) => form.name === 'JSON').every(({ text }) => text.includes(word));
  const isLeft = withdrawn.some(({ form, text }) => form.name === 'JSON' && text.includes(item.mark));
  return has(published, item.mark) && (!updated || has(updated.texts, updated.word)) && !isLeft;
}

/** What was seen, or should have been, in words. */
function said({ item, last, where, twin, now }: Sight, is: boolean): string {
  const place = where === 'another site' ? `${twin!.site}, as one of ${item.site}` : where;
  const span = `from ${moment(last.start)}Z to ${moment(last.end)}Z`;
  return `${item.what}, ${span}, ${is ? '' : 'not '}listed in ${place} at ${moment(now)}Z`;
}
