/** Runs a migration tool once, with `--help` alone. */

import { openPlace } from '../../../lab/place/own-place.ts';
import { commandForAnyFolder } from '../../../lab/program/command-paths.ts';
import { programRunner } from '../../../lab/program/program.ts';
import { programEndText } from '../../../lab/program/program-result.ts';
import { COMMAND_WORDS } from '../../target/command/words.ts';

/** What the help of a tool says. */
export interface FoundTool {
  /** Why there is no help; undefined if there is. */
  readonly why?: string;
  /** The commands of the interface document that the help does not mention. */
  readonly unmentioned: readonly string[];
}

const TIMEOUT_MS = 20_000;

/** The help of a command line, which runs in an empty folder of its own, as in a run of the checks. */
export async function findTool(command: string, cwd: string, signal: AbortSignal): Promise<FoundTool> {
  await using place = openPlace({ rpc: '', network: 'private', timeoutMs: TIMEOUT_MS, stop: signal });
  const line = commandForAnyFolder(cwd, command);
  const { ended, stdout, stderr } = await programRunner(undefined, cwd)(
    ['/bin/sh', '-c', `${line} "$@"`, 'sh', '--help'],
    place,
  );
  signal.throwIfAborted();
  const help = `${stdout.text}\n${stderr.text}`;
  if (ended.by !== 'exit' || ended.code !== 0) {
    const [first = ''] = help.trim().split('\n');
    return { why: `${programEndText(ended)}${first === '' ? '' : `: ${first}`}`, unmentioned: [] };
  }
  return { unmentioned: COMMAND_WORDS.filter((word) => !new RegExp(`\\b${word}\\b`).test(help)) };
}
