import { NotApplicable } from '../../../core/check/early-end.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { FeedEvent, FeedTimes } from '../../oracle/event/event.ts';
import { feedId, isLargeId, mayBeRoundedId } from '../../oracle/event/id.ts';
import type { FeedClock, NotPublished, Published, Publisher } from '../../target/publisher.ts';
import type { Conversation, ProgramAnswer } from './conversation.ts';

/** The members of an event, and what each may be beside null. */
const MEMBERS: { readonly [K in keyof FeedEvent]: (value: unknown) => boolean } = {
  id: (value) => feedId(value) !== undefined,
  title: (value) => typeof value === 'string',
  times: (value) => Array.isArray(value) && value.every((one) => one === null || isTimes(one)),
  type: (value) => Array.isArray(value) && value.every((one) => one === null || typeof one === 'string'),
  link: (value) => typeof value === 'string',
  updated: (value) => typeof value === 'string',
};

const isTimes = (value: unknown): value is FeedTimes =>
  ['start', 'end'].every((name) => ['string', 'object'].includes(typeof (value as Record<string, unknown>)[name]));

const INEXACT =
  'ids beyond 2^53 may lose digits in the program, for its answer to hello had not the number `exact` as it was';

const HALVES =
  'a text with half of a surrogate pair is not sent to a program, whose parser of JSON may refuse the line';

const isWellFormed = ({ title, type, link }: FeedEvent) =>
  [title, ...(type ?? []), link].every((text) => text?.isWellFormed() ?? true);

/** A publisher that is a program (spec/feed/publishing.md). */
export function programPublisher(conversation: Conversation): Publisher {
  const change = (what: string) => async (site: string, item: string, event: FeedEvent) => {
    // What it would publish under another id than was asked for would be held against the feed.
    if (event.id !== null && isLargeId(event.id) && !(await conversation.isExact()))
      return { refused: INEXACT, unasked: true };
    if (!isWellFormed(event)) return { refused: HALVES, unasked: true };
    return publishedOf(await conversation.ask({ do: what, site, item, event }), event);
  };
  return {
    publish: change('publish'),
    update: change('update'),
    withdraw: async (site, item) =>
      done(await conversation.ask({ do: 'withdraw', site, item }), 'an item cannot be withdrawn'),
  };
}

/** A clock that is set by a program. */
export function programClock(conversation: Conversation): FeedClock {
  return {
    set: async (epochMs) =>
      done(await conversation.ask({ do: 'set-clock', now: epochMs ?? null }), 'the clock cannot be set'),
  };
}

/** What the feed cannot do is not judged. @throws NotApplicable */
function done({ refused }: ProgramAnswer, what: string): void {
  if (refused !== undefined) throw new NotApplicable(`${what}: ${String(refused)}`);
}

/** @throws TransportFailure where the answer says of a member what no event has. */
function publishedOf({ refused, event }: ProgramAnswer, asked: FeedEvent): Published | NotPublished {
  if (refused !== undefined) return { refused: String(refused) };
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event ?? {})) {
    const fits = Object.hasOwn(MEMBERS, name) ? MEMBERS[name as keyof FeedEvent] : undefined;
    if (!fits || !(value === null || fits(value)))
      throw new TransportFailure(
        'protocol',
        `the answer to a publication: expected members of an event, found "${name}"`,
      );
    given[name] = name === 'id' ? idOf(value, asked) : value;
  }
  return { given };
}

/** The reported id. @throws TransportFailure for a number that may have lost digits. */
function idOf(reported: unknown, requested: FeedEvent): bigint | null {
  const id = feedId(reported)!;
  if (typeof reported !== 'bigint' || id === requested.id || !mayBeRoundedId(reported)) return id;
  const why = 'may have lost digits, as numbers do in JavaScript: give an id beyond 2^53 as a string of digits';
  throw new TransportFailure('protocol', `the answer to a publication: the id ${reported} ${why}`);
}
