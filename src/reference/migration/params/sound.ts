/** Parameters with the malformed keys replaced by neutral values, so that the others can be checked. */
import { ZeroHash } from 'ethers/constants';
import { SCHEME_NAMES } from '../plan/permissions.ts';
import { Params } from './params.ts';

type Given = Readonly<Record<string, unknown>>;

/** A list of the same length, so that references into it stay right or wrong. */
const asMany = (value: unknown, element: object): object[] => (Array.isArray(value) ? value.map(() => element) : []);

/** `unsound`: the keys with a defect. undefined where nothing can be checked. */
export function soundOf(given: Given, unsound: ReadonlySet<string>): Params | undefined {
  // The lists into which all references point.
  for (const key of ['VotingMachinesParams', 'StandAloneContracts']) {
    if (unsound.has(key) && !Array.isArray(given[key])) return undefined;
  }
  const sound = Object.fromEntries(Object.entries(given).filter(([key]) => !unsound.has(key)));
  const standIns: Given = {
    orgName: '-',
    tokenName: '-',
    tokenSymbol: '-',
    founders: [],
    VotingMachinesParams: asMany(given.VotingMachinesParams, { votingParamsHash: ZeroHash }),
    StandAloneContracts: asMany(given.StandAloneContracts, { name: '-' }),
  };
  const params = Params.safeParse({ ...standIns, ...sound });
  if (!params.success) return undefined;
  const schemes = { ...params.data.schemes };
  for (const name of SCHEME_NAMES) if (unsound.has(name)) schemes[name] = false;
  const useDaoCreator = params.data.useDaoCreator && !unsound.has('founders');
  return { ...params.data, schemes, useDaoCreator };
}
