/** What was published is listed as it is: each property of it a premise of what stands on it. */
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { changed } from './appeared.ts';
import { type Batch, batch } from './batch.ts';
import { valueDefect } from './compare.ts';
import { escapingsIn, type Shown } from './escaping.ts';
import { dated } from './formed.ts';
import { statusSaid } from './held.ts';
import { timesAtDefect, updatedIn } from './instants.ts';
import type { Item } from './items.ts';
import { life } from './life.ts';
import { entriesOf, type List, type Listed, lackingIn } from './lists.ts';
import { jsonOf } from './parsed.ts';
import type { JsonObject } from './reading.ts';
import { told, toldOf } from './told.ts';

/** Where a feed may stop. */
const ROUND = new Set([10, 20, 21, 25, 30, 50, 100]);

/** Why a list cannot be read, as its reader says it. */
function unreadable(answer: Answer): string {
  const read = jsonOf(answer);
  if (answer.cut) return 'more than this suite reads';
  if (!read) return 'content that cannot be decoded';
  const { defect } = read;
  if (defect)
    return `HTTP status ${answer.status}, and no JSON: expected ${defect.expected}, found ${defect.actual}${defect.at ? ` at ${defect.at}` : ''}`;
  const said = statusSaid(answer);
  return said === undefined || said === 200 || said === 204
    ? `HTTP status ${answer.status}, and JSON in which \`data\` is no list`
    : `HTTP status ${answer.status}, and meta.status ${said}`;
}

/** The batch, with a list that can be read. */
export const readable = premise<FeedTarget>()({
  name: 'readable',
  owners: { unreadable: 'feed/published/listed#unreadable' },
  async find(_feed, t): Promise<Batch & { readonly list: Listed }> {
    const all = await t.use(batch);
    for (const { events, answer } of [all.list, ...(all.full ? [all.full.list] : [])]) {
      const expected = 'the list in JSON, in an envelope that says success, also with unusual events in it';
      const cannot = { reason: 'unreadable', expected, actual: unreadable(answer) } as const;
      t.judge(events ? undefined : cannot, answer);
    }
    return all as Batch & { readonly list: Listed };
  },
});

/** The batch, of which all is listed, and once. */
export const whole = premise<FeedTarget>()({
  name: 'whole',
  owners: {
    lost: 'feed/published/listed#lost',
    truncated: 'feed/published/listed#truncated',
    twice: 'feed/published/listed#twice',
  },
  async find(_feed, t): Promise<Batch> {
    await t.use(dated);
    const all = await t.use(readable);
    const { cases, drawn, full, list } = all;
    const stages = [{ list, cases: [...cases, ...drawn] }, ...(full ? [{ list: full.list, cases: full.cases }] : [])];
    for (const { list, cases } of stages) {
      const { events, answer } = list;
      const owed = cases.filter((one) => one.owed).map(({ item }) => item);
      const lacking = lackingIn(list, owed);
      const number = events!.length;
      const [first] = lacking;
      // A limit stays where it is when there is more to list.
      const stays = !full || full.list.events!.length === number;
      const reason = ROUND.has(number) && stays ? 'truncated' : 'lost';
      const expected = `all of ${owed.length} events that were published`;
      const actual = `${number} events are listed, and not ${lacking.length} of those${first ? `: ${told(first)}` : ''}`;
      t.judge(lacking.length > 0 ? { reason, expected, actual, at: '/data' } : undefined, answer);
      for (const { item } of cases) {
        const found = entriesOf(events!, item);
        const twice = { reason: 'twice', expected: `${told(item)}: once`, actual: `${found.length} times` } as const;
        t.judge(found.length > 1 ? { ...twice, at: found[1]!.pointer } : undefined, answer);
      }
    }
    return all;
  },
});

/** How much was compared. */
export interface Compared {
  readonly compared: number;
  readonly refusals: readonly string[];
  readonly unasked: readonly string[];
  readonly answer: Answer;
}

export const rightValues = premise<FeedTarget>()({
  name: 'right values',
  owners: {
    null: 'feed/published/values#null',
    id: 'feed/published/values#id',
    title: 'feed/published/values#title',
    type: 'feed/published/values#type',
    link: 'feed/published/values#link',
    occurrences: 'feed/published/values#occurrences',
    'not-as-declared': 'feed/published/values#not-as-declared',
    changed: 'feed/published/values#changed',
  },
  async find(_feed, t): Promise<Compared> {
    await t.use(dated);
    const { cases, list, refusals, unasked } = await t.use(readable);
    let compared = 0;
    const shown: (Shown & { readonly item: Item; readonly event: JsonObject })[] = [];
    for (const { item, compared: judged } of cases) {
      const [event] = judged ? entriesOf(list.events, item) : [];
      if (!event) continue;
      compared++;
      const defect = valueDefect(item.event, event);
      t.judge(toldOf(defect, item, event), list.answer);
      shown.push(...escapingsIn(item.event, event).map((one) => ({ ...one, item, event })));
    }
    // Samples of the known service show escaped titles, and of types nothing: those may be served as they are.
    const types = shown.some(({ of, escaping }) => of === 'type' && escaping === 'html');
    for (const { of, escaping, item, event } of shown)
      if (of === 'title' || types) t.judge(toldOf(t.chose('title-escaping', escaping), item, event), list.answer);
    return { compared, refusals, unasked, answer: list.answer };
  },
});

export const rightInstants = premise<FeedTarget>()({
  name: 'right instants',
  owners: { occurrence: 'feed/published/instants#occurrence' },
  async find(_feed, t): Promise<Pick<Batch, 'cases' | 'list'>> {
    await t.use(dated);
    const { cases, list } = await t.use(readable);
    const judged = cases.filter((one) => one.compared);
    for (const { item } of judged) {
      const [event] = entriesOf(list.events, item);
      const defect = event && timesAtDefect(item.event, event);
      t.judge(event && toldOf(defect, item, event), list.answer);
    }
    return { cases: judged, list };
  },
});

/** `updated` moves when the event does, and only then. */
export const steady = premise<FeedTarget>()({
  name: 'steady',
  owners: {
    'moves-alone': 'feed/published/change-time#moves-alone',
    'not-moved': 'feed/published/change-time#not-moved',
  },
  async find(_feed, t): Promise<{ readonly answer: Answer }> {
    const { published, later, updated } = await t.use(life);
    const at = (list: List | undefined) => updatedIn(list?.events && entriesOf(list.events, published.item)[0]);
    const [first, second, third] = [at(published.list), at(later), at(updated?.list)];
    if (first === undefined || second === undefined) return t.notApplicable('`updated` is null, or says no instant');
    const expected = 'the same instant two seconds later';
    const alone = { reason: 'moves-alone', expected, actual: 'another one', at: 'updated' } as const;
    t.judge(first === second ? undefined : alone, later!.answer);
    await t.use(changed);
    if (!updated || third === undefined) return { answer: later!.answer };
    const moved = updated.item.event.updated !== published.item.event.updated;
    const still = {
      reason: 'not-moved',
      expected: 'another instant than before the change',
      actual: 'the same',
    } as const;
    t.judge(moved && third === second ? { ...still, at: 'updated' } : undefined, updated.list.answer);
    return { answer: updated.list.answer };
  },
});
