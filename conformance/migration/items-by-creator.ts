/** A DAO by the DaoCreator, with contracts and schemes of the parameters' own. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles, schemeFiles } from './builds.ts';
import { type Controller, controllerOf } from './controller.ts';
import { ENTRIES, maskOf } from './custom-scheme-entries.ts';
import { customSchemesMigrated } from './custom-schemes-scene.ts';
import { deployBefore } from './deploy-before.ts';
import { type AskedDao, featuredDao } from './features.ts';
import { ground } from './ground.ts';
import { type Made, madeIn } from './made.ts';
import { ITEM, linkedTo, OWNED_ITEM, standAloneMigrated } from './stand-alone-scene.ts';

const { Owned, Linked, OwnScheme, SharedScheme } = CONTRACTS;
const { shared } = ENTRIES;

/** A universal scheme on the chain before the DAO: it may be called again. */
const thereBefore = premise<MigrationTarget>()({
  name: 'a scheme before the creator',
  owners: {},
  find: async (_tool, t) => deployBefore((await t.use(ground)).stage, SharedScheme),
});

/** With what the tool takes without the DaoCreator. */
const asked = featuredDao('Created with Items', [
  { reason: 'created', owner: 'migration/parameters/creator#failed', change: { useDaoCreator: true } },
  {
    reason: 'contracts',
    owner: 'migration/stand-alone/by-creator#failed',
    change: async (_tool, _base, t) =>
      (await t.attempt(standAloneMigrated))
        ? { useDaoCreator: true, StandAloneContracts: [OWNED_ITEM, linkedTo(ITEM.owned)] }
        : {},
    files: (tool) => contractFiles(tool, { Owned, Linked }),
  },
  {
    reason: 'schemes',
    owner: 'migration/custom-schemes/by-creator#failed',
    change: async (_tool, _base, t) => {
      const scene = await t.attempt(customSchemesMigrated);
      const address = await t.attempt(thereBefore);
      if (!scene || address === undefined) return {};
      const [own, there] = (['own', 'there'] as const).map((entry) => ({
        ...ENTRIES[entry],
        permissions: maskOf(entry, scene.masks),
      }));
      // Of voting parameters there are no three.
      const given = { ...there, params: [{ voteParams: 0 }, ...there!.params.slice(1)], address };
      const CustomSchemes =
        scene.form === 'map' ? { OwnScheme: [own], SharedScheme: [shared, given] } : [own, shared, given];
      return { useDaoCreator: true, CustomSchemes };
    },
    files: (tool) => schemeFiles(tool, { OwnScheme, SharedScheme }),
  },
]);

/** The DAO, what its run made, and its controller, where that can be read. */
export interface ByCreator extends AskedDao {
  readonly made: Made;
  /** The scheme that was there before. */
  readonly there: string;
  readonly controller: Controller | undefined;
}

export const itemsByCreator: Premise<MigrationTarget, ByCreator> = premise<MigrationTarget>()({
  name: 'items by the creator',
  owners: {},
  find: async (_tool, t): Promise<ByCreator> => {
    const dao = await t.use(asked);
    const { views, part } = dao.scene;
    const made = await madeIn(dao.scene);
    const owner = await views.value(part.Avatar, 'function owner() view returns (address)');
    const before = await t.use(thereBefore);
    const known = [...made.contracts.map(({ address }) => address), before];
    return { ...dao, made, there: before, controller: await controllerOf(views, String(part.Avatar), [owner], known) };
  },
});
