import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { libraryAll, libraryDemo } from '../../premises/library/library-demo.ts';
import { requireLibraryOption } from '../../premises/options/library-option.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';

const MEMBERS = ['migrateBase', 'migrateDAO', 'migrateDemoTest', 'migrate'];

export const quiet = check<MigrationTarget>()({
  // MIG-OP-005 (must): With `quiet`, a migration that succeeds prints nothing, and still writes its result. [interface, "Library
  //   options object"]
  proves: 'MIG-OP-005',
  needs: ['call'],
  reasons: { prints: 'with `quiet` a migration that succeeds prints something' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'quiet');
    const scenes = [
      await t.use(libraryBase),
      await t.attempt(libraryDao),
      await t.attempt(libraryDemo),
      await t.attempt(libraryAll),
    ];
    for (const [n, scene] of scenes.entries())
      if (scene) t.judge(printedDefect(scene.run, `quiet, ${MEMBERS[n]}`), scene.run);
  },
});

/** Node's own warnings are not the tool's output. */
function printedDefect({ stdout, stderr }: Run, at: string): Defect<'prints'> | undefined {
  const text = `${stdout.text}${stderr.text}`.replaceAll(/^\((node:\d+\)|Use `node ).*$/gm, '').trim();
  if (text === '') return undefined;
  return { reason: 'prints', expected: 'nothing on either stream', actual: JSON.stringify(text.slice(0, 200)), at };
}
