import type { Report } from '../document/report.ts';
import { htmlReport } from './html.ts';

/** The page of a report, with the texts of a run. */
export const pageOf = (report: Report): string =>
  htmlReport(report, {
    reasons: new Map([['log/fake/served#missing', 'it is `not` served']]),
    here: (at) => `${at} (here: x)`,
    command: 'npx touchstone check log --url https://log.example',
    launcher: 'npx touchstone',
  });
