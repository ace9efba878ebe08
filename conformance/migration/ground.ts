/** A base migration upon which many DAOs are migrated, one after the other, each in a place of its own. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { PLAIN } from './params.ts';
import { newStage, play, type Scene } from './play.ts';
import { forget } from './remembered.ts';
import { baseMigrated, type Done, done } from './scenes.ts';

/** Of a block in which a hundred founders find room at once. Still below what EIP-7825 leaves to one transaction. */
const ROOMY = 16_000_000;

/** Whether blocks have room for many: a tool that says how chains have to be is given those. */
export const isRoomy = (tool: MigrationTarget): boolean => (tool.chain.gasLimit ?? ROOMY) >= ROOMY;

export const ground = premise<MigrationTarget>()({
  name: 'ground',
  owners: { failed: 'migration/steps/base#failed', missing: 'migration/steps/base-written#missing' },
  find: async (tool, t): Promise<Done> => {
    // Where no base can be migrated at all, that is said once.
    await t.use(baseMigrated);
    const stage = await newStage(tool, tool.chain.gasLimit === undefined ? { gasLimit: ROOMY } : {});
    return done(await play(tool, stage, { step: 'base', options: { params: { default: PLAIN } } }), 'base', t);
  },
});

/** Migrates a DAO upon a base, where the result file names that base and nothing else. */
export async function daoUpon(
  tool: MigrationTarget,
  base: Done,
  params: DaoParams,
  files: Readonly<Record<string, string>> = {},
): Promise<Scene> {
  await forget(tool, base.at);
  const at = await base.stage.place({ files: { ...files, [tool.fileOf('migration.json')]: base.file! } });
  return play(tool, base.stage, { step: 'dao', options: { params: { default: params } } }, { at });
}
