import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { footing, playOn } from './footing.ts';
import type { Scene } from './play.ts';
import { build, filesWith, withOwned } from './refused-files.ts';
import { daoMigrated } from './scenes.ts';

/** A DAO with a stand-alone contract whose data is in a file; undefined where the tool does not migrate that. */
export const soundStandAlone = premise<MigrationTarget>()({
  name: 'sound-stand-alone',
  owners: {},
  find: async (tool, t): Promise<Scene | undefined> => {
    await t.use(daoMigrated);
    const on = await t.use(footing);
    const place = { files: filesWith(tool, build('Owned')) };
    const scene = await playOn(tool, on, { step: 'dao', options: { params: { default: withOwned() } }, place });
    return succeeded(scene.run) ? scene : undefined;
  },
});
