/** Runs of the command on logs that are served with some options. */

import {
  type Ended,
  failures,
  reportIn,
  type Served,
  serveLog,
  touchstone,
} from '../../front/cli/command.test-tool.ts';

const ENTRIES = ['--entries', '300'];
export const REKOR = ['--profile', 'rekor-v2'];

/** Judges a log that is served with some options, and ends it. */
export async function judged(served: readonly string[], args: (log: Served) => readonly string[]): Promise<Ended> {
  const log = await serveLog(...ENTRIES, ...served);
  try {
    return await touchstone(['check', 'log', '--vkey', log.vkey, '--allow-writes', '--json', ...args(log)]);
  } finally {
    await log.stop();
  }
}

/** The exit code, and the keys of all failures. */
export const outcome = (ended: Ended) => ({ code: ended.code, failed: failures(reportIn(ended)) });
export const CONFORMANT = { code: 0, failed: [] };
