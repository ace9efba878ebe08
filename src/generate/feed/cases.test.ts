import { describe, expect, test } from 'vitest';
import {
  createFeed,
  feedRig,
  type Json,
  type JsonObject,
  type NewEvent,
  readJson,
} from '../../reference/feed/index.ts';
import { answered, type CaseAnswered } from './answers.ts';
import { NOW } from './case.ts';
import { cases, edgeEvents } from './cases/index.ts';

async function all(seed: bigint): Promise<Map<string, CaseAnswered>> {
  const made = new Map<string, CaseAnswered>();
  for await (const answeredCase of answered(cases(NOW, seed).filter((answeredCase) => answeredCase.large !== true)))
    made.set(answeredCase.case.name, answeredCase);
  return made;
}
const made = await all(1n);
const titles = (name: string) => (made.get(name)!.data as readonly JsonObject[]).map((event) => event.title);

describe('cases', () => {
  test('without past events and forbidden characters list what was published', () => {
    let events = 0;
    for (const { case: answeredCase, data } of made.values()) {
      if (
        answeredCase.events === undefined ||
        answeredCase.choices !== undefined ||
        /^(upcoming|random|key|callback)/.test(answeredCase.name)
      )
        continue;
      if (/controls|noncharacters|surrogates/.test(answeredCase.name)) continue;
      const served = (data as readonly JsonObject[]).map((event) => JSON.stringify(event.title)).sort();
      expect([answeredCase.name, served]).toEqual([
        answeredCase.name,
        answeredCase.events.map(({ title }) => JSON.stringify(title ?? null)).sort(),
      ]);
      events += served.length;
    }
    expect(events).toBeGreaterThan(150);
  });
  test('of integers keep every digit', () => {
    const ids = (made.get('ids')!.data as readonly { readonly id: Json }[]).map(({ id }) => id);
    expect(ids).toContain(2n ** 53n + 1n);
    expect(ids).toContain(2n ** 63n);
  });
  test('around now list the events of each meaning of upcoming', () => {
    expect(titles('upcoming-not-ended')).toContain('Ends now');
    expect(titles('upcoming-not-ended')).not.toContain('Ended a millisecond ago');
    expect(titles('upcoming-not-begun')).toContain('Starts now');
    expect(titles('upcoming-not-begun')).not.toContain('In progress');
    expect(titles('upcoming-today')).toContain('Ended this morning');
    expect(titles('upcoming-today')).not.toContain('Ended eight hours ago, which was yesterday by its own offset');
    expect(titles('upcoming-day-back')).toContain('Ended 24 hours ago');
    expect(titles('upcoming-day-back')).not.toContain('Ended 25 hours ago');
  });
  test('of sequences show the changes in between', () => {
    expect(titles('update-1-published')).toEqual(['Talk']);
    expect(titles('update-2-title')).toEqual(['Talk!']);
    expect(titles('update-3-past')).toEqual([]);
    expect(titles('withdraw-3-again')).toEqual(['Talk again']);
    expect(titles('time-3-after')).toEqual([]);
    expect(made.get('site-2-renamed')).toMatchObject({
      method: { site_name: 'Engineering' },
      after: 'site-1-published',
    });
    expect(made.get('site-3-moved')).toMatchObject({ method: { site_name: 'Arts' } });
    expect(titles('site-4-left')).toEqual([]);
  });
  test('that are random differ by the seed, and no others do', async () => {
    const other = await all(2n);
    const changed = [...made].filter(([name, { answers }]) =>
      answers.some(({ body }, i) => Buffer.compare(body, other.get(name)!.answers[i]!.body) !== 0),
    );
    expect(changed.map(([name]) => name)).toEqual(['random-1', 'random-2', 'random-3', 'random-4']);
  });
});

test('the unusual events of all cases can be published in one site, at any time, and are listed', async () => {
  for (const now of [NOW, Date.UTC(2027, 11, 31, 23, 59), Date.UTC(2028, 1, 29)]) {
    const feed = createFeed(feedRig({ clock: { now: () => now } }));
    feed.putSite({ slug: 'all', name: 'All' });
    feed.putKey('key');
    const events: readonly NewEvent[] = edgeEvents(now);
    for (const event of events) feed.publish('all', event);
    const response = await feed.handler(new Request('http://feed.example/v2/events/all.json?key=key'));
    const { data } = readJson(await response.text()) as { data: readonly Json[] };
    expect(data).toHaveLength(events.length);
    expect(events.length).toBeGreaterThan(140);
    feed.close();
  }
});
