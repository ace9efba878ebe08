/**
 * No false alarm by the command line: sound programs, judged many times with other seeds, half of the runs on a machine that
 * is busy with others of them. A failure of what must hold, or an error of ours, is a mistake of ours.
 */

import { afterAll, describe, expect, test } from 'vitest';
import { BUILD_MS } from '../go-program.ts';
import { failures, having, NoReport } from '../touchstone.ts';
import { type EndedRun, manyRuns, NotStarted, RUNS, SEEDS } from './many-runs.ts';
import { SOUND_PROGRAMS, type SoundProgram } from './sound-programs.ts';

const AT_ONCE = { busy: 4, other: 2 };

for (const { name, isHere } of SOUND_PROGRAMS)
  if (!isHere) console.warn(`skipped: ${name}, which is not on this machine`);

async function judgeOnce({ judge }: SoundProgram, condition: string, seed: number): Promise<EndedRun> {
  const { report } = await judge(seed).catch((cause: Error) => {
    throw cause instanceof NoReport ? cause : new NotStarted(cause.message, { cause });
  });
  const errors = having(report, 'error').map(({ id, message }) => `${id}: ${message}`);
  return {
    condition,
    verdict: report.verdict,
    inconclusive: having(report, 'inconclusive'),
    accusations: [...failures(report, 'must'), ...errors],
  };
}

describe.each(SOUND_PROGRAMS.filter(({ isHere }) => isHere))('$name', (program) => {
  afterAll(() => program.remove?.());
  test(`${RUNS} runs accuse nobody`, { timeout: BUILD_MS + RUNS * 180_000 }, async () => {
    await program.build?.();
    const runs = (condition: string, rest: number, atOnce: number) =>
      manyRuns(
        program.name,
        (seed) => judgeOnce(program, condition, seed),
        SEEDS.filter((seed) => seed % 2 === rest),
        atOnce,
      );
    expect([
      ...(await runs('a busy machine', 0, AT_ONCE.busy)),
      ...(await runs('other seeds', 1, AT_ONCE.other)),
    ]).toEqual([]);
  });
});
