/** A DAO created by the DaoCreator, with contracts and schemes that its parameters bring. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { CUSTOM_SCHEME_ENTRIES, permissionMask } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { ITEM_INDEX, linkedItem, OWNED_ITEM } from '../../inputs/own-contracts/stand-alone-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { customSchemesRun } from '../custom-schemes/custom-schemes-run.ts';
import { type Controller, controllerOf } from '../dao/controller.ts';
import { featuredDao, type MigratedDao } from '../dao/featured-dao.ts';
import { offeredReferences } from '../parameters/offered-references.ts';
import { sharedBase } from '../runs/shared-base.ts';
import { standAloneRun } from '../stand-alone/stand-alone-run.ts';
import { contractFiles, schemeFiles } from './build-files.ts';
import { type CreatedContracts, contractsCreatedIn } from './created-contracts.ts';
import { predeploy } from './predeployed-contract.ts';

const { Owned, Linked, OwnScheme, SharedScheme } = CONTRACTS;
const { shared } = CUSTOM_SCHEME_ENTRIES;

/** A universal scheme that is on the chain before the DAO. The tool may call it. */
export const predeployedScheme = premise<MigrationTarget>()({
  name: 'predeployed-scheme',
  find: async (_tool, t) => predeploy((await t.use(sharedBase)).stage, SharedScheme),
});

/** The DAO, with the contracts and schemes that the tool accepts without the DaoCreator. */
export const createdDaoWithContracts = featuredDao('created-dao-with-contracts', 'Created with Items', [
  { reason: 'created', change: { useDaoCreator: true } },
  {
    reason: 'contracts',
    change: async (tool, _base, t) =>
      (await t.attempt(standAloneRun))
        ? {
            useDaoCreator: true,
            StandAloneContracts: offeredReferences(tool, [OWNED_ITEM, linkedItem(ITEM_INDEX.owned)]),
          }
        : {},
    files: (tool) => contractFiles(tool, { Owned, Linked }),
  },
  {
    reason: 'schemes',
    change: async (tool, _base, t) => {
      const scene = await t.attempt(customSchemesRun);
      const address = await t.attempt(predeployedScheme);
      if (!scene || address === undefined) return {};
      const [own, there] = (['own', 'there'] as const).map((entry) => ({
        ...CUSTOM_SCHEME_ENTRIES[entry],
        permissions: permissionMask(entry, scene.masks),
      }));
      // Of voting parameters there are no three.
      const given = { ...there, params: [{ voteParams: 0 }, ...there!.params.slice(1)], address };
      const CustomSchemes =
        scene.form === 'map' ? { OwnScheme: [own], SharedScheme: [shared, given] } : [own, shared, given];
      return { useDaoCreator: true, CustomSchemes: offeredReferences(tool, CustomSchemes) };
    },
    files: (tool) => schemeFiles(tool, { OwnScheme, SharedScheme }),
  },
]);

/** The DAO, the contracts that its run created, and its controller, where it can be read. */
export interface OwnContractsByCreator extends MigratedDao {
  readonly made: CreatedContracts;
  /** The address of the scheme that was on the chain before the DAO. */
  readonly there: string;
  readonly controller: Controller | undefined;
}

export const ownContractsByCreator: Premise<MigrationTarget, OwnContractsByCreator> = premise<MigrationTarget>()({
  name: 'own-contracts-by-creator',
  find: async (_tool, t): Promise<OwnContractsByCreator> => {
    const dao = await t.use(createdDaoWithContracts);
    const { views, part } = dao.scene;
    const made = await contractsCreatedIn(dao.scene);
    const owner = await views.value(part.Avatar, 'function owner() view returns (address)');
    const before = await t.use(predeployedScheme);
    const known = [...made.contracts.map(({ address }) => address), before];
    return { ...dao, made, there: before, controller: await controllerOf(views, String(part.Avatar), [owner], known) };
  },
});
