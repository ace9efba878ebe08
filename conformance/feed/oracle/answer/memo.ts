/**
 * A cache of pure functions of an answer. It is bounded to the last answers: more of them, as long as lists can be,
 * would not fit into memory.
 *
 * Follows: RFC 9110, section 8.6 (the content of one answer does not change)
 */

import type { Answer } from '../../../core/target/answer.ts';

/** An answer, and the name of a computed value. */
const ANSWERS = 2;

const known = new Map<Answer, Map<string, unknown>>();

/** The value that was computed for an answer under a name; it is computed now if it is missing. */
export function oncePerAnswer<V>(answer: Answer, name: string, make: () => V): V {
  const made = known.get(answer) ?? new Map<string, unknown>();
  known.delete(answer);
  known.set(answer, made);
  if (known.size > ANSWERS) known.delete(known.keys().next().value!);
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as V;
}
