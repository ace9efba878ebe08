import type { Views } from '../lab/views.ts';
import { numberAt, textAt } from '../oracle/exact-value.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { DECIMALS, scaled } from '../oracle/token-units.ts';
import { type AmountUnit, storedThreshold, VOTING_PARAMETERS } from '../oracle/voting-parameters.ts';
import { same } from './controller.ts';

/** `parameters(hash)` of a GenesisProtocol: a limit that it computes stands between the threshold and the rest. */
const PARAMETERS = `function parameters(bytes32) view returns (${'uint256, '.repeat(12)}address)`;
const COMPUTED = 5;

/** What a voting machine keeps under a hash. */
export interface KeptVoting {
  readonly numbers: ReadonlyMap<string, bigint>;
  readonly voteOnBehalf: string;
  /** Nothing is kept there. */
  readonly empty: boolean;
}

/** Reads it; undefined where the machine does not answer as a GenesisProtocol. */
export async function keptVoting(views: Views, machine: unknown, hash: string): Promise<KeptVoting | undefined> {
  const viewed = await views.call(machine, PARAMETERS, [hash]);
  if (!viewed.ok) return undefined;
  const values = viewed.values.filter((_, i) => i !== COMPUTED);
  const numbers = new Map(VOTING_PARAMETERS.map(({ name }, i) => [name, BigInt(String(values[i]))]));
  return {
    numbers,
    voteOnBehalf: String(values.at(-1)),
    empty: [...numbers.values()].every((one) => one === 0n),
  };
}

/** What is to be kept for a number of an item, in either unit. */
export function wantedNumber(item: JsonNode, name: string): Readonly<Record<AmountUnit, bigint | undefined>> {
  const text = numberAt(item, name) ?? '';
  const unit = VOTING_PARAMETERS.find((one) => one.name === name)?.unit;
  const plain = scaled(text, 0);
  if (unit === 'tokens') return { whole: scaled(text, DECIMALS), smallest: plain };
  const kept = unit === 'thousandths' && plain !== undefined ? storedThreshold(plain) : plain;
  return { whole: kept, smallest: kept };
}

/** The first number of an item that the machine has otherwise. Amounts may be in either unit. */
export function numberDefect(item: JsonNode, { numbers }: KeptVoting) {
  for (const { name } of VOTING_PARAMETERS) {
    const { whole, smallest } = wantedNumber(item, name);
    const found = numbers.get(name);
    if (found === whole || found === smallest) continue;
    const expected = `${name} ${whole}${whole === smallest ? '' : ` (${smallest} in the smallest unit)`}`;
    return { name, expected, actual: `${found}` };
  }
  return undefined;
}

/** Whether votes are cast on behalf of whom the item says. */
export function behalfDefect(item: JsonNode, { voteOnBehalf }: KeptVoting) {
  const wanted = textAt(item, 'voteOnBehalf');
  return same(wanted, voteOnBehalf) ? undefined : { expected: `voteOnBehalf ${wanted}`, actual: voteOnBehalf };
}

/** The unit of each amount, where it is one of both and not nothing. */
export function amountUnits(item: JsonNode, { numbers }: KeptVoting): readonly (readonly [string, AmountUnit])[] {
  const told: [string, AmountUnit][] = [];
  for (const { name, unit } of VOTING_PARAMETERS) {
    const { whole, smallest } = wantedNumber(item, name);
    if (unit !== 'tokens' || whole === smallest) continue;
    const found = numbers.get(name);
    if (found === whole) told.push([name, 'whole']);
    if (found === smallest) told.push([name, 'smallest']);
  }
  return told;
}
