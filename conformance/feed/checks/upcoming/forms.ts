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

/** Every form, and every site, lists events until the same moments. */
export const forms = check<FeedTarget>()({
  // FEED-LI-001 (must): Only upcoming events are listed: an event whose occurrences are all long over is not listed. [interface,
  //   "What the service does"]
  proves: 'FEED-LI-001',
  needs: ['publisher'],
  reasons: {
    'in-xml': 'an event is listed in XML at a time at which JSON does not list it, or the reverse',
    'in-jsonp': 'an event is listed in JSONP at a time at which JSON does not list it, or the reverse',
    'in-another-site': 'of two events at the same times that of one site is listed, and that of another is not',
  },
  run: async (_feed, t) => {
    // A form that differs from JSON at any time, or that is stale, is judged by the topics agreement and realtime.
    await t.use(changedItem);
    const { kept } = await t.use(itemLife);
    if (kept === undefined) await t.use(withdrawnItem);
    const { sights, set } = await t.use(passage);
    const isComparable = {
      XML: (await t.attempt(matchingXml)) !== undefined,
      JSONP: (await t.attempt(matchingJsonp)) !== undefined,
      'another site': await isOtherSiteUpToDate(t),
    };
    const looks = judgeableLooks(sights, set ? 0 : clockSkewMs(t)).filter(({ where }) => isComparable[where]);
    if (looks.length === 0) t.notApplicable('no other form and no other site could be read');
    for (const look of looks) {
      const expected = formatFormLook(look, look.listed);
      const defect = {
        reason: REASONS[look.where],
        expected,
        actual: formatFormLook(look, look.there),
        at: formatItem(look.item),
      };
      t.judge(look.listed !== look.there && defect, look.answer);
    }
    const where = [...new Set(looks.map((look) => look.where))].join(', ');
    t.note(`what JSON lists was looked for in ${where}, at ${new Set(looks.map(({ now }) => now)).size} moments`);
  },
});

/** Whether the JSON of the other site has each change of one of its events, as the topic other-site judges it. */
async function isOtherSiteUpToDate(t: Trial<FeedTarget, string>): Promise<boolean> {
  const found = await t.attempt(otherSiteItem);
  if (!found) return false;
  const { item, published, updated, withdrawn } = found;
  const has = (texts: typeof published, word: string) =>
    texts.filter(({ form }) => form.name === 'JSON').every(({ text }) => text.includes(word));
  const isLeft = withdrawn.some(({ form, text }) => form.name === 'JSON' && text.includes(item.mark));
  return has(published, item.mark) && (!updated || has(updated.texts, updated.word)) && !isLeft;
}

/** A look for people, as it was or should have been. */
function formatFormLook({ item, last, where, twin, now }: FormLook, isListed: boolean): string {
  const place = where === 'another site' ? `${twin!.site}, as one of ${item.site}` : where;
  const span = `from ${momentText(last.start)}Z to ${momentText(last.end)}Z`;
  return `${item.what}, ${span}, ${isListed ? '' : 'not '}listed in ${place} at ${momentText(now)}Z`;
}
