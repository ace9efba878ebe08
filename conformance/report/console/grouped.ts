/** Groups checks under the cause or note that they share. */

import type { CheckReport } from '../document/report.ts';
import { causeOf } from './cause.ts';
import { wrap } from './wrap.ts';

/** A list may name every check, so it is broken even in a file. */
const LIST_WIDTH = 120;
/** A brief report names only the topics of more checks with the same cause. */
export const MUCH = 12;

type Judged = Parameters<typeof causeOf>[0];

/** A request that got no answer: its method and address, and how the connection failed. */
const UNANSWERED = /^[A-Z]+ https?:\S+: ((?:the connection was (?:refused|closed)|no complete answer came in time).*)$/;

/** Checks by cause. Where the target has gone, each request fails at another address: those are one cause. */
export function byCause<C extends Judged>(checks: readonly C[]): Map<string, C[]> {
  const failures = checks.map((check) => UNANSWERED.exec(causeOf(check)));
  const addresses = new Set(failures.flatMap((failure) => failure?.[0] ?? []));
  if (addresses.size < 2) return Map.groupBy(checks, causeOf);
  const ways = [...new Set(failures.flatMap((failure) => failure?.[1] ?? []))].join(', or ');
  const shared = `${addresses.size} requests got no answer: ${ways}`;
  return Map.groupBy(checks, (check) => (UNANSWERED.test(causeOf(check)) ? shared : causeOf(check)));
}

const keyOf = ({ id, reason }: Pick<CheckReport, 'id' | 'reason'>): string => (reason ? `${id}#${reason}` : id);

/** A line of a list of failures. */
export const failureKeyLine = (check: CheckReport): string => `  ${keyOf(check)}`;

/** How many checks have each cause. */
export const countsByCause = (checks: readonly CheckReport[]): string[] =>
  [...byCause(checks)].map(([text, ones]) => `  ${text} (${ones.length})`);

/** The checks by cause, each cause on a line above its checks. */
export function groupedByCause(checks: readonly Judged[], width: number | undefined): string[] {
  return [...byCause(checks)].flatMap(([text, ones]) => block(text, named(ones), width));
}

/** Whether a cause has too many checks to name each. */
export function hasLargeGroup(checks: readonly Judged[]): boolean {
  return [...byCause(checks).values()].some(({ length }) => length > MUCH);
}

/** The checks by cause; a cause with many checks shows only their number by topic. */
export function foldedByCause(checks: readonly Judged[], width: number | undefined): string[] {
  return [...byCause(checks)].flatMap(([text, ones]) =>
    block(text, ones.length > MUCH ? topics(ones) : named(ones), width),
  );
}

/** The notes on passes, each once above its checks. */
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

/** The topics of checks with their numbers; the second part of an id is the topic. */
export function topics(checks: readonly Pick<Judged, 'id'>[]): string {
  const by = Map.groupBy(checks, ({ id }) => id.split('/')[1]!);
  return `${checks.length} checks: ${[...by].map(([topic, { length }]) => `${topic} (${length})`).join(', ')}`;
}
