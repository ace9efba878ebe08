import { type CheckResult, failureKey } from '../../core/outcome.ts';
import { plan } from '../../core/plan.ts';
import { rulesetsOf } from '../../core/profile.ts';
import type { ReasonKey } from '../../core/reason.ts';
import { run } from '../../core/run.ts';
import { logSuite } from '../../log/index.ts';
import type { Altered } from './rigs.ts';
import { stand } from './stand.ts';

/** What became of one altered reference. */
export interface Judgement {
  readonly name: string;
  readonly kind: Altered['kind'];
  /** What fell short, each as a sentence; none: it is as it should be. */
  readonly wrong: readonly string[];
  readonly failed: readonly ReasonKey[];
  readonly results: readonly CheckResult[];
}

/**
 * Judges an altered reference by all checks in process. A fault's failures must be those that it names and no others;
 * a variant must have none; both must have done something.
 */
export async function judge(name: string, altered: Altered): Promise<Judgement> {
  const { target, fired } = await stand(altered.install, altered.needs);
  const chosen = plan(logSuite, { rulesets: rulesetsOf('log', ['interface', 'tlog-tiles', 'http', 'rekor-v2']) });
  const { results } = await run(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  const failed = results.map(failureKey).filter((key) => key !== undefined);
  const must = altered.kind === 'fault' ? altered.caughtBy : [];
  const may = altered.kind === 'fault' ? [...must, ...altered.alsoFails] : altered.warns;
  const wrong = [
    ...must.filter((key) => !failed.includes(key)).map((key) => `${key} did not fail`),
    ...failed
      .filter((key) => !may.includes(key))
      .map((key) => `${key} failed: ${results.find((one) => failureKey(one) === key)?.message}`),
    ...results
      .filter((one) => one.outcome === 'error')
      .map((one) => `${one.id} ended in an error of ours: ${one.message}`),
    ...(altered.kind === 'variant'
      ? results
          .filter((one) => one.outcome === 'inconclusive')
          .map((one) => `${one.id} was inconclusive: ${one.message}`)
      : []),
    ...(fired() ? [] : ['what it replaces was never called']),
  ];
  return { name, kind: altered.kind, wrong, failed, results };
}
