import type { FeedEvent, FeedTimes } from '../core/feed-event.ts';
import type { FeedClock, NotPublished, Published, Publisher } from '../core/publisher.ts';
import { NotApplicable } from '../core/signal.ts';
import { Trouble } from '../core/trouble.ts';
import type { Conversation, Said } from './conversation.ts';

/** The members of an event, and what each may be beside null. */
const MEMBERS: { readonly [K in keyof FeedEvent]: (value: unknown) => boolean } = {
  id: (value) => typeof value === 'bigint' || Number.isSafeInteger(value),
  title: (value) => typeof value === 'string',
  times: (value) => Array.isArray(value) && value.every((one) => one === null || isTimes(one)),
  type: (value) => Array.isArray(value) && value.every((one) => one === null || typeof one === 'string'),
  link: (value) => typeof value === 'string',
  updated: (value) => typeof value === 'string',
};

const isTimes = (value: unknown): value is FeedTimes =>
  ['start', 'end'].every((name) => ['string', 'object'].includes(typeof (value as Record<string, unknown>)[name]));

/** A publisher that is a program (spec/feed/publishing.md). */
export function publisherBy(conversation: Conversation): Publisher {
  const change = (what: string) => async (site: string, item: string, event: FeedEvent) =>
    publishedOf(await conversation.ask({ do: what, site, item, event }));
  return {
    publish: change('publish'),
    update: change('update'),
    withdraw: async (site, item) =>
      done(await conversation.ask({ do: 'withdraw', site, item }), 'an item cannot be withdrawn'),
  };
}

/** A clock that is set by a program. */
export function clockBy(conversation: Conversation): FeedClock {
  return {
    set: async (epochMs) =>
      done(await conversation.ask({ do: 'set-clock', now: epochMs ?? null }), 'the clock cannot be set'),
  };
}

/** What the feed cannot do is not judged. @throws NotApplicable */
function done({ refused }: Said, what: string): void {
  if (refused !== undefined) throw new NotApplicable(`${what}: ${String(refused)}`);
}

/** @throws Trouble where the answer says of a member what no event has. */
function publishedOf({ refused, event }: Said): Published | NotPublished {
  if (refused !== undefined) return { refused: String(refused) };
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event ?? {})) {
    const fits = Object.hasOwn(MEMBERS, name) ? MEMBERS[name as keyof FeedEvent] : undefined;
    if (!fits || !(value === null || fits(value)))
      throw new Trouble('protocol', `the answer to a publication: expected members of an event, found "${name}"`);
    given[name] = name === 'id' && value !== null ? BigInt(value as number) : value;
  }
  return { given };
}
