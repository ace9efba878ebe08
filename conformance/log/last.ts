import { type Premise, premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { first } from './first.ts';
import { grown } from './grown.ts';
import { minimumIndex, type Readings, readings, type Tree } from './readings.ts';
import { ascending, boundOf, sampleOf } from './sample.ts';

/** The tree that the log has grown to, as far as it is new. Not applicable where nothing can be appended. */
export const last = readings(
  'last',
  premise<LogTarget>()({
    name: 'last-tree',
    owners: {},
    async find(log, t): Promise<Tree> {
      if (!log.append && !log.create) return t.notApplicable('nothing can be appended');
      const before = (await t.use(first.tree)).checkpoint.size;
      const { checkpoint } = (await t.use(grown)).sights.at(-1)!;
      const [, from] = [before, minimumIndex(t)].sort(ascending);
      return { checkpoint, sample: sampleOf(checkpoint.size, from!, t.random) };
    },
  }),
);

/** What was read of each tree there is: one where the log did not grow, else two. */
export async function everyReading<V>(
  t: Trial<LogTarget, string>,
  of: (one: Readings) => Premise<LogTarget, V>,
): Promise<readonly V[]> {
  const bound = boundOf((await t.use(first.tree)).sample);
  if (bound !== undefined) t.note(bound);
  const before = await t.use(of(first));
  return (await t.attempt(last.tree)) ? [before, await t.use(of(last))] : [before];
}

/** The tree that there is something to see in: the first, or what an empty log has grown to. */
export async function seen(t: Trial<LogTarget, string>): Promise<Readings> {
  const { checkpoint } = await t.use(first.tree);
  return checkpoint.size === 0n && (await t.attempt(last.tree)) ? last : first;
}
