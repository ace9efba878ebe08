/** Runs at once, and what a run leaves that was killed (spec/migration/durable-deploy.md, "Locking"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { heldOtherwise } from './holdings.ts';
import { afterKill } from './interruptions.ts';
import { once } from './once.ts';
import { sayRun } from './play.ts';
import { twoAtOnce } from './two-at-once.ts';
import { finished } from './unforced.ts';

export const oneAtATime = check<MigrationTarget>()({
  proves: 'MIG-LO-001',
  needs: ['processes'],
  reasons: {
    both: 'a second run with the same output file deploys while the first one does',
    disturbed: 'a run fails, or makes something else, because of a second one',
    silent: 'the second run ends while the first is at work, and says that it succeeded',
    'not-as-declared': 'what the second run does is not what is declared',
  },
  run: async (_tool, t) => {
    const { first, second, held, stood } = await t.use(twoAtOnce);
    const expected = 'a second run that waits, or ends with an error';
    const actual = 'a transaction of the second while the first one waits for the answer to its own';
    if (stood === 'sent') t.judge({ reason: 'both', expected, actual }, second.run);
    const failed = !succeeded(first.run) || !first.result?.result.dao;
    const goes = 'a first run that succeeds';
    if (failed) t.judge({ reason: 'disturbed', expected: goes, actual: sayRun(first.run) }, first.run);
    const wrong = heldOtherwise(held, (await t.use(finished)).held);
    if (wrong) t.judge({ reason: 'disturbed', ...wrong }, first.run);
    const refused = !succeeded(second.run);
    const said = { reason: 'silent' as const, expected, actual: sayRun(second.run) };
    if (stood === 'ended' && !refused) t.judge(said, second.run);
    // One that begins late has nothing to wait for: only what it says is known.
    t.judge(once(t.chose('second-run', refused ? 'refused' : 'waits')), second.run);
  },
});

export const released = check<MigrationTarget>()({
  proves: 'MIG-LO-002',
  needs: ['processes'],
  reasons: { kept: 'after a run that was killed no other one succeeds, neither the same nor with `restart`' },
  run: async (_tool, t) => {
    const { resumed } = await t.use(afterKill);
    t.judge(undefined, resumed.run);
  },
});
