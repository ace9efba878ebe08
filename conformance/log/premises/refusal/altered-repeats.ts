/** What a log answers to what it has just taken, altered: whatever it remembers of that, this does not verify. */
import { premise } from '../../../core/check/premise.ts';
import { alteredRequests } from '../../inputs/entry/altered-entry.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { allAlgorithms } from '../create/all-algorithms.ts';
import { type RefusalGroup, refusedGroups, sendRefusedRequests } from './refusals.ts';

/** The sound entry of the group `signature`, altered, and one of RSA, which was taken before. */
export const alteredRepeats = premise<LogTarget>()({
  name: 'altered',
  async find(log, t): Promise<Pick<RefusalGroup, 'answers' | 'trouble'>> {
    const { sound } = (await t.use(refusedGroups)).get('signature')!;
    const rsa = (await t.use(allAlgorithms)).find(
      ({ algorithm }) => algorithm === 'PKIX_RSA_PKCS1V15_2048_SHA256',
    )?.creation;
    const taken = [sound, rsa].filter((made) => made !== undefined && isSuccessStatus(made.answer.status));
    return sendRefusedRequests(
      log.create!,
      taken.flatMap((made) => alteredRequests(made!.entry)),
      log.writesLeft,
    );
  },
});
