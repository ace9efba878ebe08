import { CONTRACTS } from '../contracts/generated/contracts.ts';
import { CUSTOM_SCHEME_ENTRIES } from '../own-contracts/custom-scheme-entries.ts';
import { OWNED_ITEM } from '../own-contracts/stand-alone-items.ts';
import { type ParameterMistake, parameterMistake } from './mistake.ts';

const { Owned, Holder, OwnScheme, SharedScheme } = CONTRACTS;
/** The builds of the contracts that the parameters below bring. */
export const BUILDS_OF_MISTAKES = { Owned, Holder, OwnScheme, SharedScheme };

const itemReference = (index: number) => ({ StandAloneContract: index });
const owned = { ...OWNED_ITEM, runFunctions: [] };
/** A contract, and one that keeps its address and that of another item. */
const holding = (index: number) => [
  owned,
  { ...owned, name: 'Holder', params: [itemReference(0), itemReference(index)] },
];
const HELD = '/StandAloneContracts/1/params/1/StandAloneContract';

/** A custom scheme of its own, with changes. */
export const ownScheme = (changes: object) => ({
  OwnScheme: [
    { ...CUSTOM_SCHEME_ENTRIES.own, params: ['GenesisProtocolAddress', { voteParams: 0 }, 1, ''], ...changes },
  ],
});
const MASK = '/CustomSchemes/OwnScheme/0/permissions';

/**
 * Mistakes in parameters that bring contracts. Everything else in them is sound, the build files included, so that a tool
 * can refuse them for the mistake alone.
 */
export const CONTRACT_MISTAKES: readonly ParameterMistake[] = [
  {
    ...parameterMistake(
      'stand-alone-without-name',
      'a contract without a name',
      'missing',
      '/StandAloneContracts',
      [{ ...owned, name: undefined }],
      '/StandAloneContracts/0/name',
    ),
    mended: 'Owned',
  },
  {
    ...parameterMistake(
      'refers-to-nothing',
      'a contract that is not in the list',
      'index',
      '/StandAloneContracts',
      holding(2),
      HELD,
    ),
    mended: 0,
  },
  {
    ...parameterMistake(
      'refers-to-itself',
      'a contract that is made with its own address',
      'index',
      '/StandAloneContracts',
      holding(1),
      HELD,
    ),
    mended: 0,
  },
  {
    ...parameterMistake(
      'mask-of-five-bytes',
      'permissions of more than four bytes',
      'permissions',
      '/CustomSchemes',
      ownScheme({ permissions: '0x0000000010' }),
      MASK,
    ),
    mended: '0x00000010',
  },
  {
    ...parameterMistake(
      'mask-without-0x',
      'permissions that are no hexadecimal mask',
      'permissions',
      '/CustomSchemes',
      ownScheme({ permissions: 'all' }),
      MASK,
    ),
    mended: '0x00000010',
  },
  {
    ...parameterMistake(
      'custom-votes-by-nothing',
      'a custom scheme with an index behind the last set',
      'index',
      '/CustomSchemes',
      {
        SharedScheme: [{ ...CUSTOM_SCHEME_ENTRIES.shared, params: [{ voteParams: 3 }, 'GenesisProtocolAddress', 99] }],
      },
      '/CustomSchemes/SharedScheme/0/params/0/voteParams',
    ),
    mended: 0,
  },
];
