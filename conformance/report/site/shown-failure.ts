import type { KeptReport } from '../kept/kept-report.ts';
import type { Implementation } from './implementation-facts.ts';
import { implementationFile } from './site-facts.ts';

type Reports = Pick<Implementation, 'folder' | 'report' | 'earlier'>;

/** A report that shows a failure, and where the page of its implementation says so. */
export interface ShownFailure {
  readonly report: KeptReport;
  /** The report after it, which does not show the failure; absent where it is the present one. */
  readonly next?: KeptReport;
  /** The step of the history in which it went; absent where it is the present one. */
  readonly step?: string;
}

/** The latest report of an implementation that shows a failure, `check-id#reason`; undefined where no report does. */
export function shownFailure(one: Reports, key: string): ShownFailure | undefined {
  const all = [one.report, ...one.earlier];
  const place = all.findIndex(({ checks }) => checks.some(({ id, reason }) => `${id}#${reason}` === key));
  if (place === -1) return undefined;
  const next = all[place - 1];
  return next === undefined
    ? { report: all[place]! }
    : { report: all[place]!, next, step: `${implementationFile(one.folder)}#${stepAnchor(one, place - 1)}` };
}

/** The id of the step from an earlier report to the next; it stays the same when later reports come. */
export const stepAnchor = ({ earlier }: Pick<Implementation, 'earlier'>, place: number): string =>
  `history-${earlier.length - place}`;
