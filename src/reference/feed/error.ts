import type { LineDefect } from './calendar/calendar-defect.ts';

/** Why a feed cannot be opened or go on, or why it refuses a publication. */
export type FeedErrorCode =
  | 'locked'
  | 'damaged'
  | 'not-a-feed'
  | 'newer'
  | 'cannot-open'
  | 'cannot-write'
  | 'disk-failed'
  | 'stopped'
  | 'closed'
  | 'invalid'
  | 'no-such-site'
  | 'no-such-item'
  | 'id-taken';

/** The facts of an error of the feed, in words. */
export interface FeedErrorFacts {
  readonly expected: string;
  readonly found: string;
  /** The file, or the part of the input. */
  readonly where: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** An error of the feed itself, as opposed to a request that it refuses. The message ends with a table of the facts. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code: FeedErrorCode;
  readonly facts: FeedErrorFacts;

  constructor(code: FeedErrorCode, message: string, facts: FeedErrorFacts, options?: ErrorOptions) {
    const table = Object.entries(facts).map(([label, fact]) => `  ${label.padEnd(10)}${fact}`);
    super([message, ...table].join('\n'), options);
    this.code = code;
    this.facts = facts;
  }
}

/** A publication has a wrong value at `where`. */
export function invalid(where: string, expected: string, found: string, cause?: unknown): FeedError {
  const facts = { expected, found, where, remedy: 'correct it and publish again' };
  return new FeedError('invalid', 'This cannot be published.', facts, { cause });
}

/** A line of a calendar cannot be read. */
export function noLine({ line, expected, found }: LineDefect, cause?: unknown): FeedError {
  const facts = {
    expected,
    found: found.slice(0, 200),
    where: `line ${line}`,
    remedy: 'correct it, or leave the line out',
  };
  return new FeedError('invalid', 'This calendar cannot be read.', facts, { cause });
}

/** A text is not the calendar that it should be, at `where`. */
export function noCalendar(found: string, where: string, cause?: unknown): FeedError {
  const expected = 'iCalendar (RFC 5545), which begins with BEGIN:VCALENDAR and ends with END:VCALENDAR';
  const facts = {
    expected,
    found,
    where,
    remedy: 'export the calendar as a file of this kind, .ics, and give that',
  };
  return new FeedError('invalid', 'This is no calendar.', facts, { cause });
}

/** No site has this slug. */
export function noSuchSite(slug: string): FeedError {
  const facts = {
    expected: 'a site of this feed',
    found: 'no such site',
    where: `slug ${slug}`,
    remedy: 'put the site first',
  };
  return new FeedError('no-such-site', 'There is no such site.', facts);
}

/** No item has this number. */
export function noSuchItem(number: number): FeedError {
  const facts = {
    expected: 'an item that was published',
    found: 'no such item, or a withdrawn item',
    where: `item ${number}`,
    remedy: 'publish it as a new item',
  };
  return new FeedError('no-such-item', 'There is no such item.', facts);
}

/** Another item of the site has this event id. */
export function idTaken(slug: string, id: bigint): FeedError {
  const facts = {
    expected: 'an id that no other event of the site has',
    found: `${id}, the id of another event`,
    where: `site ${slug}, event /id`,
    remedy: 'update that item, or leave the id out to be given one',
  };
  return new FeedError('id-taken', 'The id of an event is unique within its site.', facts);
}
