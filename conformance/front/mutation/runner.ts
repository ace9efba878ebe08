import { INSTRUMENTER_CONSTANTS, type InstrumenterContext, type MutantCoverage } from '@stryker-mutator/api/core';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { type FreshImport, freshImport } from './fresh-import.ts';
import type * as Judging from './judge-testbed.ts';
import { coverageByTest, testbedsOf, testsOf } from './stryker-tests.ts';

/** The module in the sandbox that judges. */
const JUDGING = 'conformance/front/mutation/judge-testbed.ts';

/**
 * Divides Stryker's hit limit, which is a hundred times the hits of the dry run: that run hashes a log of millions of
 * entries.
 */
const FEWER_HITS = 10;

/** The context in which instrumented code looks up the active mutant and records its coverage. */
const context: { -readonly [K in keyof InstrumenterContext]: InstrumenterContext[K] | undefined } = ((
  globalThis as Record<string, unknown>
)[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}) as InstrumenterContext;

/**
 * Judges mutants of the reference by the conformance suite, in Stryker's worker process, whose working directory is
 * the sandbox. Every run loads the reference again after activating its mutant.
 */
export class ConformanceRunner implements TestRunner {
  readonly #fresh: FreshImport = freshImport(process.cwd());

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async dryRun({ coverageAnalysis, disableBail }: DryRunOptions): Promise<DryRunResult> {
    context.activeMutant = undefined;
    context.hitLimit = undefined;
    const byStand: MutantCoverage = { static: {}, perTest: {} };
    context.mutantCoverage = byStand;
    const tests = await this.#judge(await this.#load(), undefined, disableBail);
    const coverage = coverageByTest(byStand, tests);
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(coverageAnalysis === 'off' ? {} : { mutantCoverage: coverage }),
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    context.activeMutant = activeMutant.id;
    context.hitLimit = hitLimit === undefined ? undefined : Math.ceil(hitLimit / FEWER_HITS);
    context.hitCount = hitLimit === undefined ? undefined : 0;
    const tests = await this.#judgeMutant(testFilter, disableBail);
    const endless = determineHitLimitReached(context.hitCount, context.hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  async dispose(): Promise<void> {
    this.#fresh.end();
  }

  async #load(): Promise<typeof Judging> {
    context.currentTestId = undefined;
    return (await this.#fresh.import(JUDGING)) as typeof Judging;
  }

  async #judgeMutant(filter: readonly string[] | undefined, runAll: boolean): Promise<TestResult[]> {
    let judging: typeof Judging;
    try {
      judging = await this.#load();
    } catch (cause) {
      // A mutant in module code: the log could not even be loaded.
      return testsOf('any', { unopened: String(cause), results: [], verdict: 'unreachable' }, 0);
    }
    return this.#judge(judging, filter, runAll);
  }

  /** Judges the requested set-ups, up to the first that fails unless `runAll` is set. */
  async #judge(judging: typeof Judging, filter: readonly string[] | undefined, runAll: boolean): Promise<TestResult[]> {
    const tests: TestResult[] = [];
    for (const stand of testbedsOf(filter, await judging.testbedNamesOf())) {
      context.currentTestId = stand;
      const began = performance.now();
      const result = await orThrown(judging.judgeTestbed(stand));
      tests.push(...testsOf(stand, result, performance.now() - began));
      if (!runAll && tests.some((test) => test.status === TestStatus.Failed)) break;
    }
    return tests;
  }
}

/** The result of a set-up, or an uncaught exception, which would end a server. */
async function orThrown(judged: Promise<Judging.TestbedResult>): Promise<Judging.TestbedResult> {
  const thrown = Promise.withResolvers<Judging.TestbedResult>();
  const note = (cause: unknown) =>
    thrown.resolve({ unopened: `thrown, and caught by nobody: ${cause}`, results: [], verdict: 'unreachable' });
  process.on('uncaughtException', note);
  try {
    return await Promise.race([judged, thrown.promise]);
  } finally {
    process.off('uncaughtException', note);
  }
}
