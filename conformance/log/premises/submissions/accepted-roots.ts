import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { acceptedRootsDefect, readAcceptedRoots } from '../../oracle/certificates/accepted-roots.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The accepted roots, and the answer that has them. */
export interface AcceptedRoots {
  readonly roots: readonly Uint8Array[];
  readonly answer: Answer;
}

/** The roots that the log accepts (RFC 6962 section 4.7). */
export const acceptedRoots = premise<LogTarget>()({
  name: 'accepted-roots',
  reasons: ['status', 'json', 'certificate'],
  async find(log, t): Promise<AcceptedRoots> {
    if (!log.roots) return t.notApplicable('no address of a submission prefix was given');
    const answer = await log.roots();
    if (answer.cut) return t.inconclusive('the list of roots is larger than this suite reads');
    const body = readableBody(answer);
    t.judge(acceptedRootsDefect(answer.status, body), answer);
    return { roots: readAcceptedRoots(body!).value!, answer };
  },
});
