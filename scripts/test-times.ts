/**
 * What each file of tests takes. Vitest reports it here and begins with the files that take longest, and `npm test` holds
 * it against what is written down in `test-times.json`. It fails nothing.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const RECORD = new URL('test-times.json', import.meta.url);
/** Where the last run is kept. */
const LAST = new URL('../node_modules/.cache/touchstone/last-run.json', import.meta.url);
/** What takes less is not written down. */
const SHORT_MS = 1000;
/** A file has grown when it takes so many times as much, and at least so long. */
const [FACTOR, FLOOR_MS] = [3, 2000];

type Times = Readonly<Record<string, number>>;

/** What came of a run, by files. */
export interface LastRun {
  readonly times: Times;
  readonly passed: number;
  readonly failed: number;
  /** Tests that were skipped, by their names. */
  readonly skipped: readonly string[];
}

export const recordedTimes = (): Times => JSON.parse(readFileSync(RECORD, 'utf8')) as Times;
export const lastRun = (): LastRun => JSON.parse(readFileSync(LAST, 'utf8')) as LastRun;

/** Writes down what the files of a run took, and keeps what is written down of others. */
export function record({ times }: LastRun): void {
  const all = Object.entries({ ...recordedTimes(), ...times }).filter(([, ms]) => ms >= SHORT_MS);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
}

/** The files that take longer than is written down, on a machine that is as slow as the whole run says. */
export function grown(times: Times, recorded: Times): readonly string[] {
  const of = (file: string) => recorded[file] ?? SHORT_MS;
  const files = Object.keys(times);
  const sum = (each: (file: string) => number) => files.reduce((all, file) => all + each(file), 0);
  const slowness = Math.max(1, sum((file) => times[file]!) / Math.max(1, sum(of)));
  return files
    .filter((file) => times[file]! > Math.max(FLOOR_MS, FACTOR * slowness * of(file)))
    .map((file) => `${file}: ${seconds(times[file]!)}, recorded ${seconds(of(file))}`);
}

/** A time for people. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * One begun last would be waited for by all the others. Files with a worker of their own come before: Vitest ends a worker that
 * other files share when such a file is next, and the modules would be loaded again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const recorded = recordedTimes();
    const time = ({ moduleId }: TestSpecification) => recorded[relative(root, moduleId)] ?? 0;
    const isAlone = ({ project }: TestSpecification) => Number(project.config.isolate);
    return (await super.sort(files)).sort((a, b) => isAlone(b) - isAlone(a) || time(b) - time(a));
  }
}

/** Keeps what came of the run. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const run: LastRun = {
      times: Object.fromEntries(modules.map((module) => [relative(root, module.moduleId), timeOf(module)])),
      passed: count('passed'),
      failed: count('failed'),
      skipped: tests
        .filter((test) => test.result().state === 'skipped')
        .map((test) => `${relative(root, test.module.moduleId)}: ${test.fullName}`),
    };
    mkdirSync(dirname(fileURLToPath(LAST)), { recursive: true });
    writeFileSync(LAST, JSON.stringify(run));
  }
}

function timeOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return Math.round(duration + collectDuration + setupDuration);
}
