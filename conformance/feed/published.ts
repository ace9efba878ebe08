/** That the list says what was published (interface, "Event"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { quote } from '../oracle/quote.ts';
import { appeared } from './appeared.ts';
import { batch } from './batch.ts';
import { missingDefect } from './event-defects.ts';
import { dated } from './formed.ts';
import { generatedDefect } from './generated.ts';
import { updatedAtDefect } from './instants.ts';
import { entriesOf } from './lists.ts';
import { readable, rightInstants, rightValues, steady, whole } from './right.ts';
import { told, toldOf } from './told.ts';
import { type Turned, turned } from './turned.ts';

const LACKING = 'the feed could have none of the events that were to be published';

export const listed = check<FeedTarget>()({
  proves: 'FEED-LI-002',
  needs: ['publisher'],
  reasons: {
    unreadable: 'the list cannot be read any more once unusual events are published',
    lost: 'an upcoming event is not listed, though others are',
    truncated: 'no more than a round number of events is listed',
    twice: 'an event is listed twice',
  },
  run: async (_feed, t) => {
    const { cases, drawn, failed, full, list } = await t.use(whole);
    await t.each([...cases, ...drawn, ...(full?.cases ?? [])], () => t.judge(undefined, list.answer), LACKING);
    if (failed[0]) t.inconclusive(unpublished(failed, cases.length + drawn.length + (full?.cases.length ?? 0)));
    if (!full) t.note(`${list.events!.length} events were listed at once: a limit beyond that was not looked for`);
  },
});

/** That the publisher failed for some; what it did publish is judged. */
function unpublished(failed: readonly Error[], others: number): string {
  const events = failed.length === 1 ? 'an event' : `${failed.length} events`;
  return `${failed[0]!.message}: so it was for ${events}, and the other ${others} were judged`;
}

export const members = check<FeedTarget>()({
  proves: 'FEED-EV-007',
  needs: ['publisher'],
  reasons: { missing: 'an event that was published lacks a member, such as one that was published as null' },
  run: async (_feed, t) => {
    // What shows in the list as it was found is said there.
    await t.use(dated);
    const { cases, drawn, list } = await t.use(readable);
    const found = [...cases, ...drawn].flatMap(({ item }) =>
      entriesOf(list.events, item).map((event) => ({ item, event })),
    );
    const judge = ({ item, event }: (typeof found)[number]) =>
      t.judge(toldOf(missingDefect(event), item, event), list.answer);
    await t.each(found, judge, LACKING);
  },
});

export const values = check<FeedTarget>()({
  proves: 'FEED-EV-008',
  needs: ['publisher'],
  reasons: {
    null: 'a value is null that was given, or not null that was null',
    id: 'an id is another number than was published',
    title: 'a title is another text than was published',
    type: 'the types are others than were published',
    link: 'a link is another than was published',
    occurrences: 'there are more occurrences, or fewer, than were published',
    'not-as-declared': 'texts are escaped otherwise than declared',
    changed: 'texts are escaped in different ways',
  },
  run: async (_feed, t) => {
    const { compared, answer, refusals, unasked } = await t.use(rightValues);
    await t.each(Array.from({ length: compared }), () => t.judge(undefined, answer), LACKING);
    const less = [
      ...(refusals.length > 0 ? [`the feed refused ${refusals.length}: ${quote(refusals[0]!)}`] : []),
      ...(unasked.length > 0 ? [`${unasked.length} could not be asked for: ${unasked[0]}`] : []),
    ];
    if (less.length > 0) t.note([`${compared} events were compared`, ...less].join('; '));
  },
});

export const instants = check<FeedTarget>()({
  proves: 'FEED-EV-010',
  needs: ['publisher'],
  reasons: {
    occurrence: 'an occurrence starts or ends at another instant than was published',
    updated: '`updated` is another instant than was published',
  },
  run: async (_feed, t) => {
    const { cases, list } = await t.use(rightInstants);
    await t.each(cases, () => t.judge(undefined, list.answer), LACKING);
    if (!(await t.attempt(steady))) return;
    for (const { item } of cases)
      for (const event of entriesOf(list.events!, item))
        t.judge(toldOf(updatedAtDefect(item.event, event), item, event), list.answer);
  },
});

export const generated = check<FeedTarget>()({
  proves: 'FEED-EV-008',
  needs: ['publisher'],
  reasons: { differs: 'an event by chance is served otherwise than it was published' },
  run: async (feed, t) => {
    await t.use(rightValues);
    await t.use(rightInstants);
    const { drawn, list } = await t.use(batch);
    if (drawn.length === 0) t.notApplicable('the feed could have none of the generated events');
    const { defect, seed } = await generatedDefect(feed, t, drawn, list);
    for (const _ of drawn) t.judge(defect, list.answer);
    t.note(`${drawn.length} generated events were compared (fast-check seed ${seed})`);
  },
});

export const changes = check<FeedTarget>()({
  proves: 'FEED-RT-002',
  needs: ['publisher'],
  reasons: {
    null: 'a value that was changed to null is as it was, or one that was null is still',
    list: 'a list that was made shorter by a change has what was taken out of it',
    value: 'a value that was changed with others is neither as it was nor as it should be',
    lost: 'of several events that are changed at the same time some are as they were',
    'in-xml': 'an event that was changed is served otherwise in XML than in JSON',
    'in-jsonp': 'an event that was changed is served otherwise in JSONP than in JSON',
  },
  run: async (_feed, t) => {
    const { all, list, forms, lost } = await t.use(turned);
    const judge = ({ item, event, defect }: Turned) => t.judge(toldOf(defect, item, event), list.answer);
    await t.each(all, judge, 'the feed could have none of the changes');
    const expected = 'all of several changes that were made at the same time';
    const actual = `${lost.length} that are not seen`;
    t.judge(lost[0] && { reason: 'lost', expected, actual, at: told(lost[0]) }, list.answer);
    for (const [form, reason] of [
      ['xml', 'in-xml'],
      ['jsonp', 'in-jsonp'],
    ] as const) {
      const { answer, defect } = forms[form] ?? {};
      if (answer) t.judge(defect && { ...defect, reason }, answer);
    }
  },
});

export const changeTime = check<FeedTarget>()({
  proves: 'FEED-EV-011',
  needs: ['publisher'],
  reasons: {
    'moves-alone': '`updated` of an event changes though nobody changes the event',
    'not-moved': '`updated` of an event that was changed is what it was',
  },
  run: async (_feed, t) => {
    await t.use(appeared);
    const { answer } = await t.use(steady);
    t.judge(undefined, answer);
  },
});
