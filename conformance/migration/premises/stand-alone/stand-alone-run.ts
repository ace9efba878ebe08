/** A DAO with stand-alone contracts (the interface document, "StandAloneContracts item"). */

import type { Defect } from '../../../core/check/defect.ts';
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
import { type CreatedContract, type CreatedContracts, mayBeHidden, withCode } from '../contracts/created-contracts.ts';
import { type OwnContractsRun, runWithOwnContracts } from '../contracts/own-contracts-run.ts';
import { universalDaoOnChain } from '../dao/all-daos.ts';
import { offeredReferences } from '../parameters/offered-references.ts';
import { requireParams } from '../parameters/required-params.ts';

/** A DAO with stand-alone contracts, and the contracts of its items. */
export interface StandAloneOnChain extends OwnContractsRun {
  readonly owned: CreatedContract;
  readonly initialized: CreatedContract;
  readonly holders: readonly CreatedContract[];
  readonly linked: CreatedContract;
  /** Whether two items have the name of a contract of the core package. */
  readonly withCore: boolean;
}

/** The keys without which the items would be others. */
const ITEM_KEYS = ['StandAloneContracts', 'name', 'constructor', 'params'];
/** The keys without which no function is called. */
export const CALL_KEYS = ['runFunctions', 'functionName'] as const;

/** The parameters of the DAO with the UController; undefined where the tool does not migrate it. */
const universalParams = premise<MigrationTarget>()({
  name: 'universal-params',
  inTurn: false,
  find: async (_tool, t) => (await t.attempt(universalDaoOnChain))?.params,
});

export const standAloneRun = premise<MigrationTarget>()({
  name: 'stand-alone-run',
  reasons: ['failed', 'missing'],
  find: async (tool, t) => {
    requireParams(tool, t, ...ITEM_KEYS);
    const withCore = tool.has('params', 'fromCore') && hasByName(tool, STAND_ALONE_CORE_CONTRACT);
    const { Owned, Initialized, Holder, Linked } = CONTRACTS;
    const builds = {
      Owned,
      Initialized,
      Holder,
      Linked,
      ...(withCore ? { [STAND_ALONE_CORE_CONTRACT]: NAMESAKE_CONTRACT } : {}),
    };
    // Without the DaoCreator, and with the UController where the tool has it: untracked-universal-dao.ts reads this DAO.
    const universal = await t.use(universalParams);
    const params = {
      ...PLAIN_PARAMS,
      useUController: universal?.useUController ?? false,
      StandAloneContracts: offeredReferences(tool, standAloneItems(withCore)),
    };
    const scene = await runWithOwnContracts(tool, t, async () => [{ params, files: contractFiles(tool, builds) }]);
    return { ...scene, params, withCore };
  },
});

const ITEM_COUNTS = { Owned: 1, Initialized: 1, Linked: 1, Holder: 2 } as const;

/** A contract that was created less, or more, often than there are items of its name. */
export function itemCountDefect(made: CreatedContracts): Defect<'not-deployed' | 'again'> | undefined {
  for (const [name, items] of Object.entries(ITEM_COUNTS) as [keyof typeof ITEM_COUNTS, number][]) {
    const contracts = withCode(made, CONTRACTS[name].deployedBytecode);
    if (contracts.length === items) continue;
    return {
      reason: contracts.length < items ? 'not-deployed' : 'again',
      expected: `${items} with the code of ${name}.json, one for each item`,
      actual:
        contracts.length === 0
          ? 'no such contract'
          : `${contracts.length}: ${contracts.map(({ address }) => address).join(', ')}`,
      at: 'StandAloneContracts',
    };
  }
  return undefined;
}

/** Finds the contracts by their code. There is one for each item. */
export const standAloneOnChain = premise<MigrationTarget>()({
  name: 'stand-alone-on-chain',
  reasons: ['not-deployed', 'again'],
  find: async (_tool, t): Promise<StandAloneOnChain> => {
    const scene = await t.use(standAloneRun);
    const { run, made } = scene;
    for (const [name, items] of Object.entries(ITEM_COUNTS) as [keyof typeof ITEM_COUNTS, number][]) {
      const { bytecode, deployedBytecode } = CONTRACTS[name];
      if (withCode(made, deployedBytecode).length < items && mayBeHidden(made, bytecode))
        t.inconclusive(`the run sent the code of ${name}, but the address of the contract cannot be found`);
    }
    t.judge(itemCountDefect(made), run);
    const contractsOf = (name: keyof typeof ITEM_COUNTS) => withCode(made, CONTRACTS[name].deployedBytecode);
    const [[owned], [initialized], [linked]] = [
      contractsOf('Owned'),
      contractsOf('Initialized'),
      contractsOf('Linked'),
    ];
    if (!owned || !initialized || !linked) throw new Error('expected a contract for each item, found less');
    return { ...scene, owned, initialized, linked, holders: contractsOf('Holder') };
  },
});
