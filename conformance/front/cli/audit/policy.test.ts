import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveLog, touchstone } from '../command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-audit-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('audit --policy judges the cosignatures, in one run and in parts; the log of the policy is the key', async () => {
  const dir = join(folder, 'log');
  const log = await serveLog('--variant', 'cosigned-by-the-least-number', '--entries', '300', '--dir', dir);
  await log.stop();
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const sound = file('policy', log.policy!);
  const all = file('all', log.policy!.replace('group three 2', 'group three all'));
  const verified = await touchstone(['audit', dir, '--policy', sound]);
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/cosigned +by w2, w3\n/)]);
  expect(verified.stdout).toContain('verified by touchstone.example/log');
  const wrong = await touchstone(['audit', dir, '--policy', all, '--json']);
  expect([wrong.code, JSON.parse(wrong.stdout)]).toEqual([
    1,
    expect.objectContaining({
      checkpoint: expect.objectContaining({ cosignedBy: ['w2', 'w3'] }),
      findings: [expect.objectContaining({ kind: 'quorum', expected: 'cosignatures by all of (w1, w2, w3)' })],
    }),
  ]);
  const part = join(folder, 'part.json');
  expect((await touchstone(['audit', dir, '--policy', sound, '--part', '1/1', '--out', part])).code).toBe(0);
  expect((await touchstone(['audit', 'merge', part, '--policy', sound])).code).toBe(0);
  const merged = await touchstone(['audit', 'merge', part, '--policy', all, '--quiet']);
  expect([merged.code, merged.stdout]).toEqual([1, expect.stringContaining('not cosigned as the policy given asks')]);
});

test('a folder has no second clock: a cosignature of the next hour leaves an audit, a part and a merge incomplete', async () => {
  const dir = join(folder, 'ahead');
  const log = await serveLog('--fault', 'cosignature-of-the-next-hour', '--entries', '300', '--dir', dir);
  const policy = join(folder, 'policy-ahead');
  writeFileSync(policy, log.policy!);
  // The Date of an answer is one.
  const served = await touchstone(['audit', `${log.url}/api/v2`, '--policy', policy]);
  expect([served.code, served.stdout]).toEqual([1, expect.stringContaining('✗ cosignature')]);
  await log.stop();
  const part = join(folder, 'part-ahead.json');
  for (const words of [[dir], [dir, '--part', '1/1', '--out', part], ['merge', part]]) {
    const { code, stdout } = await touchstone(['audit', ...words, '--policy', policy]);
    expect([code, stdout]).toEqual([3, expect.stringContaining('is in the future for the clock of this machine')]);
  }
});
