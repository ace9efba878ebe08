import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { RpcScript } from '../core/stage.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles } from './builds.ts';
import { footing, playOn } from './footing.ts';
import { OTHER_VOTING, PLAIN } from './params.ts';
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

/** Stand-alone contracts that are deployed, and refuse what is called then. */
const REFUSED_CALLS = {
  'a run function': {
    name: 'Refused',
    fromCore: false,
    constructor: true,
    params: [],
    runFunctions: [{ functionName: 'initialize', params: ['Refused', 1] }],
  },
  initialize: { name: 'Refused', fromCore: false, constructor: false, params: ['Refused', 1], runFunctions: [] },
};

/** Deploys a contract that reverts whatever it is called with: PUSH1 0, PUSH1 0, REVERT (EIP-140). */
const REFUSED = {
  ...CONTRACTS.Initialized,
  bytecode: '0x6460006000fd6000526005601bf3',
  deployedBytecode: '0x60006000fd',
};

/** A DAO migration for each of them. */
export const refusedCalls = premise<MigrationTarget>()({
  name: 'refused-calls',
  owners: {},
  find: async (tool, t): Promise<readonly { readonly what: string; readonly scene: Scene }[]> => {
    const on = await t.use(footing);
    const files = contractFiles(tool, { Refused: REFUSED });
    const all = [];
    for (const [what, item] of Object.entries(REFUSED_CALLS)) {
      const params = { default: { ...PLAIN, orgName: `Refused by ${what}`, StandAloneContracts: [item] } };
      all.push({ what, scene: await playOn(tool, on, { step: 'dao', options: { params }, place: { files } }) });
    }
    return all;
  },
});

/** INVALID (EIP-141): whatever is called fails, with all of its gas. */
const FAILS = '0xfe';

/**
 * A DAO migration whose calls of the voting machine fail when they are mined, though they would go well whenever they are
 * estimated. undefined where there was no such call.
 */
export const revertingCall = premise<MigrationTarget>()({
  name: 'reverting-call',
  owners: {},
  find: async (tool, t): Promise<Scene | undefined> => {
    const on = await t.use(footing);
    const { GenesisProtocol } = on.base.part;
    const { chain } = on.stage;
    const code = await on.base.views.codeAt(GenesisProtocol);
    if (code === '0x') return undefined;
    const set = (to: string) => chain.request('hardhat_setCode', [GenesisProtocol, to]);
    const hook: RpcScript['hook'] = async ({ moment }) => {
      if (moment !== 'answered') await set(moment === 'before' ? FAILS : code);
      return undefined;
    };
    const params = { default: { ...PLAIN, orgName: 'Reverted Organisation', VotingMachinesParams: [OTHER_VOTING] } };
    const scene = await playOn(tool, on, { step: 'dao', options: { params }, script: { hook } });
    await set(code);
    return scene.record.transactions.some(({ failed }) => failed) ? scene : undefined;
  },
});
