/** The clients of feeds of `results/`, judged by `touchstone check feed-client`. */
import { join } from 'node:path';
import { inSingleQuotes as quoted } from '../../conformance/core/text/shell-quote.ts';
import { pythonEnvironment } from '../python/environment.ts';
import { checked, type Judge, ROOT } from './program.ts';

const NODE = quoted(process.execPath);
const here = (path: string): string => quoted(join(ROOT, path));
const LIMITS = ['--timeout', '120000', '--budget', '3600'];

const judged = (command: string, report: readonly string[]): Promise<number> =>
  checked(['feed-client', '--kind', 'list', '--command', command, ...LIMITS, ...report]);

const driven =
  (program: string): Judge =>
  (report) =>
    judged(`${NODE} --no-warnings ${here(program)} list {url} {site} {key}`, report);

export const FEED_CLIENTS: Readonly<Record<string, Judge>> = {
  'reference-feed-client': (report) => {
    const program = here('src/reference/feed-client/main.ts');
    return judged(`${NODE} ${program} list --url {url} --site {site} --key {key}`, report);
  },
  uwapi: driven('interop/feed-client/uwapi.ts'),
  'uwaterloo-api': driven('interop/feed-client/uwaterloo-api.ts'),
  uwaterloodriver: async (report) => {
    const driver = here('interop/feed-client/driver.py');
    return judged(`${quoted(await pythonEnvironment())} ${driver} list {url} {site} {key}`, report);
  },
};
