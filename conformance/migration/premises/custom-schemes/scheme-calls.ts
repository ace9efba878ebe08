import { hex } from '../../../oracle/bytes/bytes.ts';
import { CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { keccak256 } from '../../oracle/ethereum/keccak.ts';
import type { ViewResult } from '../../target/chain/contract-call.ts';
import type { CustomSchemesOnChain } from './custom-schemes-on-chain.ts';

export const INITIALIZER_VIEW = 'function initializer() view returns (bytes4)';
const PARAMETERS_SET = 'event ParametersSet(bytes32 indexed hash, address indexed by)';
const PARAMETERS = 'function parameters(bytes32) view returns (bytes32, address, uint256)';
const SIGNATURES = {
  OwnScheme: '(address,address,bytes32,uint256,string)',
  LockingScheme: `(address${',uint256'.repeat(8)},address,bytes32)`,
};

/** The parameters that were set with a universal scheme, and their hashes. `addresses` are those that the scheme may have. */
export async function parametersSetWith({ views }: Pick<CustomSchemesOnChain, 'views'>, addresses: readonly string[]) {
  const set = [];
  for (const address of addresses) {
    for (const { values } of await views.logs(PARAMETERS_SET, address)) {
      const kept: ViewResult = await views.call(address, PARAMETERS, [values?.[0]]);
      if (kept.ok) set.push({ hash: String(values?.[0]), values: kept.values });
    }
  }
  return set;
}

/** The addresses that the schemes of universal entries may have. */
export const universalAddresses = ({ contracts, predeployed }: CustomSchemesOnChain) => ({
  shared: contracts.shared.map(({ address }) => address),
  there: [predeployed.there],
});

/** The schemes for one organisation, with the place of their entry and the function that initialised them. */
export async function initializedSchemes({ contracts, predeployed, views }: CustomSchemesOnChain) {
  const schemes = [
    ...contracts.own.map(({ address }) => ({ address, contract: 'OwnScheme' as const, at: CUSTOM_SCHEME_PLACES.own })),
    { address: predeployed.given, contract: 'OwnScheme' as const, at: CUSTOM_SCHEME_PLACES.given },
    ...contracts.locking.map(({ address }) => ({
      address,
      contract: 'LockingScheme' as const,
      at: CUSTOM_SCHEME_PLACES.locking,
    })),
  ];
  return Promise.all(
    schemes.map(async (scheme) => ({
      ...scheme,
      by: initializerFunction(scheme.contract, await views.value(scheme.address, INITIALIZER_VIEW)),
      avatar: await views.value(scheme.address, 'function avatar() view returns (address)'),
    })),
  );
}

/** The function that initialised a scheme; undefined if no function did. */
export function initializerFunction(
  contract: keyof typeof SIGNATURES,
  by: unknown,
): 'initialize' | 'initialized' | undefined {
  return (['initialize', 'initialized'] as const).find((name) => by === functionSelector(name + SIGNATURES[contract]));
}

/** The selector of a function (Solidity, "Contract ABI Specification", "Function Selector"). */
function functionSelector(signature: string): string {
  return `0x${hex(keccak256(new TextEncoder().encode(signature))).slice(0, 8)}`;
}
