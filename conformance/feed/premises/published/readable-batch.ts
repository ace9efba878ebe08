/** The batch, with a list that can be read. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import type { ReadableList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type PublishedBatch, publishedBatch } from './batch.ts';

/** Why a list cannot be read, as its reader says it. */
function whyUnreadable(answer: Answer): string {
  const read = contentJson(answer);
  if (answer.cut) return 'more than this suite reads';
  if (!read) return 'content that cannot be decoded';
  const { defect } = read;
  if (defect)
    return `HTTP status ${answer.status}, and no JSON: expected ${defect.expected}, found ${defect.actual}${defect.at ? ` at ${defect.at}` : ''}`;
  const said = metaStatus(answer);
  return said === undefined || said === 200 || said === 204
    ? `HTTP status ${answer.status}, and JSON in which \`data\` is no list`
    : `HTTP status ${answer.status}, and meta.status ${said}`;
}

/** The batch, with a list that can be read. */
export const readableBatch = premise<FeedTarget>()({
  name: 'readable',
  reasons: ['unreadable'],
  async find(_feed, t): Promise<PublishedBatch & { readonly list: ReadableList }> {
    const all = await t.use(publishedBatch);
    for (const { events, answer } of [all.list, ...(all.full ? [all.full.list] : [])]) {
      const expected = 'the list in JSON, in an envelope that says success, also with unusual events in it';
      const cannot = { reason: 'unreadable', expected, actual: whyUnreadable(answer) } as const;
      t.judge(events ? undefined : cannot, answer);
    }
    return all as PublishedBatch & { readonly list: ReadableList };
  },
});
