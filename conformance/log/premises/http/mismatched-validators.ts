import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';
import { readFourAtATime } from './read-all.ts';

/** A request whose condition holds, since its validator is not the present one, and what the log answers to it. */
export interface MismatchedValidator extends PresentResource {
  readonly header: Header;
  /** Why the condition holds. */
  readonly why: string;
  readonly answer: Answer;
}

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

/** Each resource by entity tags that it never had and, where it says when it was modified, by a date long before that. */
export const mismatchedValidators = premise<LogTarget>()({
  name: 'unmatched',
  async find(log, t): Promise<readonly MismatchedValidator[]> {
    const other = `"touchstone-${t.runId}"`;
    const asked = await readFourAtATime(await t.use(presentResources), async (one) => {
      const changed = Date.parse(headerValue(await log.read(one.resource), 'last-modified') ?? '');
      const conditions: { readonly header: Header; readonly why: string }[] = [
        { header: ['If-None-Match', other], why: 'it never had that entity tag' },
        { header: ['If-None-Match', `${other}, W/${other}`], why: 'it never had either entity tag' },
      ];
      if (changed > Date.parse(LONG_AGO))
        conditions.push({ header: ['If-Modified-Since', LONG_AGO], why: 'it was modified since' });
      const found: MismatchedValidator[] = [];
      for (const condition of conditions) {
        const answer = await log.read(one.resource, { headers: [...USUAL_ACCEPT_ENCODING, condition.header] });
        found.push({ ...one, ...condition, answer });
      }
      return found;
    });
    return asked.flat();
  },
});
