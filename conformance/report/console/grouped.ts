/** Checks under what they have in common, so that it is read once. */

import type { CheckReport } from '../document/document.ts';
import { causeOf } from './cause.ts';
import { wrap } from './wrap.ts';

/** A list of checks may name all of them: it is broken also where it goes to a file. */
const LIST_WIDTH = 120;
/** More checks of one cause than a terminal need show. */
const MUCH = 12;

type Judged = Parameters<typeof causeOf>[0];

const keyOf = ({ id, reason }: Pick<CheckReport, 'id' | 'reason'>): string => (reason ? `${id}#${reason}` : id);

/** A line of a list of failures. */
export const failureKeyLine = (check: CheckReport): string => `  ${keyOf(check)}`;

/** How many checks have each cause. */
export const countsByCause = (checks: readonly CheckReport[]): string[] =>
  [...Map.groupBy(checks, causeOf)].map(([text, ones]) => `  ${text} (${ones.length})`);

/** Checks that have the same cause under one line. */
export function groupedByCause(checks: readonly Judged[], width: number | undefined): string[] {
  return [...Map.groupBy(checks, causeOf)].flatMap(([text, ones]) => block(text, named(ones), width));
}

/** Whether one cause has more checks than need be named. */
export function hasLargeGroup(checks: readonly Judged[]): boolean {
  return [...Map.groupBy(checks, causeOf).values()].some(({ length }) => length > MUCH);
}

/** The same, but of a cause that has many checks only how many they are of which topics. */
export function foldedByCause(checks: readonly Judged[], width: number | undefined): string[] {
  return [...Map.groupBy(checks, causeOf)].flatMap(([text, ones]) =>
    block(text, ones.length > MUCH ? topics(ones) : named(ones), width),
  );
}

/** What the passes of some checks stand for, each note once. */
export function groupedByNote(checks: readonly CheckReport[], width: number | undefined): string[] {
  return [...Map.groupBy(checks, ({ note }) => note ?? '')].flatMap(([note, ones]) =>
    block(note, ones.map(({ id }) => id).join(', '), width),
  );
}

const block = (text: string, list: string, width: number | undefined): string[] => [
  `  ${wrap(text, 2, width)}`,
  `      ${wrap(list, 6, width ?? LIST_WIDTH)}`,
];

const named = (checks: readonly Judged[]): string => checks.map(keyOf).join(', ');

/** The second part of an id is the topic that the check is of. */
function topics(checks: readonly Judged[]): string {
  const by = Map.groupBy(checks, ({ id }) => id.split('/')[1]!);
  return `${checks.length} checks: ${[...by].map(([topic, { length }]) => `${topic} (${length})`).join(', ')}`;
}
