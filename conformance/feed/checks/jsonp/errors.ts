import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { libraryCalls } from '../../premises/jsonp/library-calls.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Whether an envelope states an error. */
function isErrorEnvelope(root: JsonNode | undefined): boolean {
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const status = meta?.kind === 'object' ? metaNumber(meta, 'status') : undefined;
  return status !== undefined && status !== '200' && status !== '204';
}

const holdsError = (answer: Answer): boolean => isErrorEnvelope(contentJson(answer)?.value?.root);

/** Errors with a callback (choice `jsonp-errors`): no source says how they are answered. */
export const errors = check<FeedTarget>()({
  // FEED-JP-005 (should): With `callback`, all errors are answered as declared: as calls that a script can read, or as without a
  //   callback. [ecmascript, "16.1"]
  proves: 'FEED-JP-005',
  reasons: {
    status: 'an error is a call, with an HTTP status with which no browser runs it',
    'not-as-declared': 'an error with a callback is not answered as declared',
    changed: 'with a callback one error is a call, and another is not',
  },
  run: async (feed, t) => {
    await t.use(libraryCalls);
    const callback = runCallback(t);
    const keys = [null, `no-key-${callback}`];
    const isCall = (answer: Answer) => isErrorEnvelope(readJsonpAnswer(answer, callback).value?.json.root);
    // A rate limit refuses requests without reading the callback, so the request is repeated.
    const requests = keys.flatMap((key) => [
      feed.get({ key }),
      retryUntil(t, () => feed.get({ key, callback }), isCall),
    ]);
    const answers = await Promise.all(requests);
    for (const [i, key] of keys.entries()) {
      const [plain, answer] = [answers[2 * i]!, answers[2 * i + 1]!];
      const calls = isCall(answer);
      // Without an error in the envelope there is no argument for a call.
      if (!holdsError(plain) || (!calls && !holdsError(answer))) continue;
      const at = `events/${feed.site}.json?callback=${callback}, ${key === null ? 'without a key' : 'with a wrong key'}`;
      if (calls && answer.status >= 300) {
        const expected = `one call ${callback}({…}), with HTTP status 200`;
        t.judge({ reason: 'status', expected, actual: `HTTP status ${answer.status}`, at }, answer);
      }
      const defect = t.chose('jsonp-errors', calls ? 'called' : 'plain');
      t.judge(defect && { ...defect, at }, answer);
    }
    if (t.subjects === 0) t.notApplicable('no error is answered in the envelope');
  },
});
