import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const unknownOption = check<MigrationTarget>()({
  proves: 'MIG-VA-011',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    const cases = [
      { what: 'an option that there is not', args: ['base', '--frobnicate'] },
      { what: 'a command that there is not', args: ['frobnicate'] },
    ];
    await judgeRefusals(t, cases, async ({ what, args }): Promise<RefusedRun> => {
      const at = await placeOnBase(tool, on, 'base');
      return refusedRun(what, args.join(' '), await runCommandOnBase(tool, on, [...args, ...usualArgs(tool, on)], at));
    });
  },
});
