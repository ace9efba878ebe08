import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { serveFeed, serveLog, touchstone } from './command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
const file = join(folder, 'secret');
const SEED = '07'.repeat(32);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the seed of a key comes from the command line, a variable or a file', async () => {
  writeFileSync(file, `${SEED}\n`);
  vi.stubEnv('SEED', SEED);
  const vkeys = [];
  for (const source of [
    ['--key-seed', SEED],
    ['--key-seed-env', 'SEED'],
    ['--key-seed-file', file],
  ]) {
    const { vkey, stop } = await serveLog(...source);
    vkeys.push(vkey);
    await stop();
  }
  expect(new Set(vkeys).size).toBe(1);
});

test.each([
  [['--key-seed-env', 'SHORT'], '--key-seed-env SHORT: expected 64 hex digits'],
  [['--key-seed', SEED, '--key-seed-env', 'SHORT'], 'exclude each other'],
  [['--key-seed-env', 'NO_SUCH'], 'there is no such variable'],
])('a mistake ends with a sentence without the value: %j', async (args, sentence) => {
  const ended = await touchstone(['serve', 'log', ...args], { env: { SHORT: 'abcdef0123' } });
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
  expect(ended.stderr).not.toMatch(/abcdef|0707/);
});

test('the keys of a feed come from variables and files as well', async () => {
  writeFileSync(file, 'from-a-file\n');
  vi.stubEnv('FEED_KEY', 'from-a-variable');
  const { key, otherKeys, stop } = await serveFeed('--key-env', 'FEED_KEY', '--key-file', file);
  await stop();
  expect([key, otherKeys]).toEqual(['from-a-variable', ['from-a-file']]);
});
