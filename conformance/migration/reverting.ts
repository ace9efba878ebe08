import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { footing, playOn } from './footing.ts';
import { PLAIN } from './params.ts';
import type { Scene } from './play.ts';
import { build } from './refused-files.ts';

const REFUSING = { name: 'Refusing', fromCore: false, constructor: true, params: [] };

/** A DAO migration under `force`, with a contract that can never be deployed. */
export const reverting = premise<MigrationTarget>()({
  name: 'reverting',
  owners: {},
  find: async (tool, t): Promise<Scene> => {
    const params = { default: { ...PLAIN, StandAloneContracts: [REFUSING] } };
    const files = { [`${tool.fileOf('custom-abis')}/Refusing.json`]: build('Refusing') };
    return playOn(tool, await t.use(footing), { step: 'dao', options: { params }, place: { files } });
  },
});
