/** That every form, and every site, lists events until the same moments. */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { momentText } from '../../oracle/upcoming/moments.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { changedItem } from '../../premises/realtime/changed-item.ts';
import { itemLife } from '../../premises/realtime/item-life.ts';
import { otherSiteItem } from '../../premises/realtime/other-site-item.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import { clockSkewMs } from '../../premises/upcoming/clock-skew.ts';
import { type FormLook, judgeableLooks } from '../../premises/upcoming/form-looks.ts';
import { passage } from '../../premises/upcoming/passage.ts';
import type { FeedTarget } from '../../target/target.ts';

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
    await t.use(changedItem);
    const { kept } = await t.use(itemLife);
    if (kept === undefined) await t.use(withdrawnItem);
    const { sights, set } = await t.use(passage);
    const alike = {
      XML: (await t.attempt(matchingXml)) !== undefined,
      JSONP: (await t.attempt(matchingJsonp)) !== undefined,
      'another site': await isOtherSiteUpToDate(t),
    };
    const all = judgeableLooks(sights, set ? 0 : clockSkewMs(t)).filter(({ where }) => alike[where]);
    if (all.length === 0) t.notApplicable('no other form and no other site could be read beside the list');
    for (const one of all) {
      const expected = formatFormLook(one, one.listed);
      const defect = {
        reason: REASONS[one.where],
        expected,
        actual: formatFormLook(one, one.there),
        at: formatItem(one.item),
      };
      t.judge(one.listed === one.there ? undefined : defect, one.answer);
    }
    const where = [...new Set(all.map((one) => one.where))].join(', ');
    t.note(`what JSON lists was looked for in ${where}, at ${new Set(all.map(({ now }) => now)).size} moments`);
  },
});

/** Whether the JSON of the other site has each change of one of its events; that it has not is said there. */
async function isOtherSiteUpToDate(t: Trial<FeedTarget, string>): Promise<boolean> {
  const found = await t.attempt(otherSiteItem);
  if (!found) return false;
  const { item, published, updated, withdrawn } = found;
  const has = (texts: typeof published, word: string) =>
    texts.filter(({ form }) => form.name === 'JSON').every(({ text }) => text.includes(word));
  const isLeft = withdrawn.some(({ form, text }) => form.name === 'JSON' && text.includes(item.mark));
  return has(published, item.mark) && (!updated || has(updated.texts, updated.word)) && !isLeft;
}

/** What was seen, or should have been, in words. */
function formatFormLook({ item, last, where, twin, now }: FormLook, is: boolean): string {
  const place = where === 'another site' ? `${twin!.site}, as one of ${item.site}` : where;
  const span = `from ${momentText(last.start)}Z to ${momentText(last.end)}Z`;
  return `${item.what}, ${span}, ${is ? '' : 'not '}listed in ${place} at ${momentText(now)}Z`;
}
