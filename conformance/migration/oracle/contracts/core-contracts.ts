/**
 * The base contracts of the interface document ("Migration result"), told apart by what others can call. The functions of a
 * contract here are public in every version of the core package that is known, and no other of the sixteen has one of them in
 * any version; AbsoluteVote and QuorumVote, which have the same ones, are told by what they do (`lab/voting-trial.ts`).
 *
 * Anchored by: ABIs and deployed code of @daostack/arc 0.0.1-rc.14, and of 0.0.1-rc.16 to rc.57 in @daostack/migration
 */

import { Buffer } from 'node:buffer';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { keccak256 } from '../ethereum/keccak.ts';

/** A set of functions by which a contract is known. Where there are several sets, one is enough. */
type Sets = readonly [readonly string[], ...(readonly string[])[]];

/** What both voting machines without stakes have. */
const VOTE: Sets = [
  [
    'setParameters(uint256,address)',
    'getParametersHash(uint256,address)',
    'MAX_NUM_OF_CHOICES()',
    'vote(bytes32,uint256,uint256,address)',
  ],
];

/** The sixteen, each with its functions. */
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
  // Up to rc.21 it was made for one scheme and one voting machine; later ones are named in the call.
  Redeemer: [['redeem(bytes32,address,address)'], ['redeem(address,address,bytes32,address,address)']],
} as const satisfies Readonly<Record<string, Sets>>;

/** A name in `base`. */
export type CoreContract = keyof typeof CORE_CONTRACTS;

/** The names in `base`, in the order of the document. */
export const CORE_CONTRACT_NAMES = Object.keys(CORE_CONTRACTS) as readonly CoreContract[];

/** The selector of a function (Solidity, "Contract ABI Specification", "Function Selector"), eight digits. */
export function selector(signature: string): string {
  return Buffer.from(keccak256(utf8(signature)).subarray(0, 4)).toString('hex');
}

/**
 * Which functions of a contract are not in code, of the set that is nearest; none where it is that contract. The code is
 * `0x` and the digits of what stands on the chain.
 */
export function functionsLacking(name: CoreContract, code: string): readonly string[] {
  const lacking = (CORE_CONTRACTS[name] as Sets).map((set) => set.filter((one) => !hasFunction(code, one)));
  return lacking.reduce((least, one) => (one.length < least.length ? one : least));
}

/**
 * Which of the sixteen code can be: none, one, or both voting machines without stakes. What a contract calls of others is in
 * its code as well, so that of several the one counts that has the most functions.
 */
export function coreContractsIn(code: string): readonly CoreContract[] {
  const size = (name: CoreContract) => Math.max(...CORE_CONTRACTS[name].map((set) => set.length));
  const all = CORE_CONTRACT_NAMES.filter((name) => functionsLacking(name, code).length === 0);
  const most = Math.max(...all.map(size));
  return all.filter((name) => size(name) === most);
}

/** Whether a selector is in code, wherever compilers put it: as what is pushed, or in a table. */
function hasFunction(code: string, signature: string): boolean {
  // A zero byte in front is not pushed.
  const digits = selector(signature).replace(/^00/, '');
  return byteAt(itsOwn(code.toLowerCase()), digits, 2) >= 0;
}

/** How code begins that solc has made: it sets the pointer to free memory. */
const BEGINNING = /^0x(60[68]06040)/;

/** A contract's own code, without that of contracts which it can make: solc puts these behind, each from its beginning on. */
function itsOwn(code: string): string {
  const [, beginning] = BEGINNING.exec(code) ?? [];
  const next = beginning === undefined ? -1 : byteAt(code, beginning, 4);
  return next < 0 ? code : code.slice(0, next);
}

/** Where digits are in a text of hexadecimal, at a whole byte; below 0 where they are not. */
function byteAt(text: string, digits: string, from: number): number {
  let at = text.indexOf(digits, from);
  while (at >= 0 && at % 2 !== 0) at = text.indexOf(digits, at + 1);
  return at;
}
