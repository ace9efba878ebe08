/** The judgement of the command line, in the caller's own thread: for many runs, and to see exchanges. */

import { plan } from '../conformance/core/run/plan.ts';
import { runPlan } from '../conformance/core/run/run.ts';
import { rulesetsOf } from '../conformance/core/spec/profile.ts';
import type { Exchange } from '../conformance/core/target/exchange.ts';
import { type CheckResult, failureKey } from '../conformance/core/verdict/outcome.ts';
import { EXIT_CODES, type Verdict, verdictOf } from '../conformance/core/verdict/verdict.ts';
import { parseVkey } from '../conformance/log/oracle/note/vkey.ts';
import { logSuite } from '../conformance/log/suite.ts';
import { logTarget } from '../conformance/log/target/log.ts';
import type { LogTargetOptions } from '../conformance/log/target/opened-log.ts';

/** The result of a run. */
export interface Judgement {
  readonly results: readonly CheckResult[];
  readonly verdict: Verdict;
  readonly exitCode: number;
  readonly strictExitCode: number;
  /** The keys `check#reason` of all failures, of any level. */
  readonly failures: readonly string[];
  readonly exchanges: readonly Exchange[];
}

/** Judges a log by the whole suite, as `--read-url` does. `vkey` is the text of a verifier key. */
export async function judge(options: Omit<LogTargetOptions, 'keys'> & { readonly vkey?: string }): Promise<Judgement> {
  const { vkey, ...rest } = options;
  const keys = vkey === undefined ? {} : { keys: [parseVkey(vkey).value!] };
  const target = logTarget({ ...rest, ...keys });
  const exchanges: Exchange[] = [];
  target.listen((exchange) => exchanges.push(exchange));
  const chosen = plan(logSuite, { rulesets: rulesetsOf('log', ['tlog-tiles']) });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  const verdict = verdictOf(results, { strict: false, reached: true, stale: [] });
  return {
    results,
    verdict,
    exitCode: EXIT_CODES[verdict],
    strictExitCode: EXIT_CODES[verdictOf(results, { strict: true, reached: true, stale: [] })],
    failures: results.map(failureKey).filter((key) => key !== undefined),
    exchanges,
  };
}
