/**
 * No false alarm: sound targets, judged many times with other seeds, delays, lost connections, a slow disk and a busy
 * machine. `RUNS=20` runs fewer of them, `FIRST=101` begins with a later seed. What could not be judged is counted; a failure of
 * what must hold is a mistake of ours.
 */

import { afterAll, describe, expect, test } from 'vitest';
import { plan } from '../../conformance/core/run/plan.ts';
import { seededRandom } from '../../conformance/core/run/random.ts';
import { runPlan } from '../../conformance/core/run/run.ts';
import { rulesetsOf } from '../../conformance/core/spec/profile.ts';
import type { Target } from '../../conformance/core/target/target.ts';
import { failureKey } from '../../conformance/core/verdict/outcome.ts';
import { verdictOf } from '../../conformance/core/verdict/verdict.ts';
import { feedSuite } from '../../conformance/feed/suite.ts';
import { logSuite } from '../../conformance/log/suite.ts';
import { goPresent } from '../go-program.ts';
import { CONDITIONS, type Condition, whileBusy } from './conditions.ts';
import { SOUND, type Sound } from './sound-targets.ts';
import { VerdictCounts } from './verdict-counts.ts';

const RUNS = Number(process.env.RUNS ?? 200);
const FIRST = Number(process.env.FIRST ?? 1);
const counts = new VerdictCounts();
afterAll(() => counts.print());

/** Judges a new target once; gives the failures of what must hold. */
async function judgeOnce(sound: Sound, condition: Condition, seed: bigint): Promise<readonly string[]> {
  const { target, close } = await sound.open(condition, seededRandom(seed, sound.name));
  try {
    const suite = sound.suite === 'log' ? logSuite : feedSuite;
    const chosen = plan<Target>(suite as never, { rulesets: rulesetsOf(sound.suite, [...sound.profiles]) });
    const work = () => runPlan(chosen, target as Target, { seed, time: target.time });
    const { results } = await whileBusy(condition.busyThreads ?? 0, work);
    const verdict = verdictOf(results, { strict: false, reached: true, stale: [] });
    const inconclusive = results.filter(({ outcome }) => outcome === 'inconclusive');
    counts.add(`${sound.name}, ${condition.name}`, verdict, inconclusive);
    const failed = results.filter(({ outcome, level }) => outcome === 'fail' && level === 'must');
    return failed.map((result) => `${failureKey(result)}: ${result.expected}; found ${result.actual}`);
  } finally {
    await close();
  }
}

describe.each(SOUND.filter(({ go }) => !go || goPresent))('$name', (sound) => {
  test(`${RUNS} runs accuse nobody`, { timeout: 3 * 3_600_000 }, async () => {
    await sound.build?.();
    const accused: string[] = [];
    for (let seed = FIRST; seed < FIRST + RUNS; seed++) {
      const condition = CONDITIONS[(seed - 1) % CONDITIONS.length]!;
      for (const failure of await judgeOnce(sound, condition, BigInt(seed)))
        accused.push(`seed ${seed}, ${condition.name}: ${failure}`);
    }
    expect(accused).toEqual([]);
  });
});
