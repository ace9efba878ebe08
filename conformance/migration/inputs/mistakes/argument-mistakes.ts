import { rawJson } from '../../../core/text/raw-json.ts';
import { OWNED_ITEM } from '../own-contracts/stand-alone-items.ts';
import { ownScheme } from './contract-mistakes.ts';
import { type ParameterMistake, parameterMistake } from './mistake.ts';

const [title, amount, mark, members] = OWNED_ITEM.params;
const owned = (params: readonly unknown[]) => [{ ...OWNED_ITEM, params, runFunctions: [] }];
const OWNED_PARAMS = '/StandAloneContracts/0/params';
/** A contract, and a call of it whose subject is that. */
const called = (subject: unknown) => [
  { ...OWNED_ITEM, runFunctions: [{ functionName: 'record', params: [subject, 1, 'first'] }] },
];
const SOUND_ADDRESS = '0x00000000000000000000000000000000000a0003';

/**
 * Mistakes in what contracts are given: arguments that no encoder can write (Solidity, "Contract ABI Specification"). Everything else
 * in them is sound.
 */
export const ARGUMENT_MISTAKES: readonly ParameterMistake[] = [
  {
    ...parameterMistake(
      'argument-is-no-number',
      'a text for the number of a constructor',
      'type',
      '/StandAloneContracts',
      owned([title, 'many', mark, members]),
      `${OWNED_PARAMS}/1`,
    ),
    mended: amount,
  },
  {
    ...parameterMistake(
      'argument-too-large',
      'more than the uint256 of a constructor holds',
      'amount',
      '/StandAloneContracts',
      owned([title, rawJson('1e80'), mark, members]),
      `${OWNED_PARAMS}/1`,
    ),
    mended: amount,
  },
  {
    ...parameterMistake(
      'argument-is-no-address',
      'an address of one byte in the list of a constructor',
      'address',
      '/StandAloneContracts',
      owned([title, amount, mark, ['0x12']]),
      `${OWNED_PARAMS}/3`,
    ),
    mended: members,
  },
  {
    ...parameterMistake(
      'argument-missing',
      'an argument less than the constructor takes',
      'missing',
      '/StandAloneContracts',
      owned([title, amount, mark]),
      OWNED_PARAMS,
    ),
    mended: OWNED_ITEM.params,
  },
  {
    ...parameterMistake(
      'called-with-no-address',
      'an address of one byte for a function that is called',
      'address',
      '/StandAloneContracts',
      called('0x12'),
      '/StandAloneContracts/0/runFunctions/0/params/0',
    ),
    mended: SOUND_ADDRESS,
  },
  {
    ...parameterMistake(
      'scheme-argument-is-no-number',
      'a text for the number of a custom scheme',
      'type',
      '/CustomSchemes',
      ownScheme({ params: ['GenesisProtocolAddress', { voteParams: 0 }, 'many', ''] }),
      '/CustomSchemes/OwnScheme/0/params/2',
    ),
    mended: 1,
  },
  {
    ...parameterMistake(
      'target-is-no-address',
      'a name for the contract that a GenericScheme calls',
      'address',
      '/GenericScheme',
      [{ voteParams: 0, targetContract: 'somewhere' }],
      '/GenericScheme/0/targetContract',
    ),
    beside: { at: '/schemes/GenericScheme', value: true },
    mended: SOUND_ADDRESS,
  },
];
