import type { Measure } from './measure.ts';
import { isGenerated, isTypeScript, type SourceFile } from './sources.ts';

const MEDIAN = 40;
const NINETIETH = 120;
const LONGEST = 420;

/** Lines per file: the median, the 90th percentile and the longest. */
export function linesPerFile(files: readonly SourceFile[]): readonly Measure[] {
  const all = files
    .filter((file) => isTypeScript(file) && !isGenerated(file))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => all[Math.floor((all.length - 1) * share)]?.lines ?? 0;
  const found = all
    .slice(-5)
    .reverse()
    .map(({ path, lines }) => `${path}: ${lines}`);
  return [
    { title: 'lines of a file, median', value: at(0.5), atMost: MEDIAN, found },
    { title: 'lines of a file, 90th percentile', value: at(0.9), atMost: NINETIETH, found },
    { title: 'lines of the longest file', value: at(1), atMost: LONGEST, found },
  ];
}
