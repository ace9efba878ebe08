/**
 * The contract at an address of `base`, judged by its code.
 *
 * Follows: the interface document, "Migration result"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import {
  answersAs,
  CORE_CONTRACT_NAMES,
  type CoreContract,
  coreContractsIn,
  functionsLacking,
  hasAnyFunction,
} from './core-contracts.ts';

/** The code of a contract by its name, in the builds of a core package. */
type Builds = (name: string) => string | undefined;
const NO_BUILDS: Builds = () => undefined;

/** The reasons of a check of one contract of `base`. */
export const baseContractReasons = (name: CoreContract) => ({
  missing: `\`base\` has no ${name}`,
  other: `at \`base.${name}\` there is another of the base contracts`,
  functions: `the contract at \`base.${name}\` lacks functions of ${name}`,
});

/** A contract without an address in `base`. `toolName` is the tool's name for it. */
export function missingContractDefect(name: CoreContract, toolName: string): Defect<'missing'> {
  const contract =
    toolName === name ? `a contract ${name}` : `a contract ${name}, which names.contracts calls ${toolName}`;
  return { reason: 'missing', expected: `the address of ${contract}`, actual: 'nothing', at: `base.${name}` };
}

/** `other` if the code is that of another base contract, `functions` if of no base contract; undefined if it is the right one. */
export function baseContractDefect(
  name: CoreContract,
  code: string,
  builds: Builds = NO_BUILDS,
): Defect<'other' | 'functions'> | undefined {
  const at = `base.${name}`;
  const contracts = contractsOf(name, code, builds);
  if (contracts.includes(name)) return undefined;
  const missing = functionsLacking(name, code);
  const expected = `the code of a contract ${name}${missing.length > 0 ? `, with ${missing.join(', ')}` : ''}`;
  if (contracts.length > 0) return { reason: 'other', expected, actual: `the code of ${contracts.join(' or ')}`, at };
  return { reason: 'functions', expected, actual: `code without ${missing.join(', ')}`, at };
}

/** The base contracts that code is known to be: by the builds if one of them has this code, else by its functions. */
function contractsOf(name: CoreContract, code: string, builds: Builds): readonly CoreContract[] {
  const built = CORE_CONTRACT_NAMES.filter((known) => builds(known) === code.toLowerCase());
  if (built.length > 0) return built;
  const possible = coreContractsIn(code);
  return possible.includes(name) ? possible : possible.filter((known) => answersAs(known, code));
}

/**
 * Whether code has functions, and is not known as any base contract. Functions of a contract have other arguments in another
 * version of the core package, so that it may be the right one.
 */
export function isUnknownVersion(name: CoreContract, code: string, builds: Builds = NO_BUILDS): boolean {
  return hasAnyFunction(code) && contractsOf(name, code, builds).length === 0;
}

/** Whether the code of an address is a proxy's own, and the code that it calls is not known. Such code cannot be judged. */
export function isUnknownProxy({ code, delegates }: { readonly code: string; readonly delegates: boolean }): boolean {
  return delegates && coreContractsIn(code).length === 0;
}

/** AbsoluteVote and QuorumVote have the same functions and differ in how they decide. */
export function baseVotingMachineDefect(
  name: 'AbsoluteVote' | 'QuorumVote',
  actual: 'AbsoluteVote' | 'QuorumVote',
): Defect<'other'> | undefined {
  return mismatch(
    'other',
    name,
    actual,
    `base.${name}`,
    (machine) => `a voting machine that decides as ${machine} does`,
  );
}
