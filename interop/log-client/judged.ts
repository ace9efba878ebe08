/** Judges clients of logs that others wrote, by `touchstone check log-client`. */
import { touchstone } from '../../conformance/front/cli/command.test-tool.ts';
import type { Report } from '../../conformance/report/document/report.ts';

/** Quotes a path for the shell. */
export const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`;

/**
 * The report on a client of some kinds. A look may take two minutes: a client makes keys of RSA with 4096 bits, which
 * takes a busy machine longer than the usual 20 seconds.
 */
export async function judgedClient(kinds: readonly string[], command: string, ...args: string[]): Promise<Report> {
  const limits = ['--timeout', '120000'];
  const words = ['check', 'log-client', '--kind', ...kinds, '--command', command, ...limits, '--json', ...args];
  const { stdout, stderr } = await touchstone(words);
  if (stdout === '') throw new Error(`no report: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** The lies that it believed and the truths that it refused, each by its key and the log, sorted. */
export function clientFailures({ checks }: Report): readonly string[] {
  return checks
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ id, reason, level, at }) => `${level} ${id}#${reason}: ${at}`)
    .sort();
}
