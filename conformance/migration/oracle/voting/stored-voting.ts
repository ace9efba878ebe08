/**
 * The values that a voting machine has to store for an item of `VotingMachinesParams`, and their defects.
 *
 * Follows: the interface document, "VotingMachinesParams parameter object"
 */

/** What a voting machine is to keep for an item of `VotingMachinesParams`, and what is wrong with what it keeps. */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { isSameAddress } from '../comparison/same-address.ts';
import { DECIMALS, scaled } from '../ethereum/token-units.ts';
import { numberAt, stringAt } from '../parameters/json-members.ts';
import { type AmountUnit, storedThreshold, VOTING_PARAMETERS } from './voting-parameters.ts';

/** What a voting machine keeps under a hash. */
export interface StoredVoting {
  readonly numbers: ReadonlyMap<string, bigint>;
  readonly voteOnBehalf: string;
  /** Nothing is kept there. */
  readonly empty: boolean;
}

/** What is to be kept for a number of an item, in either unit. */
export function expectedStoredNumber(item: JsonNode, name: string): Readonly<Record<AmountUnit, bigint | undefined>> {
  const text = numberAt(item, name) ?? '';
  const unit = VOTING_PARAMETERS.find((parameter) => parameter.name === name)?.unit;
  const plain = scaled(text, 0);
  if (unit === 'tokens') return { whole: scaled(text, DECIMALS), smallest: plain };
  const kept = unit === 'thousandths' && plain !== undefined ? storedThreshold(plain) : plain;
  return { whole: kept, smallest: kept };
}

/** The first number of an item that the machine has otherwise. Amounts may be in either unit. */
export function votingNumberDefect(item: JsonNode, { numbers }: StoredVoting) {
  for (const { name } of VOTING_PARAMETERS) {
    const { whole, smallest } = expectedStoredNumber(item, name);
    const found = numbers.get(name);
    if (found === whole || found === smallest) continue;
    const expected = `${name} ${whole}${whole === smallest ? '' : ` (${smallest} in the smallest unit)`}`;
    return { name, expected, actual: `${found}` };
  }
  return undefined;
}

/** Whether votes are cast on behalf of whom the item says. */
export function voteOnBehalfDefect(item: JsonNode, { voteOnBehalf }: StoredVoting) {
  const wanted = stringAt(item, 'voteOnBehalf');
  return isSameAddress(wanted, voteOnBehalf) ? undefined : { expected: `voteOnBehalf ${wanted}`, actual: voteOnBehalf };
}

/** The unit of each amount, where it is one of both and not nothing. */
export function amountUnits(item: JsonNode, { numbers }: StoredVoting): readonly (readonly [string, AmountUnit])[] {
  const told: [string, AmountUnit][] = [];
  for (const { name, unit } of VOTING_PARAMETERS) {
    const { whole, smallest } = expectedStoredNumber(item, name);
    if (unit !== 'tokens' || whole === smallest) continue;
    const found = numbers.get(name);
    if (found === whole) told.push([name, 'whole']);
    if (found === smallest) told.push([name, 'smallest']);
  }
  return told;
}
