import { check } from '../../../core/check/check.ts';
import { NAMED_OUTPUT } from '../../premises/library/library-run.ts';
import { otherLibraryRuns, requireLibraryOption } from '../../premises/options/library-option.ts';
import { libraryMnemonicRun, MNEMONIC_OUTPUT } from '../../premises/options/mnemonic-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const output = check<MigrationTarget>()({
  // MIG-OP-010 (must): `output` is the path of the result file, in place of `migration.json`. [interface, "Library options
  //   object"]
  proves: 'MIG-OP-010',
  needs: ['call'],
  reasons: {
    missing: 'with `output` there is no result in that file',
    both: 'with `output` there is a result in `migration.json` as well',
  },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'output');
    const { run, usual, result } = await t.use(libraryMnemonicRun);
    const expected = `\`base\` in ${MNEMONIC_OUTPUT}`;
    if (!result?.result.base) t.fail({ reason: 'missing', expected, actual: 'no `base`', at: MNEMONIC_OUTPUT }, run);
    // A default file outside the working folder may be from an earlier run.
    const isInBoth = usual !== undefined && tool.fileOf('migration.json') === 'migration.json';
    const both = {
      reason: 'both' as const,
      expected: `a result in ${MNEMONIC_OUTPUT} alone`,
      actual: usual?.slice(0, 200) ?? '',
      at: 'migration.json',
    };
    t.judge(isInBoth && both, run);
    for (const [member, scene] of await otherLibraryRuns(t)) {
      const misplaced = {
        reason: 'missing' as const,
        expected: `its result in ${NAMED_OUTPUT}`,
        actual: 'its result in the usual file',
        at: `output, ${member}`,
      };
      t.judge(scene.misplaced && misplaced, scene.run);
    }
  },
});
