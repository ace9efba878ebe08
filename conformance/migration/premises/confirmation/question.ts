/** Whether what a run showed is a question that offers yes and no. */

import { stripVTControlCharacters } from 'node:util';
import type { Run } from '../../target/run.ts';

/** As in `(Y/n)`, `[yes/no]`, `y|n`. */
const YES_OR_NO = /\by(?:es)?\s*[/|]\s*no?\b/i;
/** Where yes may mean that nothing is to be done, or where something else is to be typed. */
const OTHERWISE = /\b(?:abort|cancel|stop|quit|exit|leave|skip|decline|refuse|type|enter|write|name|phrase)\b/i;

/** Whether what a run showed has a question that offers yes and no for answers, and that yes lets it go on. */
export function offersYes({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): boolean {
  const output = stripVTControlCharacters(`${stdout.text}\n${stderr.text}`);
  const questions = output.split(/[\r\n]+/).filter((line) => YES_OR_NO.test(line));
  return questions.length > 0 && !questions.some((line) => OTHERWISE.test(line));
}
