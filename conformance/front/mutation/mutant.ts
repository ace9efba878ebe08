import { createHash } from 'node:crypto';
import type { Location, MutantResult } from '@stryker-mutator/api/core';

/** One mutant and its result. */
export interface JudgedMutant {
  /** Relative to the project's folder, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly mutator: string;
  /** The replaced source text and its replacement, each on one line. */
  readonly original: string;
  readonly replacement: string;
  /** Identifies the mutant within its file, independent of its line. */
  readonly key: string;
  readonly status: MutantResult['status'];
  /** Ids of the tests that failed. */
  readonly killedBy: readonly string[];
  /** The message of the first failed test, or the error. */
  readonly because?: string;
}

/** A mutant as Stryker reports it; the location counts lines and columns from 1, and its end is exclusive. */
export type Reported = Pick<
  MutantResult,
  'location' | 'mutatorName' | 'replacement' | 'status' | 'killedBy' | 'statusReason'
>;

/** The longest text in a key; a longer text is replaced by its beginning and a hash. */
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
 * The mutants of one file in the order of the source. Mutants with the same original and replacement are numbered from
 * the second on, so a key lasts until that text, or an equal text above it, changes.
 */
export function mutantsOf(file: string, source: string, reported: readonly Reported[]): readonly JudgedMutant[] {
  const counts = new Map<string, number>();
  return reported.toSorted(byPlace).map((reported) => {
    const original = singleLine(mutantText(source, reported.location));
    const replacement = singleLine(reported.replacement ?? '');
    const name = `${reported.mutatorName}: ${original} → ${replacement}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
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

/** Whether a mutant was killed: by a test, or because it never ended. */
export function isKilled({ status }: Pick<JudgedMutant, 'status'>): boolean {
  return status === 'Killed' || status === 'Timeout';
}

/** Whether no test killed a mutant. A mutant that could not be run is neither killed nor a survivor. */
export function isSurvivor({ status }: Pick<JudgedMutant, 'status'>): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}
