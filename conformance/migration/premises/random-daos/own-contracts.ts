/** The contracts of `StandAloneContracts` and `CustomSchemes`, as text that does not depend on their addresses. */

import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { format } from '../../oracle/comparison/format.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ExpectedDao } from '../../oracle/dao/expected-dao.ts';
import type { ExpectedArgument } from '../../oracle/parameters/argument.ts';
import { type CreatedContracts, contractsCreatedIn, withCode } from '../contracts/created-contracts.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { quotedText } from '../stand-alone/literal-arguments-run.ts';

/** The suite's contracts for stand-alone contracts and schemes. */
export type OwnContractName =
  | 'Owned'
  | 'Initialized'
  | 'Holder'
  | 'Linked'
  | 'OwnScheme'
  | 'SharedScheme'
  | 'LockingScheme';

const AVATAR = 'the avatar';

/** The contracts that the run of a DAO made, where its parameters bring any. */
export interface ContractsOfDao {
  readonly dao: DaoOnChain;
  readonly wanted: ExpectedDao;
  readonly made: CreatedContracts;
  /** The addresses of those that have the code of a base contract, by the names of items with `fromCore`. */
  readonly core: ReadonlyMap<string, readonly string[]>;
}

/** undefined if the parameters bring no contracts. */
export async function ownContractsOf(dao: DaoOnChain, wanted: ExpectedDao): Promise<ContractsOfDao | undefined> {
  if (wanted.standAlone.length + wanted.customSchemes.length === 0) return undefined;
  const { views, base } = dao.scene;
  const made = await contractsCreatedIn(dao.scene);
  const core = new Map<string, readonly string[]>();
  for (const { name, fromCore } of wanted.standAlone) {
    const code = fromCore === true ? await views.codeAt(base[String(name)]) : '0x';
    if (code !== '0x')
      core.set(
        String(name),
        withCode(made, code).map(({ address }) => address),
      );
  }
  return { dao, wanted, made, core };
}

/** The addresses of the contracts that a run made with the code of a name. */
export const addressesOf = ({ made }: ContractsOfDao, name: OwnContractName): readonly string[] =>
  withCode(made, CONTRACTS[name].deployedBytecode).map(({ address }) => address);

/** An argument of the parameters. A contract of the run is named by its code. */
export function wantedText(argument: ExpectedArgument | undefined, { wanted }: ContractsOfDao): string {
  switch (argument?.kind) {
    case undefined:
      return 'nothing';
    case 'avatar':
      return AVATAR;
    case 'stand-alone':
      return `the ${wanted.standAlone[argument.index]?.name}`;
    case 'base':
      return format(argument.address);
    case 'voting-hash':
      return format(argument.hash);
    case 'literal':
      return format(quotedText(argument.value));
  }
}

/** A value of the chain in the same words. */
export function foundText(value: unknown, own: ContractsOfDao): string {
  if (isSameAddress(value, own.dao.avatar)) return AVATAR;
  for (const name of ['Owned', 'Initialized', 'Holder', 'Linked', 'LockingScheme'] as const)
    if (addressesOf(own, name).some((address) => isSameAddress(value, address))) return `the ${name}`;
  for (const [name, addresses] of own.core)
    if (addresses.some((address) => isSameAddress(value, address))) return `the ${name}`;
  return format(quotedText(value));
}

/** The values of views, in their order. */
export async function viewTexts(own: ContractsOfDao, address: string, views: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const view of views) texts.push(foundText(await own.dao.scene.views.value(address, `function ${view}`), own));
  return texts;
}

/** The first difference of two lists whose order means nothing. */
export function firstDifference(wanted: readonly string[], found: readonly string[]) {
  const left = [...found];
  const missing = wanted.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (missing.length + left.length === 0) return undefined;
  return { expected: missing[0] ?? 'no further one', actual: left[0] ?? 'nothing' };
}
