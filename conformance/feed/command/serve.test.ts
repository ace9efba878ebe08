/** What `serve feed` keeps, serves and refuses. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ended, serveFeed, touchstone } from '../../front/cli/command.test-tool.ts';
import { judgingCommands, type ServedFeed, servedFeed } from './served-feed.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves a feed while `work` lasts. */
async function serving<R>(args: readonly string[], work: (served: ServedFeed) => Promise<R>): Promise<R> {
  const { stop, ...served } = await serveFeed(...args);
  return work(served).finally(stop);
}

const titles = async (served: ServedFeed, site: string, key: string): Promise<readonly unknown[]> => {
  const answer = await fetch(`${served.url}/events/${site}.json?key=${key}`);
  return ((await answer.json()) as { data: { title: unknown }[] }).data.map(({ title }) => title);
};

describe('a feed in a folder', () => {
  test('has the same key, token and events the next time', async () => {
    const dir = join(folder, 'kept');
    const once_ = (served: ServedFeed) =>
      titles(served, 'engineering', served.key).then((seen) => ({ ...served, seen }));
    const first = await serving(['--dir', dir, '--events', '4'], once_);
    const second = await serving(['--dir', dir, '--events', '4'], once_);
    expect(first.seen.length).toBeGreaterThan(0);
    expect([second.key, second.publish.token, second.seen]).toEqual([first.key, first.publish.token, first.seen]);
    expect(statSync(join(dir, '.touchstone-feed')).mode & 0o777).toBe(0o600);
  }, 60_000);
});

test('several sites and keys are reported and served', async () => {
  const sites = ['--site', 'eng', '--site', 'library/news', '--site-name', 'Engineering'];
  await serving([...sites, '--key', 'one-key', '--key', 'another-key', '--events', '3'], async (served) => {
    expect(served).toMatchObject({
      site: 'eng',
      otherSites: ['library/news'],
      key: 'one-key',
      otherKeys: ['another-key'],
    });
    for (const site of ['eng', 'library/news'])
      for (const key of ['one-key', 'another-key']) expect((await titles(served, site, key)).length).toBeGreaterThan(0);
    const listed = (await (await fetch(`${served.sites}?key=one-key`)).json()) as {
      data: { slug: string; name: string }[];
    };
    expect(listed.data.map(({ slug, name }) => [slug, name])).toEqual([
      ['eng', 'Engineering'],
      ['library/news', 'library/news'],
    ]);
  });
}, 60_000);

test('a slug that no site can have is refused by its option', async () => {
  const { code, stderr } = await touchstone(['serve', 'feed', '--site', 'a\tb']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('touchstone: --site "a\\tb": a slug is text without')]);
}, 60_000);

test('what is said to judge it fits a terminal, and is what a shell takes', async () => {
  const url = 'http://127.0.0.1:40000';
  const served = servedFeed(url, [{ slug: "a b's" }, { slug: 'library/news' }], { keys: ['k$1', 'k 2'], token: 't"3' });
  const text = judgingCommands(served, ['--profile open-data-v2', '--declare order=next']);
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  // The words that the command would get, and the environment, instead of the command.
  const shell = text.replaceAll(/npm run (touchstone|--silent)/g, 'printf "%s\\n" $1');
  const { stdout } = await ended(spawn('/bin/sh', ['-c', `${shell}\nenv`]));
  const words = stdout.split('\n');
  expect(words.slice(words.indexOf('check'), words.indexOf('order=next') + 1)).toEqual([
    ...['check', 'feed', '--url', `${url}/v2`, '--site', "a%20b's", '--key-env', 'TOUCHSTONE_KEY'],
    ...['--other-site', 'library/news', '--other-key-env', 'TOUCHSTONE_OTHER_KEY'],
    ...['--sites-url', `${url}/v2/resources/sites.json`, '--exclusive', '--publish-command'],
    expect.stringMatching(/ publish feed +--url \S+\/publish +--token-env TOUCHSTONE_TOKEN$/),
    '--clock-command',
    expect.stringMatching(/ publish feed /),
    ...['--profile', 'open-data-v2', '--declare', 'order=next'],
  ]);
  expect(words).toEqual(
    expect.arrayContaining(['TOUCHSTONE_KEY=k$1', 'TOUCHSTONE_OTHER_KEY=k 2', 'TOUCHSTONE_TOKEN=t"3']),
  );
});

test.each([
  ['', 'found nothing'],
  ['{"a":1}', 'found a text that begins with "{\\"a\\":1}"'],
  ['BEGIN:VCALENDAR\nBEGIN:VEVENT\n', 'began but did not end'],
])(
  'a file with %j is refused as no calendar',
  async (text, says) => {
    const file = join(folder, 'no.ics');
    writeFileSync(file, text);
    const { code, stdout, stderr } = await touchstone(['serve', 'feed', '--import', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`touchstone: --import ${file}: This is no calendar: expected iCalendar`);
    expect(stderr).toContain(says);
  },
  60_000,
);
