/** Each event of the list, and each member of it (interface, "Event"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { spansOf } from './event-dates.ts';
import { idDefect, linkDefect, missingDefect, timesDefect, titleDefect, typesDefect } from './event-defects.ts';
import { events } from './events.ts';
import type { JsonObject } from './reading.ts';
import { isInteger } from './value.ts';

/** Judges each event that is listed. */
async function judgeEach<R extends string>(
  t: Trial<FeedTarget, R>,
  defectOf: (event: JsonObject) => Defect<R> | undefined,
): Promise<void> {
  const { events: listed, reading } = await t.use(events);
  await t.each(listed, (event) => t.judge(defectOf(event), reading.answer), 'no event is listed');
}

export const id = check<FeedTarget>()({
  proves: 'FEED-EV-001',
  reasons: {
    type: '`id` of an event is neither an integer nor null',
    spelling: '`id` of an event is an integer that is written with a fraction or an exponent',
  },
  run: (_feed, t) => judgeEach(t, idDefect),
});

export const unique = check<FeedTarget>()({
  proves: 'FEED-EV-002',
  reasons: { duplicate: 'two events have the same `id`' },
  run: async (_feed, t) => {
    const { events: listed, reading } = await t.use(events);
    const seen = new Map<string, string>();
    const ids = listed.map(({ members }) => members.get('id')).filter((node) => node?.kind === 'number');
    await t.each(
      ids.filter(isInteger),
      (node) => {
        const first = seen.get(node.text);
        seen.set(node.text, node.pointer);
        const actual = `${node.text}, as at ${first}`;
        const expected = 'an id that no other event of the answer has';
        const twice = { reason: 'duplicate', expected, actual, at: node.pointer } as const;
        t.judge(first === undefined ? undefined : twice, reading.answer);
      },
      'no event that is listed has an id',
    );
  },
});

export const title = check<FeedTarget>()({
  proves: 'FEED-EV-003',
  reasons: { type: '`title` of an event is neither a text nor null' },
  run: (_feed, t) => judgeEach(t, titleDefect),
});

export const times = check<FeedTarget>()({
  proves: 'FEED-EV-004',
  reasons: {
    type: '`times` of an event is neither an array nor null',
    entry: 'an entry of `times` is neither an object nor null',
  },
  run: (_feed, t) => judgeEach(t, timesDefect),
});

export const type = check<FeedTarget>()({
  proves: 'FEED-EV-005',
  reasons: {
    type: '`type` of an event is neither an array nor null',
    entry: 'an entry of `type` is neither a text nor null',
  },
  run: (_feed, t) => judgeEach(t, typesDefect),
});

export const link = check<FeedTarget>()({
  proves: 'FEED-EV-006',
  reasons: {
    type: '`link` of an event is neither a text nor null',
    relative: '`link` of an event has no scheme: it is relative to nobody knows what',
    'not-a-url': '`link` of an event is no URL at all',
  },
  run: (_feed, t) => judgeEach(t, linkDefect),
});

export const members = check<FeedTarget>()({
  proves: 'FEED-EV-007',
  reasons: { missing: 'a member of an event is not there' },
  run: (_feed, t) => judgeEach(t, missingDefect),
});

export const span = check<FeedTarget>()({
  proves: 'FEED-EV-012',
  reasons: { backwards: 'an occurrence of an event ends before it starts' },
  run: async (_feed, t) => {
    const { events: listed, reading } = await t.use(events);
    await t.each(
      listed.flatMap(spansOf),
      ({ defect }) => t.judge(defect, reading.answer),
      'no event that is listed says when it starts and when it ends',
    );
  },
});
