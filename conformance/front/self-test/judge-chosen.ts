import { type CheckResult, failureKey } from '../../core/verdict/outcome.ts';
import { type Judgement, judgeAlteration } from './judge.ts';
import { type AlterationPlace, type LoadedSuite, loadNamed } from './loaded-suite.ts';
import { chosenChecks } from './selection/chosen-checks.ts';
import { seeingChecks } from './selection/seeing-checks.ts';

/** A judgement by chosen checks, without the results of the checks. Plain data. */
export interface ChosenJudgement extends Omit<Judgement, 'results'> {
  /** Each failure in a sentence: its key, the expected and the actual value, and the place. */
  readonly failures: readonly string[];
  /** How many checks judged it, and how many more would have with `--whole`. */
  readonly judged: number;
  readonly leftOut: number;
  /** The chosen checks did not show the alteration as it says, and so all of them judged it after all. */
  readonly again: boolean;
}

/**
 * Judges an alteration by the checks that see it and by a tenth of the others, which `seed` chooses; by all checks
 * without a seed. If the chosen checks do not show a fault exactly as it says, all checks have the last word: it may take the
 * work of others to show, or show earlier where others do less. A variant that a chosen check blames is blamed.
 */
export async function judgeByChosen(
  suite: LoadedSuite,
  place: AlterationPlace,
  seed: bigint | undefined,
): Promise<ChosenJudgement> {
  const altered = await loadNamed(suite, place);
  const { judging, facts, name } = altered;
  const label = `${place.suite}/${place.kind}/${name}`;
  const chosen =
    seed === undefined ? judging : chosenChecks(judging, seeingChecks(altered, judging, suite.matrix), seed, label);
  const byAll = chosen.length === judging.length;
  const first = await judgeAlteration(suite.testbed, name, facts, byAll ? undefined : chosen);
  const again = !byAll && (facts.kind === 'fault' ? first.wrong.length > 0 : !first.shown);
  const { results, ...judgement } = again ? await judgeAlteration(suite.testbed, name, facts) : first;
  const ran = new Set(results.map(({ id }) => id));
  const failures = results.flatMap(failureSentence);
  return { ...judgement, failures, judged: ran.size, leftOut: judging.filter((id) => !ran.has(id)).length, again };
}

function failureSentence(result: CheckResult): readonly string[] {
  const key = failureKey(result);
  const place = result.at === undefined ? '' : ` (${result.at})`;
  return key === undefined ? [] : [`${key}: expected ${result.expected}; found ${result.actual}${place}`];
}
