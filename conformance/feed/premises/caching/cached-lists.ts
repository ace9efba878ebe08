/** Lists in the cache of a client, with their validators (RFC 9110 section 8.8). */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Header } from '../../../core/target/header.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { DEFAULT_CALLBACK } from '../../oracle/answer/events-in-answer.ts';
import { conditionsOf } from '../../oracle/http/validators.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { readList } from '../list/lists.ts';
import { readUntil } from '../publishing/visible-within.ts';

/** Each form may have different validators. */
export const CACHED_FORMS: readonly FeedQuery[] = [{}, { format: 'xml' }, { callback: DEFAULT_CALLBACK }];
export const formPath = ({ site }: FeedTarget, { format = 'json', callback }: FeedQuery): string =>
  `events/${site}.${format}${callback === undefined ? '' : '?callback=…'}`;

export type NotModifiedReason = 'changed' | 'withdrawn' | 'same-second' | 'same-second-tag' | 'same-length';
export type CacheTrial = Trial<FeedTarget, 'unknown' | NotModifiedReason>;

/** Whether the list is served with a word of the run, which no format escapes. */
export const showsWord = (answer: Answer, word: string): boolean =>
  answer.status === 200 &&
  Buffer.from(contentBytes(answer) ?? [])
    .toString('utf8')
    .includes(word);

/** A form of the list with an item of the run, in the cache of a client. */
export interface CachedList {
  readonly form: FeedQuery;
  readonly validators: readonly Header[];
}

/** Each form that has validators. */
export async function cachedLists(
  feed: FeedTarget,
  t: CacheTrial,
  item: TestItem | undefined,
): Promise<readonly CachedList[]> {
  if (!item) return [];
  const lists = await Promise.all(
    CACHED_FORMS.map(async (form): Promise<CachedList> => {
      const answer = await readUntil(
        t,
        // Repeated at once after an error, since some lists have to be read within the second of a publication.
        async () => (await readList(feed, form)).answer,
        (answer) => showsWord(answer, item.mark),
      );
      return { form, validators: showsWord(answer, item.mark) ? conditionsOf(answer) : [] };
    }),
  );
  return lists.filter(({ validators: known }) => known.length > 0);
}

export const entityTagConditions = ({ validators: known }: CachedList): readonly Header[] =>
  known.filter(([name]) => name === 'If-None-Match');
