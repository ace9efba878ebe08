/**
 * No false alarm: sound targets, judged many times with other seeds, delays, lost connections, a slow disk and a busy
 * machine. What could not be judged is counted; a failure of what must hold is a mistake of ours.
 */

import { describe, expect, test } from 'vitest';
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
import { CONDITIONS, whileBusy } from './conditions.ts';
import { type EndedRun, manyRuns, NotStarted, RUNS } from './many-runs.ts';
import { SOUND, type Sound } from './sound-targets.ts';

/** Judges a new target once. */
async function judgeOnce(sound: Sound, number: number): Promise<EndedRun> {
  const condition = CONDITIONS[(number - 1) % CONDITIONS.length]!;
  const seed = BigInt(number);
  const losesConnections = (condition.network?.lostOneIn ?? 0) > 0;
  const { target, close } = await sound.open(condition, seededRandom(seed, sound.name)).catch((cause: Error) => {
    throw new NotStarted(cause.message, { cause });
  });
  try {
    const suite = sound.suite === 'log' ? logSuite : feedSuite;
    const chosen = plan<Target>(suite as never, { rulesets: rulesetsOf(sound.suite, [...sound.profiles]) });
    const work = () => runPlan(chosen, target as Target, { seed, time: target.time });
    const { results } = await whileBusy(condition.busyThreads ?? 0, work);
    const failed = results
      .filter(({ outcome, level }) => outcome === 'fail' && level === 'must')
      .map((result) => `${failureKey(result)}: ${result.expected}; found ${result.actual}`);
    return {
      condition: condition.name,
      verdict: verdictOf(results, { strict: false, reached: true, stale: [] }),
      inconclusive: results.filter(({ outcome }) => outcome === 'inconclusive'),
      accusations: failed.filter((failure) => !(losesConnections && sound.defect?.test(failure))),
    };
  } finally {
    await close();
  }
}

describe.each(SOUND.filter(({ go }) => !go || goPresent))('$name', (sound) => {
  test(`${RUNS} runs accuse nobody`, { timeout: 3 * 3_600_000 }, async () => {
    await sound.build?.();
    expect(await manyRuns(sound.name, (seed) => judgeOnce(sound, seed))).toEqual([]);
  });
});
