import { ABSENCE_TEXTS } from '../../core/target/absence-texts.ts';
import type { Absence } from '../../core/target/target.ts';
import type { Report } from '../document/report.ts';
import { htmlElement } from './element.ts';
import { type PageSection, section } from './page-section.ts';
import { code, plainText, table } from './texts.ts';

/** Why a part is absent, in the words of the checks that need it. */
function absenceText({ checks }: Report, name: string, why: string): string {
  const lacking = checks.find(({ because }) => because === `${name} ${why}`);
  return lacking?.remedy ?? ABSENCE_TEXTS[why as Absence] ?? why;
}

/** What the target chose where the sources leave it open, what it lacks, and what the run left in it. */
export function coverageSections(report: Report): readonly PageSection[] {
  const { declared, observed } = report.choices;
  const names = [...new Set([...Object.keys(declared), ...Object.keys(observed)])].sort();
  const options = { declared: declared as Record<string, string>, observed: observed as Record<string, string> };
  const choices = names.map((name) => [
    code(name),
    options.declared[name] === undefined ? 'not declared' : code(options.declared[name]),
    options.observed[name] === undefined ? 'not observed' : code(options.observed[name]),
  ]);
  const absent = Object.entries(report.scope.absent).map(([name, why]) => [
    code(name),
    plainText(absenceText(report, name, why)),
  ]);
  const { left = [] } = report;
  return [
    ...(choices.length === 0
      ? []
      : [
          section(
            'choices',
            `Choices (${choices.length})`,
            htmlElement(
              'p',
              {},
              'Points that the sources leave open. A declared choice is enforced; the others were observed.',
            ),
            table('Choices of the target', ['Choice', 'Declared', 'Observed'], choices),
          ),
        ]),
    ...(absent.length === 0
      ? []
      : [
          section(
            'absent',
            `Not there (${absent.length})`,
            table('Parts of the target that the run could not use', ['Part', 'Why'], absent),
          ),
        ]),
    ...(left.length === 0
      ? []
      : [
          section(
            'left',
            `Left in the target (${left.length})`,
            htmlElement('p', {}, 'The run made these and did not see them removed.'),
            htmlElement(
              'ul',
              {},
              left.map((item) =>
                htmlElement(
                  'li',
                  {},
                  code(
                    Object.entries(item)
                      .map(([name, value]) => `${name}: ${value}`)
                      .join(', '),
                  ),
                ),
              ),
            ),
          ),
        ]),
  ];
}
