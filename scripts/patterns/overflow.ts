/** Texts on which V8's engine for regular expressions runs out of the memory in which it keeps where it may go back to. */
import { type Attack, ownAttacks } from './attacks.ts';

/** Half as long as the longest answer that is read; longer texts of these expressions take minutes. */
const LENGTH = 2 ** 24;
/**
 * A repeated group, or a part that is repeated more than three times at least, needs memory for each time (64 MiB in all, then
 * a RangeError). A repeated class of characters needs no memory.
 */
const KEEPS_PLACES = /\)[*+]|\)\{\d+,\d*\}|\{(?:[4-9]|\d{2,}),\}|\{\d+,\d{4,}\}/;

/** An expression as it is written. */
interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The expressions that run out of memory on an attack, each with the beginning of such a text. */
export function overflowing<E extends Expression>(all: readonly E[], attacks: readonly Attack[]): Map<E, string> {
  const found = new Map<E, string>();
  const deep = all.filter(({ source }) => KEEPS_PLACES.test(source));
  const meet = (attack: Attack, met: readonly E[]) => {
    if (met.length === 0) return;
    const text = attack(LENGTH);
    for (const one of met)
      if (!found.has(one) && overflows(one, text)) found.set(one, JSON.stringify(text.slice(0, 40)));
  };
  for (const attack of attacks) meet(attack, deep);
  for (const one of deep) for (const attack of ownAttacks(one.source)) meet(attack, [one]);
  return found;
}

function overflows({ source, flags }: Expression, text: string): boolean {
  try {
    new RegExp(source, flags.replace('g', '')).test(text);
    return false;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}
