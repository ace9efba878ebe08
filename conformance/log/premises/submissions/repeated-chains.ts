/** Chains that the log has already, submitted again. */

import { premise } from '../../../core/check/premise.ts';
import { chainJson } from '../../inputs/certificate/chain-maker.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type Issued, verifiedScts } from './issued-scts.ts';
import { type Submission, submitChain } from './submitted-chains.ts';

/** A chain that was submitted twice. */
export interface Repeated {
  readonly first: Issued;
  readonly again: Submission;
}

/** A certificate and a precertificate again, each with its root and without it. */
export const repeatedChains = premise<LogTarget>()({
  name: 'repeated-chains',
  async find(log, t): Promise<readonly Repeated[]> {
    const { submit } = log;
    if (!submit) return t.notApplicable('certificates cannot be submitted');
    const issued = await t.use(verifiedScts);
    const repeated: Repeated[] = [];
    for (const first of issued.slice(0, 2))
      for (const chain of [first.made.chain, first.made.chain.slice(0, -1)])
        repeated.push({ first, again: await submitChain({ submit }, t, first.made, chainJson(chain)) });
    return repeated;
  },
});
