/** Logs in real object storage: written, audited, spoilt, killed, and with two servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { touchstoneApart } from '../../conformance/front/cli/command.test-tool.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { type Storage, startStorage, storageProgram } from './storage.ts';

const BIN = fileURLToPath(new URL('../../conformance/front/cli/main.ts', import.meta.url));
const SEED = '07'.repeat(32);
const KILLS = 6;
const CLIENTS = 8;

let storage: Storage;
const env = () => ({ ...process.env, ...storage.env });
const command = (...args: string[]) => touchstoneApart(args, { env: env() });

/** A served log in a process of its own. */
async function serveApart(address: string) {
  const args = ['serve', 'log', '--dir', address, '--key-seed-env', 'SEED', '--origin', 'kept.example/log'];
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...env(), SEED },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = once(child, 'exit');
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), exit]);
  if (child.exitCode !== null) throw new Error(errors);
  const running = JSON.parse(String(line[0])) as { url: string; append: string; vkey: string; size: string };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exit;
    return errors;
  };
  return { ...running, end };
}
const append = (url: string, text: string) => fetch(url, { method: 'POST', body: text });

if (!goPresent) console.warn('skipped: the logs of interop/objects, since go is absent');
describe.runIf(goPresent)('in object storage', () => {
  beforeAll(async () => {
    await storageProgram.build();
    storage = await startStorage();
  }, BUILD_MS);
  afterAll(() => storage?.close());

  test('fixtures are written, audited whole and by a sample, and each spoilt object is a finding with its place', async () => {
    const { stdout } = await command('fixtures', 'log', '--out', 's3://logs/fx', '--entries', '70000');
    const { folder, vkey } = JSON.parse(stdout).log;
    const audited = async (...args: string[]) => {
      const run = await command('audit', folder, '--vkey', vkey, '--json', ...args);
      const { verdict, findings, verified } = JSON.parse(run.stdout);
      return { code: run.code, verdict, entries: verified.entries, at: findings.map((one: { at: string }) => one.at) };
    };
    expect(await audited()).toEqual({ code: 0, verdict: 'verified', entries: '70000', at: [] });
    expect(await audited('--sample', '5')).toMatchObject({ code: 0, verdict: 'verified' });
    const object = (path: string) => join(storage.folder, 'fx/log', path);
    await rm(object('tile/entries/100'));
    await truncate(object('tile/0/200'), 8000);
    await writeFile(object('tile/1/000'), Buffer.alloc(8192));
    const spoilt = await audited();
    expect([spoilt.code, spoilt.verdict]).toEqual([1, 'wrong']);
    expect(spoilt.at.map((at: string) => at.split(',')[0]).sort()).toEqual([
      'tile/0/200',
      'tile/1/000',
      'tile/entries/100',
    ]);
  }, 300_000);

  test(`a log that is killed ${KILLS} times while it is written to has all that it had answered`, async () => {
    const address = 's3://logs/killed';
    const answered: string[] = [];
    let vkey = '';
    let sent = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const log = await serveApart(address);
      vkey = log.vkey;
      const least = answered.length + 40 + 17 * kill;
      let isKilled = false;
      const writeOn = async () => {
        while (!isKilled) {
          const text = `entry ${sent++}`;
          const answer = await append(log.append, text).catch(() => undefined);
          if (answer?.ok) answered.push(text);
        }
      };
      const writing = Promise.all(Array.from({ length: CLIENTS }, writeOn));
      while (answered.length < least) await new Promise((resolve) => setTimeout(resolve, 5));
      await log.end('SIGKILL');
      isKilled = true;
      await writing;
    }
    const last = await serveApart(address);
    const entries = new Set<string>();
    const size = Number(last.size);
    for (let first = 0; first < size; first += 256) {
      const width = Math.min(256, size - first);
      const path = `tile/entries/${String(first / 256).padStart(3, '0')}${width < 256 ? `.p/${width}` : ''}`;
      const bytes = Buffer.from(await (await fetch(`${last.url}/api/v2/${path}`)).arrayBuffer());
      for (let at = 0; at < bytes.length; ) {
        const end = at + 2 + bytes.readUInt16BE(at);
        entries.add(bytes.toString('utf8', at + 2, end));
        at = end;
      }
    }
    await last.end('SIGTERM');
    expect(answered.filter((text) => !entries.has(text))).toEqual([]);
    expect(await command('audit', address, '--vkey', vkey)).toMatchObject({ code: 0 });
  }, 300_000);

  test('of two servers the later one has the log, and both histories are one', async () => {
    const address = 's3://logs/two';
    const [older, newer] = [await serveApart(address), await serveApart(address)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => append((i % 2 ? older : newer).append, `entry ${i}`)),
    );
    expect(answers.filter((_, i) => i % 2 === 0).every(({ ok }) => ok)).toBe(true);
    expect(answers.filter((_, i) => i % 2 === 1).some(({ ok }) => ok)).toBe(false);
    expect(await older.end('SIGTERM')).toContain(
      'Another server writes to this log, so this one takes no more entries',
    );
    await newer.end('SIGTERM');
    const audited = await command('audit', address, '--vkey', newer.vkey, '--json');
    expect([audited.code, JSON.parse(audited.stdout).checkpoint.size]).toEqual([0, '20']);
  }, 120_000);

  test('an absent bucket and wrong credentials are named in one sentence', async () => {
    const absent = await command('audit', 's3://nobody/log');
    expect([absent.code, absent.stdout]).toEqual([3, expect.stringContaining('found none of this name')]);
    const wrong = { ...env(), AWS_SECRET_ACCESS_KEY: 'another' };
    const refused = await touchstoneApart(['audit', 's3://logs/fx/log'], { env: wrong });
    expect([refused.code, refused.stdout]).toEqual([3, expect.stringContaining('found one by another secret')]);
    const serving = ['serve', 'log', '--dir', 's3://logs/a', '--key-seed', SEED];
    expect(await touchstoneApart(serving, { env: wrong })).toMatchObject({ code: 2, stdout: '' });
  }, 120_000);
});
