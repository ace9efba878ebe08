import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const NAME = 'their-params.json';

/** Texts of a parameters file. Without a text there is no file. */
const WRONG_PARAMETERS_FILES: readonly { readonly mistake: string; readonly text?: string }[] = [
  { mistake: 'a parameters file that is not there' },
  { mistake: 'a parameters file that breaks off', text: '{ "orgName": "Broken' },
  { mistake: 'a parameters file that is a list', text: '[]' },
  { mistake: 'a parameters file that is empty', text: '' },
];

export const paramsFile = check<MigrationTarget>()({
  // MIG-VA-001 (must): A parameters file that does not exist, or is not a JSON object, is refused before any transaction.
  //   [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-001',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    const filesOf = (text: string | undefined) => ({ files: text === undefined ? {} : { [NAME]: text } });
    await t.each(WRONG_PARAMETERS_FILES, async ({ mistake, text }) => {
      const place = await placeOnBase(tool, isolated, 'dao', filesOf(text));
      const args = ['dao', '--params', NAME, ...usualArgs(tool, isolated)];
      const refused = refusedRun(mistake, NAME, await runCommandOnBase(tool, isolated, args, place));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
    // Without a command the base is migrated first: the tool must refuse these files before that.
    await t.each(WRONG_PARAMETERS_FILES.slice(0, 2), async ({ mistake, text }) => {
      const place = await placeOnBase(tool, isolated, 'base', filesOf(text));
      const args = ['--params', NAME, ...usualArgs(tool, isolated)];
      const refused = refusedRun(mistake, `${NAME}, no command`, await runCommandOnBase(tool, isolated, args, place));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
