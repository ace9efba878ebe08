/** Items of ours in the words of failures: which it is, what was asked for, and what the publisher says became of it. */
import type { Defect } from '../core/defect.ts';
import type { FeedEvent } from '../core/feed-event.ts';
import { quote } from '../oracle/quote.ts';
import type { Item } from './items.ts';
import type { JsonObject } from './reading.ts';

/** A member of an event, short. */
function short(value: FeedEvent[keyof FeedEvent]): string {
  if (typeof value === 'bigint') return `${value}`;
  return typeof value === 'string' ? quote(value) : quote(JSON.stringify(value));
}

const namesOf = ({ given }: Item): readonly (keyof FeedEvent)[] => Object.keys(given ?? {}) as (keyof FeedEvent)[];

/** `item ts…z (a plain event; "given" names id: 7 for 1073741824)`. */
export function told(item: Item): string {
  const given = namesOf(item).map((name) => `${name}: ${short(item.event[name])} for ${short(item.asked[name])}`);
  const other = given.length > 0 ? `; "given" has ${given.join(', ')}` : '';
  return `item ${item.name} (${item.what}${other})`;
}

/** A defect of an event that is an item of ours: with the item, and whether the publisher gave what was expected. */
export function toldOf<R extends string>(defect: Defect<R> | undefined, item: Item, event: JsonObject) {
  if (!defect) return undefined;
  const { at = event.pointer, expected } = defect;
  const [member] = at.slice(event.pointer.length + 1).split('/');
  const isGiven = namesOf(item).some((name) => name === member);
  const source = isGiven ? `${expected}, which the publisher's "given" says` : expected;
  return { ...defect, expected: source, at: `${at}, ${told(item)}` };
}
