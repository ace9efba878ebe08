import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkPage, choicePage, PAGES } from '../../../conformance/command/page-address.ts';
import { choicesOf } from '../../../conformance/core/spec/choice.ts';
import { SUITES } from '../../../conformance/suites.ts';
import { checkPageText } from './check-page.ts';
import { choicePageText } from './choice-page.ts';
import { factsOf } from './facts.ts';
import { INDEX, indexText, suiteIndex, suiteIndexText } from './index-page.ts';
import { requirementGroups, requirementPageText } from './requirement-page.ts';

/** The pages of all suites by path. */
export async function pagesOfSuites(): Promise<readonly (readonly [path: string, text: string])[]> {
  const suites = await Promise.all(SUITES.map(factsOf));
  return [
    [INDEX, indexText(suites)],
    ...suites.flatMap((facts) => [
      [suiteIndex(facts.name), suiteIndexText(facts)] as const,
      ...facts.checks.map((check) => [checkPage(check.id), checkPageText(facts, check)] as const),
      ...requirementGroups(facts.name).map((group) => [group.path, requirementPageText(facts, group)] as const),
      ...choicesOf(facts.name).map(
        (choice) => [choicePage(facts.name, choice.name), choicePageText(facts, choice)] as const,
      ),
    ]),
  ];
}

/** The files in the folder of the pages. Those that are no page any more have to go. */
export const writtenPages = (): readonly string[] =>
  globSync(`${PAGES}/**/*.md`, { cwd: fileURLToPath(new URL('../../../', import.meta.url)) }).map((path) =>
    path.replaceAll('\\', '/'),
  );
