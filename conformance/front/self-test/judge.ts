import type { Alteration, SuiteTestbed } from '../../command/suite-descriptor.ts';
import type { ReasonKey } from '../../core/check/reason.ts';
import { type CheckResult, failureKey } from '../../core/verdict/outcome.ts';

/** The judgement of one altered reference. */
export interface Judgement {
  readonly name: string;
  readonly kind: 'fault' | 'variant';
  /** Sentences on unmet expectations; an empty list means that all were met. */
  readonly wrong: readonly string[];
  /** Whether the checks met the alteration: they used the altered part, and all failed that must fail. */
  readonly shown: boolean;
  readonly failed: readonly ReasonKey[];
  readonly results: readonly CheckResult[];
}

/**
 * Judges an altered reference by all checks in process. A fault must cause exactly the failures that it names, a
 * variant no failure; both must have been exercised. `only`: patterns of the checks to use, if not all.
 */
export async function judgeAlteration(
  testbed: SuiteTestbed,
  name: string,
  altered: Alteration,
  only?: readonly string[],
): Promise<Judgement> {
  const { results, fired } = await testbed.judge(altered, name, only);
  const failed = results.map(failureKey).filter((key) => key !== undefined);
  const must = altered.kind === 'fault' ? altered.caughtBy : [];
  const missing = must.filter((key) => !failed.includes(key));
  const may = altered.kind === 'fault' ? [...must, ...altered.alsoFails] : altered.warns;
  const wrong = [
    ...missing.map((key) => `${key} did not fail`),
    ...failed
      .filter((key) => !may.includes(key))
      .map((key) => `${key} failed: ${results.find((result) => failureKey(result) === key)?.message}`),
    ...results
      .filter((result) => result.outcome === 'error')
      .map((result) => `${result.id} ended in an error of ours: ${result.message}`),
    ...(altered.kind === 'variant'
      ? results
          .filter((result) => result.outcome === 'inconclusive')
          .map((result) => `${result.id} was inconclusive: ${result.message}`)
      : []),
    ...(fired ? [] : ['what it replaces was never called']),
  ];
  return { name, kind: altered.kind, wrong, shown: fired && missing.length === 0, failed, results };
}
