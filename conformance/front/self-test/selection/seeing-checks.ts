import type { SelfTestMatrix } from '../../../command/self-test-matrix.ts';
import type { Alteration } from '../../../command/suite-descriptor.ts';
import { type CheckId, checkIdOf } from '../../../core/check/reason.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';
import { matchesPattern } from '../../../core/text/pattern.ts';

/** An alteration with its name and its file, which says what check it is near: `tiles/length`. */
export interface NamedAlteration {
  readonly suite: SuiteName;
  readonly name: string;
  readonly file: string;
  readonly facts: Alteration;
}

/** The checks that an alteration itself names. */
export function namedBy(facts: Alteration): readonly CheckId[] {
  const keys = facts.kind === 'fault' ? [...facts.caughtBy, ...facts.alsoFails] : facts.warns;
  return [...new Set(keys.map(checkIdOf))];
}

/**
 * The pattern of the checks near an alteration: for a fault the check of its file, which must catch it, for a variant all
 * checks of the topic, each of which might blame it.
 */
export function nearbyPattern({ suite, file, facts }: NamedAlteration): string {
  return facts.kind === 'fault' ? `${suite}/${file}` : `${suite}/${file.split('/')[0]}/*`;
}

/**
 * The checks that can see an alteration: those that it names, those near it, those of its row in the matrix, if there is one,
 * and each check that is younger than the matrix. All of `judging` where no check is near it.
 */
export function seeingChecks(
  altered: NamedAlteration,
  judging: readonly CheckId[],
  matrix: SelfTestMatrix | undefined,
): readonly CheckId[] {
  const { suite, name, facts } = altered;
  const named = namedBy(facts);
  const nearby = judging.filter((id) => named.includes(id) || matchesPattern(nearbyPattern(altered), id));
  if (nearby.length === 0) return judging;
  const known = matrix && new Set(matrix.checks.map((check) => `${suite}/${check}`));
  const patterns = (matrix?.[`${facts.kind}s`][name]?.sees ?? []).map((pattern) => `${suite}/${pattern}`);
  const seeing = (id: CheckId) =>
    known?.has(id) === false || nearby.includes(id) || patterns.some((pattern) => matchesPattern(pattern, id));
  return judging.filter(seeing);
}
