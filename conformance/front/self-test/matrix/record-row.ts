import type { MatrixRow } from '../../../command/self-test-matrix.ts';
import type { CheckId } from '../../../core/check/reason.ts';
import { matchesPattern } from '../../../core/text/pattern.ts';
import { failureKey } from '../../../core/verdict/outcome.ts';
import { judgeAlteration } from '../judge.ts';
import { type AlterationPlace, type LoadedSuite, loadNamed } from '../loaded-suite.ts';
import { namedBy, nearbyPattern } from '../selection/seeing-checks.ts';
import { sufficientPart } from './sufficient-part.ts';
import { topicPatterns } from './topic-patterns.ts';

/** Outcomes of a check that saw nothing of an alteration. */
const UNMOVED = ['pass', 'flaky', 'waived', 'not-applicable'];

/**
 * Judges an alteration by all checks, and makes its row of the matrix: who did not pass, and whom else it takes so that
 * those that it names fail. A sentence instead where it is not as expected: then nobody knows who sees it.
 */
export async function recordRow(suite: LoadedSuite, place: AlterationPlace): Promise<MatrixRow | string> {
  const altered = await loadNamed(suite, place);
  const { judging, facts, name } = altered;
  const { testbed } = suite;
  const [whole, wholeMs] = await timed(() => judgeAlteration(testbed, name, facts));
  const unexpected = whole.wrong[0];
  if (unexpected !== undefined) return unexpected;
  const named = namedBy(facts);
  const declared = judging.filter((id) => named.includes(id) || matchesPattern(nearbyPattern(altered), id));
  const moved = whole.results.filter(({ outcome }) => !UNMOVED.includes(outcome)).map(({ id }) => id);
  const seeing = judging.filter((id) => declared.includes(id) || moved.includes(id));
  const others = judging.filter((id) => !seeing.includes(id));
  const patternsOf = (sees: readonly CheckId[]) =>
    topicPatterns(
      judging.filter((id) => sees.includes(id) && !declared.includes(id)),
      judging,
    );
  if (others.length === 0) return { sees: patternsOf(seeing), ms: wholeMs };
  const mayFail = whole.results.map(failureKey).filter((key) => key !== undefined);
  let ms = wholeMs;
  /** Whether these checks together show it as all do. */
  const shows = async (beside: readonly CheckId[]): Promise<boolean> => {
    const only = [...seeing, ...beside];
    if (only.length === 0) return false;
    const [{ shown, failed }, tookMs] = await timed(() => judgeAlteration(testbed, name, facts, only));
    const asAll = shown && mayFail.every((key) => failed.includes(key));
    if (asAll) ms = tookMs;
    return asAll;
  };
  const needed = await sufficientPart(others, shows);
  const verified = needed.length === 0 || (await shows(needed));
  return verified ? { sees: patternsOf([...seeing, ...needed]), ms } : { sees: ['**'], ms: wholeMs };
}

/** What a work gives, and how many milliseconds it took. */
async function timed<T>(work: () => Promise<T>): Promise<readonly [result: T, ms: number]> {
  const began = performance.now();
  const result = await work();
  return [result, rounded(performance.now() - began)];
}

/** Two digits: two records of one machine shall not differ everywhere. */
const rounded = (ms: number): number => Number(ms.toPrecision(2));
