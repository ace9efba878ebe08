/** What `serve feed` keeps, serves and refuses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { touchstone } from './command.test-tool.ts';
import type { ToldFeed } from './served-feed.ts';

const BIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves a feed while `work` lasts. */
async function serving<R>(args: readonly string[], work: (told: ToldFeed) => Promise<R>): Promise<R> {
  const child = spawn(process.execPath, [BIN, 'serve', 'feed', ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return await work(JSON.parse(line) as ToldFeed);
  } finally {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
}

const titles = async (told: ToldFeed, site: string, key: string): Promise<readonly unknown[]> => {
  const answer = await fetch(`${told.url}/events/${site}.json?key=${key}`);
  return ((await answer.json()) as { data: { title: unknown }[] }).data.map(({ title }) => title);
};

describe('a feed in a folder', () => {
  test('has the same key, token and events the next time', async () => {
    const dir = join(folder, 'kept');
    const once_ = (told: ToldFeed) => titles(told, 'engineering', told.key).then((seen) => ({ ...told, seen }));
    const first = await serving(['--dir', dir, '--events', '4'], once_);
    const second = await serving(['--dir', dir, '--events', '4'], once_);
    expect(first.seen.length).toBeGreaterThan(0);
    expect([second.key, second.publish.token, second.seen]).toEqual([first.key, first.publish.token, first.seen]);
    expect(statSync(join(dir, '.touchstone-feed')).mode & 0o777).toBe(0o600);
  }, 60_000);
});

test('several sites and keys are told and served', async () => {
  const sites = ['--site', 'eng', '--site', 'library/news', '--site-name', 'Engineering'];
  await serving([...sites, '--key', 'one-key', '--key', 'another-key', '--events', '3'], async (told) => {
    expect(told).toMatchObject({
      site: 'eng',
      otherSites: ['library/news'],
      key: 'one-key',
      otherKeys: ['another-key'],
    });
    for (const site of ['eng', 'library/news'])
      for (const key of ['one-key', 'another-key']) expect((await titles(told, site, key)).length).toBeGreaterThan(0);
    const listed = (await (await fetch(`${told.sites}?key=one-key`)).json()) as {
      data: { slug: string; name: string }[];
    };
    expect(listed.data.map(({ slug, name }) => [slug, name])).toEqual([
      ['eng', 'Engineering'],
      ['library/news', 'library/news'],
    ]);
  });
}, 60_000);

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
