/** A run reports the items that it leaves in a feed, and withdraws what it can, also when it is interrupted. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFeed, type Feed, feedRig, type Serving, serve } from '../../../../src/reference/feed/index.ts';
import { ended, reportIn, touchstone } from '../../../front/cli/command.test-tool.ts';
import { hasPty, inTerminal } from '../../../front/cli/pty.test-tool.ts';

const BIN = fileURLToPath(new URL('../../../front/cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

let feed: Feed;
let server: Serving;
beforeEach(async () => {
  feed = createFeed(feedRig({ publishing: { token: 'a-token' } }));
  feed.putSite({ slug: 'eng', name: null });
  feed.putKey('a-valid-key');
  server = await serve(feed.handler);
});
afterEach(async () => {
  await server.close();
  feed.close();
});

/** A publisher that does what `more` says before it answers a question `q` by what the reference made of it. */
function program(more: string): string {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     const numbers = new Map();
     let published = 0;
     const say = (one) => process.stdout.write(JSON.stringify(one) + '\\n');
     const send = async (method, path, body) => {
       const headers = { authorization: 'Bearer a-token' };
       const answer = await fetch('${server.url}/publish/' + path, { method, headers, body: body && JSON.stringify(body) });
       return answer.status === 204 ? {} : answer.json();
     };
     for await (const line of createInterface({ input: process.stdin })) {
       const q = JSON.parse(line);
       if (q.do === 'hello') { say({ id: q.id, version: 1 }); continue; }
       ${more}
       if (q.do === 'publish') { numbers.set(q.item, (await send('POST', 'sites/eng/items', q.event)).item); published++; }
       if (q.do === 'update') await send('PUT', 'items/' + numbers.get(q.item), q.event);
       if (q.do === 'withdraw') await send('DELETE', 'items/' + numbers.get(q.item));
       say({ id: q.id });
     }`,
  );
  return `'${process.execPath}' '${file}'`;
}

function argsOf(publisher: string): string[] {
  const about = ['--url', `${server.url}/v2`, '--site', 'eng', '--key-env', 'KEY', '--publish-command', publisher];
  return ['check', 'feed', ...about, '--only', 'feed/realtime/published'];
}

const env = { ...process.env, KEY: 'a-valid-key' };
const checked = (publisher: string) => touchstone([...argsOf(publisher), '--json'], { env });

const there = async () => {
  const answer = await fetch(`${server.url}/v2/events/eng.json?key=a-valid-key`);
  return ((await answer.json()) as { data: { id: number; title: string }[] }).data;
};

describe('what is left is named', () => {
  test.each([
    ['whose publisher ends', "if (q.do === 'withdraw') process.exit(3);"],
    [
      'whose publisher withdraws nothing',
      "if (q.do === 'withdraw') { say({ id: q.id, refused: 'never' }); continue; }",
    ],
  ])(
    'of a run %s',
    async (_, more) => {
      const run = await checked(program(more));
      const { left } = reportIn(run);
      const listed = await there();
      expect(listed.length).toBeGreaterThan(0);
      // The publisher may have ended before the last one was answered for: that one may or may not be there.
      for (const { id, title } of listed) {
        expect(left).toContainEqual({ site: 'eng', item: expect.stringMatching(/^ts/), id: `${id}`, title });
        expect(run.stderr).toContain(`, id ${id}, "${title}"\n`);
      }
      expect(run.stderr).toMatch(/^touchstone: \d+ items? that this run published may still be in the feed/m);
    },
    60_000,
  );

  test('behind the verdict, where both go to one place', async () => {
    const file = openSync(join(folder, 'both'), 'w');
    const args = argsOf(program("if (q.do === 'withdraw') { say({ id: q.id, refused: 'never' }); continue; }"));
    await once(spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', file, file], env }), 'close');
    closeSync(file);
    expect(readFileSync(join(folder, 'both'), 'utf8')).toMatch(
      /\nVerdict: .*\nChecks: .*\ntouchstone: \d+ items? that this run published may still be in the feed; withdraw/s,
    );
  }, 60_000);

  test('where all was withdrawn nothing is said', async () => {
    const run = await checked(program(''));
    expect([reportIn(run).left, run.stderr, await there()]).toEqual([undefined, '', []]);
  }, 60_000);
});

/** A publisher whose first item is in the feed, and who answers for it only when the file `interrupted` exists. */
const slowProgram = (interrupted: string) =>
  program(`
      if (q.do === 'publish' && published === 0) {
        numbers.set(q.item, (await send('POST', 'sites/eng/items', q.event)).item);
        published++;
        const { existsSync } = await import('node:fs');
        while (!existsSync('${interrupted}')) await new Promise((resolve) => setTimeout(resolve, 20));
        say({ id: q.id });
        continue;
      }`);
const untilPublished = async () => {
  while ((await there()).length === 0) await sleep(20);
};

test.each([
  ['SIGINT', 'the command', 130] as const,
  // As a terminal does, and `timeout`.
  ['SIGTERM', 'all its processes', 130] as const,
  ['SIGHUP', 'all its processes', 129] as const,
])(
  'a run that is interrupted by %s to %s withdraws what it published',
  async (signal, to, exitCode) => {
    const interrupted = join(folder, `${signal} ${to}`);
    const args = [BIN, ...argsOf(slowProgram(interrupted)), '--json'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
    const run = ended(child);
    await untilPublished();
    process.kill(to === 'the command' ? child.pid! : -child.pid!, signal);
    writeFileSync(interrupted, '');
    const { code } = await run;
    expect([code, await there()]).toEqual([exitCode, []]);
  },
  60_000,
);

test.skipIf(!hasPty)(
  'a run whose terminal is closed withdraws what it published',
  async () => {
    const interrupted = join(folder, 'closed');
    vi.stubEnv('KEY', 'a-valid-key');
    onTestFinished(() => void vi.unstubAllEnvs());
    const running = inTerminal(argsOf(slowProgram(interrupted)));
    await untilPublished();
    running.close();
    writeFileSync(interrupted, '');
    await running.end;
    await vi.waitUntil(async () => (await there()).length === 0, { timeout: 30_000 });
  },
  60_000,
);
