import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { runInOwnProcess } from '../conformance/front/cli/hostile/own-process.test-tool.ts';
import { start } from './child.ts';
import type { Row } from './table.ts';

const EVENTS = [10, 10_000];
/** What a run may take of the memory of a machine that does other things as well, in megabytes. */
const MOST_MB = 400;

/** The most resident memory that a process of a run has, against the reference feed with few events and with many. */
export async function* feedRun(folder: string): AsyncGenerator<Row> {
  for (const events of EVENTS) {
    const served = await start('serve-feed.ts', [mkdtempSync(join(folder, 'run-')), String(events)]);
    try {
      const base = served.line.replace(/\/events\/engineering$/, '');
      const argv = ['check', 'feed', '--url', base, '--site', 'engineering', '--key-env', 'BENCH_KEY', '--quiet'];
      const { code, stderr, peakMb } = await runInOwnProcess(argv, { env: { ...process.env, BENCH_KEY: 'bench' } });
      if (code !== 0)
        throw new Error(`Expected a conformant feed of ${events} events, found exit code ${code}: ${stderr}`);
      const name = `a run against a feed of ${events} events`;
      const measured = `${peakMb.toFixed(0)} MB`;
      yield { name, measured, ratio: peakMb / MOST_MB, divisor: `${MOST_MB} MB`, aim: { most: 1 } };
    } finally {
      await served.stop();
    }
  }
}
