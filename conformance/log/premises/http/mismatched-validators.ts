import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';
import { readFourAtATime } from './read-all.ts';

/** A request whose condition is true, since its validator is not current, and the answer. */
export interface MismatchedValidator extends PresentResource {
  readonly header: Header;
  /** Why the condition is true. */
  readonly why: string;
  readonly answer: Answer;
}

/** An entity tag with a character less, and one with a character more: comparison is of whole tags (RFC 9110 section 8.8.3.2). */
function almost(tag: string | undefined): readonly string[] {
  const [, weak = '', opaque] = /^(W\/)?"([^"]*)"$/.exec(tag ?? '') ?? [];
  return opaque ? [`${weak}"${opaque.slice(0, -1)}"`, `${weak}"${opaque}x"`] : [];
}

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

/**
 * Each resource with entity tags that it never had, with its own but for a character and, unless its Last-Modified is as old,
 * with a date of before there were such logs: without a date of its own the condition is ignored (RFC 9110 section 13.1.3).
 */
export const mismatchedValidators = premise<LogTarget>()({
  name: 'mismatched-validators',
  async find(log, t): Promise<readonly MismatchedValidator[]> {
    const otherTag = `"touchstone-${t.runId}"`;
    const answers = await readFourAtATime(await t.use(presentResources), async (present) => {
      const current = await log.read(present.resource);
      const modified = Date.parse(headerValue(current, 'last-modified') ?? '');
      const conditions: { readonly header: Header; readonly why: string }[] = [
        { header: ['If-None-Match', otherTag], why: 'it never had that entity tag' },
        { header: ['If-None-Match', `${otherTag}, W/${otherTag}`], why: 'it never had either entity tag' },
      ];
      for (const tag of almost(headerValue(current, 'etag')))
        conditions.push({ header: ['If-None-Match', tag], why: 'its entity tag differs by a character' });
      if (!(modified <= Date.parse(LONG_AGO)))
        conditions.push({ header: ['If-Modified-Since', LONG_AGO], why: 'it is newer than that' });
      const mismatched: MismatchedValidator[] = [];
      for (const condition of conditions) {
        const answer = await log.read(present.resource, { headers: [...USUAL_ACCEPT_ENCODING, condition.header] });
        mismatched.push({ ...present, ...condition, answer });
      }
      return mismatched;
    });
    return answers.flat();
  },
});
