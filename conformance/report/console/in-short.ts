import { isWarning } from '../document/document.ts';
import { legibleReport } from '../document/legible-report.ts';
import type { Report } from '../document/report.ts';
import { closing } from './closing.ts';
import { failureKeyLine } from './grouped.ts';
import { painter } from './paint.ts';
import { wrap } from './wrap.ts';

/** The last lines of a report and the names of its failures: verdict, choices, counts, what failed and what warned. */
export function reportInShort(
  given: Report,
  { colour, width }: { readonly colour: boolean; readonly width?: number },
): string {
  const report = legibleReport(given);
  const failed = report.checks.filter(({ outcome }) => outcome === 'fail');
  const kinds = Map.groupBy(failed, (check) => (isWarning(check, report.strict) ? 'Warned' : 'Failed'));
  const lines = [
    ...closing(report, painter(colour)).map(([label, text]) => label + wrap(text, 9, width)),
    ...(['Failed', 'Warned'] as const).flatMap((word) => {
      const checks = kinds.get(word) ?? [];
      return checks.length === 0 ? [] : [`${word} (${checks.length})`, ...checks.map(failureKeyLine)];
    }),
  ];
  return `${lines.join('\n')}\n`;
}
