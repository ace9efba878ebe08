import { errorLines } from '../../../core/text/error-lines.ts';
import { programEndText } from '../../../lab/program/program-result.ts';
import type { Run } from '../../target/run.ts';
import { chainHint } from './chain-hint.ts';

/** How a run ended, for `actual`: its end, and the last lines of its output. */
export function runSummary(run: Run): string {
  const end = run.rejected === undefined ? programEndText(run.ended) : `rejected: ${run.rejected}`;
  const words = errorLines(run.stderr.text.trim() || run.stdout.text, 3)
    .join(' ')
    .slice(0, 300);
  if (words !== '') return `${end}; its output: ${words}${chainHint(run)}`;
  return `${run.rejected === undefined ? `${end}, without output` : end}${chainHint(run)}`;
}
