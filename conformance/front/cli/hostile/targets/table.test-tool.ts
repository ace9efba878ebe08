/** The table of hostile targets in `docs/hostile-targets.md`. */

import { fileURLToPath } from 'node:url';
import type { HostileTarget } from './hostile-target.test-tool.ts';
import type { HostileRun } from './run.test-tool.ts';

export const TABLE_FILE = 'docs/hostile-targets.md';
const ADDRESS = /\b(127\.0\.0\.1|localhost):\d+/g;
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const LONGEST = 150;

const INTRODUCTION = `# Hostile targets

A target may answer without end, or never, or with more than a machine can hold. Each of these is judged by
\`npm run hostile\`, in processes of its own and one after another, and this page has what it measured: the time from the
start of the command to its end, the most memory that one of its processes had, the exit code, and the judgement. The
nodes answer the reference migration tool, which fails with 1 and a sentence; all others are judged by \`touchstone check\`,
with \`--timeout\` of 3 to 5 s and \`--budget\` of 20 to 60 s. The default of these is 10 s and 300 s, so a run without them can take longer.

No run may end with 70, which would be a fault of Touchstone, nor without an end. \`npm run soak -- hostile\` runs all of them
and holds this.
`;

/** The row of a target begins so. */
export const rowStart = ({ name, of, does }: HostileTarget): string => `| ${of} | ${name} | ${does} |`;

/** The rows of a page, in its order. */
export const rowsIn = (page: string): readonly string[] =>
  page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Interface|---) /.test(line));

/** The row of a target among others. */
export const rowOf = (target: HostileTarget, rows: readonly string[]): string | undefined =>
  rows.find((row) => row.startsWith(rowStart(target)));

/** The page with the rows of these runs, and of the targets that did not run with those that it had. */
export function hostilePage(targets: readonly HostileTarget[], runs: readonly HostileRun[], before: string): string {
  const rows = [...runs.map(row), ...rowsIn(before)];
  const head = [
    '| Interface | Target | What it does | Time | Memory | Exit code | Judgement |',
    '| --- | --- | --- | --: | --: | --: | --- |',
  ];
  return [INTRODUCTION, ...head, ...targets.flatMap((target) => rowOf(target, rows) ?? []), ''].join('\n');
}

function row({ target, seconds, peakMb, code, judgement }: HostileRun): string {
  const cells = [`${seconds.toFixed(1)} s`, `${Math.round(peakMb)} MB`, `${code}`, cell(judgement)];
  return `${rowStart(target)} ${cells.join(' | ')} |`;
}

/** A text without what is another one in each run, in one line. */
function cell(text: string): string {
  const plain = text.replaceAll(process.execPath, 'node').replaceAll(ROOT, '').replace(ADDRESS, '$1');
  const line = plain.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
