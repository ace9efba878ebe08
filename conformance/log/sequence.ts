import fc from 'fast-check';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { type LogDriver, LogModel } from '../properties/log-model.ts';
import { inWords, type LogStep, logSteps } from '../properties/log-steps.ts';
import { atOnce, sendTogether } from './at-once.ts';
import { creation, maker } from './created.ts';
import { entriesAt } from './entries-at.ts';
import { knownStill } from './known-still.ts';
import { type DuplicateOption, forgetful, readResent } from './resent.ts';
import { soundAgain } from './sent-twice.ts';
import { TAKEN, taken } from './standing.ts';

/** How many entries a sequence may add to the log: they stay there for ever. */
const WRITES = 16;
/** How many steps it has. */
const STEPS = { least: 16, most: 24 };

/** The steps that were taken with the log, and the seed that gives them again. */
export interface Sequence {
  readonly steps: readonly LogStep[];
  readonly seed: number;
  /** Why nothing can be said of how repeats are answered, where that is so. */
  readonly told?: string;
}

/**
 * A random sequence of creations, repeats, looks and restarts. What goes wrong is told with the steps up to there; it is
 * not made smaller, since each try would write to the log.
 */
export const sequence = premise<LogTarget>()({
  name: 'sequence',
  owners: {
    ...TAKEN,
    'given-before': 'log/sequences/acknowledged#given-before',
    lost: 'log/sequences/acknowledged#lost',
    changed: 'log/sequences/again#changed',
    'wrong-index': 'log/sequences/again#wrong-index',
  },
  async find(log, t): Promise<Sequence> {
    // What shows in a few requests is said there.
    await t.use(soundAgain);
    await t.use(atOnce);
    if (log.restart) await t.use(knownStill);
    const writes = Math.min(WRITES, log.writesLeft?.() ?? WRITES);
    if (writes < 2) t.inconclusive('--max-writes leaves fewer than two entries');
    const seed = t.random.below(2 ** 31);
    const [steps] = fc.sample(logSteps({ restart: log.restart !== undefined, ...STEPS }), { seed, numRuns: 1 });
    const declared = t.declared('duplicate') as DuplicateOption | undefined;
    const model = new LogModel(await driver(log, t), 'in a sequence', writes, declared);
    const done: LogStep[] = [];
    const soFar = () => `${inWords(done)} (${done.length} of ${steps!.length} steps, fast-check seed ${seed})`;
    for (const step of steps!) {
      t.signal.throwIfAborted();
      done.push(step);
      const defect = await model.take(step);
      t.judge(defect && { ...defect, at: `after: ${soFar()}` });
    }
    const defect = await model.end();
    t.judge(defect && { ...defect, at: `${defect.at}, after: ${soFar()}` });
    const told = declared === undefined ? forgetful(...model.options) : undefined;
    return { steps: steps!, seed, ...(told ? { told } : {}) };
  },
});

/** Takes the model's steps with a target. */
async function driver(log: LogTarget, t: Trial<LogTarget, keyof typeof TAKEN>): Promise<LogDriver> {
  const entries = await t.use(maker);
  const writing = { create: log.create! };
  return {
    async create(names) {
      const sent = await sendTogether(
        writing,
        names.map((name) => entries.make(name)),
        t.time,
      );
      return sent.map(({ made, trouble }) => {
        if (trouble) throw trouble;
        const { logged } = taken(t, made, 'a sound entry');
        return { index: logged.logIndex, body: logged.canonicalizedBody, size: logged.inclusionProof?.treeSize ?? 0n };
      });
    },
    async resend(name, { index, body }) {
      const again = await creation(writing, entries.make(name), t.time);
      const first = { logIndex: index, canonicalizedBody: body, integratedTime: 0n };
      const { value, defect } = readResent(first, again);
      // A sound answer to an entry that is there was seen before: what this one is nobody can say.
      return value ?? t.inconclusive(`${defect.actual} to an entry that is there; expected ${defect.expected}`);
    },
    async entries(indices) {
      const found = await entriesAt(log, t as Trial<LogTarget, string>, indices);
      return found.map(({ entry }) => entry);
    },
    async restart(how) {
      await log.restart!(how);
    },
  };
}
