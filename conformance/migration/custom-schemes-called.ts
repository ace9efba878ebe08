/** What custom schemes of the suite were called with, as they keep it. */
import type { Viewed } from '../lab/contract-call.ts';
import { hex } from '../oracle/bytes.ts';
import { keccak256 } from '../oracle/keccak.ts';
import { AT, ENTRIES } from './custom-scheme-entries.ts';
import { type FoundSchemes, registeredAmong } from './custom-schemes-found.ts';

const INITIALIZER = 'function initializer() view returns (bytes4)';
const SET = 'event ParametersSet(bytes32 indexed hash, address indexed by)';
const PARAMETERS = 'function parameters(bytes32) view returns (bytes32, address, uint256)';
const SIGNATURES = {
  OwnScheme: '(address,address,bytes32,uint256,string)',
  LockingScheme: `(address${',uint256'.repeat(8)},address,bytes32)`,
};

/** What was set with a universal scheme, by the hash that it gave. `addresses`: where it may be. */
export async function parametersSet({ views }: Pick<FoundSchemes, 'views'>, addresses: readonly string[]) {
  const set = [];
  for (const address of addresses) {
    for (const { values } of await views.logs(SET, address)) {
      const kept: Viewed = await views.call(address, PARAMETERS, [values?.[0]]);
      if (kept.ok) set.push({ hash: String(values?.[0]), values: kept.values });
    }
  }
  return set;
}

/** Where the schemes of universal entries may be. */
export const universalAt = ({ contracts, before }: FoundSchemes) => ({
  shared: contracts.shared.map(({ address }) => address),
  there: [before.there],
});

/** Schemes of one organisation that were initialised, each with its entry's place. */
export async function initializedOf({ contracts, before, views }: FoundSchemes) {
  const all = [
    ...contracts.own.map(({ address }) => ({ address, contract: 'OwnScheme' as const, at: AT.own })),
    { address: before.given, contract: 'OwnScheme' as const, at: AT.given },
    ...contracts.locking.map(({ address }) => ({ address, contract: 'LockingScheme' as const, at: AT.locking })),
  ];
  return Promise.all(
    all.map(async (one) => ({
      ...one,
      by: functionOf(one.contract, await views.value(one.address, INITIALIZER)),
      avatar: await views.value(one.address, 'function avatar() view returns (address)'),
    })),
  );
}

/** By which function a scheme was initialised; undefined where it was not. */
function functionOf(contract: keyof typeof SIGNATURES, by: unknown): 'initialize' | 'initialized' | undefined {
  return (['initialize', 'initialized'] as const).find((name) => by === selector(name + SIGNATURES[contract]));
}

/** What a function is called by (Solidity, "Contract ABI Specification", "Function Selector"). */
function selector(signature: string): string {
  return `0x${hex(keccak256(new TextEncoder().encode(signature))).slice(0, 8)}`;
}

/** One argument that reached a scheme. */
export interface Reached {
  readonly at: string;
  readonly wanted: unknown;
  readonly found: unknown;
}

/** Every argument that is known to have reached a scheme, with the place where it stands in the parameters. */
export async function reached(scene: FoundSchemes): Promise<readonly Reached[]> {
  const { views, contracts, before } = scene;
  const own = [
    // Of two it is not known which is whose.
    ...(contracts.own.length === 1 ? contracts.own : []).map(({ address }) => ['own', address] as const),
    ...(registeredAmong(scene, [before.given]).length > 0 ? [['given', before.given] as const] : []),
  ];
  const getters = ['votingMachine() view returns (address)', 'voteParams() view returns (bytes32)'];
  getters.push('limit() view returns (uint256)', 'label() view returns (string)');
  const all: Reached[] = [];
  for (const [entry, address] of own) {
    if (functionOf('OwnScheme', await views.value(address, INITIALIZER)) === undefined) continue;
    for (const [n, getter] of getters.entries())
      all.push({
        at: `${AT[entry]}.params[${n}]`,
        wanted: ENTRIES[entry].params[n],
        found: await views.value(address, `function ${getter}`),
      });
  }
  for (const [entry, addresses] of Object.entries(universalAt(scene)) as ['shared' | 'there', string[]][])
    for (const { values } of (await parametersSet(scene, addresses)).slice(0, 1))
      for (const [n, found] of values.entries())
        all.push({ at: `${AT[entry]}.params[${n}]`, wanted: ENTRIES[entry].params[n], found });
  return all;
}
