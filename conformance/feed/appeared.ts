/** The steps of an item's life, each a premise of what else is published, changed or withdrawn. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { quote } from '../oracle/quote.ts';
import { events } from './events.ts';
import { type FormName, isAlive, type Text } from './forms.ts';
import { life, type Stage } from './life.ts';
import { entriesOf, visibleWithin } from './lists.ts';
import { staleMember } from './stale.ts';
import { told } from './told.ts';

type Names<R> = Readonly<Record<FormName, R>>;

type Missed = 'not-in-xml' | 'not-in-jsonp' | 'not-for-another-key' | 'not-in-gzip' | 'not-in-brotli';

const NOT_LISTED: Names<'not-listed' | Missed> = {
  JSON: 'not-listed',
  XML: 'not-in-xml',
  JSONP: 'not-in-jsonp',
  'JSON with the other key': 'not-for-another-key',
  'XML with the other key': 'not-for-another-key',
  'JSONP with the other key': 'not-for-another-key',
  'JSON with gzip': 'not-in-gzip',
  'XML with gzip': 'not-in-gzip',
  'JSONP with gzip': 'not-in-gzip',
  'JSON with Brotli': 'not-in-brotli',
};
const NOT_SEEN: Names<'not-seen' | Missed> = {
  JSON: 'not-seen',
  XML: 'not-in-xml',
  JSONP: 'not-in-jsonp',
  'JSON with the other key': 'not-for-another-key',
  'XML with the other key': 'not-for-another-key',
  'JSONP with the other key': 'not-for-another-key',
  'JSON with gzip': 'not-in-gzip',
  'XML with gzip': 'not-in-gzip',
  'JSONP with gzip': 'not-in-gzip',
  'JSON with Brotli': 'not-in-brotli',
};
const LISTED: Names<'listed' | 'in-xml' | 'in-jsonp' | 'for-another-key' | 'in-gzip' | 'in-brotli'> = {
  JSON: 'listed',
  XML: 'in-xml',
  JSONP: 'in-jsonp',
  'JSON with the other key': 'for-another-key',
  'XML with the other key': 'for-another-key',
  'JSONP with the other key': 'for-another-key',
  'JSON with gzip': 'in-gzip',
  'XML with gzip': 'in-gzip',
  'JSONP with gzip': 'in-gzip',
  'JSON with Brotli': 'in-brotli',
};

/** Until when something had to be seen, in words. */
export function deadline(t: Trial<FeedTarget, string>): string {
  const within = visibleWithin(t) / 1000;
  return within === 0
    ? 'at once (a feed that takes a while: --declare visible-within=SECONDS)'
    : `within the declared ${within} s`;
}

/** Of a form that was no list, however often it was asked for, nothing can be said. */
function allRead(t: Trial<FeedTarget, never>, texts: readonly Text[], when: string): void {
  const none = texts.find((one) => !isAlive(one));
  if (none) t.inconclusive(`${none.form.name} was no list in three answers one after the other, ${when}`);
}

/** An item that was published and seen, in every form: what else is published can be looked for. */
export const appeared = premise<FeedTarget>()({
  name: 'appeared',
  owners: {
    'not-listed': 'feed/realtime/published#not-listed',
    'not-in-xml': 'feed/realtime/published#not-in-xml',
    'not-in-jsonp': 'feed/realtime/published#not-in-jsonp',
    'not-for-another-key': 'feed/realtime/published#not-for-another-key',
    'not-in-gzip': 'feed/realtime/published#not-in-gzip',
    'not-in-brotli': 'feed/realtime/published#not-in-brotli',
  },
  async find(_feed, t): Promise<Stage> {
    await t.use(events);
    const { published } = await t.use(life);
    const { item, texts, word } = published;
    const at = told(item);
    for (const { form, answer, text } of texts.filter(isAlive)) {
      const expected = `the item ${deadline(t)}, in ${form.name}`;
      const defect = { reason: NOT_LISTED[form.name], expected, actual: `nothing with ${quote(word)}`, at };
      t.judge(text.includes(word) ? undefined : defect, answer);
    }
    allRead(t, texts, 'after the publication');
    if (texts.length === 0) t.inconclusive('no form of the list could be read before the publication');
    return published;
  },
});

/** The item stays listed. */
export const staying = premise<FeedTarget>()({
  name: 'staying',
  owners: { gone: 'feed/realtime/stays#gone' },
  async find(_feed, t): Promise<readonly Text[]> {
    const { word } = await t.use(appeared);
    const { again } = await t.use(life);
    for (const one of again) {
      if (!isAlive(one)) t.inconclusive('one of ten further answers was no list');
      const expected = 'the item, in each of ten answers after it was seen';
      t.judge(one.text.includes(word) ? undefined : { reason: 'gone', expected, actual: 'no such item' }, one.answer);
    }
    return again;
  },
});

/** A change of the item was seen; undefined where the feed does not change titles. */
export const changed = premise<FeedTarget>()({
  name: 'changed',
  owners: {
    'not-seen': 'feed/realtime/updated#not-seen',
    'not-in-xml': 'feed/realtime/updated#not-in-xml',
    'not-in-jsonp': 'feed/realtime/updated#not-in-jsonp',
    'not-for-another-key': 'feed/realtime/updated#not-for-another-key',
    'not-in-gzip': 'feed/realtime/updated#not-in-gzip',
    'not-in-brotli': 'feed/realtime/updated#not-in-brotli',
    'other-members': 'feed/realtime/updated#other-members',
    twice: 'feed/realtime/updated#twice',
  },
  async find(_feed, t): Promise<Stage | undefined> {
    await t.use(staying);
    const { published, updated } = await t.use(life);
    if (!updated) return undefined;
    const { item, list, texts, word } = updated;
    for (const { form, answer, text } of texts.filter(isAlive)) {
      const [seen, old] = [text.includes(word), text.includes(published.word)];
      const actual = seen ? 'the item, with its old title as well' : old ? 'the old title' : 'no such item';
      const reason = seen ? 'twice' : NOT_SEEN[form.name];
      const expected = `the new title ${deadline(t)}, in ${form.name}`;
      t.judge(seen && !old ? undefined : { reason, expected, actual, at: told(item) }, answer);
    }
    allRead(t, texts, 'after the change');
    const found = list.events ? entriesOf(list.events, item).length : 1;
    const twice = { reason: 'twice', expected: 'the item once', actual: `${found} entries that are it` } as const;
    t.judge(found > 1 ? twice : undefined, list.answer);
    const stale = staleMember(published, updated);
    const at = `${stale} of ${told(item)}`;
    const [expected, actual] = ['what the change says', 'what was there before'];
    t.judge(stale && { reason: 'other-members', expected, actual, at }, list.answer);
    return updated;
  },
});

/** The item was withdrawn, and is not there any more. */
export const gone = premise<FeedTarget>()({
  name: 'gone',
  owners: {
    listed: 'feed/realtime/withdrawn#listed',
    'in-xml': 'feed/realtime/withdrawn#in-xml',
    'in-jsonp': 'feed/realtime/withdrawn#in-jsonp',
    'for-another-key': 'feed/realtime/withdrawn#for-another-key',
    'in-gzip': 'feed/realtime/withdrawn#in-gzip',
    'in-brotli': 'feed/realtime/withdrawn#in-brotli',
  },
  async find(_feed, t): Promise<readonly Text[]> {
    await t.use(staying);
    const { published, withdrawn, kept } = await t.use(life);
    if (kept !== undefined) t.notApplicable(kept);
    for (const { form, answer, text } of withdrawn.filter(isAlive)) {
      const expected = `no such item ${deadline(t)}, in ${form.name}`;
      const defect = { reason: LISTED[form.name], expected, actual: 'the item', at: told(published.item) };
      t.judge(text.includes(published.item.mark) ? defect : undefined, answer);
    }
    allRead(t, withdrawn, 'after the withdrawal');
    return withdrawn;
  },
});
