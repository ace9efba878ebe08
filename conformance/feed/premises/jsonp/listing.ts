/** The events of the site as the argument of a call. */
import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from '../list/listing.ts';
import { requireOwnAnswer } from '../list/own-answer.ts';
import { wrongAddress } from '../list/wrong-address.ts';
import { requestJsonp, runCallback } from './callback.ts';

/** What the call of the right function may be wrong in, said as one. */
const REPORTED_REASONS = {
  'argument-count': 'argument',
  'argument-string': 'argument',
  'not-an-object': 'argument',
  'not-json-literal': 'argument',
  'not-wrapped': 'not-wrapped',
  'other-call': 'other-call',
  'several-statements': 'several-statements',
  'not-javascript': 'not-javascript',
  undecodable: 'undecodable',
  encoding: 'encoding',
} as const;

/** The events of the site as the argument of a call. */
export const jsonpListing = premise<FeedTarget>()({
  name: 'called',
  reasons: [
    'not-served',
    'not-wrapped',
    'other-call',
    'several-statements',
    'argument',
    'undecodable',
    'encoding',
    'not-javascript',
  ],
  async find(feed, t): Promise<Answer> {
    const callback = runCallback(t);
    const answer = await requestJsonp(feed, t, callback);
    const at = `events/${feed.site}.json?callback=${callback}`;
    const { status } = answer;
    requireOwnAnswer(t, answer, at);
    const expected = `one call ${callback}({…})`;
    if (status >= 300) {
      const mistaken = (await t.attempt(listing)) ? undefined : await wrongAddress(feed, t, status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      t.judge({ reason: 'not-served', expected, actual: `HTTP status ${status}`, at }, answer);
    }
    const { defect } = readJsonpAnswer(answer, callback);
    if (!defect) return answer;
    const { reason } = defect;
    if (reason === 'too-long' || reason === 'too-deep' || reason === 'too-many')
      return t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
    return t.judge(
      { ...defect, reason: REPORTED_REASONS[reason], at: defect.at ? `${at}, ${defect.at}` : at },
      answer,
    ) as never;
  },
});
