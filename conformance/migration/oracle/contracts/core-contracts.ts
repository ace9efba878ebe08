/**
 * The base contracts of the interface document ("Migration result"), identified by their public functions. The functions of a
 * contract here are public in every known version of the core package, and none of the other contracts has all of them in any
 * version; AbsoluteVote and QuorumVote have the same functions, and differ in how they decide (voting-machine-kind.ts).
 *
 * Anchored by: ABIs and deployed code of @daostack/arc 0.0.1-rc.14, and of 0.0.1-rc.16 to rc.57 in @daostack/migration
 */

import { Buffer } from 'node:buffer';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { keccak256 } from '../ethereum/keccak.ts';

/** The sets of functions that identify a contract. If there are several sets, one is enough. */
type Sets = readonly [readonly string[], ...(readonly string[])[]];

/** The functions of both voting machines without stakes. */
const VOTE: Sets = [
  [
    'setParameters(uint256,address)',
    'getParametersHash(uint256,address)',
    'MAX_NUM_OF_CHOICES()',
    'vote(bytes32,uint256,uint256,address)',
  ],
];

/** The sixteen base contracts with their functions. */
export const CORE_CONTRACTS = {
  DAOToken: [
    ['mint(address,uint256)', 'burn(uint256)', 'transfer(address,uint256)', 'balanceOf(address)', 'totalSupply()'],
  ],
  ControllerCreator: [['create(address)']],
  DaoCreator: [
    ['addFounders(address,address[],uint256[],uint256[])', 'setSchemes(address,address[],bytes32[],bytes4[],string)'],
  ],
  UController: [
    ['newOrganization(address)', 'organizations(address)', 'registerScheme(address,bytes32,bytes4,address)'],
  ],
  GenesisProtocol: [
    ['setParameters(uint256[11],address)', 'stake(bytes32,uint256,uint256)', 'stakingToken()', 'state(bytes32)'],
  ],
  SchemeRegistrar: [
    ['proposeScheme(address,address,bytes32,bytes4,string)', 'proposeToRemoveScheme(address,address,string)'],
  ],
  UpgradeScheme: [
    ['proposeUpgrade(address,address,string)', 'proposeChangeUpgradingScheme(address,address,bytes32,string)'],
  ],
  GlobalConstraintRegistrar: [
    ['proposeGlobalConstraint(address,address,bytes32,bytes32,string)', 'proposeToRemoveGC(address,address,string)'],
  ],
  ContributionReward: [
    [
      'proposeContributionReward(address,string,int256,uint256[5],address,address)',
      'redeemReputation(bytes32,address)',
    ],
  ],
  AbsoluteVote: VOTE,
  QuorumVote: VOTE,
  TokenCapGC: [['setParameters(address,uint256)', 'pre(address,bytes32,bytes32)', 'post(address,bytes32,bytes32)']],
  VestingScheme: [['agreements(uint256)', 'collect(uint256)', 'signToCancelAgreement(uint256)']],
  VoteInOrganizationScheme: [['proposeVote(address,address,bytes32,uint256,string)']],
  OrganizationRegister: [['addOrPromoteAddress(address,address,uint256)', 'organizationsRegistry(address,address)']],
  // Up to rc.21 its constructor takes the scheme and the voting machine; later versions take them with each call.
  Redeemer: [['redeem(bytes32,address,address)'], ['redeem(address,address,bytes32,address,address)']],
} as const satisfies Readonly<Record<string, Sets>>;

/** A name in `base`. */
export type CoreContract = keyof typeof CORE_CONTRACTS;

/** The names in `base`, in the order of the document. */
export const CORE_CONTRACT_NAMES = Object.keys(CORE_CONTRACTS) as readonly CoreContract[];

/**
 * The names and values of a `base` that the document lists. What a further name holds, and what may become of it, is not said:
 * it may be a contract of which each DAO has its own.
 */
export const coreContractEntries = (
  base: Readonly<Record<string, unknown>> = {},
): (readonly [CoreContract, unknown])[] =>
  CORE_CONTRACT_NAMES.flatMap((name) => (base[name] === undefined ? [] : [[name, base[name]] as const]));

/** The selector of a function (Solidity, "Contract ABI Specification", "Function Selector"), eight digits. */
export function selector(signature: string): string {
  return Buffer.from(keccak256(utf8(signature)).subarray(0, 4)).toString('hex');
}

/**
 * The functions of a contract that code lacks, of the set with the fewest missing ones; empty for the code of that contract.
 * The code is `0x` and hex digits, as on the chain.
 */
export function functionsLacking(name: CoreContract, code: string): readonly string[] {
  const lacking = (CORE_CONTRACTS[name] as Sets).map((set) => set.filter((signature) => !hasFunction(code, signature)));
  return lacking.reduce((least, missing) => (missing.length < least.length ? missing : least));
}

/**
 * The base contracts that code can be: no contract, one contract, or both voting machines without stakes. The selectors of
 * functions that a contract calls are in its code as well, so of several possible contracts the one with most functions counts.
 */
export function coreContractsIn(code: string): readonly CoreContract[] {
  const size = (name: CoreContract) => Math.max(...CORE_CONTRACTS[name].map((set) => set.length));
  const possible = CORE_CONTRACT_NAMES.filter((name) => functionsLacking(name, code).length === 0);
  const most = Math.max(...possible.map(size));
  return possible.filter((name) => size(name) === most);
}

/**
 * Whether code answers as a contract: it compares the selector of a call with those of the contract's functions. Code that only
 * calls these functions does not.
 */
export function answersAs(name: CoreContract, code: string): boolean {
  const own = ownCode(code.toLowerCase());
  return (CORE_CONTRACTS[name] as Sets).some((set) => set.every((signature) => compared(signature).test(own)));
}

/** PUSH4, the selector, and EQ, which may be after a DUP2. Compilers do not push a leading zero byte. */
function compared(signature: string): RegExp {
  const digits = selector(signature);
  return new RegExp(`(63${digits}|62${digits.replace(/^00/, '')})(81)?14`);
}

/** Whether code has any function: it compares selectors. */
export const hasAnyFunction = (code: string): boolean => /63[0-9a-f]{8}(81)?14/.test(code.toLowerCase());

/** Whether a selector is anywhere in code: compilers push it, or put it in a table. */
function hasFunction(code: string, signature: string): boolean {
  // Compilers do not push a leading zero byte.
  const digits = selector(signature).replace(/^00/, '');
  return byteAt(ownCode(code.toLowerCase()), digits, 2) >= 0;
}

/** The beginning of code that solc compiled: it sets the pointer to free memory. */
const BEGINNING = /^0x(60[68]06040)/;

/** A contract's own code, without the code of contracts that it can create, which solc appends. */
function ownCode(code: string): string {
  const [, beginning] = BEGINNING.exec(code) ?? [];
  const next = beginning === undefined ? -1 : byteAt(code, beginning, 4);
  return next < 0 ? code : code.slice(0, next);
}

/** The index of digits in a hexadecimal text, at a whole byte; negative if the text does not have them. */
function byteAt(text: string, digits: string, from: number): number {
  let at = text.indexOf(digits, from);
  while (at >= 0 && at % 2 !== 0) at = text.indexOf(digits, at + 1);
  return at;
}
