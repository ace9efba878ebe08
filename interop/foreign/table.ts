/** The table of results in the documentation. */

import { percentText, type Score } from '../../conformance/front/mutation/mutation-result.ts';
import type { ForeignResult } from './foreign-result.ts';

const HEAD = ['Program', 'Judged', 'Noticed', 'Of what an observer could see', 'Of what a source rules out'];

/** A percentage of fewer changes would say more than they do. */
const FEW = 20;

/** The results as a table in Markdown. */
export function foreignTable(results: readonly ForeignResult[]): string {
  const rows = results.map(({ suite, all, visible, judgeable }) => [
    `\`${suite}\``,
    `${all.mutants}`,
    ...[all, visible, judgeable].map(scoreText),
  ]);
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function scoreText(score: Score): string {
  const { killed, mutants } = score;
  return mutants < FEW ? `${killed} of ${mutants}` : `${percentText(score)} (${killed}/${mutants})`;
}

/** The page with its first table replaced. */
export function withTable(page: string, table: string): string {
  return page.replace(/^\|.*(\n\|.*)*/m, () => table);
}
