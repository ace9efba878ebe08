/**
 * Items of the run in messages: the item, the requested values, and the values that the publisher reports.
 *
 * Follows: spec/feed/publishing.md
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { FeedEvent } from '../event/event.ts';
import type { ObjectNode } from '../json/value.ts';
import type { TestItem } from './item.ts';

/** A member of an event, short. */
function formatMember(value: FeedEvent[keyof FeedEvent]): string {
  if (typeof value === 'bigint') return `${value}`;
  return typeof value === 'string' ? quotedText(value) : quotedText(JSON.stringify(value));
}

const givenNames = ({ given }: TestItem): readonly (keyof FeedEvent)[] =>
  Object.keys(given ?? {}) as (keyof FeedEvent)[];

/** `item ts…z (a plain event; "given" names id: 7 for 1073741824)`. */
export function formatItem(item: TestItem): string {
  const given = givenNames(item).map(
    (name) => `${name}: ${formatMember(item.event[name])} for ${formatMember(item.asked[name])}`,
  );
  const givenText = given.length > 0 ? `; "given" has ${given.join(', ')}` : '';
  return `item ${item.name} (${item.what}${givenText})`;
}

/**
 * A defect of an event that is an item of the run: with the item, and whether the publisher reported the expected
 * value.
 */
export function formatItemDefect<R extends string>(defect: Defect<R> | undefined, item: TestItem, event: ObjectNode) {
  if (!defect) return undefined;
  const { at = event.pointer, expected } = defect;
  const [member] = at.slice(event.pointer.length + 1).split('/');
  const isGiven = givenNames(item).some((name) => name === member);
  const source = isGiven ? `${expected}, as in the publisher's "given"` : expected;
  return { ...defect, expected: source, at: `${at}, ${formatItem(item)}` };
}
