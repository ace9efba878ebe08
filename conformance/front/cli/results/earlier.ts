import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptReport } from '../../../report/kept/kept-report.ts';
import { readKept } from './read-kept.ts';

/** An earlier report, and its place in the order in which they were kept; 0 where its file has no number. */
interface NumberedReport {
  readonly number: number;
  readonly report: KeptReport;
}

/**
 * The earlier reports of an implementation, the latest first: by the numbers of their files. Those without a number are
 * older, and stand by their days.
 */
export function readEarlier(folder: string): readonly KeptReport[] {
  return numberedReports(folder)
    .sort((a, b) => b.number - a.number || b.report.day.localeCompare(a.report.day, 'en'))
    .map(({ report }) => report);
}

/** Moves the report in a file among the earlier ones, as the latest of them, and gives its new path. */
export function keepEarlier(path: string, report: KeptReport, folder: string): string {
  const numbers = numberedReports(folder).map(({ number }) => number);
  const number = Math.max(numbers.length, ...numbers) + 1;
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${number}-${nameOf(report)}`);
  renameSync(path, kept);
  return kept;
}

/** The versions that a report is of: where they are others, the one before it becomes an earlier report. */
export const versionsOf = ({ implementation, tool }: KeptReport): string =>
  `${implementation.version}-touchstone-${tool.version}`;

const nameOf = (report: KeptReport): string => `${versionsOf(report).replaceAll(/[^\w.-]+/g, '-')}.json`;

function numberedReports(folder: string): NumberedReport[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const report = readKept(join(folder, name));
      const own = nameOf(report);
      // What stands before its own name is a number; a version may begin with one as well.
      const [, number] = name.endsWith(own) ? (/^(\d{1,9})-$/.exec(name.slice(0, -own.length)) ?? []) : [];
      return { number: Number(number ?? 0), report };
    });
}
