import type { Problem } from '../../core/text/error-section.ts';
import { missingFile } from '../program/command-paths.ts';
import type { ClientCommand } from './client-command.ts';
import type { Seen } from './seen.ts';

/** Exit codes of a shell for a file that is not executable, and for a program that does not exist. */
const NO_PROGRAM = /^exit code 12[67]$/;

/** Why the end of a look shows that a command does not run at all; undefined if it may have run. */
export function whyNoProgram(
  { ended, content }: Pick<Seen, 'ended' | 'content'>,
  { command, cwd }: Pick<ClientCommand, 'command' | 'cwd'>,
): Problem | undefined {
  const section = 'a-program-cannot-be-run';
  if (NO_PROGRAM.test(ended)) return { sentence: 'there is no such program, or it cannot be executed', section };
  const file = content ? undefined : missingFile(cwd, command);
  return file === undefined ? undefined : { sentence: `there is no file ${file}`, section };
}
