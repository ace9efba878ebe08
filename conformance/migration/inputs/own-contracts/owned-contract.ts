/** One stand-alone contract whose data is in a file. */
import { CONTRACTS } from '../contracts/generated/contracts.ts';
import type { DaoParams } from '../parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../parameters/plain-parameters.ts';

/** The contract data of tools: ABI and bytecode. */
export const contractJson = (name: keyof typeof CONTRACTS): string => JSON.stringify(CONTRACTS[name]);

const OWNED_MEMBER = '0x00000000000000000000000000000000000F0001';
const OWNED_MARK = `0x${'5a'.repeat(32)}`;
export const RECORD_CALL = { functionName: 'record', params: [OWNED_MEMBER, 1, 'once'] };
const OWNED_CONTRACT = {
  name: 'Owned',
  fromCore: false,
  constructor: true,
  params: ['Title', 7, OWNED_MARK, [OWNED_MEMBER]],
};

/** Plain parameters with one stand-alone contract, whose data is in a file. */
export const paramsWithOwnedContract = (changes: object = {}): DaoParams => ({
  ...PLAIN_PARAMS,
  StandAloneContracts: [{ ...OWNED_CONTRACT, runFunctions: [RECORD_CALL], ...changes }],
});
