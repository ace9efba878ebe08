import { randomUUID } from 'node:crypto';

/**
 * What the runner of GitHub Actions may take for a command: `::` at the beginning of a line, `##[` anywhere in it. See
 * "Workflow commands for GitHub Actions".
 */
const COMMAND = /^[^\S\r\n\u2028\u2029]*::|##\[/m;

/**
 * A text of lines for the log of a job. Where a target has put a workflow command into it, the text asks the runner
 * to obey no command until a word that the target cannot know.
 */
export function withoutCommands(text: string): string {
  if (!COMMAND.test(text)) return text;
  const word = randomUUID();
  return `::stop-commands::${word}\n${text}::${word}::\n`;
}
