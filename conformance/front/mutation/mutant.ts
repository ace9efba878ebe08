import { createHash } from 'node:crypto';
import type { Location, MutantResult } from '@stryker-mutator/api/core';

/** One mutant and what became of it. */
export interface JudgedMutant {
  /** From the project's folder, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly mutator: string;
  /** The source text that was replaced, and what replaced it: on one line. */
  readonly original: string;
  readonly replacement: string;
  /** Names the mutant within its file, whatever line it stands on. */
  readonly key: string;
  readonly status: MutantResult['status'];
  /** Ids of the tests that failed. */
  readonly killedBy: readonly string[];
  /** What the first of them said, or what went wrong. */
  readonly because?: string;
}

/** What Stryker says of a mutant; the location counts lines and columns from 1, and its end is the first that is not in it. */
export type Reported = Pick<
  MutantResult,
  'location' | 'mutatorName' | 'replacement' | 'status' | 'killedBy' | 'statusReason'
>;

/** How much of a text stands in a key; of a longer one the beginning and a hash. */
const LONGEST = 100;

/** A text on one line, short. */
export function singleLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, 80)}… ${createHash('sha256').update(line).digest('hex').slice(0, 8)}`;
}

/** The text at a location. */
export function mutantText(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined))
    .join('\n');
}

/**
 * The mutants of one file in the order of the source. Those that replace the same text by the same are numbered from
 * the second on, so a key lasts until that text, or one like it above, changes.
 */
export function mutantsOf(file: string, source: string, reported: readonly Reported[]): readonly JudgedMutant[] {
  const seen = new Map<string, number>();
  return reported.toSorted(byPlace).map((reported) => {
    const original = singleLine(mutantText(source, reported.location));
    const replacement = singleLine(reported.replacement ?? '');
    const name = `${reported.mutatorName}: ${original} → ${replacement}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return {
      file,
      line: reported.location.start.line,
      mutator: reported.mutatorName,
      original,
      replacement,
      key: nth === 1 ? name : `${name} (${nth})`,
      status: reported.status,
      killedBy: reported.killedBy ?? [],
      ...(reported.statusReason === undefined ? {} : { because: reported.statusReason }),
    };
  });
}

function byPlace(a: Reported, b: Reported): number {
  const { start, end } = a.location;
  const { start: otherStart, end: otherEnd } = b.location;
  return (
    start.line - otherStart.line ||
    start.column - otherStart.column ||
    otherEnd.line - end.line ||
    otherEnd.column - end.column ||
    compare(a.mutatorName, b.mutatorName) ||
    compare(a.replacement ?? '', b.replacement ?? '')
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Whether a mutant was noticed: by a test, or because it never came to an end. */
export function isKilled({ status }: Pick<JudgedMutant, 'status'>): boolean {
  return status === 'Killed' || status === 'Timeout';
}

/** Whether nobody noticed a mutant. What could not be run is neither. */
export function isSurvivor({ status }: Pick<JudgedMutant, 'status'>): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}
