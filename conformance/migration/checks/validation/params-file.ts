import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const NAME = 'their-params.json';

/** Texts of a parameters file. Without a text there is no file. */
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
    const filesOf = (text: string | undefined) => ({ files: text === undefined ? {} : { [NAME]: text } });
    await t.each(WRONG_PARAMETERS_FILES, async ({ what, text }) => {
      const place = await placeOnBase(tool, on, 'dao', filesOf(text));
      const args = ['dao', '--params', NAME, ...usualArgs(tool, on)];
      const refused = refusedRun(what, NAME, await runCommandOnBase(tool, on, args, place));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
    // Without a command the base is migrated first: the tool must refuse these files before that.
    await t.each(WRONG_PARAMETERS_FILES.slice(0, 2), async ({ what, text }) => {
      const place = await placeOnBase(tool, on, 'base', filesOf(text));
      const args = ['--params', NAME, ...usualArgs(tool, on)];
      const refused = refusedRun(what, `${NAME}, no command`, await runCommandOnBase(tool, on, args, place));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
