/**
 * No false alarm by the command line: sound programs, judged many times with other seeds, every other time on a busy machine.
 * A failure of what must hold, or an error of ours, is a mistake of ours.
 */

import { describe, expect, test } from 'vitest';
import { BUILD_MS } from '../go-program.ts';
import { failures, having, NoReport } from '../touchstone.ts';
import { whileBusy } from './conditions.ts';
import { type EndedRun, manyRuns, NotStarted, RUNS } from './many-runs.ts';
import { SOUND_PROGRAMS, type SoundProgram } from './sound-programs.ts';

const BUSY_THREADS = 4;

for (const { name, isHere } of SOUND_PROGRAMS)
  if (!isHere) console.warn(`skipped: ${name}, which is not on this machine`);

async function judgeOnce({ judge }: SoundProgram, seed: number): Promise<EndedRun> {
  const isBusy = seed % 2 === 0;
  const judging = whileBusy(isBusy ? BUSY_THREADS : 0, () => judge('--seed', String(seed)));
  const { report } = await judging.catch((cause: Error) => {
    throw cause instanceof NoReport ? cause : new NotStarted(cause.message, { cause });
  });
  const errors = having(report, 'error').map(({ id, message }) => `${id}: ${message}`);
  return {
    condition: isBusy ? 'a busy machine' : 'other seeds',
    verdict: report.verdict,
    inconclusive: having(report, 'inconclusive'),
    accusations: [...failures(report, 'must'), ...errors],
  };
}

describe.each(SOUND_PROGRAMS.filter(({ isHere }) => isHere))('$name', (program) => {
  test(`${RUNS} runs accuse nobody`, { timeout: BUILD_MS + RUNS * 180_000 }, async () => {
    await program.build?.();
    expect(await manyRuns(program.name, (seed) => judgeOnce(program, seed))).toEqual([]);
  });
});
