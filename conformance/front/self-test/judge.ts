import type { Altered, AlteredSuite } from '../../command/alterations.ts';
import type { ReasonKey } from '../../core/check/reason.ts';
import { plan } from '../../core/run/plan.ts';
import { type RunResult, runPlan } from '../../core/run/run.ts';
import { realTime } from '../../core/run/time.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { type CheckResult, failureKey } from '../../core/verdict/outcome.ts';
import { feedSuite } from '../../feed/index.ts';
import { feedTestbed } from '../../feed/testbed/testbed.ts';
import { logSuite } from '../../log/index.ts';
import { logTestbed } from '../../log/testbed/testbed.ts';
import { migrationSuite } from '../../migration/index.ts';
import { judgingChecks } from '../../migration/testbed/judging-checks.ts';

/** What became of one altered reference. */
export interface Judgement {
  readonly name: string;
  readonly kind: 'fault' | 'variant';
  /** What fell short, each as a sentence; none: it is as it should be. */
  readonly wrong: readonly string[];
  readonly failed: readonly ReasonKey[];
  readonly results: readonly CheckResult[];
}

/** What a run against an altered reference found, and whether what was altered was used. */
type Tried = RunResult & { readonly fired: boolean };

async function tryLog({ install, needs }: Altered<'log'>, _name: string, only?: readonly string[]): Promise<Tried> {
  const { target, fired } = await logTestbed(install, needs);
  const rulesets = rulesetsOf('log', ['interface', 'tlog-tiles', 'http', 'rekor-v2']);
  const chosen = plan(logSuite, { rulesets, ...(only ? { only } : {}) });
  const found = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  return { ...found, fired: fired() };
}

async function tryFeed({ install, needs }: Altered<'feed'>, _name: string, only?: readonly string[]): Promise<Tried> {
  const { target, fired } = await feedTestbed(install, needs);
  const rulesets = rulesetsOf('feed', needs.profiles ?? ['open-data-v2']);
  const chosen = plan(feedSuite, { rulesets, ...(only ? { only } : {}) });
  const found = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  return { ...found, fired: fired() };
}

async function tryMigration(altered: Altered<'migration'>, name: string): Promise<Tried> {
  // It stands on packages that only those who judge migrations have.
  const { migrationTestbed: migrationStand } = await import('../../migration/testbed/testbed.ts');
  const { target, fired } = migrationStand(altered.install, altered.needs, [`${altered.kind}s`, name]);
  const rulesets = rulesetsOf('migration', ['durable-deploy']);
  const chosen = plan(migrationSuite, { rulesets, only: judgingChecks(altered) });
  const found = await runPlan(chosen, target, { seed: 1n, time: realTime() });
  await target.close();
  return { ...found, fired: fired() };
}

const TRY: {
  readonly [S in AlteredSuite]: (altered: Altered<S>, name: string, only?: readonly string[]) => Promise<Tried>;
} = {
  log: tryLog,
  feed: tryFeed,
  migration: tryMigration,
};

/**
 * Judges an altered reference by all checks in process. A fault's failures must be those that it names and no others;
 * a variant must have none; both must have done something. `only` has patterns of the checks that look, where not all do.
 */
export async function judgeAlteration<S extends AlteredSuite>(
  suite: S,
  name: string,
  altered: Altered<S>,
  only?: readonly string[],
): Promise<Judgement> {
  const { results, fired } = await TRY[suite](altered, name, only);
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
    ...(fired ? [] : ['what it replaces was never called']),
  ];
  return { name, kind: altered.kind, wrong, failed, results };
}
