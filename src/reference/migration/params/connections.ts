/** Checks the references between parameters that are well formed. */
import { Decimal } from '../decimal.ts';
import { SCHEME_NAMES, type SchemeName } from '../plan/permissions.ts';
import type { Params, SchemeEntry } from './params.ts';

/** Reports a place and the value that was expected there. */
export type Say = (at: string, expected: string) => void;

/** Schemes that cannot be set up without an entry of their own. Each of their entries is a scheme of the DAO. */
const BY_ENTRY: readonly SchemeName[] = ['ContributionReward', 'GenericScheme'];

export function connections(params: Params, say: Say): void {
  if (params.useDaoCreator && params.founders.length === 0) {
    say('founders', 'one or more: the DAO creator takes no less');
  }
  for (const [key, bits] of [
    ['reputation', 128n],
    ['tokens', 256n],
  ] as const) {
    const sum = params.founders.reduce((total, founder) => total + founder[key], 0n);
    if (sum >= 2n ** bits) say('founders', `${key} whose sum is less than 2^${bits} of the smallest unit`);
  }
  for (const name of SCHEME_NAMES) if (params.schemes[name]) scheme(name, params, say);
  const contracts = params.StandAloneContracts.length;
  for (const [i, item] of params.StandAloneContracts.entries()) {
    const at = `StandAloneContracts[${i}]`;
    references(item.params, i, `${at}.params`, say);
    for (const [k, run] of item.runFunctions.entries()) {
      references(run.params, i + 1, `${at}.runFunctions[${k}].params`, say);
    }
  }
  for (const { at, address, params: args } of params.CustomSchemes) {
    if (typeof address === 'object' && address.StandAloneContract >= contracts) {
      say(`${at}.address`, `the index of one of the ${contracts} StandAloneContracts`);
    }
    references(args, contracts, `${at}.params`, say);
    for (const [i, value] of args.entries()) {
      const index = voteParamsOf(value);
      if (index !== undefined) votes(index, `${at}.params[${i}].voteParams`, params, say);
    }
  }
}

function scheme(name: SchemeName, params: Params, say: Say): void {
  const given: readonly SchemeEntry[] | undefined = params[name];
  const byEntry = BY_ENTRY.includes(name);
  if (byEntry && !given?.length) {
    say(name, 'an array of one object or more, since schemes has it');
    return;
  }
  // The other sections are not in the interface document.
  if (!byEntry && given !== undefined && given.length !== 1) {
    say(name, 'one entry: this scheme is registered once');
    return;
  }
  for (const [i, entry] of (given ?? [{ voteParams: 0 }]).entries()) {
    for (const key of ['voteParams', 'voteRegisterParams', 'voteRemoveParams'] as const) {
      const value = entry[key];
      if (value !== undefined) votes(value, `${name}[${i}].${key}`, params, say);
    }
  }
}

function votes(index: number, at: string, { VotingMachinesParams: list }: Params, say: Say): void {
  if (!(index < list.length)) say(at, `an index into the ${list.length} VotingMachinesParams`);
}

/** References go backwards: the contract has to be deployed earlier. */
function references(args: readonly unknown[], end: number, at: string, say: Say): void {
  for (const [i, value] of args.entries()) {
    const index = standAloneOf(value);
    if (index !== undefined && !(index < end)) say(`${at}[${i}]`, 'the index of an earlier stand-alone contract');
  }
}

/** The index in `{StandAloneContract: n}`; NaN for a malformed index; undefined for another value. */
export const standAloneOf = (value: unknown): number | undefined => indexUnder('StandAloneContract', value);

/** The index in `{voteParams: n}`, likewise. */
export const voteParamsOf = (value: unknown): number | undefined => indexUnder('voteParams', value);

function indexUnder(key: string, value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const index = (value as Record<string, unknown>)[key];
  const integer = index instanceof Decimal ? index.shifted(0) : undefined;
  return integer === undefined || integer < 0n ? Number.NaN : Number(integer);
}
