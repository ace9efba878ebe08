import type { RequirementId } from '../../../core/spec/requirement.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { NULL_ADDRESS } from '../../inputs/own-contracts/stand-alone-items.ts';
import type { ExpectedStandAlone } from '../../oracle/dao/stand-alone-contracts.ts';
import { mayBeHidden } from '../contracts/created-contracts.ts';
import { lastTellArgument, recordedCalls } from '../stand-alone/recorded-calls.ts';
import {
  addressesOf,
  type ContractsOfDao,
  firstDifference,
  foundText,
  viewTexts,
  wantedText,
} from './own-contracts.ts';

const NAMES = ['Owned', 'Initialized', 'Holder', 'Linked'] as const;
type ItemName = (typeof NAMES)[number];

const VIEWS: Readonly<Record<ItemName, readonly string[]>> = {
  Owned: [
    'title() view returns (string)',
    'amount() view returns (uint256)',
    'mark() view returns (bytes32)',
    'getMembers() view returns (address[])',
  ],
  Initialized: ['title() view returns (string)', 'amount() view returns (uint256)'],
  Holder: ['first() view returns (address)', 'second() view returns (address)'],
  Linked: ['first() view returns (address)', 'second() view returns (address)'],
};

/** A stand-alone contract that is not as its item says. */
export interface ItemDefect {
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
  readonly breaks?: RequirementId;
}

/** The contracts of each name as their items say: how many there are, their arguments, and the calls. */
export async function* standAloneDefects(own: ContractsOfDao): AsyncGenerator<ItemDefect> {
  const { wanted, made, core } = own;
  for (const name of NAMES) {
    const items = wanted.standAlone.filter((item) => item.name === name && item.fromCore === false);
    const addresses = addressesOf(own, name);
    const at = `StandAloneContracts ${name}`;
    // The code was sent, and it is not known where it went.
    if (addresses.length < items.length && mayBeHidden(made, CONTRACTS[name].bytecode)) continue;
    if (addresses.length !== items.length) {
      yield { at, expected: `${items.length} of them`, actual: `${addresses.length}`, breaks: 'MIG-SA-001' };
      continue;
    }
    const found: string[] = [];
    for (const address of addresses) found.push(await foundItem(own, name, address));
    const difference = firstDifference(
      items.map((item) => wantedItem(own, item)),
      found,
    );
    if (difference) yield { at, ...difference };
  }
  for (const [name, addresses] of core) {
    if (addresses.length > 0) continue;
    const expected = 'a contract with the code of the base';
    yield { at: `StandAloneContracts ${name}`, expected, actual: 'no such contract', breaks: 'MIG-SA-002' };
  }
}

function wantedItem(own: ContractsOfDao, item: ExpectedStandAlone): string {
  const args = item.arguments.map((argument) => wantedText(argument, own));
  const runs = item.runs.map(({ functionName, arguments: given }) => {
    const texts = given.map((argument) => wantedText(argument, own));
    return functionName === 'recordNote' ? texts.toReversed() : texts;
  });
  if (item.name === 'Owned') return `(${args.join(', ')}); record${callsText(runs)}`;
  if (item.name === 'Initialized') return `(${args.join(', ')})`;
  return `(${args.join(', ')}); tell(${runs.at(-1)?.[0] ?? NULL_ADDRESS})`;
}

async function foundItem(own: ContractsOfDao, name: ItemName, address: string): Promise<string> {
  const { views } = own.dao.scene;
  const args = await viewTexts(own, address, VIEWS[name]);
  if (name === 'Initialized') return `(${args.join(', ')})`;
  if (name !== 'Owned') return `(${args.join(', ')}); tell(${foundText(await lastTellArgument(views, address), own)})`;
  const calls = await recordedCalls({ owned: { address, code: '' }, views });
  const runs = calls.map(({ subject, number, note }) => [subject, number, note].map((value) => foundText(value, own)));
  return `(${args.join(', ')}); record${callsText(runs)}`;
}

const callsText = (calls: readonly (readonly string[])[]) => calls.map((call) => `(${call.join(', ')})`).join('');
