import type { Trial } from '../../../core/check/trial.ts';
import { CUSTOM_SCHEME_ENTRIES, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type CustomSchemesOnChain, customSchemesOnChain, registeredAmong } from './custom-schemes-on-chain.ts';
import { INITIALIZER_VIEW, initializerFunction, parametersSetWith, universalAddresses } from './scheme-calls.ts';

/** The received arguments of one kind, for a check of that kind. */
export async function requireReceivedArguments<R extends string>(
  t: Trial<MigrationTarget, R>,
  isWanted: (wanted: unknown) => boolean,
): Promise<{ readonly scene: CustomSchemesOnChain; readonly received: readonly ReceivedArgument[] }> {
  const scene = await t.use(customSchemesOnChain);
  const received = (await receivedArguments(scene)).filter(({ wanted }) => isWanted(wanted));
  if (received.length === 0) t.inconclusive('no scheme was called with such an argument');
  return { scene, received };
}

export const isVotingReference = (value: unknown): value is { readonly voteParams: number } =>
  Object.hasOwn(Object(value), 'voteParams');
export const isGenesisProtocolToken = (value: unknown) => value === 'GenesisProtocolAddress';

/** An argument that a scheme got, and its place in the parameters. */
export interface ReceivedArgument {
  readonly at: string;
  readonly wanted: unknown;
  readonly found: unknown;
}

/** The arguments that the schemes store, as far as their entry is known. */
export async function receivedArguments(scene: CustomSchemesOnChain): Promise<readonly ReceivedArgument[]> {
  const { views, contracts, predeployed } = scene;
  const initializedEntries = [
    // With two contracts, it is not known which one belongs to the entry.
    ...(contracts.own.length === 1 ? contracts.own : []).map(({ address }) => ['own', address] as const),
    ...(registeredAmong(scene, [predeployed.given]).length > 0 ? [['given', predeployed.given] as const] : []),
  ];
  const getters = ['votingMachine() view returns (address)', 'voteParams() view returns (bytes32)'];
  getters.push('limit() view returns (uint256)', 'label() view returns (string)');
  const received: ReceivedArgument[] = [];
  for (const [entry, address] of initializedEntries) {
    if (initializerFunction('OwnScheme', await views.value(address, INITIALIZER_VIEW)) === undefined) continue;
    for (const [n, getter] of getters.entries())
      received.push({
        at: `${CUSTOM_SCHEME_PLACES[entry]}.params[${n}]`,
        wanted: CUSTOM_SCHEME_ENTRIES[entry].params[n],
        found: await views.value(address, `function ${getter}`),
      });
  }
  for (const [entry, addresses] of Object.entries(universalAddresses(scene)) as ['shared' | 'there', string[]][])
    for (const { values } of (await parametersSetWith(scene, addresses)).slice(0, 1))
      for (const [n, value] of values.entries())
        received.push({
          at: `${CUSTOM_SCHEME_PLACES[entry]}.params[${n}]`,
          wanted: CUSTOM_SCHEME_ENTRIES[entry].params[n],
          found: value,
        });
  return received;
}
