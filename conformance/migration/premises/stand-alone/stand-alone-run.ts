/** A DAO with stand-alone contracts, and those of them that were found. */

import { premise } from '../../../core/check/premise.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  NAMESAKE_CONTRACT,
  STAND_ALONE_CORE_CONTRACT,
  standAloneItems,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { contractFiles, hasByName } from '../contracts/build-files.ts';
import { type CreatedContract, mayBeHidden, withCode } from '../contracts/created-contracts.ts';
import { type OwnContractsRun, runWithOwnContracts } from '../contracts/own-contracts-run.ts';
import { universalDaoOnChain } from '../dao/all-daos.ts';

/** A DAO with stand-alone contracts, and those of them that were found. */
export interface StandAloneOnChain extends OwnContractsRun {
  readonly owned: CreatedContract;
  readonly initialized: CreatedContract;
  readonly holders: readonly CreatedContract[];
  readonly linked: CreatedContract;
  /** Whether there are the two items that have the name of a contract of the core package. */
  readonly withCore: boolean;
}

/** The run, whatever came of it. */
export const standAloneRun = premise<MigrationTarget>()({
  name: 'stand-alone-migrated',
  reasons: ['failed', 'missing'],
  find: async (tool, t) => {
    const withCore = hasByName(tool, STAND_ALONE_CORE_CONTRACT);
    const { Owned, Initialized, Holder, Linked } = CONTRACTS;
    const builds = {
      Owned,
      Initialized,
      Holder,
      Linked,
      ...(withCore ? { [STAND_ALONE_CORE_CONTRACT]: NAMESAKE_CONTRACT } : {}),
    };
    // By hand with the controller that is for all, and nothing more asked of that (universal-plain.ts).
    const asked = (await t.attempt(universalDaoOnChain))?.params;
    const params = {
      ...PLAIN_PARAMS,
      useUController: asked?.useUController ?? false,
      StandAloneContracts: standAloneItems(withCore),
    };
    const scene = await runWithOwnContracts(tool, t, async () => [{ params, files: contractFiles(tool, builds) }]);
    return { ...scene, params, withCore };
  },
});

/** Finds the contracts of the scene by their code: each as often as there are items of its name. */
export const standAloneOnChain = premise<MigrationTarget>()({
  name: 'stand-alone-contracts',
  reasons: ['not-deployed', 'again'],
  find: async (_tool, t): Promise<StandAloneOnChain> => {
    const scene = await t.use(standAloneRun);
    const { run, made } = scene;
    const all = (name: 'Owned' | 'Initialized' | 'Holder' | 'Linked', items: number) => {
      const { bytecode, deployedBytecode } = CONTRACTS[name];
      const found = withCode(made, deployedBytecode);
      if (found.length < items && mayBeHidden(made, bytecode))
        t.inconclusive(`the run sent the code of ${name}, but where the contract is cannot be seen on the chain`);
      if (found.length === items) return found;
      const reason = found.length < items ? ('not-deployed' as const) : ('again' as const);
      const expected = `${items} with the code of ${name}.json: an item each`;
      const actual = found.length === 0 ? 'none' : `${found.length}: ${found.map((one) => one.address).join(', ')}`;
      t.judge({ reason, expected, actual, at: 'StandAloneContracts' }, run);
      return found;
    };
    const [owned] = all('Owned', 1);
    const [initialized] = all('Initialized', 1);
    const [linked] = all('Linked', 1);
    return { ...scene, owned: owned!, initialized: initialized!, holders: all('Holder', 2), linked: linked! };
  },
});
