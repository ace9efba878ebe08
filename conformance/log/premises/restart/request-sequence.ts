import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type LogDriver, LogModel, type LogModelReason } from '../../inputs/sequence/log-model.ts';
import { type LogStep, logStepsText } from '../../inputs/sequence/log-steps.ts';
import { bestEffortSentence, type DuplicateOption, readRepeat } from '../../oracle/duplicates/repeat.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { concurrentEntries } from '../concurrency/concurrent-entries.ts';
import { sendConcurrently } from '../concurrency/send-concurrently.ts';
import { acceptedCreation, CREATION_REASONS } from '../create/accepted-creation.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { servedEntries } from '../create/served-entries.ts';
import { soundRepeats } from '../duplicates/sound-repeats.ts';
import { repeatsAfterRestart } from './repeats-after-restart.ts';

/** How many entries a sequence may add to the log; the log keeps them. */
const WRITES = 16;
/** How many steps it has. */
const STEPS = { least: 16, most: 24 };

/** A step that was run, and the defect of the log's answer. */
export interface TakenStep {
  readonly step: LogStep;
  readonly defect: Defect<LogModelReason> | undefined;
}

export interface RequestSequence {
  readonly steps: readonly TakenStep[];
  /** The seed that generates the same steps. */
  readonly seed: number;
  /** Why the answers to repeats allow no judgement; undefined if they do. */
  readonly bestEffort?: string;
}

/**
 * A random sequence of creations, repeats, reads and restarts. A failure names the steps before it; they are not
 * shrunk, since each try would write to the log.
 */
export const requestSequence = premise<LogTarget>()({
  name: 'request-sequence',
  reasons: [...CREATION_REASONS, 'reused-index', 'lost', 'changed', 'wrong-index'],
  async find(log, t): Promise<RequestSequence> {
    // Other checks judge the defects that a few requests show.
    await t.use(soundRepeats);
    await t.use(concurrentEntries);
    if (log.restart) await t.use(repeatsAfterRestart);
    const writes = Math.min(WRITES, log.writesLeft?.() ?? WRITES);
    if (writes < 2) t.inconclusive('--max-writes leaves fewer than two entries');
    const seed = t.random.below(2 ** 31);
    // Loaded here, since a run of other checks draws nothing.
    const { default: fc } = await import('fast-check');
    const { logSteps } = await import('../../inputs/sequence/random-log-steps.ts');
    const [steps] = fc.sample(logSteps({ restart: log.restart !== undefined, ...STEPS }), { seed, numRuns: 1 });
    const declared = t.declared('duplicate') as DuplicateOption | undefined;
    const model = new LogModel(await targetDriver(log, t), 'in a sequence', writes, declared);
    const taken: TakenStep[] = [];
    const soFar = () =>
      `${logStepsText(taken.map(({ step }) => step))} (${taken.length} of ${steps!.length} steps, fast-check seed ${seed})`;
    for (const step of steps!) {
      t.signal.throwIfAborted();
      const defect = await model.take(step);
      taken.push({ step, defect });
      t.judge(defect && { ...defect, at: `after: ${soFar()}` });
    }
    const defect = await model.end();
    t.judge(defect && { ...defect, at: `${defect.at}, after: ${soFar()}` });
    const bestEffort = declared === undefined ? bestEffortSentence(...model.options) : undefined;
    return { steps: taken, seed, ...(bestEffort ? { bestEffort } : {}) };
  },
});

/** Takes the model's steps with a target. */
async function targetDriver(
  log: LogTarget,
  t: Trial<LogTarget, (typeof CREATION_REASONS)[number]>,
): Promise<LogDriver> {
  const entries = await t.use(runEntries);
  const writing = { create: log.create! };
  return {
    async create(names) {
      const attempts = await sendConcurrently(
        writing,
        names.map((name) => entries.make(name)),
        t.time,
      );
      return attempts.map(({ creation, failure }) => {
        if (failure) throw failure;
        const { logged } = acceptedCreation(t, creation, 'a sound entry');
        return { index: logged.logIndex, body: logged.canonicalizedBody, size: logged.inclusionProof?.treeSize ?? 0n };
      });
    },
    async resend(name, { index, body }) {
      const repeat = await sendEntry(writing, entries.make(name), t.time);
      const first = { logIndex: index, canonicalizedBody: body, integratedTime: 0n };
      const { value, defect } = readRepeat(first, repeat);
      // The log has answered repeats rightly before, so this answer may come from a gateway in front of it.
      return value ?? t.inconclusive(`${defect.actual} to a repeated entry; expected ${defect.expected}`);
    },
    async entries(indices) {
      const served = await servedEntries(log, t as Trial<LogTarget, string>, indices);
      return served.map(({ entry }) => entry);
    },
    async restart(how) {
      await log.restart!(how);
    },
  };
}
