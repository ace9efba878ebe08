import { applyBaseline } from '../../../core/baseline.ts';
import type { CheckResult } from '../../../core/outcome.ts';
import { plan } from '../../../core/plan.ts';
import { reasonKey } from '../../../core/reason.ts';
import { requirementsOf } from '../../../core/requirement.ts';
import type { Suite } from '../../../core/suite.ts';
import type { Target } from '../../../core/target.ts';
import { legible } from '../../../core/text.ts';
import { verdictOf } from '../../../core/verdict.ts';
import { feedSuite } from '../../../feed/index.ts';
import { logSuite } from '../../../log/index.ts';
import { migrationSuite } from '../../../migration/index.ts';
import { whyOf } from '../../../report/cause.ts';
import type { KeyWords } from '../../../report/curl.ts';
import { type Report, reportOf } from '../../../report/document.ts';
import { type OwnNames, withOwnName } from '../../../report/own-name.ts';
import { scopeOf } from '../../../report/scope.ts';
import { redactUrl } from '../../../target/redact.ts';
import { version } from '../../package-data.ts';
import { readBaseline } from '../baseline-file.ts';
import { unexplained } from '../baseline-placeholder.ts';
import { caller } from '../caller.ts';
import type { CheckOptions } from '../check-options.ts';
import { columnsOf } from '../columns.ts';
import { commandLine } from '../command-line.ts';
import { configOptions } from '../config.ts';
import { type CheckFeedOptions, feedJob } from '../feed-options.ts';
import { foreseen } from '../foreseen.ts';
import { holdInterrupts } from '../interrupt.ts';
import type { Job } from '../job.ts';
import { leftText } from '../left-items.ts';
import { type CheckLogOptions, logJob } from '../log-options.ts';
import { type CheckMigrationOptions, lackingFor, migrationJob } from '../migration-options.ts';
import { absentFacets, planText } from '../plan-text.ts';
import { sayProgress } from '../progress.ts';
import { reportRequests, writeReports } from '../reports.ts';
import { startSpinner } from '../spinner.ts';
import { supervise } from '../supervise.ts';
import { unknownPatterns } from '../unknown-patterns.ts';
import { usage } from '../usage.ts';

/** What a check command makes of its options. */
export interface Judging {
  readonly job: Job;
  readonly profiles: readonly string[];
  /** The address as given, for people. */
  readonly address: string;
  /** What the report says of the target. */
  readonly reported: Readonly<Record<string, unknown>>;
  /** How a shell comes by the keys that were given, by their names in the target. */
  readonly keys?: KeyWords;
  /** What the target calls the things that its document names. */
  readonly names?: OwnNames;
  /** The checks of the plan that are known not to apply. */
  readonly foreseen?: () => Promise<readonly CheckResult[]>;
}

/** `touchstone check log`. */
export async function checkLog(given: CheckLogOptions): Promise<void> {
  const options: CheckLogOptions = { ...configOptions(given.config, 'log'), ...given };
  await runCheck(logSuite, logJob(options), options);
}

/** `touchstone check feed`. */
export async function checkFeed(given: CheckFeedOptions): Promise<void> {
  const options: CheckFeedOptions = { ...configOptions(given.config, 'feed'), ...given };
  await runCheck(feedSuite, feedJob(options), options);
}

/** `touchstone check migration`. */
export async function checkMigration(given: CheckMigrationOptions): Promise<void> {
  const options: CheckMigrationOptions = { ...configOptions(given.config, 'migration'), ...given };
  const judging = migrationJob(options);
  const lacking = lackingFor(options);
  // A plan runs nothing.
  if (lacking !== undefined && !options.plan) usage(lacking);
  const { target, selection } = judging.job;
  const idle = () => foreseen(plan(migrationSuite, selection), target);
  await runCheck(migrationSuite, { ...judging, foreseen: idle }, options);
}

/** Judges in a child process, reports, and sets the exit code. */
async function runCheck<T extends Target>(suite: Suite<T>, judging: Judging, options: CheckOptions): Promise<void> {
  const { job, profiles, address, reported, keys } = judging;
  const requests = reportRequests({
    ...(options.report ? { report: options.report } : {}),
    json: options.json ?? false,
  });
  const reasons = new Map(
    suite.checks.flatMap(({ id, reasons: all }) =>
      Object.entries(all).map(([name, text]) => [reasonKey(id, name), text] as const),
    ),
  );
  const known = [...reasons.keys()];
  const baseline = options.baseline === undefined ? [] : readBaseline(options.baseline, known);
  if (options.baseline !== undefined && baseline.length === 0)
    caller().stderr.write(`touchstone: the baseline ${options.baseline} has no entries, so no failure is expected\n`);
  const vague = unexplained(options.baseline ?? '', baseline);
  if (vague !== undefined) caller().stderr.write(`touchstone: ${vague}\n`);
  const { only = [], skip = [] } = job.selection;
  const names = suite.checks.flatMap(({ id, proves }) => [id, ...proves]);
  const [unknown] = unknownPatterns({ '--only': only }, names);
  if (unknown !== undefined) usage(unknown);
  const chosen = plan(suite, job.selection);
  const absent = absentFacets(job);
  if (options.plan) {
    const idle = await judging.foreseen?.();
    caller().stdout.write(planText(chosen.checks, absent, columnsOf(caller().stdout), idle));
    return;
  }

  for (const sentence of unknownPatterns({ '--skip': skip }, names)) caller().stderr.write(`touchstone: ${sentence}\n`);
  if (chosen.checks.length === 0)
    caller().stderr.write('touchstone: the selection (--only, --skip, --level) leaves no check to run\n');

  const startedAt = new Date();
  const began = performance.now();
  const spinner = options.json || options.quiet ? undefined : startSpinner(caller().stderr, `judging ${address}`);
  // The run ends by itself when it is interrupted; until its reports are written, nothing else ends it.
  const interrupts = holdInterrupts(() => spinner?.stop());
  let judged = 0;
  const run = await supervise(job, chosen.checks, {
    onStart: (id) => {
      spinner?.say(`${judged}/${chosen.checks.length} ${id}`);
      sayProgress({ judged, of: chosen.checks.length, id });
    },
    onResult: () => judged++,
  }).catch((cause: unknown) => {
    spinner?.stop();
    interrupts.release();
    throw cause;
  });
  spinner?.stop();

  const selected = new Set(chosen.checks.map((check) => check.id));
  const today = startedAt.toISOString().slice(0, 10);
  const { results, stale } = run.reached
    ? applyBaseline(run.results, baseline, selected, known, today)
    : { results: [], stale: [] };
  const report: Report = reportOf({
    tool: { name: 'touchstone', version: version() },
    suite: suite.name,
    profile: profiles,
    choices: { declared: job.target.choices ?? {}, observed: run.observed },
    target: { address: redactUrl(address), ...reported },
    seed: String(job.seed),
    strict: options.strict ?? false,
    scope: scopeOf(chosen, absent, run.observed, results, run.reached),
    startedAt: startedAt.toISOString(),
    durationMs: performance.now() - began,
    interrupted: run.interrupted,
    ...(run.left ? { left: run.left } : {}),
    ...(run.why ? { why: legible(run.why) } : {}),
    verdict: verdictOf(results, { strict: options.strict ?? false, reached: run.reached, stale }),
    results,
    stale,
    ...(keys ? { keys } : {}),
    chosen: requirementsOf(suite.name).filter((one) => job.selection.rulesets.includes(one.ruleset)),
    suiteChecks: suite.checks,
  });
  caller().exitCode = report.exitCode;
  const quiet = options.quiet ?? false;
  // The report for people says it itself.
  const said = !quiet && requests.some(({ format, file }) => format === 'console' && file === undefined);
  const why = whyOf(report);
  if (why && !said) caller().stderr.write(`touchstone: ${why}\n`);
  if (!said)
    for (const { message } of report.baseline.stale) caller().stderr.write(`touchstone: baseline: ${message}\n`);
  try {
    const here = (at: string) => withOwnName(at, judging.names ?? {});
    writeReports(requests, report, { quiet, command: commandLine(caller().argv), reasons, here });
  } finally {
    // Behind the verdict, where it is seen: there is something to be done by hand.
    if (report.left) caller().stderr.write(leftText(report.left));
  }
  interrupts.release();
}
