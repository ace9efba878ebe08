/** A target that falls silent is reported once, with the unanswered requests. */

import { expect, test } from 'vitest';
import { createFeed, feedRig } from '../../../../src/reference/feed/index.ts';
import { serve } from '../../../../src/reference/serve.ts';
import { fakeExchange } from '../../../core/run/fake.test-tool.ts';
import type { TransportFailureCode } from '../../../core/target/transport-failure.ts';
import { reportIn, touchstone } from '../command.test-tool.ts';
import { SilenceDetector } from './silence.ts';

const at = (path: string, how: object) => {
  const made = fakeExchange(1, path);
  return { ...made, answer: undefined, ...how, request: { ...made.request, url: `http://a.example/${path}` } } as never;
};
const answered = (path: string) => at(path, { answered: true });
const failed = (path: string, failureCode: TransportFailureCode = 'refused') =>
  at(path, { failure: 'why', failureCode });
const why = (...exchanges: never[]) => {
  const silence = new SilenceDetector();
  for (const exchange of exchanges) silence.hear(exchange);
  return silence.why('feed');
};
const many = ['b', 'b', 'c', 'd', 'e', 'f'].map((path) => failed(path));

test('what was answered last and what was not are named', () => {
  expect(why(answered('a'), ...many)).toEqual({
    sentence:
      'the feed stopped answering after GET http://a.example/a; the first unanswered: ' +
      'GET http://a.example/b, GET http://a.example/c, GET http://a.example/d, and 2 more',
    section: 'the-connection-is-refused',
  });
});
test('one that hangs stops answering in time', () => {
  const late = many.map(() => failed('b', 'timeout'));
  expect(why(answered('a'), ...late)?.sentence).toContain(
    'the feed stopped answering in time after GET http://a.example/a;',
  );
});
test.each<[string, never[]]>([
  ['answers again', [answered('a'), ...many, answered('z')]],
  ['never answered', many],
  ['lets few go without an answer', [answered('a'), failed('b'), failed('b')]],
  ['fails otherwise', [answered('a'), ...many, failed('z', 'protocol')]],
])('nothing is said of one that %s', (_what, exchanges) => {
  expect(why(...exchanges)).toBeUndefined();
});

test('the verdict says it of a feed that crashes in the midst of a run', async () => {
  const feed = createFeed(feedRig());
  feed.putSite({ slug: 'eng', name: 'Engineering' });
  feed.putKey('a-key');
  feed.publish('eng', { title: 'Talk', times: [{ start: '2999-01-01T12:00:00Z' }] });
  let requests = 0;
  const { url, close } = await serve(async (request) => {
    // What comes now is never answered, and nobody listens any more.
    if (++requests === 5) crash();
    return feed.handler(request);
  });
  const crash = () => void close();
  const about = [
    '--url',
    `${url}/v2`,
    '--site',
    'eng',
    '--key-env',
    'KEY',
    '--json',
    '--only',
    'feed/http/*',
    'feed/key/*',
  ];
  const run = await touchstone(['check', 'feed', ...about], { env: { ...process.env, KEY: 'a-key' } });
  feed.close();
  expect(run.code).toBe(3);
  expect(reportIn(run).why).toMatch(/^the feed stopped answering after GET http:.*; the first unanswered: /);
}, 120_000);
