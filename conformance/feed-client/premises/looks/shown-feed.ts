import type { FeedChoice, FeedClientTarget, Look, Question, ReadFormat } from '../../target/feed-client-target.ts';

/** A feed to show, and what the client is given. */
export interface FeedShowing {
  readonly feed: FeedChoice;
  readonly question?: Question;
}

/** Feeds to show, by the reason for which a client fails that judges one of them wrongly. */
export interface FeedShowings<R extends string> {
  /** The formats in which the feeds show what they do. Default: all. */
  readonly formats?: readonly ReadFormat[];
  readonly feeds: Readonly<Partial<Record<R, readonly FeedShowing[]>>>;
}

/** A feed that was shown, and how the client looked at it. */
export interface ShownFeed<R extends string> {
  readonly reason: R;
  /** The command that starts the feed, for people. */
  readonly name: string;
  readonly look: Look;
}

/** A feed, and what the client is given at it. */
export const shownFeed = (feed: FeedChoice, question?: Question): FeedShowing =>
  question ? { feed, question } : { feed };
/** The feed with a fault. */
export const lyingFeed = (fault: string, events?: number): FeedShowing => ({ feed: withEvents({ fault }, events) });
/** The feed with a variant. */
export const unusualFeed = (variant: string, events?: number): FeedShowing => ({
  feed: withEvents({ variant }, events),
});

const withEvents = (feed: FeedChoice, events: number | undefined): FeedChoice =>
  events === undefined ? feed : { ...feed, events };

/** Shows feeds, several at once. */
export async function showFeeds<R extends string>(
  client: FeedClientTarget,
  { feeds }: FeedShowings<R>,
): Promise<readonly ShownFeed<R>[]> {
  const all = Object.entries<readonly FeedShowing[] | undefined>(feeds).flatMap(([reason, list = []]) =>
    list.map((showing) => ({ reason: reason as R, showing })),
  );
  return Promise.all(
    all.map(async ({ reason, showing }) => ({
      reason,
      name: serveCommandOf(showing),
      look: await client.show(showing.feed, showing.question),
    })),
  );
}

/** How many events a feed has of which a showing says nothing. */
const EVENTS = 2;

/** The command that starts a feed, and what the client is given. */
export function serveCommandOf({ feed: { fault, variant, events = EVENTS }, question = {} }: FeedShowing): string {
  const altered = [
    ...(fault === undefined ? [] : [` --fault ${fault}`]),
    ...(variant === undefined ? [] : [` --variant ${variant}`]),
  ];
  const { key, place } = question;
  const given = [
    ...(key === 'wrong' ? ['with another key'] : []),
    ...(key === 'banned' ? ['with a key that is banned'] : []),
    ...(place === undefined ? [] : [place < events ? `asked for event ${place + 1}` : 'asked for another id']),
  ];
  // As a comment of the shell, so that the line can be run as it is.
  const comment = given.length === 0 ? '' : `  # ${given.join(', ')}`;
  return `touchstone serve feed --events ${events}${altered.join('')}${comment}`;
}
