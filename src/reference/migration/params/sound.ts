/** What can be looked at of parameters that are not all well formed: what is not has a stand-in that accuses nobody. */
import { ZeroHash } from 'ethers';
import { SCHEME_NAMES } from '../plan/permissions.ts';
import { Params } from './params.ts';

type Given = Readonly<Record<string, unknown>>;

/** As many as there are, so that what points at them does so rightly or wrongly as before. */
const asMany = (value: unknown, one: object): object[] => (Array.isArray(value) ? value.map(() => one) : []);

/** `unsound`: the keys with a defect. undefined where nothing can be looked at. */
export function soundOf(given: Given, unsound: ReadonlySet<string>): Params | undefined {
  // What everything else points into.
  for (const key of ['VotingMachinesParams', 'StandAloneContracts']) {
    if (unsound.has(key) && !Array.isArray(given[key])) return undefined;
  }
  const kept = Object.fromEntries(Object.entries(given).filter(([key]) => !unsound.has(key)));
  const standIns: Given = {
    orgName: '-',
    tokenName: '-',
    tokenSymbol: '-',
    founders: [],
    VotingMachinesParams: asMany(given.VotingMachinesParams, { votingParamsHash: ZeroHash }),
    StandAloneContracts: asMany(given.StandAloneContracts, { name: '-' }),
  };
  const params = Params.safeParse({ ...standIns, ...kept });
  if (!params.success) return undefined;
  const schemes = { ...params.data.schemes };
  for (const name of SCHEME_NAMES) if (unsound.has(name)) schemes[name] = false;
  const useDaoCreator = params.data.useDaoCreator && !unsound.has('founders');
  return { ...params.data, schemes, useDaoCreator };
}
