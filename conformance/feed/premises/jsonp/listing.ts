import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { notServedDefect, undecodableContentDefect } from '../../oracle/answer/served.ts';
import { callDefect, callText, scriptDefect } from '../../oracle/jsonp/call-defects.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from '../list/listing.ts';
import { requireOwnAnswer } from '../list/own-answer.ts';
import { wrongAddress } from '../list/wrong-address.ts';
import { requestJsonp, runCallback } from './callback.ts';

/** The list as the argument of the run's callback. */
export const jsonpListing = premise<FeedTarget>()({
  name: 'jsonp-listing',
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
    const at = jsonpAddress(feed, t);
    requireOwnAnswer(t, answer, at);
    const notServed = notServedDefect(answer, callText(callback), at);
    if (notServed) {
      const mistaken = (await t.attempt(listing)) ? undefined : await wrongAddress(feed, t, answer.status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      return t.fail(notServed, answer);
    }
    const { defect } = readJsonpAnswer(answer, callback);
    if (!defect) return answer;
    const wrong =
      undecodableContentDefect(answer, at) ?? scriptDefect(answer, callback, at) ?? callDefect(answer, callback, at);
    if (wrong) return t.fail(wrong, answer);
    return t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
  },
});

/** Where the list is served as the argument of the run's callback, for people. */
export const jsonpAddress = ({ site }: FeedTarget, t: Pick<Trial<FeedTarget, never>, 'runId'>): string =>
  `events/${site}.json?callback=${runCallback(t)}`;
