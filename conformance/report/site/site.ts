import { implementationPage } from './implementation-page.ts';
import { indexPage } from './index-page.ts';
import { matrixPage } from './matrix-page.ts';
import { outcomeCounts } from './outcome-counts.ts';
import { implementationFile, type SiteFacts, shownSuites } from './site-facts.ts';
import { sitePageText } from './site-page.ts';
import { trophiesPage } from './trophies-page.ts';

/** The version of the shape of `results.json`. */
const SITE_SCHEMA = 'touchstone/results/1';

/** The file with the table as data, by which a site is known. */
export const SITE_TABLE = 'results.json';

/** All files of the site by name: pages that load nothing, and the same table as data. */
export function resultsSite(facts: SiteFacts): ReadonlyMap<string, string> {
  const pages = [
    indexPage(facts),
    ...shownSuites(facts).map((suite) => matrixPage(facts, suite)),
    ...facts.implementations.map((one) => implementationPage(facts, one)),
    ...(facts.trophies.length > 0 ? [trophiesPage(facts)] : []),
  ];
  return new Map([
    ...pages.map((page) => [page.file, sitePageText(facts, page)] as const),
    [SITE_TABLE, tableText(facts)] as const,
  ]);
}

/** The table of the index as data. */
function tableText({ implementations, version }: SiteFacts): string {
  const rows = implementations.map(({ folder, name, version: judged, suite, kind, command, report }) => ({
    name,
    version: judged,
    suite,
    kind,
    verdict: report.verdict,
    requirements: Object.fromEntries(outcomeCounts(report)),
    day: report.day,
    command,
    page: implementationFile(folder),
  }));
  return `${JSON.stringify({ schema: SITE_SCHEMA, version, implementations: rows }, undefined, 2)}\n`;
}
