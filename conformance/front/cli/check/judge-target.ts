import { caller } from '../../../command/caller.ts';
import type { Job } from '../../../command/job.ts';
import type { CheckOptions } from '../../../command/options/check-options.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { checkPage, errorPage, pageAddress, requirementPage } from '../../../command/page-address.ts';
import { knownSecrets, withoutKnownSecrets } from '../../../command/secrets/known-secrets.ts';
import { locationOfCheck, locationOfRequirement } from '../../../command/source-location.ts';
import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { holdInterrupts } from '../../../command/terminal/interrupt.ts';
import { startSpinner } from '../../../command/terminal/spinner.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { isCheckId, type ReasonKey, reasonKey } from '../../../core/check/reason.ts';
import { plan } from '../../../core/run/plan.ts';
import { isDemandedBy, requirementIn, requirementsOf } from '../../../core/spec/requirement.ts';
import { legibleText, withVisibleControls } from '../../../core/text/legible-text.ts';
import { applyBaseline, type BaselineEntry } from '../../../core/verdict/baseline.ts';
import { verdictOf } from '../../../core/verdict/verdict.ts';
import { verdictReason } from '../../../report/console/cause.ts';
import { reportOf } from '../../../report/document/document.ts';
import type { Report } from '../../../report/document/report.ts';
import { scopeOf } from '../../../report/document/scope.ts';
import { withTargetName } from '../../../report/document/target-name.ts';
import { redactUrl } from '../../../transport/record/redact.ts';
import { removeSecretsFromData } from '../../../transport/secrets/remove-secrets.ts';
import { unexplainedEntries } from '../baseline/baseline-placeholder.ts';
import { supervise } from '../child/supervise.ts';
import { fileSentences } from '../config/config-files.ts';
import { programSentences } from '../config/config-programs.ts';
import { sendProgress } from '../output/progress.ts';
import { reportRequests, writeReports } from '../output/reports.ts';
import { repositoryFile } from '../output/repository-file.ts';
import { rerunCommand } from '../output/rerun-command.ts';
import { idlePatterns } from './idle-patterns.ts';
import type { JudgedBySet, judgedBySet } from './judged-by-set.ts';
import { onlyFailedSentences, readEarlierRun, selectOnlyFailed } from './only-failed.ts';
import { absentFacetsOf, planText } from './plan-text.ts';
import { sectionOfRun } from './section-of-run.ts';
import { unknownPatterns } from './unknown-patterns.ts';

/** A target with its options, and where they come from. */
export interface GivenTarget {
  /** The configuration file, and the options in it. */
  readonly file: string | undefined;
  readonly configured: Readonly<Record<string, unknown>>;
  /** The options of the command line. */
  readonly checkOptions: CheckOptions;
  /** All options of this target. */
  readonly given: CheckOptions;
  /** The words that choose it among the targets of a file. */
  readonly words: readonly string[];
}

/** Judges one target in a child process, reports, and sets the exit code. */
export async function judgeTarget(descriptor: SuiteDescriptor, target: GivenTarget): Promise<void> {
  const { file, configured, checkOptions, given } = target;
  const earlier = given.onlyFailed === undefined ? undefined : await readEarlierRun(given.onlyFailed, descriptor.name);
  // The same random choices, so that a failure which depends on them can come again.
  const options: CheckOptions = earlier ? { seed: earlier.seed, ...given } : given;
  const command = await descriptor.command();
  const checkJob = command.job(options);
  const { profiles, address, reported, keys, connection } = checkJob;
  const secrets = knownSecrets();
  const asked: Job = { ...checkJob.job, secrets };
  // A plan needs no packages, since it runs no checks.
  if (checkJob.lacking !== undefined && !options.plan) throwUsageError(checkJob.lacking, 'no-chain-can-be-opened');
  const suite = await descriptor.suite();
  const requests = reportRequests({
    ...(options.report ? { report: options.report } : {}),
    json: options.json ?? false,
  });
  const place = repositoryFile(file, suite.name, caller().env);
  const reasons = new Map(
    suite.checks.flatMap(({ id, reasons: texts }) =>
      Object.entries(texts).map(([name, text]) => [reasonKey(id, name), text] as const),
    ),
  );
  const known = [...reasons.keys()];
  const baseline = options.baseline === undefined ? [] : await baselineOf(options.baseline, known);
  if (options.baseline !== undefined && baseline.length === 0)
    tell(`the baseline ${options.baseline} has no entries, so no failure is expected`);
  const vague = unexplainedEntries(options.baseline ?? '', baseline);
  if (vague !== undefined) tell(vague);
  const { only = [], skip = [] } = asked.selection;
  const names = suite.checks.flatMap(({ id, proves }) => [id, ...proves]);
  const [unknown] = unknownPatterns({ '--only': only }, names);
  if (unknown !== undefined) throwUsageError(unknown);
  if (earlier?.failed.length === 0) {
    tell(
      `every check of ${earlier.file} passed, was waived or does not apply: nothing to run again, and no new report`,
    );
    return;
  }
  const { rulesets } = asked.selection;
  const demanded = requirementsOf(suite.name)
    .filter((requirement) => isDemandedBy(requirement, rulesets))
    .map((requirement) => requirementIn(requirement, rulesets));
  const bySet = await requirementSetOf(suite, options, { profiles, chosen: demanded, known });
  const selection = earlier ? selectOnlyFailed(suite, asked.selection, earlier) : asked.selection;
  const job: Job = { ...asked, selection };
  const chosen = plan(suite, selection);
  const absent = absentFacetsOf(job, command.facets(job));
  for (const sentence of idlePatterns(suite, asked.selection)) tell(sentence);
  if (options.plan) {
    const idle = await checkJob.notApplicable?.();
    caller().stdout.write(
      planText(chosen.checks, absent, terminalColumns(caller().stdout), { idle, remedies: suite.remedies }),
    );
    return;
  }

  for (const sentence of unknownPatterns({ '--skip': skip }, names)) tell(sentence);
  for (const sentence of earlier ? onlyFailedSentences(suite, selection, earlier) : []) tell(sentence);
  if (chosen.checks.length === 0) tell('the selection (--only, --skip, --level) leaves no check to run');
  for (const sentences of [programSentences, fileSentences])
    for (const sentence of sentences(file ?? '', configured, { ...checkOptions })) tell(sentence);

  const startedAt = new Date();
  const began = performance.now();
  const spinner = options.json || options.quiet ? undefined : startSpinner(caller().stderr, `judging ${address}`);
  // An interrupted run ends by itself; no signal ends the process before its reports are written.
  const interrupts = holdInterrupts(() => spinner?.stop());
  const judged = new Set<string>();
  const supervised = await supervise(job, chosen.checks, {
    onStart: (id) => {
      spinner?.say(`${judged.size}/${chosen.checks.length} ${id}`);
      sendProgress({ judged: judged.size, of: chosen.checks.length, id });
    },
    onResult: ({ id }) => judged.add(id),
  }).catch((cause: unknown) => {
    spinner?.stop();
    interrupts.release();
    throw cause;
  });
  spinner?.stop();
  const run = removeSecretsFromData(supervised, secrets);

  const selected = new Set(chosen.checks.map((check) => check.id));
  const today = startedAt.toISOString().slice(0, 10);
  const { results: settled, stale } = run.reached
    ? applyBaseline(run.results, baseline, selected, known, today)
    : { results: [], stale: [] };
  const results = bySet?.results(settled) ?? settled;
  const verdict = verdictOf(results, {
    strict: options.strict ?? false,
    reached: run.reached,
    stale,
    broken: run.broken ?? false,
  });
  const section = sectionOfRun(run, verdict);
  const report: Report = reportOf({
    tool: { name: 'touchstone', version: packageVersion() },
    suite: suite.name,
    profile: profiles,
    choices: { declared: job.target.choices ?? {}, observed: run.observed },
    target: removeSecretsFromData({ address: redactUrl(address), ...reported }, secrets),
    seed: String(job.seed),
    strict: options.strict ?? false,
    scope: scopeOf(chosen, absent, run.observed, results, run.reached, options.requirements),
    startedAt: startedAt.toISOString(),
    durationMs: performance.now() - began,
    interrupted: run.interrupted,
    interruptedCode: interrupts.exitCode(),
    ...(run.left ? { left: run.left } : {}),
    ...(run.moments?.length ? { moments: run.moments } : {}),
    ...(run.why ? { why: legibleText(run.why) } : {}),
    ...(section === undefined ? {} : { page: pageAddress(errorPage(section)) }),
    verdict,
    results,
    stale,
    flaky: baseline.filter((entry) => entry.flaky),
    ...(keys ? { keys } : {}),
    ...(connection ? { connection } : {}),
    chosen: bySet?.requirements ?? demanded,
    ...(bySet ? { requirementSet: bySet.reported } : {}),
    suiteChecks: suite.checks,
    pageOf: (id) => pageAddress(isCheckId(id) ? checkPage(id) : requirementPage(suite.name, id)),
    locationOf: (id) => (isCheckId(id) ? locationOfCheck(id) : locationOfRequirement(suite.name, id)),
    ...(suite.remedies ? { remedies: suite.remedies } : {}),
    ...(suite.undone ? { undone: suite.undone } : {}),
  });
  caller().exitCode = report.exitCode;
  const quiet = options.quiet ?? false;
  // The report for people already states this.
  const printed = !quiet && requests.some(({ format, file }) => format === 'console' && file === undefined);
  const why = verdictReason(report);
  if (why && !printed) tell(why);
  // A page about the verdict alone says no more on the sentence.
  if (why && !printed && run.section !== undefined && report.page !== undefined) tell(`see ${report.page}`);
  if (!printed) for (const { message } of report.baseline.stale) tell(`baseline: ${message}`);
  try {
    const withOwnName = (at: string) => withTargetName(at, checkJob.names ?? {});
    await writeReports(requests, report, {
      quiet,
      timings: options.timings ?? false,
      command: withoutKnownSecrets(rerunCommand([...caller().argv, ...target.words])),
      texts: { reasons, here: withOwnName },
      ...(place === undefined ? {} : { place }),
    });
  } finally {
    // After the verdict, where the user sees it: items to remove by hand.
    if (report.left && command.leftText) caller().stderr.write(command.leftText(report.left));
  }
  interrupts.release();
}

/** Writes a line on standard error. Files of others may have made its text. */
function tell(sentence: string): void {
  caller().stderr.write(`touchstone: ${withVisibleControls(sentence)}\n`);
}

/** The entries of a baseline. The modules that read YAML take long to load, and most runs have no baseline. */
async function baselineOf(file: string, known: readonly ReasonKey[]): Promise<readonly BaselineEntry[]> {
  const { readBaseline } = await import('../baseline/baseline-file.ts');
  return readBaseline(file, known);
}

/** The requirement set of `--requirements`. It takes long to load, and most runs are judged by the present requirements. */
async function requirementSetOf(...run: Parameters<typeof judgedBySet>): Promise<JudgedBySet | undefined> {
  return run[1].requirements === undefined ? undefined : (await import('./judged-by-set.ts')).judgedBySet(...run);
}
