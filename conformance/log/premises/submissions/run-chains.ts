import { premise } from '../../../core/check/premise.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { type ChainMaker, chainMaker } from '../../inputs/certificate/chain-maker.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { acceptedRoots } from './accepted-roots.ts';

/** The chains of the run, below the given root, which the log has to accept. */
export const runChains = premise<LogTarget>()({
  name: 'run-chains',
  async find(log, t): Promise<ChainMaker> {
    if (!log.authority) return t.notApplicable('no root that the log accepts was given');
    const { certificate, key, notAfter } = log.authority;
    // A log whose list cannot be read may accept the root all the same.
    const accepted = await t.attempt(acceptedRoots);
    if (accepted && !accepted.roots.some((root) => equalBytes(root, certificate)))
      return t.inconclusive(
        `the log does not accept the given root: none of the ${accepted.roots.length} certificates of get-roots is that of --test-root`,
      );
    const end = notAfter === undefined ? {} : { notAfter };
    return chainMaker({ root: { certificate, key }, runId: t.runId, now: t.time.epoch(), ...end });
  },
});
