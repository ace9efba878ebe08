/** The kernel reports one failed sync of the write-ahead log, and all later ones succeed. Needs strace. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasStrace } from '../../disk/system-calls.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'disk-failure-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a process that publishes 8 items reports, where the nth sync of the log fails with EIO. */
function reported(nth: number) {
  const file = join(folder, `feed-${nth}.db`);
  const calls = ['-f', '-o', '/dev/null', '-P', `${file}-wal`, '-e', `inject=fsync,fdatasync:error=EIO:when=${nth}`];
  const tool = join(import.meta.dirname, 'stopped-publisher.test-tool.ts');
  const text = execFileSync('strace', [...calls, process.execPath, tool, file, '8'], { encoding: 'utf8' });
  return JSON.parse(text) as { readonly outcomes: readonly (number | string)[]; readonly titles: readonly string[] };
}

test.skipIf(!hasStrace).each([8, 11])('after the failed sync %i of a feed nothing is published', (nth) => {
  const { outcomes, titles } = reported(nth);
  const failed = outcomes.indexOf('disk-failed');
  const numbers = Array.from({ length: failed }, (_, i) => i + 1);
  expect(failed).toBeGreaterThan(0);
  expect(outcomes).toEqual([...numbers, 'disk-failed', ...Array(7 - failed).fill('stopped')]);
  expect(titles).toEqual(numbers.map(String));
});
