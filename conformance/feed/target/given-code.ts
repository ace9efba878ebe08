/** What somebody hands in to publish and to set the clock is code of theirs: what goes wrong in it is none of the feed's. */

import { inspect } from 'node:util';
import { EarlyEnd } from '../../core/check/early-end.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { feedId } from '../oracle/event/id.ts';
import type { FeedClock, NotPublished, Published, Publisher } from './publisher.ts';

/** A publisher of which every failure is `TransportFailure`, and every id that it gives a bigint. */
export function checkedPublisher(publisher: Publisher): Publisher {
  return {
    publish: async (site, item, event) => {
      const what = `to publish ${item}`;
      return publishedOf(await withTrouble('publisher', what, () => publisher.publish(site, item, event)), what);
    },
    update: async (site, item, event) => {
      const what = `to update ${item}`;
      return publishedOf(await withTrouble('publisher', what, () => publisher.update(site, item, event)), what);
    },
    withdraw: (site, item) => withTrouble('publisher', `to withdraw ${item}`, () => publisher.withdraw(site, item)),
  };
}

/** A clock of which every failure is `TransportFailure`. */
export function checkedClock(clock: FeedClock): FeedClock {
  return { set: (epochMs) => withTrouble('clock', 'to set the time', () => clock.set(epochMs)) };
}

async function withTrouble<V>(whose: string, what: string, work: () => Promise<V>): Promise<V> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TransportFailure || cause instanceof EarlyEnd) throw cause;
    const said = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    // What everybody meets who hands an event to JSON.stringify.
    const hint = /BigInt/i.test(said) ? ' (the id of an event is a bigint: write it with id.toString())' : '';
    throw new TransportFailure('protocol', `the ${whose} that was given failed ${what}: ${said}${hint}`, { cause });
  }
}

/** @throws TransportFailure for what is no answer of a publisher. */
function publishedOf(made: unknown, what: string): Published | NotPublished {
  const { refused, given } = Object(made) as { refused?: unknown; given?: unknown };
  const wrong = (found: string): never => {
    const expected = 'expected { given: {} }, with what the feed gave the event itself, or { refused: "why" }';
    throw new TransportFailure('protocol', `the publisher that was given, asked ${what}: ${expected}, found ${found}`);
  };
  if (refused !== undefined) return { refused: String(refused) };
  if (typeof given !== 'object' || given === null) return wrong(made === undefined ? 'nothing' : inspected(made));
  const { id, ...rest } = given as Record<string, unknown>;
  if (id === undefined) return { given: rest };
  const number = feedId(id);
  if (number === undefined)
    return wrong(`the id ${String(id)}; an id is a whole number, beyond 2^53 a bigint or a string of digits`);
  return { given: { ...rest, id: number } };
}

/** A value on a line, cut where it is long. */
function inspected(value: unknown): string {
  const text = inspect(value, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
