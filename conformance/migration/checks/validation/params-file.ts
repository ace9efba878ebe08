import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** A file of parameters as it stands, none where there is no text. */
export const WRONG_PARAMETERS_FILES: readonly { readonly what: string; readonly text?: string }[] = [
  { what: 'a parameters file that is not there' },
  { what: 'a parameters file that breaks off', text: '{ "orgName": "Broken' },
  { what: 'a parameters file that is a list', text: '[]' },
  { what: 'a parameters file that is empty', text: '' },
];

export const paramsFile = check<MigrationTarget>()({
  proves: 'MIG-VA-001',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    await judgeRefusals(t, WRONG_PARAMETERS_FILES, async ({ what, text }): Promise<RefusedRun> => {
      const name = 'their-params.json';
      const at = await placeOnBase(tool, on, 'dao', { files: text === undefined ? {} : { [name]: text } });
      return refusedRun(
        what,
        name,
        await runCommandOnBase(tool, on, ['dao', '--params', name, ...usualArgs(tool, on)], at),
      );
    });
    // Without a command the base comes first, and these are known before it.
    await judgeRefusals(t, WRONG_PARAMETERS_FILES.slice(0, 2), async ({ what, text }): Promise<RefusedRun> => {
      const name = 'their-params.json';
      const at = await placeOnBase(tool, on, 'base', { files: text === undefined ? {} : { [name]: text } });
      const at_ = `${name}, no command`;
      return refusedRun(what, at_, await runCommandOnBase(tool, on, ['--params', name, ...usualArgs(tool, on)], at));
    });
  },
});
