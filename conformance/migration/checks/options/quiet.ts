import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { libraryAll, libraryDemo } from '../../premises/library/library-demo.ts';
import { requireLibraryOption } from '../../premises/options/library-option.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const quiet = check<MigrationTarget>()({
  proves: 'MIG-OP-005',
  needs: ['call'],
  reasons: { prints: 'with `quiet` a migration that succeeds prints something' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'quiet');
    const base = await t.use(libraryBase);
    const others = [await t.attempt(libraryDao), await t.attempt(libraryDemo), await t.attempt(libraryAll)];
    const names = ['migrateBase', 'migrateDAO', 'migrateDemoTest', 'migrate'];
    for (const [i, scene] of [base, ...others].entries()) {
      if (!scene) continue;
      const { run } = scene;
      // What the runtime has to say of the packages in use is not the tool's.
      const words = `${run.stdout.text}${run.stderr.text}`.replaceAll(/^\((node:\d+\)|Use `node ).*$/gm, '').trim();
      const actual = JSON.stringify(words.slice(0, 200));
      const defect = { expected: 'nothing on either stream', actual, at: `quiet, ${names[i]}` };
      t.judge(words === '' ? undefined : { reason: 'prints', ...defect }, run);
    }
  },
});
