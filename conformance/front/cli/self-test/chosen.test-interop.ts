/** The seed and the shards of `touchstone self-test`. */

import { describe, expect, test } from 'vitest';
import { touchstone } from '../command.test-tool.ts';

const FAULT = 'crlf-in-checkpoint';
const FAULTS = [FAULT, 'checkpoint-cached-in-capitals', 'leaf-hash-without-prefix'];
const selfTest = (...words: readonly string[]) => touchstone(['self-test', 'log', ...words]);
/** The names of the judged faults, in the order in which they are printed. */
const judgedIn = (stdout: string) => [...stdout.matchAll(/^✓ fault ([a-z-]+): /gm)].map(([, name]) => name);

describe('self-test', { timeout: 600_000 }, () => {
  test('prints the seed that it drew', async () => {
    const drawn = await selfTest('--only', FAULT);
    const [, seed = ''] = /--seed (\d+) /.exec(drawn.stdout) ?? [];
    expect((await selfTest('--only', FAULT, '--seed', seed)).stdout).toBe(drawn.stdout);
  });

  test('in shards judges each once', async () => {
    const shards = await Promise.all(
      ['1/2', '2/2'].map((shard) => selfTest('--only', ...FAULTS, '--jobs', '1', '--shard', shard, '--seed', '7')),
    );
    const judged = shards.map(({ stdout }) => judgedIn(stdout));
    expect(judged.flat().sort()).toEqual([...FAULTS].sort());
    expect(judged.every((names) => names.length > 0)).toBe(true);
  });
});
