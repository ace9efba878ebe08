import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { effectiveStatus, GATEWAY_STATUSES, isSuccessAnswer, metaStatus } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Formats that no feed has. A feed may serve further formats, such as csv, besides those of the interface document. */
const FORMATS = ['touchstone', 'stonetouch'];

const OPTIONS = new Map([
  [501, 'invalid-method'],
  [404, 'not-found'],
  [400, 'bad-request'],
] as const);

/** The option of the choice unknown-format that an answer shows; undefined for any other answer. */
function optionOf(answer: Answer): string | undefined {
  return isSuccessAnswer(answer) ? 'served' : OPTIONS.get(effectiveStatus(answer) as 501);
}

/** Whether an answer may come from a gateway in front of the feed. */
const isOfGateway = (answer: Answer): boolean =>
  GATEWAY_STATUSES.has(answer.status) && metaStatus(answer) === undefined;

/** Formats other than JSON and XML (interface, "Endpoints"). */
export const unknown = check<FeedTarget>()({
  // FEED-FM-008 (must): The format is `json` or `xml`: any other format is answered as declared, and always in the same way.
  //   [interface, "Endpoints"]
  proves: 'FEED-FM-008',
  reasons: {
    'not-as-declared': 'an unknown format is answered otherwise than declared',
    changed: 'unknown formats are answered in different ways',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const declared = t.declared('unknown-format');
    for (const format of FORMATS) {
      const answer = await feed.get({ format });
      const at = `events/${feed.site}.${format}`;
      if (isOfGateway(answer))
        t.inconclusive(`${at}: HTTP status ${answer.status} without an envelope, as of a gateway`);
      const option = optionOf(answer);
      const actual = `status ${effectiveStatus(answer)}`;
      if (option !== undefined) {
        const defect = t.chose('unknown-format', option);
        t.judge(defect && { ...defect, actual: `${option}: ${actual}`, at }, answer);
      } else if (declared !== undefined) {
        const expected = `unknown-format: ${declared}, as declared`;
        t.judge({ reason: 'not-as-declared', expected, actual, at }, answer);
      }
    }
    if (t.subjects === 0) t.notApplicable('an unknown format is answered in a way that no option describes');
  },
});
