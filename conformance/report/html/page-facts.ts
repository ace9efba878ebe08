import type { ReasonTexts } from '../cases/cases.ts';
import type { CheckReport, Report, RequirementReport } from '../document/report.ts';

/** What the page needs beside the report. */
export interface PageOptions {
  readonly reasons: ReasonTexts;
  /** Adds the target's own name to a place in the document's words (`withTargetName`). */
  readonly here: (at: string) => string;
  /** The command of the run, for the line that judges one check again. */
  readonly command: string;
  /** How Touchstone is started: `npx touchstone`. */
  readonly launcher: string;
}

/** What every part of the page may use. */
export interface PageFacts extends PageOptions {
  readonly report: Report;
  readonly requirements: ReadonlyMap<string, RequirementReport>;
  /** The ids of the checks that stand on the page in full. */
  readonly shown: ReadonlySet<string>;
  /** How many UTF-16 units of one body the page has. */
  readonly bodyChars: number;
}

/** About how many UTF-16 units all bodies of a page may have together. */
const ALL_BODIES = 400_000;
/** The most and the fewest of one body. */
const MOST = 4000;
const FEWEST = 160;

/** The facts for a page on which these checks stand in full. */
export function pageFacts(report: Report, options: PageOptions, inFull: readonly CheckReport[]): PageFacts {
  const bodies = inFull.reduce((sum, { exchanges }) => sum + 2 * exchanges.length, 0);
  return {
    ...options,
    report,
    requirements: new Map(report.requirements.map((requirement) => [requirement.id, requirement])),
    shown: new Set(inFull.map(({ id }) => id)),
    bodyChars: Math.max(FEWEST, Math.min(MOST, Math.floor(ALL_BODIES / Math.max(1, bodies)))),
  };
}

/** The id of a check's element. */
export const checkAnchor = (id: string): string => `check-${id.replace(/[^a-z0-9-]/g, '-')}`;

/** The id of a requirement's element. */
export const requirementAnchor = (id: string): string => `requirement-${id.replace(/[^A-Za-z0-9-]/g, '-')}`;
