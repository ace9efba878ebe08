/**
 * The values that a voting machine has to store for an item of `VotingMachinesParams`, and their defects.
 *
 * Follows: the interface document, "VotingMachinesParams parameter object"
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { isSameAddress } from '../comparison/same-address.ts';
import { DECIMALS, scaled } from '../ethereum/token-units.ts';
import { nodeAt, numberAt, stringAt } from '../parameters/json-members.ts';
import { type AmountUnit, storedThreshold, VOTING_PARAMETERS } from './voting-parameters.ts';

/** The parameters that a voting machine stores under a hash. */
export interface StoredVoting {
  readonly numbers: ReadonlyMap<string, bigint>;
  readonly voteOnBehalf: string;
  /** No parameters are stored there. */
  readonly empty: boolean;
}

/** The value that a voting machine must store for a number of an item, in either unit. */
export function expectedStoredNumber(item: JsonNode, name: string): Readonly<Record<AmountUnit, bigint | undefined>> {
  const text = numberAt(item, name) ?? '';
  const unit = VOTING_PARAMETERS.find((parameter) => parameter.name === name)?.unit;
  const plain = scaled(text, 0);
  if (unit === 'tokens') return { whole: scaled(text, DECIMALS), smallest: plain };
  const kept = unit === 'thousandths' && plain !== undefined ? storedThreshold(plain) : plain;
  return { whole: kept, smallest: kept };
}

/** The first number of an item with another value at the machine. Amounts may be in either unit. */
export function votingNumberDefect(item: JsonNode, { numbers }: StoredVoting) {
  for (const { name } of VOTING_PARAMETERS) {
    const { whole, smallest } = expectedStoredNumber(item, name);
    // A tool that lacks the key takes a number of its own.
    if (nodeAt(item, name) === undefined) continue;
    const stored = numbers.get(name);
    if (stored === whole || stored === smallest) continue;
    const expected = `${name} ${whole}${whole === smallest ? '' : ` (${smallest} in the smallest unit)`}`;
    return { name, expected, actual: `${stored}` };
  }
  return undefined;
}

/** Another `voteOnBehalf` at the machine than in the item, if the item has one. */
export function voteOnBehalfDefect(item: JsonNode, { voteOnBehalf }: StoredVoting) {
  const wanted = stringAt(item, 'voteOnBehalf');
  return wanted === undefined || isSameAddress(wanted, voteOnBehalf)
    ? undefined
    : { expected: `voteOnBehalf ${wanted}`, actual: voteOnBehalf };
}

/** The unit of each amount that fits one unit and is not zero. */
export function amountUnits(item: JsonNode, { numbers }: StoredVoting): readonly (readonly [string, AmountUnit])[] {
  const units: [string, AmountUnit][] = [];
  for (const { name, unit } of VOTING_PARAMETERS) {
    const { whole, smallest } = expectedStoredNumber(item, name);
    if (unit !== 'tokens' || whole === smallest) continue;
    const stored = numbers.get(name);
    if (stored === whole) units.push([name, 'whole']);
    if (stored === smallest) units.push([name, 'smallest']);
  }
  return units;
}
