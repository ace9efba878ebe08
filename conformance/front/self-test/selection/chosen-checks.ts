import type { CheckId } from '../../../core/check/reason.ts';
import { seededRandom } from '../../../core/run/random.ts';

/** Of the checks that cannot see an alteration, one in so many judges it. */
const ONE_IN = 10;

/**
 * The checks that judge an alteration: those that see it and a tenth of the others. `label` distinguishes the alteration:
 * the same seed and label choose the same checks. Each of the others has the chance of one in ten, so that of five others
 * every second alteration gets one.
 *
 * The tenth are neighbours in the order of the suite, since neighbours share what they need, such as a migrated chain.
 */
export function chosenChecks(
  judging: readonly CheckId[],
  seeing: readonly CheckId[],
  seed: bigint,
  label: string,
): readonly CheckId[] {
  const sees = new Set(seeing);
  const others = judging.filter((id) => !sees.has(id));
  if (others.length === 0) return judging;
  const random = seededRandom(seed, label);
  const first = random.below(others.length);
  const count = Math.floor((others.length + random.below(ONE_IN)) / ONE_IN);
  const sample = new Set(Array.from({ length: count }, (_, i) => others[(first + i) % others.length]!));
  return judging.filter((id) => sees.has(id) || sample.has(id));
}
