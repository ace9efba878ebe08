/** Runs at once, and what a run leaves that was killed (spec/migration/durable-deploy.md, "Locking"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { heldOtherwise } from './holdings.ts';
import { afterKill } from './interruptions.ts';
import { once } from './once.ts';
import { sayRun } from './play.ts';
import { type TwoAtOnce, twoAtOnce, twoBasesAtOnce, twoOfAllAtOnce } from './two-at-once.ts';
import { finished } from './unforced.ts';

const REASONS = {
  both: 'a second run with the same output file deploys while the first one does',
  disturbed: 'a run fails, or makes something else, because of a second one',
  silent: 'the second run ends while the first is at work, and says that it succeeded',
  'not-as-declared': 'what the second run does is not what is declared',
};

export const oneAtATime = check<MigrationTarget>()({
  proves: 'MIG-LO-001',
  needs: ['processes'],
  reasons: REASONS,
  run: async (_tool, t) => {
    const two = await t.use(twoAtOnce);
    judgeBeside(t, two, 'dao');
    const wrong = heldOtherwise(two.held, (await t.use(finished)).held);
    if (wrong) t.judge({ reason: 'disturbed', ...wrong }, two.first.run);
    // One that begins late has nothing to wait for: only what it says is known.
    t.judge(once(t.chose('second-run', succeeded(two.second.run) ? 'waits' : 'refused')), two.second.run);
    judgeBeside(t, await t.use(twoBasesAtOnce), 'base');
    const all = await t.use(twoOfAllAtOnce);
    if (all) judgeBeside(t, all, 'base', 'base and DAO');
  },
});

function judgeBeside(
  t: Trial<MigrationTarget, keyof typeof REASONS>,
  { first, second, stood }: TwoAtOnce,
  part: 'base' | 'dao',
  at: string = part,
): void {
  const expected = 'a second run that waits, or ends with an error';
  const actual = 'a transaction of the second while the first one waits for the answer to its own';
  if (stood === 'sent') t.judge({ reason: 'both', expected, actual, at }, second.run);
  const failed = !succeeded(first.run) || !first.result?.result[part];
  const goes = 'a first run that succeeds';
  if (failed) t.judge({ reason: 'disturbed', expected: goes, actual: sayRun(first.run), at }, first.run);
  const said = { reason: 'silent' as const, expected, actual: sayRun(second.run), at };
  t.judge(stood === 'ended' && succeeded(second.run) ? said : undefined, second.run);
}

export const released = check<MigrationTarget>()({
  proves: 'MIG-LO-002',
  needs: ['processes'],
  reasons: { kept: 'after a run that was killed no other one succeeds, neither the same nor with `restart`' },
  run: async (_tool, t) => {
    const { resumed } = await t.use(afterKill);
    t.judge(undefined, resumed.run);
  },
});
