/**
 * Whether date-times name the instants that were published.
 *
 * Follows: interface document, "Event"
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { readDateTime } from '../date/date-time.ts';
import type { ObjectNode } from '../json/value.ts';
import type { FeedEvent } from './event.ts';
import { publishedOccurrences, servedOccurrences, sortedOccurrences } from './occurrences.ts';

/** A feed need not keep the fraction of a second: that is how exact its clock is. */
const SECOND = 1_000_000_000n;

const isSameInstant = (a: bigint | null, b: bigint | null): boolean =>
  a === null || b === null || (a - b < SECOND && b - a < SECOND);

const instantText = (instant: bigint | null): string => {
  const ms = Number((instant ?? 0n) / 1_000_000n);
  return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : `${instant} ns`;
};

/** The first start or end that is another instant. */
export function occurrenceInstantDefect({ times }: FeedEvent, event: ObjectNode): Defect<'occurrence'> | undefined {
  const node = event.members.get('times');
  const served = servedOccurrences(node);
  if (!times || !served || served.length !== times.length) return undefined;
  const [wanted, given] = [sortedOccurrences(publishedOccurrences(times)), sortedOccurrences(served)];
  for (const [i, occurrence] of wanted.entries()) {
    for (const name of ['start', 'end'] as const) {
      const [expected, actual] = [occurrence?.[name] ?? null, given[i]?.[name] ?? null];
      if (isSameInstant(expected, actual)) continue;
      const say = `${name}: the instant ${instantText(expected)}`;
      return {
        reason: 'occurrence',
        expected: say,
        actual: `${instantText(actual)}`,
        at: `${node!.pointer}/${served.indexOf(given[i]!)}/${name}`,
      };
    }
  }
  return undefined;
}

/** The instant of `updated`; undefined if it cannot be judged. */
export function updatedInstant(event: ObjectNode | undefined): bigint | undefined {
  const node = event?.members.get('updated');
  return node?.kind === 'string' ? readDateTime(node.value).value?.epochNanoseconds : undefined;
}

/** The defect of `updated`. */
export function updatedInstantDefect({ updated }: FeedEvent, event: ObjectNode): Defect<'updated'> | undefined {
  const [expected, actual] = [
    updated === null ? undefined : readDateTime(updated).value?.epochNanoseconds,
    updatedInstant(event),
  ];
  if (expected === undefined || actual === undefined || isSameInstant(expected, actual)) return undefined;
  return {
    reason: 'updated',
    expected: `${quotedText(updated!)}, or the same instant`,
    actual: instantText(actual),
    at: `${event.pointer}/updated`,
  };
}
