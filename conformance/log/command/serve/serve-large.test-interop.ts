/** Served logs of the largest sizes, and their memory. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Served } from '../../../front/cli/command.test-tool.ts';
import { verifyConsistency } from '../../oracle/merkle/consistency.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import { tileFor } from '../../oracle/tiles/tile.ts';
import { tileConsistencyProof } from '../../oracle/tiles/tile-proof.ts';
import { judge, open, start } from './served-log.test-tool.ts';

const TRILLION = 10n ** 12n;
const LARGEST = 2n ** 63n - 1n;
afterAll(async () => {
  await Promise.all(open.splice(0).map((log) => log.stop()));
});

describe.concurrent('a virtual log', () => {
  test('of the largest size has six path elements, and is consistent with a smaller one', async () => {
    const [large, small] = await Promise.all([start('--virtual', '2^63-1'), start('--virtual', '1e18')]);
    const [{ size, root }, first] = await Promise.all([large.head(), small.head()]);
    expect([size, first.size]).toEqual([LARGEST, 10n ** 18n]);
    const full = tilePath(tileFor(size, 0, size / 256n - 1n)!);
    expect([full.split('/').length - 2, (await large.bytes(full)).length]).toEqual([6, 8192]);
    const proof = await tileConsistencyProof(large.tile, first.size, size);
    expect(
      verifyConsistency({ size1: first.size, size2: size, root1: first.root, root2: root, proof }),
    ).toBeUndefined();
    expect((await judge(large.log)).code).toBe(0);
  });

  test('can have a fault, which a check of a whole run catches', async () => {
    const { log } = await start('--virtual', '1e12', '--fault', 'leaf-hash-without-prefix');
    const { code, stdout } = await judge(log);
    expect([code, stdout]).toEqual([1, expect.stringContaining('log/tiles/match-entries#leaf-hash')]);
  });

  test('grows', async () => {
    const { log } = await start('--virtual', '1e12');
    const { code, stdout } = await judge(log, '--append', `raw=${log.append}`, '--allow-writes', '--exclusive');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Verdict: conformant')]);
  });
});

// Memory is read from /proc.
test.runIf(existsSync('/proc/self/status'))(
  'a virtual log stays below 200 MB while it is judged, and while many read',
  async () => {
    const main = fileURLToPath(new URL('../../../front/cli/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'serve', 'log', '--virtual', '1e12'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
      const log = JSON.parse(line) as Served;
      expect((await judge(log)).code).toBe(0);
      for (let round = 0n; round < 60n; round++) await readers(log.url, round);
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      expect(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)![1]) / 1024).toBeLessThan(200);
    } finally {
      child.kill();
    }
  },
);

/** Thirty at once, each another tile or bundle. */
async function readers(url: string, round: bigint): Promise<void> {
  const paths = Array.from({ length: 30 }, (_, i) => {
    const index = ((round * 30n + BigInt(i)) * 7_919_317n) % (TRILLION / 256n);
    return i % 2 === 0 ? tilePath({ level: 0, index }) : bundlePath({ index });
  });
  await Promise.all(paths.map(async (path) => (await fetch(`${url}/api/v2/${path}`)).arrayBuffer()));
}
