/** `check feed` against `serve feed`, and between them the program that publishes, in a process of its own. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failures, ONE_SENTENCE, type RunningFeed, reportIn, touchstone } from '../../front/cli/command.test-tool.ts';
import { expectConformant, givenKeys, judged, KEY, serveFeed } from './judged-feed.test-tool.ts';

/** The check that the others depend on. */
const SERVED = ['--only', 'feed/json/served'];

let given: ReturnType<typeof givenKeys>;
let keyFile: string;
beforeAll(() => {
  given = givenKeys();
  keyFile = given.keyFile;
});
afterAll(() => given.remove());

describe.concurrent('the reference is conformant', () => {
  test('with the statuses always-200', () => expectConformant(keyFile, 'always-200'), 120_000);
  test('also when it may only be read', async () => {
    const feed = await serveFeed('--events', '5');
    const args = ['--url', feed.url, '--site', 'engineering', '--key-env', 'KEY', '--json'];
    const ended = await touchstone(['check', 'feed', ...args], { env: { ...process.env, KEY } }).finally(feed.stop);
    expect({ code: ended.code, failed: failures(reportIn(ended)) }).toEqual({ code: 0, failed: [] });
  }, 120_000);
});

test.concurrent('a fault is found over a socket', async () => {
  const feed = await serveFeed('--events', '3', '--fault', 'status-as-text');
  const ended = await judged(keyFile, feed, '--only', 'feed/envelope/**').finally(feed.stop);
  expect({ code: ended.code, failed: failures(reportIn(ended)) }).toEqual({
    code: 1,
    failed: ['feed/envelope/status#type'],
  });
}, 60_000);

describe.concurrent('a site without events', () => {
  const judge = async (feed: RunningFeed, ...args: readonly string[]) => {
    const about = ['--url', feed.url, '--key-file', keyFile, '--json', ...args];
    const ended = await touchstone(['check', 'feed', ...about]);
    const { scope, checks } = reportIn(ended);
    const served = checks.find(({ id }) => id === 'feed/json/served');
    return { code: ended.code, scope: scope.text, message: served?.message };
  };
  let feed: RunningFeed;
  beforeAll(async () => {
    feed = await serveFeed();
  });
  afterAll(() => feed.stop());

  test('is judged if the site list has it, with a note', async () => {
    const { code, scope } = await judge(feed, '--site', 'engineering', '--sites-url', feed.sites);
    expect({ code, scope }).toEqual({ code: 0, scope: expect.stringContaining('; reads only; no event was seen; ') });
  }, 60_000);
  test('is not where there is no site list', async () => {
    const { code, scope, message } = await judge(feed, '--site', 'engineering', ...SERVED);
    expect({ code, message }).toEqual({ code: 3, message: expect.stringMatching(/--sites-url URL.*--site SLUG/) });
    expect(scope).toContain('no event was seen');
  }, 60_000);
  test('is not where the list does not have it', async () => {
    const { code, message } = await judge(feed, '--site', 'engineeering', '--sites-url', feed.sites, ...SERVED);
    expect({ code, message }).toEqual({
      code: 3,
      message: expect.stringMatching(/not in the site list, which has "engineering": .*--site SLUG/),
    });
  }, 60_000);
  test('is none of the feed where the address lacks /v2', async () => {
    const address = feed.url.replace(/\/v2$/, '');
    const about = ['--url', address, '--site', 'engineering', '--key-file', keyFile];
    const ended = await touchstone(['check', 'feed', ...about]);
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain('Why:     the feed is not at the address that was given, but below /v2 of it');
  }, 60_000);
});

test.concurrent('a wrong key is reported in a line, with the answer of the feed', async () => {
  const feed = await serveFeed('--events', '3');
  const about = ['--url', feed.url, '--site', 'engineering', '--key-env', 'KEY', '--quiet'];
  const env = { ...process.env, KEY: 'wrong-key-0' };
  const { code, stderr } = await touchstone(['check', 'feed', ...about], { env }).finally(feed.stop);
  expect(code).toBe(3);
  expect(stderr).toMatch(
    /^touchstone: the feed does not accept the given key \(meta\.status 401, "[^"]+"\): .*--key-env[^\n]*\n$/,
  );
}, 60_000);

test.concurrent('the curl line takes the key from where it was given', async () => {
  const feed = await serveFeed('--events', '3', '--fault', 'status-as-text');
  const about = ['--url', feed.url, '--site', 'engineering', '--json', '--only', 'feed/envelope/status'];
  const env = { ...process.env, FEED_KEY: KEY };
  const byEnv = reportIn(await touchstone(['check', 'feed', ...about, '--key-env', 'FEED_KEY'], { env }));
  const byFile = await touchstone(['check', 'feed', ...about, '--key-file', keyFile]).finally(feed.stop);
  expect(byEnv.checks[0]!.reproduce).toMatch(/ "http:\S+\/v2\/events\/engineering\.json\?key=\$FEED_KEY"$/);
  const line = reportIn(byFile).checks[0]!.reproduce!;
  expect(line).toContain(`?key=$(cat '${keyFile}')"`);
  expect(JSON.stringify(byEnv) + byFile.stdout).not.toContain(KEY);
}, 60_000);

describe('2: usage', () => {
  const usage = async (args: readonly string[], says: RegExp) => {
    const { code, stdout, stderr } = await touchstone(['check', 'feed', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(ONE_SENTENCE);
  };
  const URL = ['--url', 'http://127.0.0.1:1/v2'];
  test('no feed', () => usage(['--site', 'a'], /--url BASE/));
  test('no site', () => usage(URL, /--site/));
  test('no key', () => usage([...URL, '--site', 'a'], /--key-env NAME or --key-file FILE/));
  test('a key that is not there', () =>
    usage([...URL, '--site', 'a', '--key-env', 'NO_SUCH_KEY'], /NO_SUCH_KEY: there is no such variable/));
  test('an address that has what is added to it', () =>
    usage(['--url', 'http://127.0.0.1:1/v2/events', '--site', 'a'], /ends in \/events/));
  test.each(['--publish-command', '--clock-command'])('a %s that is not there', (option) =>
    usage(
      [...URL, '--site', 'a', '--key-file', keyFile, option, 'TOKEN=s3cret ./no-such-program'],
      new RegExp(`^touchstone: ${option} 'TOKEN=… \\./no-such-program': the program ended \\(exit code 127\\)`),
    ),
  );
  test('a choice of another suite', () =>
    usage([...URL, '--site', 'a', '--key-file', keyFile, '--declare', 'frozen=yes'], /frozen/));
});

test.concurrent('4: nothing listens', async () => {
  const about = ['--url', 'http://127.0.0.1:1/v2', '--site', 'a', '--key-file', keyFile];
  const { code, stderr } = await touchstone(['check', 'feed', ...about, '--quiet']);
  expect(code).toBe(4);
  expect(stderr).toMatch(/events\/a\.json\?key=\[redacted\]: the connection was refused$/m);
  expect(stderr).not.toContain(KEY);
}, 60_000);

test.concurrent('a key on the command line is refused, and not repeated', async () => {
  const { code, stderr } = await touchstone(['check', 'feed', '--url', 'http://127.0.0.1:1', '--key', 'open-secret']);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^touchstone: --key: .*--key-env or --key-file\.\n$/)]);
  expect(stderr).not.toContain('open-secret');
});
