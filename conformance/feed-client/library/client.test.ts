/** Clients that are functions, judged as somebody's own tests judge them. */
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceTests } from '../../front/runner/index.ts';
import { fakeRunner } from '../../front/runner/runner.test-tool.ts';
import type { MswServer } from '../../lab/client/library/msw-server.ts';
import { feedClientSuite } from '../suite.ts';
import { alteredReader } from './altered-reader.test-tool.ts';
import { feedClientTarget } from './client.ts';
import type { GivenFeed, InProcessFeedClient } from './options.ts';

const server = setupServer();

/** The tests of a client: how each ended. */
async function tested(client: InProcessFeedClient, only: readonly string[]) {
  const runner = fakeRunner('argument');
  conformanceTests(runner, {
    suite: feedClientSuite,
    selection: { rulesets: ['reader', 'list-reader', 'poller'], only },
    target: () => feedClientTarget(client),
    seed: 1n,
  });
  return runner.run();
}
const failedIn = (tests: Awaited<ReturnType<typeof tested>>) =>
  tests.filter(({ end }) => end === 'failed').map(({ name }) => name.split(' ')[1]);

/** Takes what it is given for a list, whatever the feed says of it. */
const believes = async ({ address }: GivenFeed) => ((await (await fetch(address)).json()) as { data: object[] }).data;

describe.each<[string, MswServer | undefined]>([
  ['at an address', undefined],
  ['by MSW', server],
])('%s', (_name, msw) => {
  if (msw) {
    beforeAll(() => server.listen());
    afterAll(() => server.close());
  }
  test('a sound client passes, one test for each check', async () => {
    const handlers = server.listHandlers().length;
    const tests = await tested(alteredReader({}, undefined, msw), ['feed-client/answer/**', 'feed-client/forms/**']);
    expect(failedIn(tests)).toEqual([]);
    expect(tests.filter(({ end }) => end === 'passed').length).toBeGreaterThan(7);
    expect(server.listHandlers()).toHaveLength(handlers);
  });
  test('a wrong answer that is taken for right fails the test of its requirement, with what shows it', async () => {
    const only = ['feed-client/answer/refusal', 'feed-client/list/accepted'];
    const tests = await tested({ kind: 'list', look: believes, ...(msw ? { msw } : {}) }, only);
    expect(failedIn(tests)).toEqual(['feed-client/answer/refusal', 'verdict']);
    const { message } = tests.find(({ end }) => end === 'failed')!.error!;
    expect(message).toMatch(/\n {2}requires The client does not take the refusal of its key for a list of events/);
    expect(message).toMatch(
      /\n {2}expected it is not content with this answer, which is no list of events \(of a feed that /,
    );
    expect(message).toMatch(/\n {2}found {4}it is content \(its promise is fulfilled\) and prints 0 events/);
    expect(message).toMatch(/\n {2}where {4}touchstone serve feed --events 2 {2}# with /);
  });
});

const sound = ['feed-client/list/accepted'];

test.each<[string, (events: object[]) => unknown]>([
  ['a list', (events) => events],
  ['an envelope', (events) => ({ data: events })],
  ['a text with a list', (events) => `found: ${JSON.stringify(events)}`],
  ['events with a bigint', (events) => events.map((event) => ({ ...event, id: BigInt((event as { id: number }).id) }))],
])('it may give %s', async (_name, given) => {
  const look = async (feed: GivenFeed) => given(await believes(feed));
  expect(failedIn(await tested({ kind: 'list', look }, sound))).toEqual([]);
});

test.each<[string, (events: object[]) => unknown]>([
  ['nothing', () => undefined],
  ['false', () => false],
  ['another list', (events) => events.slice(1)],
  ['a value that has no text', (events) => Object.assign(events, { toJSON: () => events.at(9)!.toString() })],
])('it may not give %s', async (_name, given) => {
  const look = async (feed: GivenFeed) => given(await believes(feed));
  expect(failedIn(await tested({ kind: 'list', look }, sound))).toEqual(['feed-client/list/accepted', 'verdict']);
});

test('its names are those of the fields', async () => {
  const look = async (feed: GivenFeed) =>
    (await believes(feed)).map((event) => ({ summary: { text: (event as { title: string }).title } }));
  expect(failedIn(await tested({ kind: 'list', look, fields: { title: 'summary.text' } }, sound))).toEqual([]);
});

test('a client that polls is opened once for each feed, and closed', async () => {
  const right = alteredReader({ as: 'poll' }) as Extract<InProcessFeedClient, { readonly kind: 'poll' }>;
  const counts = { opened: 0, closed: 0 };
  const open: typeof right.open = async (feed) => {
    counts.opened++;
    const watcher = await right.open(feed);
    return { look: () => watcher.look(), close: () => void counts.closed++ };
  };
  const tests = await tested({ kind: 'poll', open }, ['feed-client/live/**', ...sound]);
  expect(failedIn(tests)).toEqual([]);
  expect(counts.opened).toBeGreaterThan(0);
  expect(counts.closed).toBe(counts.opened);
});

describe('it is refused in one sentence', () => {
  const look = () => {};
  test.each<[object, string]>([
    [{ look }, 'kind is list, event, poll, not undefined'],
    [{ kind: 'poll', look }, 'a client of the kind poll has no option "look"; it has open, '],
    [{ kind: 'list', look, field: {} }, 'has no option "field"; similar: fields; it has '],
    [{ kind: 'list', look, atOnce: 0 }, 'atOnce is a number above 0, not 0'],
  ])('%j', async (options, sentence) => {
    await expect(feedClientTarget(options as InProcessFeedClient)).rejects.toThrow(new RegExp(`.*${sentence}.*`));
  });
  test('where it asks for nothing', async () => {
    const opened = feedClientTarget({ kind: 'list', look: () => [] });
    await expect(opened).rejects.toThrow('it asks a sound feed for no list (its promise is fulfilled)');
  });
});
