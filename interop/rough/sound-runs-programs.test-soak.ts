/**
 * No false alarm by the command line: sound programs, judged many times with other seeds, every other time on a busy machine.
 * `RUNS=20` runs fewer of them, `FIRST=101` begins with a later seed. A failure of what must hold, or an error of ours, is a mistake of ours.
 */

import { afterAll, describe, expect, test } from 'vitest';
import { BUILD_MS } from '../go-program.ts';
import { failures, having } from '../touchstone.ts';
import { whileBusy } from './conditions.ts';
import { SOUND_PROGRAMS } from './sound-programs.ts';
import { VerdictCounts } from './verdict-counts.ts';

const RUNS = Number(process.env.RUNS ?? 200);
const FIRST = Number(process.env.FIRST ?? 1);
const BUSY_THREADS = 4;
const counts = new VerdictCounts();
afterAll(() => counts.print());

for (const { name, isHere } of SOUND_PROGRAMS)
  if (!isHere) console.warn(`skipped: ${name}, which is not on this machine`);

describe.each(SOUND_PROGRAMS.filter(({ isHere }) => isHere))('$name', ({ name, build, judge }) => {
  test(`${RUNS} runs accuse nobody`, { timeout: BUILD_MS + RUNS * 180_000 }, async () => {
    await build?.();
    const accused: string[] = [];
    for (let seed = FIRST; seed < FIRST + RUNS; seed++) {
      const isBusy = seed % 2 === 0;
      const { report } = await whileBusy(isBusy ? BUSY_THREADS : 0, () => judge('--seed', String(seed)));
      counts.add(
        `${name}, ${isBusy ? 'a busy machine' : 'other seeds'}`,
        report.verdict,
        having(report, 'inconclusive'),
      );
      const errors = having(report, 'error').map(({ id, message }) => `${id}: ${message}`);
      accused.push(...[...failures(report, 'must'), ...errors].map((accusation) => `seed ${seed}: ${accusation}`));
    }
    expect(accused).toEqual([]);
  });
});
