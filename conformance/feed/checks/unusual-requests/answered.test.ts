import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFeed } from '../../../../src/reference/feed/index.ts';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { virtualTime } from '../../../core/run/time.ts';
import { feedSuite } from '../../suite.ts';
import { feedTarget } from '../../target/feed.ts';
import { filledFeed, rightFeedRig } from '../../testbed/testbed.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The results of unusual requests at a feed that closes some connections, by path and number of the try. */
async function judged(isEnded: (path: string, tries: number) => boolean) {
  const time = virtualTime();
  const feed = filledFeed(createFeed(rightFeedRig(time)), time.epoch());
  const tries = new Map<string, number>();
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    tries.set(path, (tries.get(path) ?? 0) + 1);
    if (isEnded(path, tries.get(path)!)) return incoming.socket.destroy();
    const response = await feed.handler(new Request(`http://feed.example${path}`));
    outgoing.writeHead(response.status, [...response.headers].flat()).end(await response.bytes());
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const target = feedTarget({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    site: 'engineering',
    key: 'c4f3A9e01b7D4f5e8a2B6c9d0e1f2a3b',
    time,
  });
  ends.push(
    () => target.close(),
    () => new Promise<void>((done) => void server.close(() => done())),
    () => feed.close(),
  );
  const { results } = await runPlan(
    plan(feedSuite, { rulesets: ['web'], only: ['feed/unusual-requests/answered'] }),
    target,
    {
      seed: 1n,
      time,
    },
  );
  const { outcome, message = '', exchanges } = results.find(({ id }) => id === 'feed/unusual-requests/answered')!;
  return { outcome, message, shown: exchanges.at(-1) };
}

test('a connection that is ended at one odd request each time is held against the feed', async () => {
  const { outcome, message } = await judged((path) => path.length > 1500);
  expect(outcome).toBe('fail');
  expect(message).toContain('no answer, 3 times');
});

test('the exchange that is shown is the one without an answer', async () => {
  const { outcome, shown } = await judged((path) => path.includes('%ff'));
  expect(outcome).toBe('fail');
  expect(shown?.request.url).toContain('/events/a%ff%fe.json');
  expect(shown?.failure).toBeDefined();
});

test('a connection that is closed sometimes is noted, and is not a failure', async () => {
  expect(await judged((path, tries) => path.length > 1500 && tries < 4)).toMatchObject({ outcome: 'flaky' });
});

test('nor is one that is ended at what looks like an attack: that may be what guards the feed', async () => {
  const { outcome, message } = await judged((path) => /%5c|%00|%zz/i.test(path));
  expect(outcome).toBe('inconclusive');
  expect(message).toContain('a slug with NUL');
});
