import type { Report } from '../document/report.ts';
import { htmlElement } from './element.ts';
import { type PageSection, section } from './page-section.ts';
import { code, plainText, table } from './texts.ts';

/** How the run stands to the baseline: entries that no longer fit, and checks that are known to be flaky. */
export function baselineSections({ baseline: { stale, flaky = [] } }: Report): readonly PageSection[] {
  const staleRows = stale.map(({ entry, message }) => [code(entry.match), plainText(message)]);
  const flakyRows = flaky.map(({ match, because, issue, until }) => [
    code(match),
    plainText(because ?? issue ?? ''),
    plainText(until ?? 'no day'),
  ]);
  return [
    ...(stale.length === 0
      ? []
      : [
          section(
            'stale',
            `Stale entries of the baseline (${stale.length})`,
            table('Entries that expect what did not happen', ['Entry', 'What to do'], staleRows),
          ),
        ]),
    ...(flaky.length === 0
      ? []
      : [
          section(
            'flaky',
            `Known to be flaky (${flaky.length})`,
            htmlElement('p', {}, 'These checks sometimes fail. Their failures do not fail the run.'),
            table('Entries for flaky checks', ['Entry', 'Why', 'Until'], flakyRows),
          ),
        ]),
  ];
}
