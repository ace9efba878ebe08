import { stripVTControlCharacters } from 'node:util';
import type { Run } from '../../target/run.ts';

/** As in `(Y/n)`, `[yes/no]`, `y|n`. */
const YES_OR_NO = /\by(?:es)?\s*[/|]\s*no?\b/i;
/** Words of a question in which yes may decline the migration, or which wants another text. */
const OTHERWISE = /\b(?:abort|cancel|stop|quit|exit|leave|skip|decline|refuse|type|enter|write|name|phrase)\b/i;

/** Whether a run printed a question with the answers yes and no, of which yes continues the migration. */
export function offersYes({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): boolean {
  const output = stripVTControlCharacters(`${stdout.text}\n${stderr.text}`);
  const questions = output.split(/[\r\n]+/).filter((line) => YES_OR_NO.test(line));
  return questions.length > 0 && !questions.some((line) => OTHERWISE.test(line));
}
