/** What somebody writes in their own project to test their client of a feed; `example.test-interop.ts` runs it. */

import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { feedHandlers, mockFeed } from '../index.ts';
import { upcoming } from './upcoming.ts';

const base = 'https://feed.example/v2';
const key = 'my-key';
const server = setupServer(...feedHandlers({ base, key }));
const show = (site = 'engineering', by = key) => upcoming(base, site, by);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('shows what a usual feed lists', async () => {
  const events = await show();
  expect(events).toHaveLength(3);
  expect(events[0]!.start!.getTime()).toBeGreaterThan(Date.now());
});

test('shows every odd event that a right feed may list', async () => {
  server.use(...feedHandlers({ base, key, events: 'edge-cases' }));
  const titles = (await show()).map((shown) => shown.title);
  expect(titles).toContain('& < > " \'');
  expect(titles).toContain('(without a title)');
});

test('says why it shows nothing', async () => {
  await expect(show('engineering', 'wrong')).rejects.toThrow('Invalid API key');
  server.use(...feedHandlers({ base, key, requestsPerKey: 0, choices: { status: 'mirrored' } }));
  await expect(show()).rejects.toThrow('API request limit reached');
});

test('shows what is published at once, and not what is withdrawn', async () => {
  const { handlers, feed, site } = mockFeed({ base, key, events: [] });
  server.use(...handlers);
  expect(await show()).toEqual([]);
  const item = feed.publish(site, { title: 'Talk', times: [{ start: '2999-03-04T12:00:00-05:00' }] });
  expect(await show()).toEqual([{ title: 'Talk', start: new Date('2999-03-04T17:00:00Z') }]);
  feed.withdraw(item);
  expect(await show()).toEqual([]);
});

test('makes up no time where the feed wrongly tells none', async () => {
  server.use(...feedHandlers({ base, key, fault: 'naive-dates' }));
  expect((await show()).filter((shown) => shown.start)).toEqual([]);
});
