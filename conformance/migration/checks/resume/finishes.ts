import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { interruptions, resumptionDefect } from '../../premises/resume/interruptions.ts';
import { type InterruptedRun, killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** A result that names an address without code. */
function incompleteResultDefect({ point, absent: [name] }: InterruptedRun): Defect<'incomplete'> | undefined {
  if (name === undefined) return undefined;
  const expected = 'code at each address of the result';
  return { reason: 'incomplete', expected, actual: `no code at ${name}`, at: killPointText(point) };
}

export const finishes = check<MigrationTarget>()({
  // MIG-RE-001 (must): After a run that was killed, the same command finishes the migration, wherever the run was killed.
  //   [durable-deploy, "Resuming"]
  proves: 'MIG-RE-001',
  needs: ['processes'],
  reasons: {
    failed: 'the same command does not succeed after a run that was killed',
    missing: 'the same command succeeds, but the result file lacks `base` or `dao`',
    incomplete: 'the same command succeeds, but a contract of the result is not on the chain',
  },
  owns: [reasonsOf(interruptions, 'failed', 'missing')],
  run: async (_tool, t) => {
    const { runs, pointCount } = await t.use(interruptions);
    await t.each(runs, (interrupted) =>
      t.judge(resumptionDefect(interrupted) ?? incompleteResultDefect(interrupted), interrupted.resumed.run),
    );
    t.note(`${runs.length} of ${pointCount} points at which a run can be killed, chosen at random`);
  },
});
