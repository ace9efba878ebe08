/** Alterations of entries that the log has just accepted. Their signatures do not verify, even if the log remembers the sound entries. */
import { premise } from '../../../core/check/premise.ts';
import { alteredRequests } from '../../inputs/entry/altered-entry.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { allAlgorithms } from '../create/all-algorithms.ts';
import { type RefusalGroup, refusedGroups, sendRefusedRequests } from './refusals.ts';

/** The answers to alterations of the sound entry of the group `signature` and of an entry of RSA. */
export const alteredRepeats = premise<LogTarget>()({
  name: 'altered-repeats',
  async find(log, t): Promise<Pick<RefusalGroup, 'answers' | 'failure'>> {
    const { sound } = (await t.use(refusedGroups)).get('signature')!;
    const rsa = (await t.use(allAlgorithms)).find(
      ({ algorithm }) => algorithm === 'PKIX_RSA_PKCS1V15_2048_SHA256',
    )?.creation;
    const requests = [sound, rsa].flatMap((creation) =>
      creation && isSuccessStatus(creation.answer.status) ? alteredRequests(creation.entry) : [],
    );
    return sendRefusedRequests(log.create!, requests, log.writesLeft);
  },
});
