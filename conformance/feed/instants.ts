/** Whether date-times name the instants that were published. */
import type { Defect } from '../core/defect.ts';
import type { FeedEvent } from '../core/feed-event.ts';
import { readDateTime } from '../oracle/date-time.ts';
import { quote } from '../oracle/quote.ts';
import { asked, inOrder, occurrencesIn } from './compare.ts';
import type { JsonObject } from './reading.ts';

/** A feed need not keep the fraction of a second: that is how exact its clock is. */
const SECOND = 1_000_000_000n;

const isSame = (a: bigint | null, b: bigint | null): boolean =>
  a === null || b === null || (a - b < SECOND && b - a < SECOND);

const written = (instant: bigint | null): string => {
  const ms = Number((instant ?? 0n) / 1_000_000n);
  return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : `${instant} ns`;
};

/** The first start or end that is another instant. */
export function timesAtDefect({ times }: FeedEvent, event: JsonObject): Defect<'occurrence'> | undefined {
  const node = event.members.get('times');
  const found = occurrencesIn(node);
  if (!times || !found || found.length !== times.length) return undefined;
  const [wanted, given] = [inOrder(asked(times)), inOrder(found)];
  for (const [i, one] of wanted.entries()) {
    for (const name of ['start', 'end'] as const) {
      const [expected, actual] = [one?.[name] ?? null, given[i]?.[name] ?? null];
      if (isSame(expected, actual)) continue;
      const say = `${name}: the instant ${written(expected)}`;
      return {
        reason: 'occurrence',
        expected: say,
        actual: `${written(actual)}`,
        at: `${node!.pointer}/${found.indexOf(given[i]!)}/${name}`,
      };
    }
  }
  return undefined;
}

/** The instant of `updated`; undefined where there is none to judge. */
export function updatedIn(event: JsonObject | undefined): bigint | undefined {
  const node = event?.members.get('updated');
  return node?.kind === 'string' ? readDateTime(node.value).value?.epochNanoseconds : undefined;
}

/** What is wrong with `updated`. */
export function updatedAtDefect({ updated }: FeedEvent, event: JsonObject): Defect<'updated'> | undefined {
  const [expected, actual] = [
    updated === null ? undefined : readDateTime(updated).value?.epochNanoseconds,
    updatedIn(event),
  ];
  if (expected === undefined || actual === undefined || isSame(expected, actual)) return undefined;
  return {
    reason: 'updated',
    expected: `${quote(updated!)}, or the same instant`,
    actual: written(actual),
    at: `${event.pointer}/updated`,
  };
}
