/** Lists as a client keeps them, with what tells whether they are still right (RFC 9110 section 8.8). */
import { type Answer, type Header, headerOf } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { again, isError } from './again.ts';
import { CALLBACK } from './held.ts';
import type { Item } from './items.ts';
import { listOf, until } from './lists.ts';
import { contentOf } from './reading.ts';

/** Each form may have validators of its own. */
export const FORMS: readonly FeedQuery[] = [{}, { format: 'xml' }, { callback: CALLBACK }];
export const placeOf = ({ site }: FeedTarget, { format = 'json', callback }: FeedQuery): string =>
  `events/${site}.${format}${callback === undefined ? '' : '?callback=…'}`;

export type StaleReason = 'changed' | 'withdrawn' | 'same-second' | 'same-second-tag' | 'same-length';
export type Judging = Trial<FeedTarget, 'unknown' | StaleReason>;

/** An answer that is no error of a moment, where there is one. */
const asked = (feed: FeedTarget, t: Judging, query: FeedQuery): Promise<Answer> =>
  again(
    t,
    () => feed.get(query),
    (answer) => !isError(answer),
  );

/** Whether the list is there with a word of ours in it, which no format escapes. */
export const shows = (answer: Answer, word: string): boolean =>
  answer.status === 200 &&
  Buffer.from(contentOf(answer) ?? [])
    .toString('utf8')
    .includes(word);

/** A form of the list with an item of ours in it, as a client may hold it. */
export interface Held {
  readonly form: FeedQuery;
  readonly validators: readonly Header[];
}

/** Each form that has validators. */
export async function held(feed: FeedTarget, t: Judging, item: Item | undefined): Promise<readonly Held[]> {
  if (!item) return [];
  const all = await Promise.all(
    FORMS.map(async (form): Promise<Held> => {
      const answer = await until(
        t,
        // At once where it is an error: some have to be read within the second of a publication.
        async () => (await listOf(feed, form)).answer,
        (one) => shows(one, item.mark),
      );
      return { form, validators: shows(answer, item.mark) ? validators(answer) : [] };
    }),
  );
  return all.filter(({ validators: known }) => known.length > 0);
}

/** Judges what a client is answered that holds the list from before a change. `isNew`: whether that shows in an answer. */
export async function judgeStale(
  feed: FeedTarget,
  t: Judging,
  reason: StaleReason,
  isNew: (answer: Answer) => boolean,
  { form, validators: headers }: Held,
): Promise<void> {
  const answer = await until(
    t,
    () => asked(feed, t, { ...form, headers }),
    ({ status }) => status !== 304,
  );
  // Only what is there without a condition can be missing with one.
  if (answer.status === 304 && !isNew(await asked(feed, t, form))) return;
  const sent = headers.map((header) => header.join(': ')).join(' and ');
  const expected = `the events: they have changed since the answer that gave ${sent}`;
  const defect = { reason, expected, actual: 'status 304', at: placeOf(feed, form) } as const;
  t.judge(answer.status === 304 ? defect : undefined, answer);
}

export const tagsOf = ({ validators: known }: Held): readonly Header[] =>
  known.filter(([name]) => name === 'If-None-Match');

/** What a client that holds an answer sends to ask whether it is still right. */
function validators(answer: Answer): readonly Header[] {
  const tag = headerOf(answer, 'etag');
  const date = headerOf(answer, 'last-modified');
  return [
    ...(tag === undefined ? [] : [['If-None-Match', tag] as const]),
    ...(date === undefined ? [] : [['If-Modified-Since', date] as const]),
  ];
}
