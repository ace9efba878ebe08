/** Files that are not there, or are no such files: the parameters', the contracts' and the result's. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { PLAIN } from './params.ts';

/** A file of parameters as it stands, none where there is no text. */
export const PARAMETER_FILES: readonly { readonly what: string; readonly text?: string }[] = [
  { what: 'a parameters file that is not there' },
  { what: 'a parameters file that breaks off', text: '{ "orgName": "Broken' },
  { what: 'a parameters file that is a list', text: '[]' },
  { what: 'a parameters file that is empty', text: '' },
];

/** The contract data of tools: ABI and bytecode. */
export const build = (name: keyof typeof CONTRACTS): string => JSON.stringify(CONTRACTS[name]);

const ADDRESS = '0x00000000000000000000000000000000000F0001';
const MARK = `0x${'5a'.repeat(32)}`;
const RUN = { functionName: 'record', params: [ADDRESS, 1, 'once'] };
const OWNED = { name: 'Owned', fromCore: false, constructor: true, params: ['Title', 7, MARK, [ADDRESS]] };

/** Plain parameters with one stand-alone contract, whose data is in a file. */
export const withOwned = (changes: object = {}): DaoParams => ({
  ...PLAIN,
  StandAloneContracts: [{ ...OWNED, runFunctions: [RUN], ...changes }],
});

/** Contract data that is wrong: the parameters that ask for it, and the file of the name where there is one. */
export const CONTRACT_DATA: readonly {
  readonly what: string;
  readonly params: DaoParams;
  readonly file?: string;
}[] = [
  { what: 'contract data that is not there', params: withOwned() },
  { what: 'contract data that is no JSON', params: withOwned(), file: '{ "abi": [' },
  { what: 'contract data without bytecode', params: withOwned(), file: JSON.stringify({ abi: CONTRACTS.Owned.abi }) },
  {
    what: 'a function that the contract does not have',
    params: withOwned({ runFunctions: [{ ...RUN, functionName: 'frobnicate' }] }),
    file: build('Owned'),
  },
];

/** Files of a place in which a tool finds its parameters and one contract's data. */
export function filesWith(tool: MigrationTarget, owned: string | undefined): Record<string, string> {
  return owned === undefined ? {} : { [`${tool.fileOf('custom-abis')}/Owned.json`]: owned };
}

/** Result files that cannot be written, or read: `output`, and what stands in its way. */
export const OUTPUTS: readonly {
  readonly what: string;
  readonly output: string;
  readonly files: Record<string, string>;
}[] = [
  { what: 'an output file that is a folder', output: 'taken', files: { 'taken/by-another': '' } },
  { what: 'an output file below a file', output: 'a-file/result.json', files: { 'a-file': '' } },
  { what: 'an output file that is no JSON', output: 'broken.json', files: { 'broken.json': '{ "base": {' } },
];
