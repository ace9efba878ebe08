import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';
import { readFourAtATime } from './read-all.ts';

/** A request whose condition holds, since its validator is not the present one, and the answer. */
export interface MismatchedValidator extends PresentResource {
  readonly header: Header;
  /** Why the condition holds. */
  readonly why: string;
  readonly answer: Answer;
}

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

/** Each resource with entity tags that it never had and, where it has Last-Modified, with a date long before that. */
export const mismatchedValidators = premise<LogTarget>()({
  name: 'mismatched-validators',
  async find(log, t): Promise<readonly MismatchedValidator[]> {
    const other = `"touchstone-${t.runId}"`;
    const answers = await readFourAtATime(await t.use(presentResources), async (present) => {
      const modified = Date.parse(headerValue(await log.read(present.resource), 'last-modified') ?? '');
      const conditions: { readonly header: Header; readonly why: string }[] = [
        { header: ['If-None-Match', other], why: 'it never had that entity tag' },
        { header: ['If-None-Match', `${other}, W/${other}`], why: 'it never had either entity tag' },
      ];
      if (modified > Date.parse(LONG_AGO))
        conditions.push({ header: ['If-Modified-Since', LONG_AGO], why: 'it was modified since' });
      const found: MismatchedValidator[] = [];
      for (const condition of conditions) {
        const answer = await log.read(present.resource, { headers: [...USUAL_ACCEPT_ENCODING, condition.header] });
        found.push({ ...present, ...condition, answer });
      }
      return found;
    });
    return answers.flat();
  },
});
