import { check } from '../../../core/check/check.ts';
import { NAMED_OUTPUT } from '../../premises/library/library-run.ts';
import { otherLibraryRuns, requireLibraryOption } from '../../premises/options/library-option.ts';
import { libraryMnemonicRun, MNEMONIC_OUTPUT } from '../../premises/options/mnemonic-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const output = check<MigrationTarget>()({
  proves: 'MIG-OP-010',
  needs: ['call'],
  reasons: {
    missing: 'with `output` there is no result in that file',
    both: 'with `output` there is a result in `migration.json` as well',
  },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'output');
    const { run, usual, result } = await t.use(libraryMnemonicRun);
    const missing = { expected: `\`base\` in ${MNEMONIC_OUTPUT}`, actual: 'none', at: MNEMONIC_OUTPUT };
    if (!result?.result.base) t.judge({ reason: 'missing', ...missing }, run);
    // A tool that keeps its file elsewhere may have had one before.
    const both = usual !== undefined && tool.fileOf('migration.json') === 'migration.json';
    const defect = {
      expected: `a result in ${MNEMONIC_OUTPUT} alone`,
      actual: usual?.slice(0, 200) ?? '',
      at: 'migration.json',
    };
    t.judge(both ? { reason: 'both', ...defect } : undefined, run);
    for (const [member, scene] of await otherLibraryRuns(t)) {
      const stray = {
        expected: `what it migrated in ${NAMED_OUTPUT}`,
        actual: 'it in the usual file',
        at: `output, ${member}`,
      };
      t.judge(scene.misplaced ? { reason: 'missing', ...stray } : undefined, scene.run);
    }
  },
});
