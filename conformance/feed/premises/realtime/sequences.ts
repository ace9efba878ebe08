import type { Defect } from '../../../core/check/defect.ts';
import { EarlyEnd } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { fewerFeedSteps } from '../../inputs/sequences/fewer-steps.ts';
import { type FeedDriver, type FeedItem, FeedModel, type FeedModelReason } from '../../inputs/sequences/model.ts';
import { type FeedForm, type FeedStep, formatFeedSteps, USUAL_STEPS } from '../../inputs/sequences/steps.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { FeedTarget } from '../../target/target.ts';
import { isSuccessText, readFormText } from '../list/form-text.ts';
import { completeBatch } from '../published/complete-batch.ts';
import { type TestItems, withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { changedItem } from './changed-item.ts';
import { withdrawnItem } from './withdrawn-item.ts';

/** How many steps a random sequence has, and how many publications, changes and withdrawals any sequence. */
const STEPS = { least: 16, most: 24 };
const WRITES = 12;
/** The maximum number of further sequences to shrink a failing one. */
const TRIES = 20;

const SEQUENCE_FORMS: Readonly<Record<FeedForm, Parameters<typeof readFormText>[1]>> = {
  json: { name: 'JSON', query: {} },
  xml: { name: 'XML', query: { format: 'xml' } },
  jsonp: { name: 'JSONP', query: { callback: 'touchstone' } },
};

/** The steps that were run, and the defect of the smallest failing sequence. */
interface StepSequences {
  readonly seed: number;
  readonly steps: readonly FeedStep[];
  readonly defect: Defect<FeedModelReason> | undefined;
}

/** Publications, changes, withdrawals and looks: the usual ones, then random ones, which the seed repeats. */
export const stepSequences = premise<FeedTarget>()({
  name: 'step-sequences',
  async find(feed, t: Trial<FeedTarget, string>): Promise<StepSequences> {
    // A defect that shows after a single step is judged by the checks of that step.
    await t.use(completeBatch);
    await t.use(changedItem);
    await t.use(withdrawnItem);
    const seed = t.random.below(2 ** 31);
    // Loaded here, since a run of other checks draws nothing.
    const { default: fc } = await import('fast-check');
    const { feedSteps } = await import('../../inputs/sequences/random-steps.ts');
    const sequences = [USUAL_STEPS, ...fc.sample(feedSteps(STEPS), { seed, numRuns: 1, unbiased: true })];
    let runs = 0;
    const take = (steps: readonly FeedStep[]) => {
      // Two unique letters for each sequence, which distinguish withdrawn from new items.
      const label = `q${String.fromCharCode(97 + runs++)}`;
      return withTestItems(feed, t, label, (items) => takeSteps(feed, t, items, steps));
    };
    for (const steps of sequences) {
      const found = await take(steps);
      const fewer = found && (await fewestSteps(steps.slice(0, found.taken), found, take));
      if (fewer) {
        const how = `after: ${formatFeedSteps(fewer.steps)} (the fewest steps that were found in ${runs} tries, fast-check seed ${seed})`;
        return { seed, steps, defect: { ...fewer.defect, at: `${fewer.defect.at}, ${how}` } };
      }
    }
    return { seed, steps: sequences.flat(), defect: undefined };
  },
});

/** The defect, and the number of steps before it. */
interface SequenceDefect {
  readonly defect: Defect<FeedModelReason>;
  readonly taken: number;
}

/** The smallest failing steps, and their defect. If the feed stops answering, the steps that were found. */
async function fewestSteps(
  steps: readonly FeedStep[],
  found: SequenceDefect,
  take: (steps: readonly FeedStep[]) => Promise<SequenceDefect | undefined>,
): Promise<{ readonly steps: readonly FeedStep[]; readonly defect: SequenceDefect['defect'] }> {
  let last = found;
  const fails = async (fewer: readonly FeedStep[]): Promise<boolean> => {
    const again = await take(fewer).catch((cause: unknown) => {
      if (cause instanceof EarlyEnd || cause instanceof TransportFailure) return undefined;
      throw cause;
    });
    if (again) last = again;
    return again !== undefined;
  };
  const fewest = await fewerFeedSteps(steps, fails, TRIES);
  return { steps: fewest, defect: last.defect };
}

/** Runs all steps, and reads every form at the end. */
async function takeSteps(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  items: TestItems,
  steps: readonly FeedStep[],
): Promise<SequenceDefect | undefined> {
  const model = new FeedModel(feedDriver(feed, t, items), WRITES);
  for (const [i, step] of steps.entries()) {
    t.signal.throwIfAborted();
    const defect = await model.take(step);
    if (defect) return { defect, taken: i + 1 };
  }
  for (const form of ['json', 'xml', 'jsonp'] as const) {
    const defect = await model.look(form);
    if (defect) return { defect, taken: steps.length };
  }
  return undefined;
}

/** Takes the model's steps with a target. */
function feedDriver(feed: FeedTarget, t: Trial<FeedTarget, string>, items: TestItems): FeedDriver {
  const known = new Map<string, TestItem>();
  let version = 0;
  const next = (item: TestItem): TestItem => {
    const title = `Touchstone test event ${item.mark}v${version++}w`;
    return { ...item, event: { ...item.event, title } };
  };
  const kept = (item: TestItem | undefined): FeedItem | undefined => {
    if (!item) return undefined;
    known.set(item.mark, item);
    // If the feed chooses the titles, only the link identifies the item.
    const [word] = /(?<![a-z0-9])[a-z0-9]+v\d+w$/.exec(item.event.title ?? '') ?? [item.mark];
    return { mark: item.mark, word };
  };
  return {
    publish: async (before) =>
      kept(await items.publish(next(before ? known.get(before.mark)! : items.make('one of a sequence')))),
    update: async ({ mark }) => kept(await items.update(next(known.get(mark)!))),
    withdraw: ({ mark }) => items.withdraw(known.get(mark)!),
    async look(form, good) {
      const found = await readUntil(
        t,
        () => readFormText(feed, SEQUENCE_FORMS[form]),
        ({ text }) => good(text),
      );
      return isSuccessText(found) ? found.text : undefined;
    },
  };
}
