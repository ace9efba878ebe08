/** A list with a content coding, compared with the list without. */

import type { Defect } from '../../../core/check/defect.ts';
import { Inconclusive } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Header } from '../../../core/target/header.ts';
import { ACCEPT_DEFLATE, ACCEPT_GZIP } from '../../inputs/requests/accept-encoding.ts';
import { alignedJson } from '../../oracle/agreement/aligned-json.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { jsonDifference } from '../../oracle/json/difference.ts';
import { readListing } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { compareWithJson } from '../agreement/compare-with-json.ts';
import { listing } from '../list/listing.ts';

/** A request with a coding, and the defect of its answer. */
export interface CodedList {
  readonly answer: Answer;
  readonly defect?: Defect<'differs' | 'unreadable'> | undefined;
}

/** Reads the list with a coding, between readings without. */
function readCodedList(feed: FeedTarget, t: Trial<FeedTarget, string>, coding: Header): Promise<CodedList> {
  return compareWithJson(feed, t, { headers: [coding] }, (both) => comparedCoded(feed, coding, both));
}

function comparedCoded(feed: FeedTarget, coding: Header, { json, answer, ignored }: FormBesideJson): CodedList {
  if (answer.cut || !contentBytes(answer)) return { answer };
  const codedJson = readListing(answer)?.root;
  const difference = codedJson && jsonDifference(...alignedJson(json, codedJson), ignored);
  const at = `events/${feed.site}.json, ${coding.join(': ')}`;
  const expected = `the list in JSON, as it is without ${coding[1]}`;
  const unreadable = {
    reason: 'unreadable',
    expected,
    actual: `other content, with status ${answer.status}`,
    at,
  } as const;
  if (!codedJson) return answer.status >= 400 && answer.status !== 500 ? { answer } : { answer, defect: unreadable };
  return { answer, defect: difference && { ...difference, reason: 'differs', at: `${at}, ${difference.at}` } };
}

/** The same of a list with unusual events; undefined if it kept changing. */
export async function readCodedBatch(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<CodedList | undefined> {
  try {
    return await readCodedList(feed, t, ACCEPT_GZIP);
  } catch (cause) {
    if (cause instanceof Inconclusive) return undefined;
    throw cause;
  }
}

/** The list with each coding that most clients accept. */
export const codedLists = premise<FeedTarget>()({
  name: 'coded-lists',
  async find(feed, t: Trial<FeedTarget, string>) {
    await t.use(listing);
    const gzip = await readCodedList(feed, t, ACCEPT_GZIP);
    return { gzip, deflate: await readCodedList(feed, t, ACCEPT_DEFLATE) };
  },
});

/** The list with a coding, with the same data as without: the other forms with gzip are compared after that. */
export const matchingCoded = premise<FeedTarget>()({
  name: 'matching-coded',
  reasons: ['differs', 'unreadable'],
  async find(_feed, t): Promise<Answer> {
    const { gzip, deflate } = await t.use(codedLists);
    for (const { answer, defect } of [gzip, deflate]) if (defect) t.fail(defect, answer);
    return gzip.answer;
  },
});
