/**
 * A cache of pure functions of an answer. It is bounded to the last answers: more of them, as long as lists can be,
 * would not fit into memory.
 *
 * Follows: RFC 9110, section 8.6 (the content of one answer does not change)
 */

import type { Answer } from '../../../core/target/answer.ts';

/** The answer that is judged, and the answer with which it is compared. */
const ANSWERS = 2;

/** Values by answer and name. An answer belongs to one run, so that no run gets a value of another. */
const cache = new Map<Answer, Map<string, unknown>>();

/** The value that `make` gave for this answer and name, computed at the first call. */
export function oncePerAnswer<V>(answer: Answer, name: string, make: () => V): V {
  const values = cache.get(answer) ?? new Map<string, unknown>();
  cache.delete(answer);
  cache.set(answer, values);
  if (cache.size > ANSWERS) cache.delete(cache.keys().next().value!);
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as V;
}
